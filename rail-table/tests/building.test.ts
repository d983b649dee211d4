import { isDeepStrictEqual } from 'node:util';
import { ageOfSteam, type Good, type Position } from '@roundhouse/age-of-steam';
import { clone, itemAt, type Rng } from '@roundhouse/kernel';
import { BY_KEY, ofType, ONCE } from '@roundhouse/table-kit';
import { describe, expect, it } from 'vitest';
import type { Build } from '../actions.ts';
import { type Building, buildingOf, pressToBuild, pressToTurn } from '../building.ts';
import { lostByBuilding } from '../giving-up.ts';
import type { RailPointed } from '../pointing.ts';
import { targetsOf } from '../targets.ts';
import { whyNot } from '../why-not.ts';
import { desk, everySo, inPhase, railOf, recorded, type Recorded, words } from './support/recorded.ts';

const moments = recorded();
const building = everySo(inPhase(moments, 'build-track'), 12).filter(
  ({ position, seat }) => ofType(ageOfSteam.legal(position, seat), 'build').length > 0,
);
const [sample] = building;
if (sample === undefined) throw new RangeError('nobody builds');

const noChance: Rng = {
  int() {
    throw new RangeError('building needs no chance');
  },
};

function played({ position, seat }: Recorded, plan: readonly Build[]): Position {
  const after = clone(position);
  for (const build of plan) ageOfSteam.play(after, seat, build, noChance, () => undefined);
  return after;
}

/** Presses hexes one after the other, from an empty hand. */
function pointed(moment: Recorded, ...hexes: readonly number[]): Partial<RailPointed<Good>> {
  let at: Partial<RailPointed<Good>> = {};
  for (const hex of hexes) {
    const rail = railOf(moment, at);
    const press = pressToBuild(rail, buildingOf(rail), hex, ONCE);
    if (press === null || !('point' in press)) throw new Error('the press did not point');
    at = { ...at, ...press.point };
  }
  return at;
}

/** A tile that is kept, and one more that is tried; the same hex twice is one tile only. */
function planned2(moment: Recorded, one: number, other: number): Partial<RailPointed<Good>> {
  const { tile } = pointed(moment, one);
  const kept = { plan: tile ? [tile] : [], hex: null, tile: null };
  if (one === other) return kept;
  const rail = railOf(moment, kept);
  const press = pressToBuild(rail, buildingOf(rail), other, ONCE);
  return press !== null && 'point' in press ? { ...kept, ...press.point } : kept;
}

function buildingAt(moment: Recorded, at: Partial<RailPointed<Good>> = {}): Building<Position> {
  return buildingOf(railOf(moment, at));
}

describe('track that is only planned', () => {
  it('costs on each hex what the cheapest tile there costs', () => {
    for (const moment of building) {
      const { position, seat } = moment;
      const quote = desk.quoting(position, seat);
      const least = new Map<number, number>();
      for (const build of ofType(ageOfSteam.legal(position, seat), 'build')) {
        const cost = quote?.(build).cost ?? Number.NaN;
        least.set(build.hex, Math.min(cost, least.get(build.hex) ?? cost));
      }
      expect(buildingAt(moment).prices).toEqual(least);
    }
  });

  it('has the prices that the rules take, tile by tile', () => {
    let longest = 0;
    for (const moment of building) {
      const [one, ...others] = buildingAt(moment).prices.keys();
      if (one === undefined) continue;
      const at = planned2(moment, one, others[0] ?? one);
      const { ghosts, planned, shown, planning } = buildingAt(moment, at);
      const plan = [...(at.plan ?? []), ...(at.tile ? [at.tile] : [])];
      longest = Math.max(longest, plan.length);
      const cash = (p: Position): number => p.players[moment.seat]?.cash ?? Number.NaN;
      const paid = plan.map((_, index) => {
        return cash(played(moment, plan.slice(0, index))) - cash(played(moment, plan.slice(0, index + 1)));
      });
      expect(ghosts).toEqual(plan.map(({ hex }, index) => ({ hex, price: paid[index] })));
      expect(planning.totalCost(moment.position, moment.seat, plan)).toBe(paid.reduce((sum, price) => sum + price, 0));
      expect(planned.track).toEqual(played(moment, at.plan ?? []).track);
      expect(shown.track).toEqual(played(moment, plan).track);
    }
    expect(longest).toBe(2);
  });

  it('leaves the position alone, and is the position itself while nothing is planned', () => {
    const before = JSON.stringify(sample.position);
    const { planned, shown } = buildingAt(sample);
    expect(planned).toBe(sample.position);
    expect(shown).toBe(sample.position);
    pointed(sample, ...[...buildingAt(sample).prices.keys()].slice(0, 2));
    expect(JSON.stringify(sample.position)).toBe(before);
  });

  it('ends with the first tile that is not possible any more', () => {
    const [hex = 0] = buildingAt(sample).prices.keys();
    const { tile } = pointed(sample, hex);
    if (!tile) throw new Error('no tile was tried');
    const planned = buildingAt(sample).planning.afterPlan(sample.position, sample.seat, [tile, tile]);
    expect(planned.track).toEqual(played(sample, [tile]).track);
  });

  it('offers nothing to somebody who does not decide, nor in another phase', () => {
    const rail = railOf(sample);
    expect(buildingOf({ ...rail, seat: null }).builds).toEqual([]);
    const [moving] = inPhase(moments, 'move-goods');
    if (moving === undefined) throw new RangeError('nobody moves');
    expect(buildingAt(moving).prices.size).toBe(0);
  });
});

