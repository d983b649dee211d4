import { ageOfSteam, playerAt } from '@roundhouse/age-of-steam';
import { clone, rngFrom } from '@roundhouse/kernel';
import { noChance, ofType } from '@roundhouse/table-kit';
import { describe, expect, it } from 'vitest';
import { buildingOf } from '../building.ts';
import { cheapestTrack } from '../could/cheapest-track.ts';
import { overviewOf, takersOf } from '../could/overview.ts';
import { trackOffer } from '../could/track-offer.ts';
import { endsWith } from '../could/use-rail-could.ts';
import { desk, everySo, inPhase, railOf, recorded } from './support/recorded.ts';

const moving = everySo(inPhase(recorded(), 'move-goods'), 10);
const building = everySo(inPhase(recorded(), 'build-track'), 8);

describe('the overview of deliveries', () => {
  it('promises what playing them pays, to everybody', () => {
    let promised = 0;
    for (const { position, seat } of moving) {
      for (const { move, earnings, own, links } of overviewOf(desk, position, position, seat)) {
        expect(ageOfSteam.check(position, seat, move)).toBeNull();
        const after = clone(position);
        ageOfSteam.play(after, seat, move, rngFrom('a delivery'), () => undefined);
        // The last move of a turn pays income as well; the track shows what the delivery brought alone.
        if (after.turn !== position.turn || after.phase.name !== 'move-goods') continue;
        const paid = position.players.map((player, one) => playerAt(after, one).income - player.income);
        expect(position.players.map((_, one) => earnings.find((earning) => earning.seat === one)?.links ?? 0)).toEqual(
          paid,
        );
        expect(own).toBe(paid[seat]);
        expect(links).toBe(move.exits.length);
        promised++;
      }
    }
    expect(promised).toBeGreaterThan(20);
  });

  it('leaves out no cube that can be delivered, and puts first what brings most', () => {
    for (const { position, seat } of moving) {
      const lines = overviewOf(desk, position, position, seat);
      const cubes = new Set(lines.map(({ move }) => `${move.city} ${move.good}`));
      const movable = ofType(ageOfSteam.legal(position, seat), 'move-goods');
      expect(cubes).toEqual(new Set(movable.map(({ city, good }) => `${city} ${good}`)));
      expect(lines.map(({ own }) => own)).toEqual(lines.map(({ own }) => own).toSorted((a, b) => b - a));
      for (const { move, cubes: many } of lines) {
        expect(many).toBe(position.cubes[move.city]?.filter((good) => good === move.good).length);
      }
    }
  });

  it('tells what only the plan makes possible', () => {
    let found = 0;
    for (const { position, seat } of moving) {
      const bare = {
        ...position,
        track: position.track.map((laid) => (laid !== null && 'city' in laid ? laid : null)),
      };
      const lines = overviewOf(desk, bare, position, seat);
      expect(lines.every(({ planned }) => planned)).toBe(true);
      expect(overviewOf(desk, position, position, seat).some(({ planned }) => planned)).toBe(false);
      found += lines.length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('knows every city that wants a cube, and to which of them it can come', () => {
    for (const { position, seat } of moving) {
      for (const { move, to } of overviewOf(desk, position, position, seat)) {
        const takers = takersOf(desk, position, seat, move);
        expect(takers).toContainEqual({ hex: to, reached: true });
        const { colorOf } = desk.chartOf(position);
        for (const { hex } of takers) expect(colorOf.get(desk.cityAt(position, hex) ?? '')).toBe(move.good);
      }
    }
  });
});

describe('the cheapest track between two places', () => {
  it('can be laid tile by tile, costs what the tiles cost, and joins the places', () => {
    let found = 0;
    for (const { position, seat } of building) {
      const { cities } = desk.chartOf(position);
      for (const [index, { hex: from }] of cities.entries()) {
        const to = cities[(index + 1) % cities.length]?.hex ?? from;
        const track = cheapestTrack(desk, position, seat, from, to);
        if (track === null || 'rule' in track) continue;
        const after = desk.carefree(position, seat);
        const copy = clone(after);
        for (const { build, price } of track.tiles) {
          expect(ageOfSteam.check(copy, seat, build)).toBeNull();
          const { cash } = playerAt(copy, seat);
          ageOfSteam.play(copy, seat, build, noChance, () => undefined);
          expect(cash - playerAt(copy, seat).cash).toBe(price);
        }
        expect(playerAt(after, seat).cash - playerAt(copy, seat).cash).toBe(track.price);
        expect(reaches(copy, from, seat)).toContain(to);
        found++;
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  it('is what a search through all builds finds, where two tiles are enough', () => {
    let compared = 0;
    for (const { position, seat } of everySo(building, 3)) {
      const { cities } = desk.chartOf(position);
      const best = new Map<string, number>();
      const note = (p: typeof position, cost: number): void => {
        for (const { hex } of cities) {
          for (const to of reaches(p, hex, seat)) {
            const pair = `${hex} ${to}`;
            best.set(pair, Math.min(cost, best.get(pair) ?? Infinity));
          }
        }
      };
      const start = desk.carefree(position, seat);
      note(start, 0);
      for (const action of ageOfSteam.legal(start, seat)) {
        if (action.type !== 'build') continue;
        const one = clone(start);
        ageOfSteam.play(one, seat, action, noChance, () => undefined);
        note(one, playerAt(start, seat).cash - playerAt(one, seat).cash);
      }
      for (const { hex: from } of cities) {
        for (const { hex: to } of cities) {
          const known = best.get(`${from} ${to}`);
          if (from === to || known === undefined) continue;
          const track = cheapestTrack(desk, position, seat, from, to);
          if (track === null || 'rule' in track) throw new RangeError('a way is known');
          expect(track.price).toBeLessThanOrEqual(known);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('is offered for the plan as far as the turn allows, and never plans what the rules refuse', () => {
    let whole = 0;
    let parts = 0;
    for (const moment of everySo(building, 3)) {
      const rail = railOf(moment);
      const { cities } = desk.chartOf(moment.position);
      for (const [index, { hex: from }] of cities.entries()) {
        for (const { hex: to } of everySo(cities.slice(index + 1), 3)) {
          const offer = trackOffer(rail, buildingOf(rail), moment.seat, { from, to });
          if (offer === null || !('track' in offer) || offer.plan === null) continue;
          expect(offer.turns).toBe(Math.ceil(offer.track.tiles.length / 3));
          expect(offer.plan.length).toBe(offer.fits);
          const copy = clone(moment.position);
          for (const build of offer.plan) {
            expect(ageOfSteam.check(copy, moment.seat, build)).toBeNull();
            ageOfSteam.play(copy, moment.seat, build, noChance, () => undefined);
          }
          if (offer.fits === offer.track.tiles.length) whole++;
          else parts++;
        }
      }
    }
    expect(whole).toBeGreaterThan(0);
    expect(parts).toBeGreaterThan(0);
  });

  it('goes between two places that are picked one after the other', () => {
    const one = endsWith({ from: null, to: null }, 3);
    expect(one).toEqual({ from: 3, to: null });
    expect(endsWith(one, 5)).toEqual({ from: 3, to: 5 });
    expect(endsWith(one, 3)).toEqual({ from: null, to: null });
    expect(endsWith({ from: 3, to: 5 }, 7)).toEqual({ from: 7, to: null });
  });
});

/** The places that links without foreign owners join to one. */
function reaches(p: Parameters<typeof desk.networkAt>[0], from: number, seat: number): ReadonlySet<number> {
  const found = new Set<number>();
  const open = [from];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const { to, owner } of desk.networkAt(p).connections(place)) {
      if (found.has(to) || (owner !== null && owner !== seat)) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}
