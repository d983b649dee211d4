import { pick, type Rng, rngFrom } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import {
  type Action,
  areaOf,
  cargoCapacity,
  type Good,
  GOODS,
  kingsOfAirAndSteam,
  type Position,
} from '../../index.ts';
import { livelyGame, played, spread } from './lively.ts';

type Bag = readonly number[];

interface Outcome {
  readonly hold: Bag;
  /** What is left to take below the airship. */
  readonly below: Bag;
}

function bagOf(goods: Readonly<Record<Good, number>> | undefined): Bag {
  return GOODS.map((good) => goods?.[good] ?? 0);
}

function size(bag: Bag): number {
  return bag.reduce((sum, count) => sum + count, 0);
}

function plus(one: Bag, other: Bag): Bag {
  return one.map((count, index) => count + (other[index] ?? 0));
}

function minus(one: Bag, other: Bag): Bag {
  return one.map((count, index) => count - (other[index] ?? 0));
}

/** Every bag that can be taken out of a bag. */
function partsOf(bag: Bag): readonly Bag[] {
  return bag.reduce<readonly Bag[]>(
    (parts, count) => parts.flatMap((part) => Array.from({ length: count + 1 }, (_, taken) => [...part, taken])),
    [[]],
  );
}

function here(p: Position, seat: number): Outcome & { readonly isDepot: boolean } {
  const player = p.players[seat];
  const space = player?.airship ?? -1;
  const depot = player?.depots.find((one) => one.space === space);
  const factory = areaOf(p).factories.findIndex((one) => one.space === space);
  const good = areaOf(p).factories[factory]?.good;
  const below =
    depot !== undefined ? bagOf(depot.goods) : GOODS.map((one) => (one === good ? (p.factories[factory] ?? 0) : 0));
  return { hold: bagOf(player?.hold), below, isDepot: depot !== undefined };
}

/**
 * By the text: first unload any goods over an own depot, then load any; goods may be thrown away only when loading
 * would be too much for the hold, exactly as many as are too many, and none of a kind that is loaded.
 */
function outcomesByTheText(p: Position, seat: number): ReadonlySet<string> {
  const { hold, below, isDepot } = here(p, seat);
  const capacity = cargoCapacity(p, seat);
  const found = new Set<string>();
  for (const unloaded of isDepot ? partsOf(hold) : [hold.map(() => 0)]) {
    const kept = minus(hold, unloaded);
    const there = plus(below, unloaded);
    for (const loaded of partsOf(there)) {
      const excess = Math.max(0, size(kept) + size(loaded) - capacity);
      for (const thrown of partsOf(kept)) {
        if (size(thrown) !== excess || thrown.some((count, kind) => count > 0 && (loaded[kind] ?? 0) > 0)) continue;
        found.add(JSON.stringify({ hold: minus(plus(kept, loaded), thrown), below: minus(there, loaded) }));
      }
    }
  }
  return found;
}

/** What the small steps lead to; one may stop after any of them. */
function outcomesBySteps(p: Position, seat: number): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (position: Position): void => {
    const { hold, below } = here(position, seat);
    const outcome = JSON.stringify({ hold, below });
    found.add(outcome);
    const isOn = position.phase.name === 'cargo' && position.agenda.length === p.agenda.length;
    const key = JSON.stringify([outcome, position.phase]);
    if (!isOn || seen.has(key)) return;
    seen.add(key);
    for (const action of kingsOfAirAndSteam.legal(position, seat)) {
      if (action.type !== 'go-on') visit(played(position, seat, action));
    }
  };
  visit(p);
  return found;
}

test('small steps lead exactly to what the text allows', () => {
  const rng = rngFrom('cargo');
  let thrown = 0;
  for (const { options, seats, seed } of spread('cargo', 8)) {
    for (const { position } of livelyGame(options, seats, seed)) {
      if (position.phase.name !== 'action' || rng.int(8) > 0) continue;
      const { seat } = position.phase;
      const p = overGoods(position, seat, rng);
      const offers = kingsOfAirAndSteam.legal(p, seat);
      expect(outcomesBySteps(p, seat), `${seed} ${JSON.stringify(here(p, seat))}`).toEqual(outcomesByTheText(p, seat));
      if (offers.some((action) => action.type === 'load' && action.jettison !== null)) thrown++;
      checkRandom(p, seat, offers, pick(GOODS, rng), pick(GOODS, rng));
    }
  }
  expect(thrown).toBeGreaterThan(10);
});

/** The same moment with the airship over a factory or an own depot, and some goods on board and below. */
function overGoods(p: Position, seat: number, rng: Rng): Position {
  const player = p.players[seat];
  if (player === undefined) throw new RangeError('there is no such seat');
  const airshipLevel = 1 + rng.int(4);
  const depots = player.depots.map((depot) => ({ ...depot, goods: someGoods(rng.int(5), rng) }));
  const places = [...depots, ...areaOf(p).factories].map(({ space }) => space);
  const airship = pick(rng.int(2) === 0 ? places : depots.map(({ space }) => space), rng);
  const before = {
    ...p,
    players: p.players.with(seat, { ...player, airshipLevel, depots, airship }),
    factories: p.factories.map(() => rng.int(5)),
    phase: { name: 'cargo', seat, loaded: [], jettisoned: [] } as const,
    agenda: [{ name: 'action', seat } as const],
  };
  const hold = someGoods(rng.int(cargoCapacity(before, seat) + 1), rng);
  return { ...before, players: before.players.with(seat, { ...player, airshipLevel, depots, airship, hold }) };
}

function someGoods(count: number, rng: Rng): Readonly<Record<Good, number>> {
  const goods = { chemicals: 0, machinery: 0, food: 0, textiles: 0, luxuries: 0 };
  for (let i = 0; i < count; i++) goods[pick(GOODS, rng)]++;
  return goods;
}

/** `check` and `legal` are of one mind about a load. */
function checkRandom(p: Position, seat: number, offers: readonly Action[], good: Good, jettison: Good): void {
  for (const from of ['factory', 'depot'] as const) {
    for (const thrown of [null, jettison]) {
      const load = { type: 'load', good, from, jettison: thrown } as const;
      const isOffered = offers.some((action) => JSON.stringify(action) === JSON.stringify(load));
      expect(kingsOfAirAndSteam.check(p, seat, load) === null).toBe(isOffered);
    }
  }
}