describe('a press on a hex while track is built', () => {
  it('tries the best tile there; a second press turns it, and Enter builds it', () => {
    let turned = 0;
    for (const moment of building) {
      for (const hex of [...buildingAt(moment).prices.keys()].slice(0, 4)) {
        const at = pointed(moment, hex);
        const rail = railOf(moment, at);
        const now = buildingOf(rail);
        expect(at).toEqual({ hex, tile: now.options[0] });
        expect(now.options.every((build) => build.hex === hex)).toBe(true);
        const [first, second = first] = now.options;
        expect(pressToBuild(rail, now, hex, ONCE)).toEqual({ point: { tile: second } });
        turned += first === second ? 0 : 1;
        expect(pressToBuild(rail, now, hex, BY_KEY)).toEqual(
          lostByBuilding(rail, now).length === 0 ? { act: [at.tile] } : { point: { tile: second } },
        );
      }
    }
    expect(turned).toBeGreaterThan(0);
  });

  it('offers what completes links first, then the cheapest, in whatever order the tiles are listed', () => {
    let choices = 0;
    for (const moment of building) {
      const { position, seat } = moment;
      const { prices, builds, planning } = buildingAt(moment);
      const quoteOf = (build: Build): { readonly completed: number; readonly cost: number } => {
        const quote = planning.quote(position, seat, build);
        if (quote === null) throw new RangeError('nobody builds');
        return { completed: quote.completed.length, cost: quote.cost };
      };
      for (const hex of prices.keys()) {
        for (const listed of [builds, builds.toReversed()]) {
          const quotes = planning.buildsOn(position, seat, listed, hex).map(quoteOf);
          for (const [index, next] of quotes.slice(1).entries()) {
            const one = itemAt(quotes, index);
            expect(one.completed).toBeGreaterThanOrEqual(next.completed);
            if (one.completed > next.completed) continue;
            expect(one.cost).toBeLessThanOrEqual(next.cost);
            choices += one.cost < next.cost ? 1 : 0;
          }
        }
      }
    }
    expect(choices).toBeGreaterThan(0);
  });

  it('takes the tile along to another hex: two presses plan one tile', () => {
    const [one = 0, other = 0] = buildingAt(sample).prices.keys();
    expect(other).not.toBe(one);
    const at = pointed(sample, one, other);
    expect(at).toEqual({ hex: other, tile: pointed(sample, other).tile });
    expect(buildingAt(sample, at).ghosts.map(({ hex }) => hex)).toEqual([other]);
  });

  it('builds what was kept in the plan and the tile that is tried, and takes up again what was kept', () => {
    const [one = 0] = buildingAt(sample).prices.keys();
    const first = pointed(sample, one);
    const [other = 0] = buildingAt(sample, { plan: first.tile ? [first.tile] : [] }).prices.keys();
    const at = planned2(sample, one, other);
    expect(at.plan).toEqual([first.tile]);
    const rail = railOf(sample, at);
    expect(pressToBuild(rail, buildingOf(rail), other, BY_KEY)).toEqual({ act: [first.tile, at.tile] });
    expect(pressToBuild(rail, buildingOf(rail), one, ONCE)).toEqual({
      point: { plan: [], hex: one, tile: first.tile },
    });
    const kept = targetsOf(rail, buildingOf(rail), words).find(({ spot }) => spot === one);
    expect(kept).toMatchObject({ kind: 'build', chosen: false, aside: true });
  });

  it('lets go of hex and tile where nothing can be built', () => {
    const { prices } = buildingAt(sample);
    const none = [...desk.chartOf(sample.position).topology.ground.keys()].find((hex) => !prices.has(hex)) ?? -1;
    expect(pointed(sample, none)).toEqual({ hex: null, tile: null });
  });

  it('chooses the town of a New City, then places it, after what is planned', () => {
    const rail = railOf(sample, { newCity: 'A', town: null });
    expect(pressToBuild(rail, buildingOf(rail), 12, ONCE)).toEqual({ point: { town: 12 } });
    const [hex = 0] = buildingAt(sample).prices.keys();
    const { tile } = pointed(sample, hex);
    const again = railOf(sample, { newCity: 'A', town: 12, plan: tile ? [tile] : [] });
    expect(pressToBuild(again, buildingOf(again), 12, ONCE)).toEqual({
      act: [tile, { type: 'urbanize', hex: 12, city: 'A' }],
    });
    expect(pressToBuild(again, buildingOf(again), 13, ONCE)).toEqual({ point: { town: 13 } });
  });

  it('turns through all tiles that fit, and back to the first', () => {
    const many = building
      .flatMap((moment) =>
        [...buildingAt(moment).prices.keys()].slice(0, 4).map((hex) => buildingAt(moment, pointed(moment, hex))),
      )
      .find(({ options }) => options.length > 2);
    if (many === undefined) throw new RangeError('there is no choice of tiles');
    const { options } = many;
    const next = options.map((tile) => pressToTurn(many, tile));
    expect(next).toEqual([...options.slice(1), options[0]].map((tile) => ({ point: { tile } })));
    expect(pressToTurn(many, null)).toEqual({ point: { tile: options[0] } });
    expect(pressToTurn({ options: [] }, null)).toBeNull();
  });
});

