import { type Eye, pick, rngFrom, type Seat } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { type Action, kingsOfAirAndSteam, type Player, type Position } from '../index.ts';
import { livelyGame, spread } from './oracles/lively.ts';
import { board, nth } from './support/board.ts';
import { cardsUp, type KingsMatch, planCard, planOf, play, ready, ship, stockOf, tableOf } from './support/table.ts';
import { anyOf, choose, passTurn, threeTeams } from './support/turns.ts';

function othersThan(seat: Seat, seats: number): readonly Eye[] {
  return ['public', ...Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat)];
}

/** All that the page of an eye gets to know of a match: every view, everything heard, everything offered. */
function known(match: KingsMatch, eye: Eye): string {
  const views = Array.from({ length: match.seq + 1 }, (_, seq) => match.viewAt(seq, eye));
  const choices = eye === 'public' ? [] : match.legal(eye);
  return JSON.stringify({ views, heard: match.events(eye), choices, waiting: match.waiting() });
}

function expectSame(one: KingsMatch, other: KingsMatch, secretOf: Seat): void {
  for (const eye of othersThan(secretOf, one.seats)) expect(known(one, eye)).toBe(known(other, eye));
  expect(known(one, secretOf)).not.toBe(known(other, secretOf));
}

const EMPTY = [null, null, null, null];

function planning(...players: readonly Partial<Pick<Player, 'character' | 'plan' | 'ready'>>[]): KingsMatch {
  return tableOf({ cycle: 0, order: [], phase: { name: 'plan' }, players });
}

rule('plan.secret', 'whatever somebody plans, all others see and hear the same', () => {
  const [one, other] = ['1', '4*'].map((card) => {
    const match = planning({ plan: EMPTY }, { plan: EMPTY }, { plan: EMPTY });
    play(match, [0, planCard(0, card)], [1, planCard(0, '0')], [0, planCard(1, '2')], [0, planCard(2, '3')]);
    return match;
  });
  if (one === undefined || other === undefined) throw new RangeError('two matches');
  expectSame(one, other, 0);
  for (const match of [one, other]) play(match, [0, planCard(3, '5**')], [0, ready]);
  expectSame(one, other, 0);
  for (const match of [one, other]) play(match, [0, { type: 'not-ready' }], [0, { type: 'take-card-back', socket: 1 }]);
  expectSame(one, other, 0);
});

rule('plan.secret', 'how many cards lie there is not seen before somebody is ready', () => {
  const [none, some, all] = [EMPTY, ['1', null, '2', null], planOf('1')].map((plan) =>
    planning({ plan }, { plan: EMPTY }),
  );
  for (const eye of [1, 'public'] as const) {
    expect(some?.viewAt(0, eye)).toEqual(none?.viewAt(0, eye));
    expect(all?.viewAt(0, eye)).toEqual(none?.viewAt(0, eye));
  }
});

rule('plan.secret', 'the cards of later cycles stay hidden while earlier ones are played', () => {
  const [one, other] = [planOf('1', '2', '3', '4*'), planOf('1', '2', '5**', '0')].map((plan) =>
    cardsUp({ players: [{ plan }, { plan: planOf('3', '1') }] }),
  );
  if (one === undefined || other === undefined) throw new RangeError('two matches');
  for (let turn = 0; turn < 3; turn++) {
    expectSame(one, other, 0);
    for (const match of [one, other]) passTurn(match);
  }
  expectSame(one, other, 0);
  expect(one.position.cycle).toBe(2);
  for (const match of [one, other]) passTurn(match);
  expect(known(one, 1)).not.toBe(known(other, 1));
});

rule('setup.character', 'whomever somebody chooses, all others see and hear the same until all have chosen', () => {
  const [one, other] = ['harvey-golding', 'reginald-kain'].map((character) =>
    play(threeTeams(), [0, choose(character)], [2, choose('isaac')]),
  );
  if (one === undefined || other === undefined) throw new RangeError('two matches');
  expectSame(one, other, 0);
});

