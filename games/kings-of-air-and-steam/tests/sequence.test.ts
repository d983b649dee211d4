import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { board, nth } from './support/board.ts';
import {
  cardsUp,
  expectRefused,
  gameOf,
  goOn,
  type KingsMatch,
  lastEvents,
  load,
  payUpkeep,
  planCard,
  play,
  player,
  ready,
  solicit,
  tableOf,
} from './support/table.ts';

/** Plays the first choice of whoever is asked until the game is over; what happens, in order. */
function playedOut(match: KingsMatch): readonly string[] {
  const story: string[] = [];
  for (let [seat] = match.waiting(); seat !== undefined; [seat] = match.waiting()) {
    const legal = match.legal(seat);
    const choice = legal.find(({ type }) => type === 'solicit-funds' || type === 'go-on') ?? legal[0];
    if (choice === undefined) throw new RangeError(`seat ${seat} is stuck`);
    play(match, [seat, choice]);
    story.push(...lastEvents(match).map(({ type }) => type));
  }
  return story;
}

rule('sequence.round', 'five rounds: market, plans, four cycles, upkeep, production', () => {
  const match = gameOf({}, 2);
  const told = new Set(['round-started', 'market-drawn', 'cards-revealed', 'marker-passed', 'produced', 'game-over']);
  const story = playedOut(match).filter((type) => told.has(type));
  const round = [
    'round-started',
    'market-drawn',
    ...new Array<string>(4).fill('cards-revealed'),
    'marker-passed',
    'produced',
  ];
  expect(story).toEqual([...round, ...round, ...round, ...round, ...round, 'game-over']);
  expect(match.position.round).toBe(5);
});

rule('sequence.round', 'the fifth round has its upkeep and production too', () => {
  const depot = nth(board.rail('bown-town', 'warsop'), 0);
  const match = tableOf({
    round: 5,
    cycle: 4,
    phase: { name: 'upkeep', seat: 0 },
    players: [{ depots: [[depot, 'machinery']] }],
  });
  play(match, [0, payUpkeep]);
  expect(player(match, 0).cash).toBe(11);
  expect(lastEvents(match).map(({ type }) => type)).toContain('produced');
  expect(match.position.phase).toEqual({ name: 'clearance', seat: 0 });
});

rule('sequence.phase', 'what belongs elsewhere is refused', () => {
  const planning = tableOf({ phase: { name: 'plan' }, cycle: 0 });
  expectRefused(planning, 0, solicit, 'sequence.phase');
  const acting = tableOf({});
  expectRefused(acting, 0, ready, 'sequence.phase');
  expectRefused(acting, 0, planCard(0, '1'), 'sequence.phase');
  expectRefused(acting, 0, load('food'), 'sequence.phase');
  expectRefused(acting, 0, payUpkeep, 'sequence.phase');
  expectRefused(acting, 0, goOn, 'sequence.phase');
});

rule('turn.steps', 'a flight, loading, one action; then the next player, then the next cycle', () => {
  const start = board.factory('textiles');
  const match = cardsUp({
    players: [
      { airship: start, plan: ['0', '1', '2', '3'] },
      { airship: board.factory('food'), plan: ['1', '0', '2', '3'] },
    ],
    factories: { textiles: 1, food: 0 },
  });
  expect(match.position.phase).toEqual({ name: 'flight', seat: 0, card: '0' });
  play(match, [0, { type: 'fly', path: [] }]);
  expect(match.position.phase).toMatchObject({ name: 'cargo', seat: 0 });
  play(match, [0, load('textiles')]);
  expect(match.position.phase).toEqual({ name: 'action', seat: 0 });
  play(match, [0, solicit]);
  expect(match.position.phase).toEqual({ name: 'flight', seat: 1, card: '1' });
  const [step = 0] = board.way(board.factory('food'), 4);
  play(match, [1, { type: 'fly', path: [step] }], [1, solicit]);
  expect(match.position.cycle).toBe(2);
  expect(match.position.phase).toEqual({ name: 'flight', seat: 1, card: '0' });
  expect(player(match, 0).plan[0]).toBe('0');
});

rule('actions.one', 'one action, and none can be left out', () => {
  const match = tableOf({ agenda: [] });
  expectRefused(match, 0, goOn, 'sequence.phase');
  play(match, [0, solicit]);
  expect(match.check(0, solicit)?.rule).toBe('match.not-waiting');
});

rule('actions.one', 'no debts: without a dollar there is still something to do', () => {
  const match = tableOf({ players: [{ cash: 0 }] });
  const kinds = new Set(match.legal(0).map(({ type }) => type));
  expect(kinds).toEqual(new Set(['adjust-route', 'solicit-funds']));
});
