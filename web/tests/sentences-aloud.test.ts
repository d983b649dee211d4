import { toldOf } from '@roundhouse/bots/analysis';
import { GAMES } from '@roundhouse/games/registry';
import { type AnyGame, Match, parseRecord, recordFromText, say, type Wording } from '@roundhouse/kernel';
import { fixturesIn } from '@roundhouse/kernel/kit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { english } from '../messages/languages.ts';

const NAMES = ['Ada', 'The Toads', 'Cy', 'Dora', 'Emil', 'Fanny', 'Georg'];

/** As the page says it to whoever sits in seat 0; in seat 1 sit several people. */
const aloud: Wording = {
  seatName: (seat) => NAMES[seat] ?? '?',
  seatKind: (seat) => ['you', 'many'][seat] ?? 'other',
  translate: (key) => english[key],
};

/** Gaps, doubled blanks and stops, plurals of one, verbs that do not go with "you" or several, names of the machine. */
const MUMBLED = [
  / {2}|\.\.|[{}*]|undefined|\$0 of|\b0 of\b/,
  /\b1 (shares|links|points|coins|spaces|tokens|stops|goods|cubes)\b/,
  /\b(You|The Toads) (is|was|has|does|goes|passes|chooses|demolishes|loses|flies|[a-z]+[^s\W]s)\b/,
  /\bThe Toads's/,
  /[a-z]-[a-z]+-[a-z]/,
  // A column and a row stand nowhere on the board.
  /\b\d+,\d+\b/,
];

const staged = z.object({ phase: z.object({ name: z.string() }) });

/** What the recorded games of a game say in their logs, and the phases that they come through. */
function heardIn(game: AnyGame): { readonly lines: ReadonlySet<string>; readonly phases: ReadonlySet<string> } {
  const folder = new URL(`../../games/${game.id}/tests/fixtures/`, import.meta.url);
  const lines = new Set<string>();
  const phases = new Set<string>();
  for (const text of fixturesIn(folder).values()) {
    const match = Match.replay(game, parseRecord(recordFromText(text), game.id));
    for (const { seq, events } of match.events(0)) {
      phases.add(staged.parse(match.at(seq)).phase.name);
      for (const event of events) lines.add(say(game.describe(event), aloud));
    }
  }
  return { lines, phases };
}

describe.each(GAMES)('the log of $id', (registration) => {
  it('can be read aloud, and every phase has a name', async () => {
    const { lines, phases } = heardIn((await registration.brain()).game);
    expect(lines.size).toBeGreaterThan(50);
    expect([...lines].filter((line) => line.startsWith('The Toads ')).length).toBeGreaterThan(10);
    expect([...lines].filter((line) => MUMBLED.some((mumbled) => mumbled.test(line)))).toEqual([]);
    expect([...phases].filter((phase) => !Object.hasOwn(english, phase))).toEqual([]);
  });

  it('tells each move by itself, also one that brings nothing yet', async () => {
    const { game } = await registration.brain();
    const folder = new URL(`../../games/${game.id}/tests/fixtures/`, import.meta.url);
    const [text = ''] = fixturesIn(folder).values();
    const match = Match.replay(game, parseRecord(recordFromText(text), game.id));
    const told = match.actions.map(({ seq, seat }) => toldOf(match, seq, seat).map((one) => say(one, aloud)));
    expect(told.filter((sentences) => sentences.length === 0 || sentences.some((one) => one === ''))).toEqual([]);
    // What a game says nothing about in its log has words of the game, not of the house.
    expect(told.flat().filter((one) => one.includes('a move that shows only later'))).toEqual([]);
  });
});
