import { type Costs, mostActions } from '../bench/capacity.ts';
import type { Command } from '../command.ts';
import type { FlagValues } from '../flags.ts';
import { table } from '../simulation/table.ts';
import { UserError } from '../user-error.ts';

const USUAL = { work: 1, commit: 5, database: 0, patience: 50 };
const PROCESSES = [1, 2, 4, 8, 16, 32];
const USUAL_CORES = 8;
/** How often a player acts, in seconds: at a live table in turn with three others, and four times a day. */
const LIVE_SECONDS = 60;
const SLOW_SECONDS = 6 * 60 * 60;

export const capacity: Command = {
  name: 'capacity',
  summary: 'works out how many players a server holds, from what bench server measured',
  about:
    'A simulation: actions come by chance, wait for a process, for the database and for a commit. It prints the most that\n' +
    'are answered in time, and how many players make so many.',
  flags: [
    { name: 'work', value: 'MS', about: `work of the server for each action (${USUAL.work})` },
    { name: 'commit', value: 'MS', about: `how long a commit takes (${USUAL.commit})` },
    { name: 'database', value: 'MS', about: `work of the database for each action (${USUAL.database})` },
    { name: 'cores', value: 'N', about: `cores of each database (${USUAL_CORES})` },
    { name: 'databases', value: 'N', about: 'databases between which the matches are split (1)' },
    { name: 'patience', value: 'MS', about: `what 99 of 100 answers keep within (${USUAL.patience})` },
  ],
  examples: ['capacity --work 0.9 --commit 4', 'capacity --work 1.1 --commit 6 --database 0.4 --cores 16'],
  run(flags, io) {
    const costs: Costs = {
      work: milliseconds(flags, 'work', USUAL.work),
      commit: milliseconds(flags, 'commit', USUAL.commit),
      database: milliseconds(flags, 'database', USUAL.database),
    };
    const patience = milliseconds(flags, 'patience', USUAL.patience);
    const databaseCores = flags.whole('cores', { min: 1, max: 1024 }) ?? USUAL_CORES;
    const databases = flags.whole('databases', { min: 1, max: 1024 }) ?? 1;
    const rows = PROCESSES.map((processes) => {
      const rate = mostActions({ processes, databases, databaseCores }, costs, patience);
      return [processes, rate, rate * LIVE_SECONDS, rate * SLOW_SECONDS].map((figure) => figure.toFixed(0));
    });
    io.out.write(table(['processes', 'actions/s', 'live players at once', 'players of a move now and then'], rows));
    return 0;
  },
};

function milliseconds(flags: FlagValues, name: string, usual: number): number {
  const text = flags.text(name);
  if (text === undefined) return usual;
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new UserError(`--${name} takes milliseconds, not '${text}'`);
  return Number(text);
}
