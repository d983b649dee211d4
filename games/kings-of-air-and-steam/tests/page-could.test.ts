import { readFileSync } from 'node:fs';
import { clone, itemAt, Match, recordFromText, rngFrom, type Seat } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { kingsOfAirAndSteam } from '../rules/game.ts';
import type { CardId } from '../content/box.ts';
import { cardsLeft, emptyPlan } from '../rules/deck.ts';
import { areaOf, type Space } from '../content/area.ts';
import { cargoCapacity, changePlayer, playerAt, type Position, slotsLeft } from '../rules/position.ts';
import { sizeOf } from '../rules/stock.ts';
import { citiesWanting, reachedGoods, salesFrom } from '../table/page/could/overview.ts';
import { legsOf } from '../table/page/planning.ts';

const NO_MARKS: readonly (Space | null)[] = [null, null, null, null];
const RECORD = new URL('fixtures/02-normal-7-players-greedy.json', import.meta.url);
const match = Match.replay(kingsOfAirAndSteam, recordFromText(readFileSync(RECORD, 'utf8')));
const positions = Array.from({ length: match.seq }, (_, seq) => match.at(seq));

/** The last time that everybody plans. */
function planningLate(): Position {
  const last = positions.findLast(({ phase }) => phase.name === 'plan');
  if (last === undefined) throw new Error('nobody plans in this record');
  return last;
}

/** The same with these cards in the first sockets of seat 0, and the rest of its deck at hand. */
function at(p: Position, cards: readonly CardId[]): Position {
  const copy = { ...p };
  changePlayer(copy, 0, { plan: emptyPlan().map((_, socket) => cards[socket] ?? null) });
  return copy;
}

/** Every way to lay one or two cards more of the deck of seat 0 behind those that lie. */
function layings(p: Position, before: readonly CardId[]): readonly (readonly CardId[])[] {
  const withOne = (cards: readonly CardId[]) =>
    cardsLeft(at(p, cards), 0).map((card): readonly CardId[] => [...cards, card]);
  const one = withOne(before);
  return [...one, ...one.flatMap(withOne)];
}

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
    for (const position of positions.filter((_, index) => index % 21 === 0)) {
      for (const seat of kingsOfAirAndSteam.waiting(position)) {
        const told = reachedGoods(seen(position, (seat + 1) % match.seats), seat, NO_MARKS);
        const mine = reachedGoods(seen(position, seat), seat, NO_MARKS);
        expect(told.filter(({ from }) => from === 'depot')).toEqual(mine.filter(({ from }) => from === 'depot'));
      }
    }
  });

  it('tells every good that a seat has, and reads only what that seat sees', () => {
    for (const position of positions.filter((_, index) => index % 21 === 0)) {
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

  it('tells before the first card what those of the deck could reach, and the plan first once some are laid', () => {
    const position = at(seen(planningLate(), 0), []);
    const told = reachedGoods(position, 0, NO_MARKS).filter(({ from }) => from === 'factory');
    expect(told.length).toBeGreaterThan(3);
    expect(told.every(({ needsHand }) => needsHand)).toBe(true);
    // Every way to lay two cards, as a patient player would try them.
    const soonest = new Map<number, number>();
    for (const cards of layings(position, [])) {
      for (const space of legsOf(at(position, cards), 0, NO_MARKS).at(-1)?.spaces ?? []) {
        if (!soonest.has(space)) soonest.set(space, cards.length);
      }
    }
    const stocked = areaOf(position).factories.filter((_, factory) => (position.factories[factory] ?? 0) > 0);
    const soon = told.filter(({ loadAfter }) => loadAfter !== null && loadAfter <= 2);
    expect(soon.map(({ space }) => space).toSorted((a, b) => a - b)).toEqual(
      stocked
        .map(({ space }) => space)
        .filter((space) => soonest.has(space))
        .toSorted((a, b) => a - b),
    );
    for (const { space, loadAfter } of soon) expect(loadAfter).toBe(soonest.get(space));

    const begun = at(position, cardsLeft(position, 0).slice(-1));
    const after = reachedGoods(begun, 0, NO_MARKS);
    const [leg] = legsOf(begun, 0, NO_MARKS);
    const unsold = after.filter(({ from, sale }) => from === 'factory' && sale === null);
    expect(unsold.length).toBeGreaterThan(0);
    for (const { space, needsHand } of unsold) expect(needsHand).toBe(leg?.spaces.includes(space) === false);
    const firstOfHand = after.findIndex(({ needsHand }) => needsHand);
    expect(after.slice(firstOfHand).every(({ needsHand }) => needsHand)).toBe(true);
  });

  it('promises only sales for which there are cards enough', () => {
    const position = seen(planningLate(), 0);
    const begun = cardsLeft(at(position, []), 0).slice(0, 2);
    const sold = reachedGoods(at(position, begun), 0, NO_MARKS).filter(
      ({ sale, needsHand }) => needsHand && sale !== null,
    );
    expect(sold.length).toBeGreaterThan(0);
    const tried = layings(position, begun);
    for (const { from, space, loadAfter, unloadAfter, sale } of sold) {
      const marks = from === 'factory' && loadAfter !== null ? NO_MARKS.with(loadAfter - 1, space) : NO_MARKS;
      const way = tried.find((cards) => {
        const legs = legsOf(at(position, cards), 0, marks);
        return (
          cards.length === unloadAfter &&
          (loadAfter === null || legs[loadAfter - 1]?.way.at(-1) === space) &&
          legs.at(-1)?.spaces.includes(sale?.depot ?? -1) === true
        );
      });
      expect(way).toBeDefined();
    }
  });

  it('names the cities that want what no train can bring them', () => {
    const position = planningLate();
    const wanting = position.cities.flatMap((state, city) =>
      slotsLeft(state) > 0 && state.wants !== null ? [{ wants: state.wants, city }] : [],
    );
    expect(wanting.length).toBeGreaterThan(3);
    for (const { wants, city } of wanting) {
      expect(citiesWanting(position, wants)).toContain(itemAt(areaOf(position).cities, city).name);
    }
  });
});
