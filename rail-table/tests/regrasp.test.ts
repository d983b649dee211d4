import { ageOfSteam, type Good } from '@roundhouse/age-of-steam';
import { clone } from '@roundhouse/kernel';
import { ofType } from '@roundhouse/table-kit';
import { describe, expect, it } from 'vitest';
import { NOTHING, type RailPointed } from '../pointing.ts';
import { regrasped } from '../regrasp.ts';
import { desk, everySo, inPhase, railOf, type Recorded, recorded } from './support/recorded.ts';

const moments = recorded();

/** What the hand is on after somebody else has acted, who left the position as it is given. */
function after(moment: Pick<Recorded, 'position' | 'seat'>, at: Partial<RailPointed<Good>>): RailPointed<Good> {
  return regrasped(desk, railOf(moment).table, NOTHING, { ...NOTHING, ...at });
}

describe('what the hand was on when somebody else has acted', () => {
  it('is found among what is possible now: the tile that was tried, after those of the plan', () => {
    let tried = 0;
    for (const { position, seat } of everySo(inPhase(moments, 'build-track'), 12)) {
      const [tile] = ofType(ageOfSteam.legal(position, seat), 'build');
      if (tile === undefined) continue;
      const now = { position: clone(position), seat };
      const at = after(now, { hex: tile.hex, tile: { ...tile } });
      expect(at).toEqual({ ...NOTHING, hex: tile.hex, tile });
      expect(ofType(railOf(now).table.legal, 'build')).toContainEqual(at.tile);
      expect(after(now, { plan: [tile] })).toEqual({ ...NOTHING, plan: [tile] });
      tried++;
    }
    expect(tried).toBeGreaterThan(5);
  });

  it('is let go of as far as it is not possible any more', () => {
    const [moment] = inPhase(moments, 'build-track');
    if (moment === undefined) throw new RangeError('nobody builds');
    const { position, seat } = moment;
    const [tile] = ofType(ageOfSteam.legal(position, seat), 'build');
    if (tile === undefined) throw new RangeError('nothing can be built');
    const elsewhere = { ...tile, hex: 0 };
    expect(after(moment, { plan: [elsewhere, tile] })).toEqual({ ...NOTHING, plan: [tile] });
    expect(after(moment, { hex: 0, tile: elsewhere })).toEqual(NOTHING);
    expect(after(moment, { newCity: 'A', town: 3 })).toEqual(NOTHING);
  });

  it('is the New City that was taken up, and its town', () => {
    const urbanizing = inPhase(moments, 'build-track').flatMap(({ position, seat }) =>
      ofType(ageOfSteam.legal(position, seat), 'urbanize')
        .slice(0, 1)
        .map(({ city, hex }) => ({ position, seat, city, hex })),
    );
    const [one] = urbanizing;
    if (one === undefined) throw new RangeError('nobody urbanizes');
    expect(after(one, { newCity: one.city, town: one.hex })).toEqual({ ...NOTHING, newCity: one.city, town: one.hex });
    expect(after(one, { newCity: one.city, town: -1 })).toEqual({ ...NOTHING, newCity: one.city });
  });

  it('is the cube that was taken up, and its way', () => {
    for (const { position, seat } of everySo(inPhase(moments, 'move-goods'), 8)) {
      const [route] = ofType(ageOfSteam.legal(position, seat), 'move-goods');
      if (route === undefined) continue;
      const { city, good } = route;
      const again = clone(route);
      expect(after({ position, seat }, { city, good, route: again })).toEqual({ ...NOTHING, city, good, route });
      expect(after({ position, seat }, { city, good, route: { ...again, exits: [] } })).toEqual({
        ...NOTHING,
        city,
        good,
      });
    }
  });

  it('is nothing in any other phase, nor for somebody who does not decide', () => {
    const [bidding] = inPhase(moments, 'determine-player-order');
    const [building] = inPhase(moments, 'build-track');
    if (bidding === undefined || building === undefined) throw new RangeError('nobody bids, or nobody builds');
    expect(after(bidding, { amount: 3 })).toBe(NOTHING);
    const { table } = railOf(building);
    expect(regrasped(desk, { ...table, seat: null }, NOTHING, { ...NOTHING, hex: 4 })).toBe(NOTHING);
  });
});
