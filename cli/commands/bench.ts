import { type AnyResident, residents } from '@roundhouse/games';
import { type Baseline, baselineFile, machineName, readBaseline, saveBaseline } from '../bench/baseline.ts';
import { benchFigures, type Figure } from '../bench/bench.ts';
import { figuresText } from '../bench/figures-text.ts';
import { serverFigures } from '../bench/server/server-bench.ts';
import type { Command } from '../command.ts';
import type { FlagValues } from '../flags.ts';
import type { Io } from '../io.ts';
import { CONTENT, GAME, JSON_FLAG, OPTIONS, residentFrom, SEATS, settingFrom } from '../shared-flags.ts';
import { UserError } from '../user-error.ts';

const USUAL_SECONDS = 3;
const SERVER_GAME = 'kings-of-air-and-steam';
const SERVER_SECONDS = 10;
const SERVER_TABLES = 500;
const SERVER_SOCKETS = 10_000;
const SERVER_STORED = 100_000;
const MOST_PROCESSES = 16;
const MOST_TABLES = 5000;
const MOST_SOCKETS = 50_000;
const MOST_STORED = 1_000_000;

export const bench: Command = {
  name: 'bench',
  summary: 'measures how fast the rules are, or the server, next to the targets and to the figures that were saved',
  about:
    'Warmed up first. Figures never fail: a slow machine is no mistake.\n' +
    "'bench server' starts a server on this machine and puts load on it, which takes a minute or two.",
  flags: [
    { name: 'of', value: 'WHAT', bare: true, about: 'rules or server (rules)' },
    GAME,
    SEATS,
    OPTIONS,
    CONTENT,
    { name: 'seconds', value: 'N', about: `how long each measure of playing takes (${USUAL_SECONDS})` },
    { name: 'database', value: 'URL', about: 'server: a PostgreSQL to keep the tables in; a file without it' },
    { name: 'processes', value: 'N', about: 'server: how many share the PostgreSQL (1)' },
    { name: 'tables', value: 'N', about: `server: how many are played at (${SERVER_TABLES})` },
    { name: 'sockets', value: 'N', about: `server: how many idle ones are held (${SERVER_SOCKETS})` },
    { name: 'stored', value: 'N', about: `server: how many running matches lie in the database (${SERVER_STORED})` },
    {
      name: 'spread',
      about: 'server: tables at different points of their games, so that games end and begin all the time',
    },
    { name: 'peer', about: "server: measure boardgame.io's beside it, in the same run" },
    { name: 'save', about: 'keep these figures as the baseline, docs/benchmarks/baseline.json' },
    { name: 'compare', about: 'insist on a baseline to compare with' },
    JSON_FLAG,
  ],
  examples: [
    'bench',
    'bench --game age-of-steam --save',
    'bench server',
    'bench server --tables 50 --sockets 0 --stored 0',
  ],
  async run(flags, io) {
    const file = baselineFile();
    const baseline = readBaseline(file);
    if (baseline === undefined && flags.has('compare'))
      throw new UserError('there is no baseline yet: bench --save makes one');
    const of = flags.text('of') ?? 'rules';
    if (of === 'server') {
      await benchServer(flags, io, baseline);
      return 0;
    }
    if (of !== 'rules') throw new UserError(`what shall be measured? rules or server, not '${of}'`);
    const seconds = flags.whole('seconds', { min: 0, max: 600 }) ?? USUAL_SECONDS;
    const chosen = flags.has('game') || flags.has('content') ? [residentFrom(flags)] : residents;
    for (const resident of chosen) {
      const setting = settingFrom(flags, resident);
      const figures = [...benchFigures({ resident, setting, seconds, watch: { now: () => io.now() } })];
      io.out.write(
        flags.has('json')
          ? figuresJson(resident.game.id, figures)
          : figuresText(resident.game.name, resident.game.id, figures, baseline),
      );
      if (flags.has('save')) {
        saveBaseline(file, resident.game.id, figures);
        io.err.write('saved as the baseline\n');
      }
    }
    return 0;
  },
};

async function benchServer(flags: FlagValues, io: Io, baseline: Baseline | undefined): Promise<void> {
  const database = flags.text('database');
  const name = database === undefined ? 'SQLite' : 'PostgreSQL';
  const processes = flags.whole('processes', { min: 1, max: MOST_PROCESSES }) ?? 1;
  if (processes > 1 && database === undefined)
    throw new UserError('several processes share a PostgreSQL: --database URL');
  const key = `server-${name.toLowerCase()}`;
  const id = flags.text('game') ?? SERVER_GAME;
  const resident = residents.find(({ game }) => game.id === id);
  if (resident === undefined) throw new UserError(`there is no game '${id}'`);
  const plan = {
    game: resident.game,
    seconds: flags.whole('seconds', { min: 1, max: 600 }) ?? SERVER_SECONDS,
    tables: flags.whole('tables', { min: 1, max: MOST_TABLES }) ?? SERVER_TABLES,
    sockets: flags.whole('sockets', { min: 0, max: MOST_SOCKETS }) ?? SERVER_SOCKETS,
    stored: flags.whole('stored', { min: 0, max: MOST_STORED }) ?? SERVER_STORED,
    database,
    processes,
    spread: flags.has('spread'),
    peer: flags.has('peer'),
    now: () => io.now(),
    say: (what: string) => io.err.write(`${what} …\n`),
  };
  const rules = rulesAlone(resident, Math.min(plan.seconds, USUAL_SECONDS), flags, io);
  const figures: Figure[] = [];
  for await (const figure of serverFigures(plan)) figures.push(figure);
  io.out.write(
    flags.has('json')
      ? figuresJson(key, [rules, ...figures])
      : `${figuresText(resident.game.name, id, [rules], baseline)}\n${figuresText(`The server on ${name}`, key, figures, baseline)}`,
  );
  if (flags.has('save')) saveBaseline(baselineFile(), key, figures);
}

/**
 * What the rules alone do here and now. Against the baseline it tells how fast the machine is, which what is measured of the
 * server does not: a machine half as fast takes half as many actions.
 */
function rulesAlone(resident: AnyResident, seconds: number, flags: FlagValues, io: Io): Figure {
  const plan = { resident, setting: settingFrom(flags, resident), seconds, watch: { now: () => io.now() } };
  const [figure] = benchFigures(plan);
  if (figure === undefined) throw new RangeError('nothing was measured');
  return figure;
}

function figuresJson(what: string, figures: readonly Figure[]): string {
  return `${JSON.stringify({ game: what, machine: machineName(), figures })}\n`;
}
