import { rngFrom, type Seat } from '@roundhouse/kernel';
import { type Player, trialOf } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { imagine, propose } from '../bot/index.ts';
import { outlookOf } from '../bot/outlook.ts';
import { bestPlans } from '../bot/plans.ts';
import { type Action, kingsOfAirAndSteam, type Mode, type Position, playerAt } from '../index.ts';
import { copiesOf } from '../rules/deck.ts';
import { cardOf, diamondRating, FACE_DOWN } from '../rules/position.ts';
import { mayEnd } from '../rules/move-and-action/flight-paths.ts';
import { board, nth } from './support/board.ts';
import { livelyChoice } from './support/lively.ts';
import { positionOf, type TableChanges } from './support/table.ts';

const ME = 0;
const MODES: readonly Mode[] = ['basic', 'normal'];

const { after, playGame } = trialOf(kingsOfAirAndSteam);
const lively: Player<Position, Action> = (p, seat, rng) =>
  livelyChoice(kingsOfAirAndSteam.legal(p, seat), p, seat, rng);

function visited(mode: Mode, seats: number, visit: (p: Position, seat: Seat) => void): void {
  const options = kingsOfAirAndSteam.options.parse({ mode });
  playGame(
    options,
    Array.from({ length: seats }, () => lively),
    `plans ${mode}`,
    visit,
  );
}

/** The cards that a seat lays when it follows what is proposed; each time by a position that nobody has seen before. */
function laidBy(p: Position, seat: Seat): readonly (string | null)[] {
  let now = p;
  while (playerAt(now, seat).plan.includes(null)) {
    const seen = kingsOfAirAndSteam.position.parse(JSON.parse(JSON.stringify(now)));
    const legal = kingsOfAirAndSteam.legal(seen, seat);
    const card = propose(seen, seat, legal);
    if (card === undefined) throw new RangeError(`seat ${seat} has no card to lay`);
    now = after(now, seat, card);
  }
  return playerAt(now, seat).plan;
}

test('whoever has begun the best plan goes on with it, also when all is asked anew', () => {
  let plans = 0;
  for (const mode of MODES) {
    visited(mode, 2, (p, seat) => {
      if (p.phase.name !== 'plan' || playerAt(p, seat).plan.some((card) => card !== null)) return;
      const [best] = bestPlans(outlookOf(p, seat), []);
      if (best?.length !== 4 || plans++ % 8 !== 0) return;
      expect(laidBy(p, seat)).toEqual(best);
    });
  }
  expect(plans).toBeGreaterThan(10);
});

test('others are imagined to have a plan that they can play, and nothing that is seen is changed', () => {
  let imagined = 0;
  let bearable = 0;
  for (const mode of MODES) {
    visited(mode, 3, (p, seat) => {
      if (p.round !== 2 || !(p.phase.name === 'plan' || p.phase.name === 'action')) return;
      const view = kingsOfAirAndSteam.view(p, seat);
      const world = imagine(view, seat, rngFrom(`world ${imagined}`));
      expect(kingsOfAirAndSteam.view(world, seat).players[seat]).toEqual(view.players[seat]);
      for (const [other, { plan }] of world.players.entries()) {
        if (other === seat) continue;
        imagined++;
        expect(plan).not.toContain(FACE_DOWN);
        for (const card of new Set(plan)) {
          if (card === null) continue;
          expect(plan.filter((one) => one === card).length).toBeLessThanOrEqual(copiesOf(world, other, card));
        }
        const isLaid = (card: string | null): boolean => card !== null || p.phase.name !== 'plan';
        const seen = playerAt(view, other).plan;
        const open = seen.map((card, socket) => (card === FACE_DOWN || !isLaid(card) ? plan[socket] : card));
        expect(plan).toEqual(open);
        const diamonds = plan.reduce((sum, card) => sum + (card === null ? 0 : cardOf(world, other, card).diamonds), 0);
        if (p.phase.name === 'plan' && diamonds <= diamondRating(world, other) + 1) bearable++;
      }
      expect(
        p.phase.name !== 'plan' || world.players.every((_, other) => other === seat || isWhole(world, other)),
      ).toBe(true);
    });
  }
  expect(imagined).toBeGreaterThan(40);
  expect(bearable).toBeGreaterThan(20);
});

function isWhole(p: Position, seat: Seat): boolean {
  return !playerAt(p, seat).plan.includes(null);
}

