import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { type KillReport, killAgainAndAgain } from './kills.ts';

const whole = z.coerce.number().check(z.int(), z.nonnegative());

const asked = z.object({
  kills: whole,
  tables: whole,
  database: z.enum(['sqlite', 'postgres', 'both']),
  seed: z.string(),
});

/** `npm run chaos`; resolves to the code with which it ends. */
export async function chaos(words: readonly string[], print: (line: string) => void): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      kills: { type: 'string', default: '1000' },
      tables: { type: 'string', default: '2' },
      database: { type: 'string', default: 'both' },
      seed: { type: 'string', default: 'chaos' },
    },
  });
  const { kills, tables, database, seed } = asked.parse(values);
  const databases = database === 'both' ? (['sqlite', 'postgres'] as const) : [database];
  let wrong = 0;
  for (const one of databases) {
    print(`${one}: ${kills} kills, ${tables} tables of each game, seed ${seed}`);
    const report = await killAgainAndAgain({ database: one, kills, tables, seed, say: print, now: Date.now });
    for (const line of linesOf(report)) print(`${one}: ${line}`);
    wrong += report?.problems.length ?? 1;
  }
  return wrong === 0 ? 0 : 1;
}

function linesOf(report: KillReport | null): readonly string[] {
  if (report === null) return ['there is none on this machine'];
  const { kills, crashes, acknowledged, plans, refused, matches, messages, accidents, problems } = report;
  return [
    `${kills} kills, ${crashes} of them of the database`,
    `${acknowledged} acknowledged in ${matches} matches, ${plans} of them plans of several actions; ${refused} refused`,
    `${messages.received} of ${messages.expected} messages arrived, the others were lost with their server`,
    ...(crashes > 0 ? [] : accidents.map((accident) => `an accident in a server: ${accident}`)),
    problems.length === 0 ? 'nothing is wrong' : `${problems.length} things are wrong`,
    ...problems.map((problem) => `  ${problem}`),
  ];
}