rule('flora-kingston.market-sense', 'whichever tiles she draws, all others see the same', () => {
  const home = nth(board.rail('bown-town', 'aldenville'), 0);
  const drawing = (seed: string): KingsMatch =>
    play(
      tableOf(
        {
          players: [{ character: 'isaac', depots: [[home, 'machinery']] }, { character: 'flora-kingston' }],
          cities: { 'bown-town': { goods: ['machinery', 'machinery', 'machinery', 'machinery'] } },
          demand: stockOf(['food', 'luxuries', 'textiles', 'chemicals']),
        },
        seed,
      ),
      [0, ship(home, 'machinery', 1, { city: board.city('bown-town') })],
    );
  const seeds = Array.from({ length: 20 }, (_, index) => drawing(`tiles ${index}`));
  const [first] = seeds;
  const different = seeds.find((match) => JSON.stringify(match.position) !== JSON.stringify(first?.position));
  if (first === undefined || different === undefined) throw new RangeError('all drew the same tiles');
  expectSame(first, different, 1);
});

/** The same position with other cards in the sockets of a seat that nobody has seen. */
function replanned(p: Position, seat: Seat, reader: Seat): Position | null {
  const player = p.players[seat];
  if (player === undefined || seat === reader) return null;
  const hidden = p.phase.name === 'plan' ? 0 : p.cycle;
  const plan = player.plan.map((card, socket) => (socket < hidden ? card : null));
  const bare = {
    ...p,
    phase: { name: 'plan' } as const,
    players: p.players.with(seat, { ...player, plan, ready: false }),
  };
  const full = player.plan.reduce<Position>((planned, card, socket) => {
    const now = planned.players[seat];
    if (now === undefined || socket < hidden || card === null) return planned;
    const cards = kingsOfAirAndSteam
      .legal(planned, seat)
      .flatMap((one) => (one.type === 'plan-card' ? [one.card] : []));
    const next = { ...now, plan: now.plan.with(socket, cards.at(-1 - socket) ?? card) };
    return { ...planned, players: planned.players.with(seat, next) };
  }, bare);
  const changed = full.players[seat];
  return changed === undefined ? null : { ...p, players: p.players.with(seat, { ...player, plan: changed.plan }) };
}

test('in lively games a hidden plan changes no byte of what others see, may choose, or are refused', () => {
  let compared = 0;
  const rng = rngFrom('secrecy');
  for (const { options, seats, seed } of spread('secret', 8)) {
    for (const { position: p } of livelyGame(options, seats, seed)) {
      if (rng.int(6) > 0) continue;
      const [reader, planner] = [rng.int(seats), rng.int(seats)];
      const other = replanned(p, planner, reader);
      if (other === null || JSON.stringify(other) === JSON.stringify(p)) continue;
      expect(JSON.stringify(kingsOfAirAndSteam.view(other, reader))).toBe(
        JSON.stringify(kingsOfAirAndSteam.view(p, reader)),
      );
      expect(JSON.stringify(kingsOfAirAndSteam.view(other, 'public'))).toBe(
        JSON.stringify(kingsOfAirAndSteam.view(p, 'public')),
      );
      const legal = kingsOfAirAndSteam.legal(p, reader);
      expect(JSON.stringify(kingsOfAirAndSteam.legal(other, reader))).toBe(JSON.stringify(legal));
      for (const action of [...legal.slice(0, 3), ...PROBES]) {
        expect(kingsOfAirAndSteam.check(other, reader, action)).toEqual(kingsOfAirAndSteam.check(p, reader, action));
      }
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

const PROBES: readonly Action[] = [
  ready,
  planCard(0, '1'),
  { type: 'take-card-back', socket: 3 },
  { type: 'extra-flight', card: '2' },
  { type: 'steal-good', victim: 0, from: 'airship', good: 'food', jettison: null },
];

test('a match played twice, with a different last card of one seat, looks the same until that card is up', () => {
  const rng = rngFrom('twice');
  const [one, other] = ['0', '3'].map((last) =>
    planning(
      { character: 'eli-diamond', plan: ['1', '2', '2', last], ready: true },
      { character: 'ezekiel-crane', plan: EMPTY },
      { character: 'flora-kingston', plan: planOf('3'), ready: true },
    ),
  );
  if (one === undefined || other === undefined) throw new RangeError('two matches');
  while (one.position.cycle < 4) {
    expectSame(one, other, 0);
    const seat = pick(one.waiting(), rng);
    const shared = one.legal(seat).filter((action) => other.check(seat, action) === null);
    const action = shared.length > 1 ? pick(shared, rng) : anyOf(shared);
    for (const match of [one, other]) play(match, [seat, action]);
  }
  expect(known(one, 1)).not.toBe(known(other, 1));
});
