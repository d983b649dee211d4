import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Space } from '../index.ts';
import { board, boardOf, nth, type NamedBoard } from './support/board.ts';
import {
  cardsUp,
  expectRefused,
  fly,
  type KingsMatch,
  load,
  offered,
  planOf,
  play,
  player,
  type PlayerChanges,
  solicit,
} from './support/table.ts';

/** Open land with open land around it. */
const START = 43;
const [E, SE, SW, W, NW, NE] = [0, 1, 2, 3, 4, 5];

/** Seat 0 is about to fly with a card; special cards come late, so then the other player has had a quiet turn. */
function flying(card: string, airship: Space, changes: PlayerChanges = {}, { layout }: NamedBoard = board): KingsMatch {
  const others = { plan: card === 'special' ? planOf('0') : planOf('5**'), airshipLevel: 3 };
  const players = [{ airship, plan: planOf(card), ...changes }, others];
  const match = cardsUp({ layout, players: layout === board.layout ? players : [...players, others] });
  return card === 'special' ? play(match, [1, fly()], [1, solicit]) : match;
}

function ends(match: KingsMatch): readonly (Space | undefined)[] {
  return offered(match, 0, 'fly').map(({ path }) => path.at(-1));
}

rule('flight.exact-length', 'no fewer spaces, no more', () => {
  const match = flying('2', START);
  expectRefused(match, 0, fly(...board.way(START, E)), 'flight.exact-length');
  expectRefused(match, 0, fly(...board.way(START, NW, NW, NW)), 'flight.exact-length');
  expectRefused(match, 0, fly(), 'flight.exact-length');
  play(match, [0, fly(...board.way(START, NW, NW))]);
  expect(player(match, 0).airship).toBe(nth(board.way(START, NW, NW), -1));
});

rule('flight.exact-length', 'every flight that is offered has the length', () => {
  for (const { path } of offered(flying('4*', START), 0, 'fly')) expect(path).toHaveLength(4);
});

rule('flight.zero', 'with a zero the airship stays, and may load', () => {
  const factory = board.factory('luxuries');
  const match = flying('0', factory);
  expect(offered(match, 0, 'fly')).toEqual([fly()]);
  play(match, [0, fly()], [0, load('luxuries')]);
  expect(player(match, 0).airship).toBe(factory);
});

rule('flight.step-by-step', 'no jumping', () => {
  const match = flying('2', START);
  expectRefused(match, 0, fly(nth(board.way(START, E), 0), 70), 'flight.step-by-step');
  expectRefused(match, 0, fly(START, nth(board.way(START, E), 0)), 'flight.step-by-step');
});

rule('flight.wide-turns', 'straight on and wide turns, as many as one likes', () => {
  const match = flying('3', START);
  for (const turns of [
    [SE, SE, SE],
    [NW, NE, E],
    [SW, SE, SW],
    [W, SW, SE],
  ]) {
    expect(match.check(0, fly(...board.way(START, ...turns)))).toBeNull();
  }
});

rule('flight.wide-turns', 'no sharp turn', () => {
  const match = flying('2', START);
  expectRefused(match, 0, fly(...board.way(START, NW, E)), 'flight.wide-turns');
  expectRefused(match, 0, fly(...board.way(START, SE, W)), 'flight.wide-turns');
});

rule('flight.wide-turns', 'the example: two spaces to the textiles factory, no way to the chemicals beside her', () => {
  const there = boardOf('D1C0B4A3E4');
  const [yellow, chemicals, textiles] = [63, 62, 93];
  expect(there.area.factories.find(({ space }) => space === chemicals)?.good).toBe('chemicals');
  expect(there.area.factories.find(({ space }) => space === textiles)?.good).toBe('textiles');
  expect(there.area.neighbours[yellow]).toContain(chemicals);
  const match = flying('2', yellow, {}, there);
  expect(ends(match)).not.toContain(chemicals);
  expect(ends(match)).toContain(textiles);
  const way = offered(match, 0, 'fly').find(({ path }) => path.at(-1) === textiles);
  if (way === undefined) throw new RangeError('no way to the textiles');
  play(match, [0, way]);
  expect(match.position.phase.name).toBe('cargo');
});

