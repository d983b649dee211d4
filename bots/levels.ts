/** The strengths that a person chooses from, weakest first. */
export const LEVELS = ['apprentice', 'stoker', 'driver', 'engineer', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Where nobody has chosen one: it plays properly, at once, and can be beaten. */
export const USUAL_LEVEL: Level = 'driver';

/** Plays for somebody who is gone, and who should not find that it has overlooked things. */
export const STAND_IN: Level = 'engineer';

/** Players for tests and simulations. */
const TOOLS = ['random', 'lively', 'greedy'] as const;
export type Tool = (typeof TOOLS)[number];

/** What levels were called before there were five of them: matches that are kept still say so. */
const OLD_NAMES = { easy: 'lively', medium: 'greedy', hard: 'master' } as const satisfies Record<string, Level | Tool>;

/** The level that each of the others is nearest to. */
const NEAREST: Readonly<Record<Tool, Level>> = { random: 'apprentice', lively: 'apprentice', greedy: 'driver' };

/** Everything that `botFor` understands. */
export const BOT_CHOICES: readonly string[] = [...LEVELS, ...TOOLS, ...Object.keys(OLD_NAMES)];

/** Nobody at a table waits longer than this for a bot of any level. */
export const LONGEST_THOUGHT_MS = 1000;

/** The bot that is meant; undefined when there is none of that name. */
export function nameOf(choice: string): Level | Tool | undefined {
  const known = [...LEVELS, ...TOOLS].find((name) => name === choice);
  if (known !== undefined) return known;
  const old = Object.entries(OLD_NAMES).find(([name]) => name === choice);
  return old?.[1];
}

/** The level that people know a bot by; undefined when there is no such bot. */
export function levelOf(choice: string): Level | undefined {
  const name = nameOf(choice);
  return LEVELS.find((level) => level === name) ?? Object.entries(NEAREST).find(([tool]) => tool === name)?.[1];
}