describe('the targets of building', () => {
  it('are the hexes that can be built on, with their price, the chosen one marked', () => {
    for (const moment of building) {
      const [hex = 0] = buildingAt(moment).prices.keys();
      const rail = railOf(moment, pointed(moment, hex));
      const now = buildingOf(rail);
      const targets = targetsOf(rail, now, words);
      expect(targets.map(({ spot, hint }) => [spot, hint])).toEqual(
        [...now.prices].map(([at, price]) => [at, `$${price}`]),
      );
      expect(targets.filter(({ chosen }) => chosen).map(({ spot }) => spot)).toEqual([hex]);
      expect(targets.every(({ kind, label, hint = '' }) => kind === 'build' && label.includes(hint))).toBe(true);
    }
  });

  it('are the towns of a New City that was picked up', () => {
    const urbanizations = [
      { type: 'urbanize', hex: 5, city: 'A' },
      { type: 'urbanize', hex: 6, city: 'B' },
      { type: 'urbanize', hex: 7, city: 'A' },
    ] as const;
    const rail = railOf(sample, { newCity: 'A', town: 7 });
    const targets = targetsOf(rail, { ...buildingOf(rail), urbanizations }, words);
    expect(targets.map(({ spot, kind, chosen }) => [spot, kind, chosen])).toEqual([
      [5, 'town', false],
      [7, 'town', true],
    ]);
  });

  it('are none for somebody who does not decide', () => {
    const rail = railOf(sample);
    expect(targetsOf({ ...rail, seat: null }, buildingOf(rail), words)).toEqual([]);
  });
});

describe('a press on what cannot be built on', () => {
  const { prices } = buildingAt(sample);

  it('says whose turn it is to somebody who waits', () => {
    const other = (sample.seat + 1) % 4;
    expect(whyNot(railOf(sample), sample.position, other, 0)?.rule).toBe('match.not-waiting');
  });

  it('has nothing to say where something is possible, and a reason everywhere else', () => {
    for (const hex of desk.chartOf(sample.position).topology.ground.keys()) {
      const reason = whyNot(railOf(sample), sample.position, sample.seat, hex);
      expect(reason === null, `hex ${hex}`).toBe(prices.has(hex));
    }
  });

  it('asks about the New City that is held, not about track', () => {
    const [hex = 0] = prices.keys();
    expect(whyNot(railOf(sample, { newCity: 'A' }), sample.position, sample.seat, hex)?.rule).toBe('new-city.action');
  });
});

describe('a plan', () => {
  /** Two tiles of which the second can be built only after the first, where there are such. */
  const chains = building.flatMap((moment) => {
    const now = buildingAt(moment);
    return [...now.prices.keys()].flatMap((hex) => {
      const [first] = now.planning.buildsOn(moment.position, moment.seat, now.builds, hex);
      if (first === undefined) return [];
      const after = buildingAt(moment, { plan: [first] });
      const next = after.builds.find((build) => !now.prices.has(build.hex));
      const free = after.builds.find(
        (build) => build.hex !== hex && now.builds.some((one) => isDeepStrictEqual(one, build)),
      );
      return next === undefined || free === undefined ? [] : [{ moment, first, next, free, planning: now.planning }];
    });
  });
  const [chain] = chains;
  if (chain === undefined) throw new RangeError('no tile leads on from another');
  const { moment, first, next, free, planning } = chain;
  const { position, seat } = moment;

  it('loses with a tile those that cannot be built without it, and no others', () => {
    expect(planning.without(position, seat, [first, next], first)).toEqual([]);
    expect(planning.without(position, seat, [first, next], next)).toEqual([first]);
    expect(planning.without(position, seat, [first, free], first)).toEqual([free]);
  });

  it('is put in another order only where it can be built in that order', () => {
    expect(planning.reordered(position, seat, [first, next], 1, 0)).toBeNull();
    expect(planning.reordered(position, seat, [first, free], 1, 0)).toEqual([free, first]);
    expect(planning.reordered(position, seat, [first, free], 0, -1)).toBeNull();
  });
});
