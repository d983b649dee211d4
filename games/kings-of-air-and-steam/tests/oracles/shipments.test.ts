import { pick, type Rng, type Seat } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Action, type Good, GOODS, kingsOfAirAndSteam, type Position, type Space } from '../../index.ts';
import { allShipments, bill, destinationsOf, type PossibleShipment, type Way } from './all-shipments.ts';
import { livelyGame, played, spread } from './lively.ts';

function told({ from, good, count, odd, to }: Omit<PossibleShipment, 'ways'>): Action {
  return { type: 'ship', from, good, count, odd, to };
}

function keyOf(action: Action): string {
  return JSON.stringify(action);
}

function offersOf(p: Position, seat: Seat): readonly string[] {
  return kingsOfAirAndSteam
    .legal(p, seat)
    .filter(({ type }) => type === 'ship')
    .map(keyOf);
}

/** Which bills a shipment can lead to: by the choice of a route, or by what was paid when there was none. */
function billsOf(p: Position, seat: Seat, shipment: PossibleShipment): ReadonlySet<string> {
  const after = played(p, seat, told(shipment));
  if (after.phase.name === 'choose-route') {
    const routes = kingsOfAirAndSteam.legal(after, seat);
    return new Set(routes.map((route) => (route.type === 'choose-route' ? billFor(p, seat, route.stops) : '?')));
  }
  const stops = after.phase.name === 'deliver' ? after.phase.delivery.stops : null;
  return new Set([stops === null ? paidBill(p, after, seat, shipment.count) : billFor(p, seat, stops)]);
}

function billFor(p: Position, seat: Seat, stops: readonly Space[]): string {
  if (p.players[seat]?.character === 'thaddeus-birch') return '';
  return bill(
    stops.flatMap((stop) =>
      p.players.flatMap(({ depots }, owner) =>
        owner !== seat && depots.some(({ space }) => space === stop) ? [owner] : [],
      ),
    ),
  );
}

function paidBill(before: Position, after: Position, seat: Seat, count: number): string {
  return bill(
    after.players.flatMap(({ cash }, owner) => {
      const got = owner === seat ? 0 : (cash - (before.players[owner]?.cash ?? 0)) / count;
      return new Array<Seat>(got).fill(owner);
    }),
  );
}

/** Stops that are nearly right. */
function bent(stops: readonly Space[], others: readonly Space[], rng: Rng): readonly Space[] {
  const at = rng.int(stops.length + 1);
  switch (rng.int(4)) {
    case 0:
      return stops.toSpliced(at, 1);
    case 1:
      return stops.toSpliced(at, 0, pick(others, rng));
    case 2:
      return stops.toSpliced(at, 1, pick(others, rng));
    default:
      return stops.toReversed();
  }
}

function compareRoutes(p: Position, seat: Seat, shipment: PossibleShipment, rng: Rng): boolean {
  const after = played(p, seat, told(shipment));
  if (after.phase.name !== 'choose-route') return false;
  const depots = p.players.flatMap((player) => player.depots.map(({ space }) => space));
  const allowed = new Set(shipment.ways.map(({ stops }) => stops.join()));
  for (let i = 0; i < 8; i++) {
    const { stops } = pick<Way>(shipment.ways, rng);
    const tried = i % 2 === 0 ? stops : bent(stops, depots, rng);
    const violation = kingsOfAirAndSteam.check(after, seat, { type: 'choose-route', stops: [...tried] });
    expect(violation === null, `${tried.join()} for ${keyOf(told(shipment))}`).toBe(allowed.has(tried.join()));
  }
  return true;
}

/** The same moment in the hands of somebody better equipped, so that long routes are met as well. */
function equipped(p: Position, seat: Seat, rng: Rng): Position {
  const player = p.players[seat];
  if (player === undefined) return p;
  const trainLevel = 1 + rng.int(5);
  const cash = rng.int(3) === 0 ? rng.int(4) : player.cash;
  const depots = player.depots.map((depot) =>
    rng.int(2) === 0 ? depot : { ...depot, goods: { chemicals: 1, machinery: 2, food: 1, textiles: 3, luxuries: 1 } },
  );
  return { ...p, players: p.players.with(seat, { ...player, trainLevel, cash, depots }) };
}

