import { MalformedError } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { FACE_DOWN, kingsOfAirAndSteam, type Phase, type Position } from '../index.ts';
import { board, nth } from './support/board.ts';
import { type PlayerChanges, positionOf, stockOf, type TableChanges } from './support/table.ts';

/** What is said about a position that comes from outside, as `where: what`; null for one that can be played on. */
function complaint(position: Position): string | null {
  try {
    kingsOfAirAndSteam.position.parse(JSON.parse(JSON.stringify(position)));
    return null;
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    return error.message;
  }
}

function about(changes: TableChanges): string | null {
  return complaint(positionOf(changes));
}

const DEPOT = nth(board.rail('bown-town', 'warsop'), 0);

test('a view is no position to play on: it hides cards, and tiles that Flora looks at', () => {
  const planned = positionOf({ players: [{}, {}] });
  expect(complaint(planned)).toBeNull();
  expect(complaint(kingsOfAirAndSteam.view(planned, 0))).toBe('players.1.plan: every card is known, as in no view');
  const looking = positionOf({
    players: [{ character: 'flora-kingston' }, {}],
    phase: { name: 'choose-demand', seat: 0, city: board.city('warsop'), offered: ['food'] },
    cities: { warsop: { wants: null, demand: 'awaited' } },
    demand: stockOf(['food', 'food']),
  });
  expect(complaint(looking)).toBeNull();
  const plans = looking.players.map((player) => ({ ...player, plan: looking.players[0]?.plan ?? [] }));
  const hidden: Phase = { name: 'choose-demand', seat: 0, city: board.city('warsop'), offered: null };
  expect(complaint({ ...looking, players: plans, phase: hidden })).toBe('phase: the tiles are known, and in the stack');
});

test('characters are known as well', () => {
  const [first, second] = positionOf({ mode: 'normal' }).players;
  if (first === undefined || second === undefined) throw new RangeError('two players');
  const choosing = (character: string | null): string | null =>
    complaint({
      ...positionOf({ mode: 'normal', phase: { name: 'choose-character' }, order: [], cycle: 0 }),
      players: [
        { ...first, character },
        { ...second, character: null },
      ],
    });
  expect(choosing(first.character)).toBeNull();
  expect(choosing(FACE_DOWN)).toBe('players.0: the character flies with another team');
});

test('a decision of all is still open for somebody', () => {
  const ready: PlayerChanges = { ready: true };
  const planning = { phase: { name: 'plan' }, cycle: 0, order: [] } as const;
  expect(about({ ...planning, players: [ready, {}] })).toBeNull();
  expect(about({ ...planning, players: [ready, ready] })).toBe('phase: somebody has yet to plan');
  expect(about({ mode: 'normal', phase: { name: 'choose-character' }, cycle: 0, order: [] })).toBe(
    'phase: somebody has yet to choose',
  );
});

test('nobody waits who is not there', () => {
  const placing = (queue: readonly number[]): string | null =>
    about({ phase: { name: 'place-depot', seat: 0, queue }, cycle: 0, order: [] });
  expect(placing([1])).toBeNull();
  expect(placing([5])).toBe('phase: there is no such seat');
});

test('a second action has a token left to pay for it', () => {
  const acting = (tokens: number): string | null =>
    about({ phase: { name: 'second-action', seat: 0 }, players: [{ character: 'isaac', tokens }, {}] });
  expect(acting(1)).toBeNull();
  expect(acting(0)).toBe('phase: a second action costs a token');
});

test('a good whose way is chosen in clearance is there, and could be shipped', () => {
  const clearing = (good: 'luxuries' | 'food'): string | null =>
    about({
      phase: { name: 'clearance-route', seat: 0, from: DEPOT, good },
      players: [{ depots: [[DEPOT, 'luxuries']] }],
      cycle: 0,
      order: [],
    });
  expect(clearing('luxuries')).toBeNull();
  expect(clearing('food')).toBe('phase: the good cannot be cleared');
});