rule('flight.no-backtracking', 'never back', () => {
  expectRefused(flying('2', START), 0, fly(...board.way(START, E, W)), 'flight.no-backtracking');
});

rule('flight.no-backtracking', 'around in a loop one may come back', () => {
  const match = flying('special', START, { character: 'eli-diamond' });
  const loop = board.way(START, E, SE, SW, W, NW, NE);
  expect(loop.at(-1)).toBe(START);
  play(match, [0, fly(...loop)]);
  expect(player(match, 0).airship).toBe(START);
});

rule('flight.new-heading', 'the next flight may go any way', () => {
  const match = cardsUp({
    players: [
      { airship: START, plan: ['1', '1', '2', '0'] },
      { plan: ['2', '3', '1', '0'], airship: 90 },
    ],
  });
  const [next = 0] = board.way(START, NW);
  play(match, [0, fly(next)], [0, solicit], [1, fly(...board.way(90, NW, NW))], [1, solicit]);
  play(match, [0, fly(START)]);
  expect(player(match, 0).airship).toBe(START);
});

rule('flight.inside', 'no flight leaves the play area', () => {
  const top = 1;
  expect(board.way(top, NW)).toEqual([-1]);
  expectRefused(flying('1', top), 0, fly(999), 'flight.inside');
  expect(ends(flying('1', top)).length).toBeLessThan(6);
});

rule('flight.no-partial-hex', 'through a partial hex, not on to it', () => {
  const [corner = 0] = board.way(8, NE);
  expect(board.area.spaces[corner]?.partial).toBe(true);
  expectRefused(flying('1', 8), 0, fly(corner), 'flight.no-partial-hex');
  const match = flying('2', 8);
  play(match, [0, fly(...board.way(8, NE, E))]);
  expect(player(match, 0).airship).toBe(nth(board.way(8, NE, E), -1));
});

rule('flight.not-on-a-city', 'over a city, not on to it', () => {
  const city = board.citySpace('bown-town');
  const [beside = 0] = board.way(city, W);
  expectRefused(flying('1', beside), 0, fly(city), 'flight.not-on-a-city');
  const match = flying('2', beside);
  play(match, [0, fly(...board.way(beside, E, E))]);
  expect(player(match, 0).airship).toBe(nth(board.way(city, E), 0));
});

rule('flight.free-sky', 'on to factories, railways, depots and airships of others', () => {
  const depot = nth(board.rail('irdyo', 'warsop'), 0);
  const factory = board.factory('luxuries');
  for (const end of [depot, factory]) {
    const start = nth(board.way(end, NW), 0);
    const match = cardsUp({
      players: [
        { airship: start, plan: planOf('1') },
        { airship: end, depots: [[depot]], plan: planOf('2') },
      ],
    });
    play(match, [0, fly(end)]);
    expect(match.position.players.map(({ airship }) => airship)).toEqual([end, end]);
  }
});

rule('flight.no-way', 'seven straight spaces do not fit everywhere: then the airship stays', () => {
  const depot = nth(board.rail('bown-town', 'warsop'), 1);
  const stuck = flying('special', depot, { character: 'isaac', airshipLevel: 3, depots: [[depot, 'textiles']] });
  const [only, ...others] = offered(stuck, 0, 'fly');
  expect(others).toEqual([]);
  expect(only).toEqual(fly());
  play(stuck, [0, fly()], [0, load('textiles', 'depot')], [0, solicit]);
});

rule('flight.no-way', 'where there is a way, it is flown', () => {
  const free = flying('special', 28, { character: 'isaac', airshipLevel: 3 });
  expectRefused(free, 0, fly(), 'flight.exact-length');
  play(free, [0, fly(...board.way(28, E, E, E, E, E, E, E))]);
});
