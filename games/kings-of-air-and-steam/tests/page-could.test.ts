import { readFileSync } from 'node:fs';
import { clone, Match, recordFromText, rngFrom, type Seat } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { kingsOfAirAndSteam } from '../rules/game.ts';
import { cargoCapacity, playerAt, type Position } from '../rules/position.ts';
import { sizeOf } from '../rules/stock.ts';
import { reachedGoods, salesFrom } from '../table/page/could/overview.ts';

const NO_MARKS = [null, null, null, null];
const RECORD = new URL('fixtures/02-normal-7-players-greedy.json', import.meta.url);
const match = Match.replay(kingsOfAirAndSteam, recordFromText(readFileSync(RECORD, 'utf8')));
const positions = Array.from({ length: match.seq }, (_, seq) => match.at(seq));

function seen(p: Position, seat: Seat): Position {
  return kingsOfAirAndSteam.view(p, seat);
}

describe('what one could do in Kings of Air and Steam', () => {
  it('says of goods in a depot what shipping one of them brings', () => {
    let compared = 0;
    for (const position of positions) {
      if (position.phase.name !== 'action') continue;
      const { seat } = position.phase;
      for (const action of kingsOfAirAndSteam.legal(position, seat)) {
        if (action.type !== 'ship' || action.count !== 1 || action.odd !== null || !('city' in action.to)) continue;
        const { from, good, to } = action;
        const sale = salesFrom(position, seat, from, good).find(({ city }) => city === to.city);
        const copy = clone(position);
        kingsOfAirAndSteam.play(copy, seat, action, rngFrom('a train'), () => undefined);
        // Where it matters who is paid, the cheapest way is the first.
        if (copy.phase.name === 'choose-route') {
          const [cheapest] = kingsOfAirAndSteam.legal(copy, seat);
          if (cheapest !== undefined)
            kingsOfAirAndSteam.play(copy, seat, cheapest, rngFrom('a train'), () => undefined);
        }
        if (copy.phase.name === 'deliver') continue;
        expect(playerAt(copy, seat).cash - playerAt(position, seat).cash).toBe(sale?.each);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('is told of somebody else as well, as far as everybody can see', () => {
    for (const position of positions.filter((_, index) => index % 7 === 0)) {
      for (const seat of kingsOfAirAndSteam.waiting(position)) {
        const told = reachedGoods(seen(position, (seat + 1) % match.seats), seat, NO_MARKS);
        const mine = reachedGoods(seen(position, seat), seat, NO_MARKS);
        expect(told.filter(({ from }) => from === 'depot')).toEqual(mine.filter(({ from }) => from === 'depot'));
      }
    }
  });

  it('tells every good that a seat has, and reads only what that seat sees', () => {
    for (const position of positions.filter((_, index) => index % 7 === 0)) {
      for (const [seat, { hold, depots, airship }] of position.players.entries()) {
        if (airship === null) continue;
        const lines = reachedGoods(seen(position, seat), seat, NO_MARKS);
        const had = lines.filter(({ from }) => from !== 'factory').reduce((sum, { count }) => sum + count, 0);
        expect(had).toBe(depots.reduce((sum, { goods }) => sum + sizeOf(goods), sizeOf(hold)));
        expect(sizeOf(hold)).toBeLessThanOrEqual(cargoCapacity(position, seat));
      }
    }
  });

  it('reaches the factories at which its cards brought somebody', () => {
    let loaded = 0;
    for (const [index, position] of positions.entries()) {
      const { phase } = position;
      if (phase.name !== 'flight') continue;
      const { seat } = phase;
      const after = positions[index + 1];
      if (after?.phase.name !== 'cargo' || after.phase.seat !== seat) continue;
      const space = playerAt(after, seat).airship;
      const there = reachedGoods(seen(position, seat), seat, NO_MARKS).filter(({ from }) => from === 'factory');
      const isFactory = kingsOfAirAndSteam
        .legal(after, seat)
        .some((action) => action.type === 'load' && action.from === 'factory');
      if (!isFactory) continue;
      expect(there.map((line) => line.space)).toContain(space);
      expect(there.find((line) => line.space === space)?.loadAfter).toBe(position.cycle);
      loaded++;
    }
    expect(loaded).toBeGreaterThan(5);
  });
});
