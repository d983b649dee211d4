import { MalformedError } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { ageOfSteam, type Position } from '../index.ts';
import { hexOf, PLACES, railsOf } from './support/rails.ts';
import { EMPTY_DISPLAY, positionOf } from './support/table.ts';

const { evansville, cincinnati, indianapolis } = PLACES;

/** What is said about a position that comes from outside, as `where: what`; null for a sound one. */
function complaint(changes: object): string | null {
  const position: unknown = JSON.parse(JSON.stringify({ ...positionOf({ seats: 4 }), ...changes }));
  try {
    ageOfSteam.position.parse(position);
    return null;
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    return error.message;
  }
}

const fresh = positionOf({ seats: 4 });
const withPlayer = (change: object): object => ({ players: fresh.players.with(1, { ...at(1), ...change }) });
const withTrack = (hex: number, laid: unknown): object => ({
  track: fresh.track.map((it, i) => (i === hex ? laid : it)),
});

function at(seat: number): Position['players'][number] {
  const player = fresh.players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

test('a sound position passes unchanged', () => {
  expect(complaint({})).toBeNull();
  const received: unknown = JSON.parse(JSON.stringify(fresh));
  expect(ageOfSteam.position.parse(received)).toEqual(fresh);
});

test('the map must exist', () => {
  expect(complaint({ map: 'atlantis' })).toBe('map: there is no map "atlantis"');
});

test('fields are all there, of the right kind, and no others', () => {
  expect(complaint({ bag: undefined })).toMatch(/^bag: /);
  expect(complaint({ bag: { ...fresh.bag, red: 1e12 } })).toMatch(/^bag\.red: /);
  expect(complaint({ wind: 'north' })).toContain('wind');
  expect(complaint({ turn: 0 })).toMatch(/^turn: /);
  expect(complaint(withPlayer({ cash: -1 }))).toMatch(/^players\.1\.cash: /);
  expect(complaint(withPlayer({ engine: 7 }))).toMatch(/^players\.1\.engine: /);
  expect(complaint(withPlayer({ shares: 16 }))).toMatch(/^players\.1\.shares: /);
  expect(complaint({ phase: { name: 'lunch' } })).toMatch(/^phase/);
});

describe('players', () => {
  test('as many as the map takes', () => {
    const players = fresh.players.slice(0, 2);
    expect(complaint({ players, order: [0, 1] })).toBe('players: Rust Belt takes 3 to 6 players, not 2');
  });

  test('the player order names those in the game, once', () => {
    const wrong = 'order: must name every player who is still in the game once';
    expect(complaint({ order: [0, 1, 2] })).toBe(wrong);
    expect(complaint({ order: [0, 1, 2, 2] })).toBe(wrong);
    expect(complaint({ order: [0, 1, 2, 3, 4] })).toBe(wrong);
    expect(complaint({ ...withPlayer({ outInTurn: 1 }), order: [0, 1, 2, 3] })).toBe(wrong);
    expect(complaint({ ...withPlayer({ outInTurn: 1 }), order: [0, 3, 2] })).toBeNull();
  });

  test('nobody with an income below 0 is still in the game', () => {
    expect(complaint(withPlayer({ income: -1 }))).toBe(
      'players.1.income: is below 0, but the player is still in the game',
    );
    expect(complaint({ ...withPlayer({ income: -1, outInTurn: 1 }), order: [0, 2, 3] })).toBeNull();
  });

  test('so much cash that nobody could list the bids is refused', () => {
    expect(complaint(withPlayer({ cash: 10_000 }))).toBeNull();
    expect(complaint(withPlayer({ cash: 1_000_000_000 }))).toMatch(/^players\.1\.cash: /);
    expect(complaint(withPlayer({ income: 1_000_000_000 }))).toMatch(/^players\.1\.income: /);
  });

  test('no two have selected the same action', () => {
    expect(complaint(withPlayer({ action: 'engineer' }))).toBeNull();
    const players = fresh.players.map((player) => ({ ...player, action: 'engineer' }));
    expect(complaint({ players })).toBe('players: two of them have selected "engineer"');
  });

  test('no turn after the last', () => {
    expect(complaint({ turn: 8 })).toBeNull();
    expect(complaint({ turn: 9 })).toBe('turn: is past the last turn');
  });
});

describe('phases', () => {
  const auction = {
    name: 'determine-player-order',
    seat: 0,
    bids: [0, 0, 0, 0],
    bidding: [0, 1, 2, 3],
    dropped: [],
    passes: [],
  };
  const inAuction = (change: object): string | null => complaint({ phase: { ...auction, ...change } });

  test('the seat that decides is in the game', () => {
    expect(complaint({ phase: { name: 'issue-shares', seat: 4 } })).toBe('phase.seat: seat 4 is not in the game');
  });

  test('with fewer than two players the game is over', () => {
    const players = fresh.players.map((player, seat) => ({ ...player, outInTurn: seat === 2 ? null : 1 }));
    expect(complaint({ players, order: [2], phase: { name: 'issue-shares', seat: 2 } })).toBe(
      'phase: with fewer than two players left the game is over',
    );
    expect(complaint({ players, order: [2], phase: { name: 'game-over' } })).toBeNull();
  });

  test('an auction is between those who have not dropped out', () => {
    expect(inAuction({})).toBeNull();
    expect(inAuction({ bidding: [0, 1, 2] })).toBe(
      'phase: every player in the game must be either bidding or dropped, once',
    );
    expect(inAuction({ bidding: [0], dropped: [1, 2, 3] })).toBe(
      'phase.bidding: an auction goes on between at least two',
    );
    expect(inAuction({ bidding: [1, 2, 3], dropped: [0] })).toBe('phase.seat: seat 0 is not bidding');
  });

  test('bids are one for each seat and within their cash', () => {
    expect(inAuction({ bids: [0, 0, 0] })).toBe('phase.bids: must have one bid for each seat');
    expect(inAuction({ bids: [0, 11, 0, 0] })).toBe('phase.bids.1: is more than that seat has');
    expect(inAuction({ bids: [0, 10, 0, 0] })).toBeNull();
  });

  test('one bidder has the highest bid, and is not the one who is asked', () => {
    const oneHighest = 'phase.bids: one player who is still bidding must have the highest bid';
    expect(inAuction({ bids: [0, 3, 3, 0] })).toBe(oneHighest);
    expect(inAuction({ bids: [0, 3, 2, 0], bidding: [0, 2, 3], dropped: [1] })).toBe(oneHighest);
    expect(inAuction({ bids: [4, 3, 2, 0] })).toBe('phase.seat: the highest bidder is not asked');
  });

  test('Production needs something to draw and somewhere to put it', () => {
    const bag = { red: 0, blue: 0, purple: 0, yellow: 0, black: 0 };
    const phase = { name: 'goods-growth', seat: 0, drawn: null };
    const wrong = 'phase: Production needs an empty square and a cube in the bag';
    expect(complaint({ phase })).toBe(wrong);
    expect(complaint({ phase, display: EMPTY_DISPLAY, bag })).toBe(wrong);
    expect(complaint({ phase, display: EMPTY_DISPLAY })).toBeNull();
  });

  test('cubes drawn for Production are one or two and have room', () => {
    const wrong = 'phase.drawn: must be one or two cubes with room for them on the goods display';
    const drawing = (drawn: readonly string[], display: unknown): string | null =>
      complaint({ phase: { name: 'goods-growth', seat: 0, drawn }, display });
    expect(drawing([], EMPTY_DISPLAY)).toBe(wrong);
    expect(drawing(['red', 'red', 'red'], EMPTY_DISPLAY)).toBe(wrong);
    expect(drawing(['red', 'red'], fresh.display.with(0, [null, 'red', 'red']))).toBe(wrong);
    expect(drawing(['red'], fresh.display.with(0, [null, 'red', 'red']))).toBeNull();
  });
});

describe('track', () => {
  const plain = hexOf([10, 9]);
  const tile = (change: object): object => ({ tile: 'straight', rotation: 1, owners: [0], ...change });

  test('one entry for each hex', () => {
    expect(complaint({ track: [] })).toBe('track: must have 198 entries, one for each hex');
  });

  test('tiles that exist, turned in one way only, with an owner for each piece', () => {
    expect(complaint(withTrack(plain, tile({})))).toBeNull();
    expect(complaint(withTrack(plain, tile({ tile: 'loop' })))).toBe(`track.${plain}: there is no tile "loop"`);
    expect(complaint(withTrack(plain, tile({ rotation: 4 })))).toBe(
      `track.${plain}: that tile looks the same turned by 1: use that`,
    );
    expect(complaint(withTrack(plain, tile({ owners: [0, 1] })))).toBe(`track.${plain}: must have 1 owners`);
    expect(complaint(withTrack(plain, tile({ owners: [7] })))).toBe(
      `track.${plain}: seat 7 owns track but is not in the game`,
    );
  });

  test('tiles and New Cities where they may lie', () => {
    const city = hexOf(evansville);
    const town = hexOf(indianapolis);
    expect(complaint(withTrack(city, tile({})))).toBe(`track.${city}: no tile may lie there`);
    expect(complaint(withTrack(plain, { tile: 'town-1', rotation: 0, owners: [0] }))).toBe(
      `track.${plain}: a town tile lies on a town`,
    );
    expect(complaint(withTrack(plain, { city: 'A' }))).toBe(`track.${plain}: a New City stands on a town`);
    expect(complaint(withTrack(town, { city: 'Z' }))).toBe(`track.${town}: there is no New City "Z"`);
    const twice = railsOf([], { A: indianapolis }).with(hexOf(PLACES.springfield), { city: 'A' });
    expect(complaint({ track: twice })).toContain('New City "A" is on the map twice');
  });

  test('lines with one owner, from a place, to another place', () => {
    const joined = railsOf([{ owner: 0, through: [evansville, [10, 9], [11, 8], cincinnati] }]);
    expect(complaint({ track: joined })).toBeNull();
    const torn = joined.with(plain, { tile: 'straight', rotation: 1, owners: [1] });
    expect(complaint({ track: torn })).toContain('one line of track has different owners');
    expect(complaint(withTrack(hexOf([3, 1]), tile({})))).toContain('this line starts at no city or town');
    const loop = railsOf([{ owner: 0, through: [evansville, [10, 9], [10, 10], evansville] }]);
    expect(complaint({ track: loop })).toContain('this line joins a place to itself');
    // Kansas City lies in the corner of the map; this tile runs from it off the southern edge.
    const off = withTrack(hexOf([1, 9]), { tile: 'acute', rotation: 3, owners: [0] });
    expect(complaint(off)).toContain('this line runs off the map');
  });

  test('no more tiles and disks than there are', () => {
    const crossings = [
      [10, 9],
      [12, 9],
      [12, 7],
      [13, 7],
    ].map(([column = 0, row = 0]) => hexOf([column, row]));
    const track = fresh.track.map((it, hex) =>
      crossings.includes(hex) ? { tile: 'cross-gentle-gentle', rotation: 0, owners: [null, null] } : it,
    );
    expect(complaint({ track })).toMatch(/^track: .*"cross-gentle-gentle"/);
  });
});

describe('goods', () => {
  test('cubes lie in the cities on the map', () => {
    const { chicago: _, ...others } = fresh.cubes;
    expect(complaint({ cubes: others })).toMatch(/^cubes: must name the cities on the map: chicago, /);
    expect(complaint({ cubes: { ...fresh.cubes, A: [] } })).toMatch(/^cubes: /);
    expect(complaint({ track: railsOf([], { A: indianapolis }), cubes: { ...fresh.cubes, A: [] } })).toBeNull();
  });

  test('the display has the columns and squares of the map', () => {
    expect(complaint({ display: fresh.display.slice(1) })).toBe('display: must have 20 columns');
    expect(complaint({ display: fresh.display.with(2, ['red']) })).toBe('display.2: must have 3 squares');
  });
});
