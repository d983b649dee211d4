import { writeFileSync } from 'node:fs';
import { type ExerciseBook, ExerciseFinder, STRICT, type Strictness } from '@roundhouse/bots';
import type { AnyResident } from '@roundhouse/games';
import type { Command } from '../command.ts';
import { botNamed, CONTENT, GAME, OPTIONS, residentFrom, SEATS, SEED, settingFrom } from '../shared-flags.ts';

const USUAL_COUNT = 40;
const USUAL_BOT = 'greedy';
const USUAL_SEED = 'exercise';
/** Of all exercises at most one in so many may be of the same kind of action, and may come to mind at once. */
const KINDS = 3;
const EASY = 3;
const MOST_OF_GAME = 4;
const MOST_SEATS = 3;

export const exercises: Command = {
  name: 'exercises',
  summary: 'plays games and finds positions in which one move is clearly best',
  about:
    'Every decision of the games is thought through in many worlds, and those with a clear answer once more in others and\n' +
    'further ahead. The same call finds the same exercises. With --out the file is written after every game.',
  flags: [
    GAME,
    { ...SEATS, about: 'with how many seats the games are played; few and more by turns if you do not say' },
    { name: 'count', value: 'N', about: `how many exercises (${USUAL_COUNT})` },
    { name: 'bot', value: 'NAME', about: `who plays the games (${USUAL_BOT})` },
    { name: 'margin', value: 'N', about: `tenths of points that the best must be ahead by (${STRICT.margin * 10})` },
    { name: 'candidates', value: 'N', about: `how many moves are thought through (${STRICT.candidates})` },
    { name: 'worlds', value: 'N', about: `in how many worlds the best moves are tried (${STRICT.close})` },
    SEED,
    OPTIONS,
    CONTENT,
    { name: 'out', value: 'FILE', about: 'where to write them, instead of printing them' },
  ],
  examples: ['exercises --game city-of-iron --count 40 --out exercises.json'],
  async run(flags, io) {
    const resident = residentFrom(flags);
    const { options, seats } = settingFrom(flags, resident);
    const count = flags.whole('count', { min: 1 }) ?? USUAL_COUNT;
    const tenths = flags.whole('margin', { min: 1 }) ?? STRICT.margin * 10;
    const finder = new ExerciseFinder(resident, {
      options,
      seats: flags.has('seats') ? [seats] : fewSeats(resident, options),
      seed: flags.text('seed') ?? USUAL_SEED,
      bot: botNamed(resident, flags.text('bot') ?? USUAL_BOT).name,
      count,
      mostOfGame: MOST_OF_GAME,
      mostOfKind: Math.ceil(count / KINDS),
      mostEasy: Math.ceil(count / EASY),
      strict: {
        ...withWorlds(flags.whole('worlds', { min: 2 }) ?? STRICT.close),
        candidates: flags.whole('candidates', { min: 2 }) ?? STRICT.candidates,
        margin: tenths / 10,
      },
    });
    const out = flags.text('out');
    const book = (): string => bookText({ game: resident.game.id, rules: resident.game.rulesVersion, ...finder.found });
    let { games } = finder.progress;
    while (finder.step()) {
      if (finder.progress.games === games) continue;
      const { games: played, examined, found } = finder.progress;
      games = played;
      io.err.write(`${played} games, ${examined} decisions, ${found} of ${count} exercises\n`);
      if (out !== undefined && found > 0) writeFileSync(out, book());
      await io.err.ready();
    }
    if (out === undefined) io.out.write(book());
    else writeFileSync(out, book());
    return 0;
  },
};

/** As strict as ever, but with more thought or less. */
function withWorlds(close: number): Strictness {
  const part = (usual: number): number => Math.max(2, Math.round((usual * close) / STRICT.close));
  return { ...STRICT, close, first: part(STRICT.first), all: part(STRICT.all), second: part(STRICT.second) };
}

/** Small tables: what others do there can be told best. */
function fewSeats({ game }: AnyResident, options: unknown): readonly number[] {
  const { min, max } = game.seatsFor(options);
  const most = Math.max(min, Math.min(max, MOST_SEATS));
  return Array.from({ length: most - min + 1 }, (_, index) => min + index);
}

/** One game and one exercise to a line: a file that can be read, and compared with the one before. */
function bookText({ games, exercises: found, ...head }: ExerciseBook): string {
  const lines = (items: readonly unknown[]): string => items.map((item) => `\n${JSON.stringify(item)}`).join(',');
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},"games":[${lines(games)}\n],"exercises":[${lines(found)}\n]}\n`;
}
