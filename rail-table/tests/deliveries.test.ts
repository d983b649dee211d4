import { ageOfSteam } from '@roundhouse/age-of-steam';
import { hexCentre } from '@roundhouse/rail-art';
import { el, group, type SvgNode } from '@roundhouse/svg';
import { ofType } from '@roundhouse/table-kit';
import { describe, expect, it } from 'vitest';
import { cubesToPick } from '../board/use-cubes.ts';
import { buildingOf } from '../building.ts';
import { deliveriesOf, linksOf, own, routesOf } from '../deliveries.ts';
import { hexName } from '../words.ts';
import { chosenAmount } from '../panels/amounts.tsx';
import { pressToDeliver, targetsOf } from '../targets.ts';
import { whilePlaying } from '../desk.ts';
import { whyNot } from '../why-not.ts';
import { desk, everySo, inPhase, railOf, recorded, words } from './support/recorded.ts';

const NO_HAND = { pick: () => undefined, pressCity: () => undefined, pointAt: () => undefined };

const moving = everySo(inPhase(recorded(), 'move-goods'), 8).map((moment) => ({
  ...moment,
  moves: ofType(ageOfSteam.legal(moment.position, moment.seat), 'move-goods'),
}));
const choosing = moving.filter(({ moves }) => moves.length > 0);

type Moving = (typeof moving)[number];

/** One move of each cube that can be moved. */
function cubesOf({ moves }: Moving): Moving['moves'] {
  return moves.filter(
    ({ city, good }, index) => moves.findIndex((one) => one.city === city && one.good === good) === index,
  );
}

describe('the targets of moving goods', () => {
  it('are first the cities that a cube can leave', () => {
    expect(choosing.length).toBeGreaterThan(2);
    for (const moment of choosing) {
      const rail = railOf(moment);
      const cities = new Set(moment.moves.map(({ city }) => desk.cityHex(moment.position, city)));
      const targets = targetsOf(rail, buildingOf(rail), words);
      expect(targets.map(({ spot }) => spot)).toEqual([...cities]);
      expect(targets.every(({ kind, chosen }) => kind === 'city' && !chosen)).toBe(true);
    }
  });

  it('are then where the chosen cube can go, and other cities to start from', () => {
    for (const moment of choosing) {
      const { position, moves } = moment;
      for (const { city, good } of cubesOf(moment)) {
        const rail = railOf(moment, { city, good });
        const targets = targetsOf(rail, buildingOf(rail), words);
        const ends = routesOf(moves, city, good).map((move) => linksOf(desk, position, move).at(-1)?.to);
        const goals = targets.filter(({ kind }) => kind === 'destination');
        expect(goals.map(({ spot }) => spot)).toEqual([...new Set(ends)]);
        const start = desk.cityHex(position, city);
        const starts = targets.filter(({ kind }) => kind === 'city');
        expect(starts.filter(({ chosen }) => chosen).map(({ spot }) => spot)).toEqual([start]);
        expect(starts.some(({ spot }) => spot !== start && ends.includes(spot))).toBe(false);
      }
    }
  });

  it('mark the goal of the chosen route', () => {
    for (const moment of choosing) {
      const [route] = moment.moves;
      if (route === undefined) continue;
      const rail = railOf(moment, { city: route.city, good: route.good, route });
      const goal = linksOf(desk, moment.position, route).at(-1)?.to;
      const chosen = targetsOf(rail, buildingOf(rail), words).filter((one) => one.kind === 'destination' && one.chosen);
      expect(chosen.map(({ spot }) => spot)).toEqual([goal]);
    }
  });
});

describe('a press on a hex while goods are moved', () => {
  it('goes through the routes there, the best for the mover first; the only one is confirmed by a second press', () => {
    let most = 0;
    for (const moment of choosing) {
      const { position, seat, moves } = moment;
      for (const { city, good } of cubesOf(moment)) {
        const ways = deliveriesOf(desk, position, routesOf(moves, city, good), seat);
        for (const to of new Set(ways.map((way) => way.to))) {
          const there = ways.filter((way) => way.to === to).map(({ move }) => move);
          most = Math.max(most, there.length);
          const pressed = [null, ...there].map((route) =>
            pressToDeliver(railOf(moment, { city, good, route }, moves), to),
          );
          expect(pressed.slice(0, there.length)).toEqual(there.map((route) => ({ point: { route } })));
          expect(pressed.at(-1)).toEqual(there.length === 1 ? { act: there } : { point: { route: there[0] } });
        }
      }
    }
    expect(most).toBeGreaterThan(1);
  });

  it('takes up a city, its cube where there is only one kind, and the best way where it has one place to go', () => {
    let singles = 0;
    for (const moment of choosing) {
      for (const { city } of cubesOf(moment)) {
        const leaving = moment.moves.filter((move) => move.city === city);
        const goods = new Set(leaving.map(({ good }) => good));
        const ways = deliveriesOf(desk, moment.position, leaving, moment.seat);
        const only = goods.size === 1 && new Set(ways.map(({ to }) => to)).size === 1;
        singles += only ? 1 : 0;
        expect(pressToDeliver(railOf(moment), desk.cityHex(moment.position, city))).toEqual({
          point: { city, good: goods.size === 1 ? [...goods][0] : null, route: only ? ways[0]?.move : null },
        });
      }
    }
    expect(singles).toBeGreaterThan(0);
  });

  it('lets go on a hex without a city', () => {
    const [moment] = choosing;
    if (moment === undefined) throw new RangeError('nobody moves');
    const empty = [...desk.chartOf(moment.position).topology.ground.keys()].find(
      (hex) => desk.cityAt(moment.position, hex) === undefined,
    );
    expect(pressToDeliver(railOf(moment), empty ?? -1)).toEqual({ point: { city: null, good: null, route: null } });
  });
});

