import { MalformedError } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Depot, kingsOfAirAndSteam, type Phase, type Position } from '../index.ts';
import { board, nth } from './support/board.ts';
import { positionOf, stockOf } from './support/table.ts';

const HOME = nth(board.rail('bown-town', 'aldenville'), 0);
const THEIRS = nth(board.rail('bown-town', 'irdyo'), 0);

const SOUND = positionOf({
  players: [
    { character: 'eva-blane', trainLevel: 2, depots: [[HOME, 'chemicals']] },
    { character: 'flora-kingston', depots: [[THEIRS]] },
  ],
  demand: stockOf(['food', 'food']),
});

function refusalOf(position: Position): string | null {
  try {
    kingsOfAirAndSteam.position.parse(position);
    return null;
  } catch (error) {
    if (error instanceof MalformedError) return error.where;
    throw error;
  }
}

function inPhase(phase: Phase, changes: Partial<Position> = {}): Position {
  return { ...SOUND, ...changes, phase };
}

function withPlan(seat: number, plan: readonly (string | null)[], changes: Partial<Position> = {}): Position {
  return {
    ...SOUND,
    ...changes,
    players: SOUND.players.map((one, other) => (other === seat ? { ...one, plan } : one)),
  };
}

const TO_IRDYO = { from: HOME, good: 'chemicals', count: 1, odd: null, to: { city: board.city('irdyo') } } as const;

test('a shipment that is on its way is one that could be sent', () => {
  expect(refusalOf(inPhase({ name: 'choose-route', seat: 0, shipment: TO_IRDYO }))).toBeNull();
  for (const shipment of [
    { ...TO_IRDYO, count: 2 },
    { ...TO_IRDYO, from: THEIRS },
    { ...TO_IRDYO, to: { city: 99 } },
  ]) {
    expect(refusalOf(inPhase({ name: 'choose-route', seat: 0, shipment }))).toBe('phase');
  }
  const deliver = (stops: readonly number[]): Phase => ({
    name: 'deliver',
    seat: 0,
    delivery: { shipment: TO_IRDYO, stops },
  });
  expect(refusalOf(inPhase(deliver([THEIRS])))).toBeNull();
  for (const stops of [[], [HOME], [THEIRS, THEIRS], [99]]) expect(refusalOf(inPhase(deliver(stops)))).toBe('phase');
});

test('tiles to choose from are in the stack, for a city that waits', () => {
  const cities = SOUND.cities.with(0, { wants: null, demand: 'awaited', goods: [] });
  const choosing = (offered: Extract<Phase, { name: 'choose-demand' }>['offered']): Phase => ({
    name: 'choose-demand',
    seat: 1,
    city: 0,
    offered,
  });
  expect(refusalOf(inPhase(choosing(['food', 'food']), { cities }))).toBeNull();
  expect(refusalOf(inPhase(choosing(['luxuries']), { cities }))).toBe('phase');
  expect(refusalOf(inPhase(choosing(['food'])))).toBe('phase');
});

test('a free depot goes on a new railway that has none', () => {
  const newLinks = [{ seat: 0, ends: [board.city('bown-town'), board.city('irdyo')], spaces: [21, 22, 23] }] as const;
  const link = board.area.links.length;
  const phase: Phase = { name: 'place-free-depot', seat: 0, link };
  expect(refusalOf(inPhase(phase, { newLinks }))).toBeNull();
  expect(refusalOf(inPhase(phase))).toBe('phase');
  expect(refusalOf(inPhase({ ...phase, link: 0 }, { newLinks }))).toBe('phase');
  const taken: Depot = { space: 22, goods: stockOf([]) };
  const players = SOUND.players.map((player, seat) =>
    seat === 0 ? { ...player, depots: [...player.depots, taken] } : player,
  );
  expect(refusalOf(inPhase(phase, { newLinks, players }))).toBe('phase');
});

test('every card that is still to come lies in its socket', () => {
  expect(refusalOf(withPlan(1, ['1', '2', '3', '0']))).toBeNull();
  expect(refusalOf(withPlan(1, ['1', '2', null, '0']))).toBe('players.1.plan');
  expect(refusalOf(withPlan(1, [null, '2', '3', '0']))).toBe('players.1.plan');
  // Whoever lost the turn of this cycle has an empty socket there.
  expect(refusalOf(withPlan(1, [null, '2', '3', '0'], { order: [1, 0], turn: 1 }))).toBeNull();
});

test('whoever is ready has planned', () => {
  const planning = (ready: boolean): Position => ({
    ...withPlan(0, ['1', null, null, null]),
    phase: { name: 'plan' },
    cycle: 0,
    order: [],
    players: withPlan(0, ['1', null, null, null]).players.map((player) => ({ ...player, ready })),
  });
  expect(refusalOf(planning(false))).toBeNull();
  expect(refusalOf(planning(true))).toBe('players.0.plan');
});
