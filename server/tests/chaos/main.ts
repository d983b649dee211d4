import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import type { DatabaseKind } from '../../data/migrations.ts';
import { type BotsReport, botsAtOnce } from './bots.ts';
import { type GoneReport, goneForAWhile } from './gone.ts';
import { type KillReport, killAgainAndAgain } from './kills.ts';
import { type RaceReport, raceAgainAndAgain } from './races.ts';

const whole = z.coerce.number().check(z.int(), z.nonnegative());

const asked = z.object({
  what: z.enum(['kills', 'races', 'gone', 'bots']),
  kills: whole,
  rounds: whole,
  times: whole,
  seconds: whole,
  bots: whole,
  tables: whole,
  database: z.enum(['sqlite', 'postgres', 'both']),
  seed: z.string(),
});

type Asked = z.infer<typeof asked>;

/** What one run found out, in lines; and how much of it is wrong. */
interface Told {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

const NO_DATABASE: Told = { lines: [], problems: ['there is none on this machine'] };

/** `npm run chaos`; resolves to the code with which it ends. */
export async function chaos(words: readonly string[], print: (line: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      kills: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '10000' },
      times: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '60' },
      bots: { type: 'string', default: '100' },
      tables: { type: 'string', default: '2' },
      database: { type: 'string', default: 'both' },
      seed: { type: 'string', default: 'chaos' },
    },
  });
  const plan = asked.parse({ what: positionals[0] ?? 'kills', ...values });
  if (plan.what === 'bots') return tell(print, 'bots', await manyBots(plan));
  const databases = plan.database === 'both' ? (['sqlite', 'postgres'] as const) : [plan.database];
  let wrong = 0;
  for (const database of databases) {
    wrong += tell(print, database, await RUNS[plan.what](plan, database, print));
  }
  return wrong === 0 ? 0 : 1;
}

/** 1 where something is wrong. */
function tell(print: (line: string) => void, of: string, { lines, problems }: Told): number {
  const last = problems.length === 0 ? 'nothing is wrong' : `${problems.length} things are wrong`;
  for (const line of [...lines, last, ...problems.map((problem) => `  ${problem}`)]) print(`${of}: ${line}`);
  return problems.length === 0 ? 0 : 1;
}

async function manyBots({ bots }: Asked): Promise<Told> {
  const { tookMs, answers, slowestMs, accidents, problems }: BotsReport = await botsAtOnce({ tables: bots });
  return {
    lines: [
      `${bots} tables of bots began at once; ${tookMs} ms until every one had moved on`,
      `${answers} questions of somebody else were answered meanwhile, the slowest within ${slowestMs} ms`,
      ...accidents.map((accident) => `an accident in a server: ${accident}`),
    ],
    problems,
  };
}

type Run = (plan: Asked, database: DatabaseKind, print: (line: string) => void) => Promise<Told>;

const RUNS: Readonly<Record<Exclude<Asked['what'], 'bots'>, Run>> = {
  kills: async ({ kills, tables, seed }, database, say) => {
    say(`${database}: ${kills} kills, ${tables} tables of each game, seed ${seed}`);
    const report = await killAgainAndAgain({ database, kills, tables, seed, say, now: Date.now });
    return report === null ? NO_DATABASE : { lines: linesOfKills(report), problems: report.problems };
  },
  races: async ({ rounds, seed }, database, say) => {
    say(`${database}: ${rounds} races, seed ${seed}`);
    const report = await raceAgainAndAgain({ database, rounds, seed, say });
    return report === null ? NO_DATABASE : { lines: linesOfRaces(report), problems: report.problems };
  },
  gone: async ({ times, seconds, seed }, database, say) => {
    say(`${database}: gone ${times} times for ${seconds} seconds, seed ${seed}`);
    const report = await goneForAWhile({ database, times, seconds, games: 4, seed, say });
    return report === null ? NO_DATABASE : { lines: linesOfGone(report), problems: report.problems };
  },
};

function linesOfKills({
  kills,
  crashes,
  acknowledged,
  onLines,
  plans,
  refused,
  matches,
  messages,
  accidents,
}: KillReport): readonly string[] {
  return [
    `${kills} kills, ${crashes} of them of the database`,
    `${acknowledged} acknowledged in ${matches} matches, ${onLines} of them on a line, ${plans} of them plans of several actions; ${refused} refused`,
    `${messages.received} messages arrived, ${messages.expected} were due at tables that began in good order; others may have gone with a server`,
    ...(crashes > 0 ? [] : accidents.map((accident) => `an accident in a server: ${accident}`)),
  ];
}

function linesOfRaces({ rounds, matches, first, accidents }: RaceReport): readonly string[] {
  return [
    `${rounds} races in ${matches} matches; first was a hand at ${first.map((wins, server) => `server ${server + 1} ${wins} times`).join(', at ')}`,
    ...accidents.map((accident) => `an accident in a server: ${accident}`),
  ];
}

function linesOfGone({ times, acknowledged: [before, after], told, matches }: GoneReport): readonly string[] {
  return [
    `gone ${times} times; ${told} times somebody was told so in words`,
    `${after} acknowledged in ${matches} matches, ${after - before} of them since it was gone for the first time`,
  ];
}