test('what may be shipped, by which ways and at whose depots: as brute force finds it', () => {
  let shipments = 0;
  let choices = 0;
  for (const { options, seats, seed } of spread('ship', 12)) {
    for (const { position, rng } of livelyGame(options, seats, seed)) {
      const isTime = position.phase.name === 'action' || position.phase.name === 'extra-shipment';
      if (!isTime || !('seat' in position.phase) || rng.int(8) > 0) continue;
      const { seat } = position.phase;
      const p = equipped(position, seat, rng);
      const most = p.phase.name === 'extra-shipment' ? 1 : Number.POSITIVE_INFINITY;
      const possible = allShipments(p, seat, most);
      const offers = offersOf(p, seat);
      expect(new Set(offers)).toEqual(new Set(possible.map((one) => keyOf(told(one)))));
      expect(new Set(offers).size).toBe(offers.length);
      if (possible.length === 0) continue;
      for (let i = 0; i < 4; i++) {
        const one = pick(possible, rng);
        expect(billsOf(p, seat, one), keyOf(told(one))).toEqual(new Set(one.ways.map(({ payees }) => bill(payees))));
        if (compareRoutes(p, seat, one, rng)) choices++;
        shipments++;
        const other = told({ ...pick(possible, rng), count: 1 + rng.int(4), to: pick(possible, rng).to });
        const isPossible = possible.some((known) => keyOf(told(known)) === keyOf(other));
        expect(kingsOfAirAndSteam.check(p, seat, other) === null, keyOf(other)).toBe(isPossible);
      }
    }
  }
  expect(shipments).toBeGreaterThan(200);
  expect(choices).toBeGreaterThan(20);
});

test('clearance: a good can be cleared exactly if some way to a city that wants it can be paid', () => {
  let cleared = 0;
  let kept = 0;
  for (const { options, seats, seed } of spread('clear', 12)) {
    for (const { position, rng } of livelyGame(options, seats, seed)) {
      if (position.phase.name !== 'action' || position.round < 3 || rng.int(6) > 0) continue;
      const { seat } = position.phase;
      const p = atTheEnd(equipped(position, seat, rng), seat);
      const offers = kingsOfAirAndSteam.legal(p, seat).map(keyOf);
      for (const { space: from, goods } of p.players[seat]?.depots ?? []) {
        const destinations = destinationsOf(p, seat, from);
        for (const good of GOODS) {
          if (goods[good] === 0) continue;
          const bills = destinations.flatMap(({ to, ways }) =>
            'city' in to && takes(p, to.city, good) ? ways.map(({ payees }) => payees) : [],
          );
          const purse = (p.players[seat]?.cash ?? 0) + 4;
          const least = Math.min(Number.POSITIVE_INFINITY, ...bills.map((payees) => payees.length));
          expect(offers.includes(keyOf({ type: 'clear', from, good }))).toBe(least <= purse);
          if (least > purse) {
            kept++;
            continue;
          }
          cleared++;
          expect(clearingBills(p, seat, from, good)).toEqual(
            new Set(bills.filter((payees) => payees.length === least).map(bill)),
          );
        }
      }
    }
  }
  expect(cleared).toBeGreaterThan(100);
  expect(kept).toBeGreaterThan(10);
});

function atTheEnd(p: Position, seat: Seat): Position {
  return { ...p, cycle: 0, order: [], turn: 0, agenda: [], phase: { name: 'clearance', seat } };
}

function takes(p: Position, city: number, good: Good): boolean {
  const state = p.cities[city];
  return state !== undefined && state.wants === good && (state.demand === 'printed' || state.demand === 'tile');
}

function clearingBills(p: Position, seat: Seat, from: Space, good: Good): ReadonlySet<string> {
  const after = played(p, seat, { type: 'clear', from, good });
  if (after.phase.name !== 'clearance-route') return new Set([paidBill(p, after, seat, 1)]);
  return new Set(
    kingsOfAirAndSteam
      .legal(after, seat)
      .map((route) => (route.type === 'choose-route' ? billFor(p, seat, route.stops) : '?')),
  );
}