test('a card that was lost is not imagined anew, and the others stay in their sockets', () => {
  for (const turn of [0, 1]) {
    const p = positionOf({
      round: 2,
      cycle: 3,
      turn,
      order: [ME, 1],
      phase: { name: 'action', seat: ME },
      players: [{}, { plan: ['1', null, '3', '0'], ready: true }],
    });
    const view = kingsOfAirAndSteam.view(p, ME);
    expect(playerAt(view, 1).plan).toEqual(['1', null, '3', FACE_DOWN]);
    for (let number = 0; number < 10; number++) {
      const world = imagine(view, ME, rngFrom(`lost ${number}`));
      const [first, second, third, last = ''] = playerAt(world, 1).plan;
      expect([first, second, third]).toEqual(['1', null, '3']);
      expect(copiesOf(world, 1, last ?? '')).toBeGreaterThan(0);
      expect(evaluate(world, 1)).toBeTypeOf('number');
    }
  }
});

const NO_FACTORIES = { chemicals: 0, machinery: 0, food: 0, textiles: 0, luxuries: 0 };

test('goods that cannot be sold from where they are go to a depot from which they can', () => {
  const spaces = board.area.links.map((link) => nth(link.spaces, 0));
  const hauls = spaces.flatMap((from) =>
    spaces.flatMap((to) => {
      if (to === from) return [];
      const depots = [[from, 'machinery', 'machinery', 'machinery'], [to]] as const;
      const p = positionOf({
        round: 4,
        cycle: 4,
        phase: { name: 'action', seat: ME },
        prices: { machinery: 8 },
        factories: NO_FACTORIES,
        players: [{ cash: 3, depots }, {}],
      });
      const legal = kingsOfAirAndSteam.legal(p, ME);
      const ships = legal.flatMap((action) => (action.type === 'ship' ? [action] : []));
      if (ships.length === 0 || ships.some((ship) => 'city' in ship.to)) return [];
      const all = ships.find(({ count }) => count === 3);
      if (all === undefined) throw new RangeError('a depot takes everything');
      const there = after(p, ME, all);
      const sold = kingsOfAirAndSteam
        .legal({ ...there, phase: { name: 'action', seat: ME } }, ME)
        .some((action) => action.type === 'ship' && 'city' in action.to);
      return sold ? [propose(p, ME, legal)] : [];
    }),
  );
  expect(hauls.length).toBeGreaterThan(0);
  const carried = hauls.filter((action) => action?.type === 'ship' && action.count === 3 && 'depot' in action.to);
  expect(carried).toEqual(hauls);
});

test('whoever is nearer to the goods is left to them', () => {
  const factory = board.factory('machinery');
  const beside = (board.area.neighbours[factory] ?? []).filter((space) => mayEnd(board.area, space));
  const home = nth(board.rail('bown-town', 'aldenville'), 0);
  const changes = (rival: NonNullable<TableChanges['players']>[number]): TableChanges => ({
    cycle: 0,
    phase: { name: 'plan' },
    prices: { machinery: 8 },
    factories: { ...NO_FACTORIES, machinery: 1, food: 1 },
    players: [
      { airship: nth(beside, 0), depots: [[home]], plan: [null, null, null, null] },
      { depots: [[home + 1]], plan: [null, null, null, null], ...rival },
    ],
  });
  const planned = (rival: NonNullable<TableChanges['players']>[number]) =>
    bestPlans(outlookOf(positionOf(changes(rival)), ME), [])[0];
  const laden = planned({ airship: factory, hold: ['textiles', 'textiles'] });
  const quick = planned({ airship: factory });
  expect(laden?.[0]).toBe('1');
  expect(quick).not.toEqual(laden);
});

test('a team is chosen for what its better power brings, and then that power', () => {
  const options = kingsOfAirAndSteam.options.parse({ mode: 'normal', teams: 'chosen' });
  let p = kingsOfAirAndSteam.setup(options, 3, rngFrom('teams'), () => {});
  const chosen: (Action | undefined)[] = [];
  for (const seat of [0, 1, 2, 0, 1, 2]) {
    const action = propose(kingsOfAirAndSteam.view(p, seat), seat, kingsOfAirAndSteam.legal(p, seat));
    if (action === undefined) throw new RangeError(`seat ${seat} chooses nothing`);
    chosen.push(action);
    p = after(p, seat, action);
  }
  expect(chosen).toEqual([
    { type: 'choose-team', team: 'davinci' },
    { type: 'choose-team', team: 'emperor' },
    { type: 'choose-team', team: 'sphinx' },
    { type: 'choose-character', character: 'isaac' },
    { type: 'choose-character', character: 'reginald-kain' },
    { type: 'choose-character', character: 'victor-blane' },
  ]);
});