describe('what a delivery brings', () => {
  it('is a link each to the owners on its way, the mover first; among equals the others get least first', () => {
    for (const { position, seat, moves } of choosing) {
      const ways = deliveriesOf(desk, position, moves, seat);
      const others = ways.map(({ earnings }) => {
        return earnings.filter((one) => one.seat !== seat).reduce((sum, { links }) => sum + links, 0);
      });
      for (const [index, way] of ways.entries()) {
        const owners = linksOf(desk, position, way.move).map(({ owner }) => owner);
        expect(own(way, seat)).toBe(owners.filter((owner) => owner === seat).length);
        for (const { seat: earner, links } of way.earnings) {
          expect(links).toBe(owners.filter((owner) => owner === earner).length);
        }
        expect(way.earnings.findIndex((one) => one.seat === seat)).toBeLessThan(1);
        const next = ways[index + 1];
        if (next === undefined) continue;
        expect(own(way, seat)).toBeGreaterThanOrEqual(own(next, seat));
        const worse = own(way, seat) > own(next, seat) || (others[index] ?? 0) <= (others[index + 1] ?? 0);
        expect(worse).toBe(true);
      }
    }
  });
});

describe('a press on a city from which nothing can go', () => {
  it('always has a reason', () => {
    const rules = new Set<string>();
    for (const moment of moving) {
      const { position, seat, moves } = moment;
      for (const { id, hex } of desk.chartOf(position).cities) {
        if (moves.some(({ city }) => city === id)) continue;
        const reason = whyNot(railOf(moment), position, seat, hex);
        rules.add(reason?.rule ?? `nothing to say about ${id}`);
      }
    }
    expect(new Set(['move-goods.cube', 'move-goods.engine-limit', ...rules])).toEqual(rules);
    expect([...rules].join()).not.toContain('nothing');
  });
});

describe('cubes on the map', () => {
  const cube = (good: string): SvgNode => el('g', { 'data-good': good });
  const [red, blue, lost] = [cube('red'), cube('blue'), cube('red')];
  const places = group({}, [group({ 'data-city': 'a' }, [red, blue]), group({ 'data-city': 'b' }, [lost])]);

  it('can be picked where a move of them is possible, and only there', () => {
    const marks = cubesToPick(places, 'a red,b blue', () => NO_HAND);
    expect([red, blue, lost, places].map((node) => marks(node)?.['data-choice'])).toEqual([
      'cube-a-red',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('small things that rail tables say', () => {
  it('a hex is called by its place, or by the nearest one', () => {
    const [moment] = moving;
    if (moment === undefined) throw new RangeError('nobody moves');
    const { position } = moment;
    const { cities, towns } = desk.chartOf(position);
    const [city] = cities;
    if (city === undefined) throw new RangeError('no city');
    expect(words.say(hexName(desk, position, city.hex))).toBe(city.name);
    const { grid, topology } = desk.chartOf(position);
    const places = [...cities, ...towns];
    const open = [...topology.ground.keys()].filter((hex) => !places.some((place) => place.hex === hex));
    for (const hex of open.slice(0, 20)) {
      const here = hexCentre(grid, hex);
      const away = places.map((place) => {
        const there = hexCentre(grid, place.hex);
        return Math.hypot(there.x - here.x, there.y - here.y);
      });
      const near = /^the .* of (.*)$/.exec(words.say(hexName(desk, position, hex)))?.[1];
      const named = places.findIndex(({ name }) => name === near);
      expect(away[named]).toBeCloseTo(Math.min(...away));
    }
  });

  it('the least amount is chosen until another possible one is picked', () => {
    expect(chosenAmount([3, 4, 5], null)).toBe(3);
    expect(chosenAmount([3, 4, 5], 5)).toBe(5);
    expect(chosenAmount([3, 4, 5], 9)).toBe(3);
    expect(chosenAmount([], 3)).toBeNull();
  });

  it('a measure ends with the player who left', () => {
    const cash = whilePlaying<{ readonly outInTurn: number | null; readonly cash: number }>((player) => player.cash);
    const players = [
      { outInTurn: null, cash: 7 },
      { outInTurn: 2, cash: 9 },
    ];
    expect([0, 1, 2].map((seat) => cash({ players }, seat))).toEqual([7, null, null]);
  });
});
