import { MalformedError } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Phase, type Position, steam } from '../index.ts';
import { moving, positionOf, type TableChanges } from './support/table.ts';

/** What is said about a position that comes from outside, as `where: what`; null for a sound one. */
function complaint(changes: object, from: TableChanges = {}): string | null {
  const position: unknown = JSON.parse(JSON.stringify({ ...positionOf({ seats: 4, ...from }), ...changes }));
  try {
    steam.position.parse(position);
    return null;
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    return error.message;
  }
}

const fresh = positionOf({ seats: 4 });
const withPlayer = (change: object): object => ({
  players: fresh.players.map((player, seat) => (seat === 1 ? { ...player, ...change } : player)),
});
const phase = (value: Phase): Pick<Position, 'phase'> => ({ phase: value });

test('a sound position passes unchanged', () => {
  const received: unknown = JSON.parse(JSON.stringify(fresh));
  expect(steam.position.parse(received)).toEqual(fresh);
});

test('fields are all there, of the right kind, and no others', () => {
  expect(complaint({ map: 'atlantis' })).toBe('map: there is no map "atlantis"');
  expect(complaint({ bag: undefined })).toMatch(/^bag: /);
  expect(complaint({ wind: 'north' })).toContain('wind');
  expect(complaint({ phase: { name: 'lunch' } })).toMatch(/^phase/);
  for (const [field, value] of Object.entries({ cash: -1, income: 11, points: -1, level: 7, tile: 'tea' })) {
    expect(complaint(withPlayer({ [field]: value }))).toMatch(new RegExp(`^players\\.1\\.${field}: `));
  }
});

test('players and turn order belong together', () => {
  expect(complaint({ order: [0, 1, 2] })).toBe('order: must name every player who is still in the game once');
  expect(complaint({ order: [0, 1, 2, 2] })).toBe('order: must name every player who is still in the game once');
  expect(complaint(withPlayer({ outInTurn: 1 }))).toBe('order: must name every player who is still in the game once');
  expect(complaint({ turn: 9 })).toBe('turn: is past the last turn');
  const twins = positionOf({ seats: 4, players: [{ tile: 'engineer' }, { tile: 'engineer' }] });
  expect(complaint({ players: twins.players })).toBe('players: two players hold the same action tile');
});

test('a phase belongs to its game and to a player in it', () => {
  expect(complaint(phase({ name: 'buy-capital', seat: 0 }))).toBe('phase: belongs to the standard game');
  const places: Phase = {
    name: 'auction-places',
    seat: 0,
    bid: null,
    leader: null,
    bidding: [0, 1, 2, 3],
    placed: [],
  };
  expect(complaint(phase(places), { mode: 'standard' })).toBe('phase: belongs to the base game');
  expect(complaint(phase(places))).toBeNull();
  expect(complaint(phase({ ...places, bid: 3 }))).toBe('phase.leader: a bid has a leader');
  expect(complaint(phase({ ...places, bid: 3, leader: 0 }))).toBe('phase.leader: must be bidding, and is not asked');
  expect(complaint(phase({ ...places, bidding: [1, 2] }))).toBe('phase.seat: is not bidding');
  expect(complaint(phase(moving(7)))).toBe('phase.seat: seat 7 is not in the game');
});

test('an auction of the standard game adds up', () => {
  const auction = (bids: readonly (number | null)[], bidding = [0, 1, 2, 3]): string | null =>
    complaint(phase({ name: 'auction-order', seat: 0, bids, bidding, passed: [], freePasses: [] }), {
      mode: 'standard',
      players: [{ cash: 5 }, { cash: 5 }],
    });
  expect(auction([null, 3, null, null])).toBeNull();
  expect(auction([null, 6, null, null])).toBe('phase.bids.1: is more than that seat has');
  expect(auction([3, 3, null, null])).toBe('phase.bids: only one bid is the highest');
  expect(auction([4, 3, null, null])).toBe('phase.seat: the highest bidder is still bidding, and is not asked');
  expect(auction([null, 3, null])).toBe('phase.bids: must have one entry for each seat');
  expect(auction([null, 3, null, null], [0, 1, 2])).toMatch(/^phase: every player/);
});

test('cubes lie where they can', () => {
  const { boston: _left, ...others } = fresh.cubes;
  expect(complaint({ cubes: others })).toMatch(/^cubes: must name the cities on the map/);
  expect(complaint({ cubes: { ...fresh.cubes, red: [] } })).toMatch(/^cubes: /);
  expect(complaint({ supply: fresh.supply.slice(1) })).toBe('supply: must have 12 spaces');
  expect(complaint({ grown: ['springfield'] })).toBe('grown: "springfield" is no city of the map');
});
