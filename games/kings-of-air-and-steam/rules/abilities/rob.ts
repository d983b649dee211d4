import { type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { areaOf, type Space } from '../../content/area.ts';
import type { Action } from '../actions.ts';
import { allFlights, type Flight, type FlightRules } from '../move-and-action/flight-paths.ts';
import { changePlayer, type Chance, characterOf, type Position, playerAt } from '../position.ts';
import { wrongPhase } from '../wrong-phase.ts';
import type { Decision } from '../section.ts';

/** The others whose airships are met on a way; those without any money are not worth a stop. */
export function victimsOn(p: Position, seat: Seat, path: readonly Space[]): readonly Seat[] {
  return p.players.flatMap(({ airship, cash }, other) =>
    other !== seat && airship !== null && cash > 0 && path.includes(airship) ? [other] : [],
  );
}

/** To Ezekiel Crane the way matters, not only where it ends. */
export function waysToRob(p: Position, seat: Seat, from: Space, rules: FlightRules): readonly Flight[] {
  const found = new Map<string, Flight>();
  for (const flight of allFlights(areaOf(p), from, rules)) {
    const key = `${flight.to}:${victimsOn(p, seat, flight.path).join()}`;
    if (!found.has(key)) found.set(key, flight);
  }
  return [...found.values()];
}

function amountFrom(p: Position, seat: Seat, victim: Seat): number {
  return Math.min(characterOf(p, seat)?.amount ?? 0, playerAt(p, victim).cash);
}

function check(p: Position, _seat: Seat, action: Action): Violation | null {
  if (p.phase.name !== 'rob') return wrongPhase(p, action);
  if (action.type === 'go-on') return null;
  if (action.type !== 'rob') return wrongPhase(p, action);
  return p.phase.victims.includes(action.victim)
    ? null
    : refuse('ezekiel-crane.steal', 'Your flight did not meet that airship, or you have robbed it already.');
}

function play(p: Position, seat: Seat, action: Action, chance: Chance): Progress {
  if (p.phase.name !== 'rob') return 'waiting';
  let left: readonly Seat[] = [];
  if (action.type === 'rob') {
    const { victim } = action;
    const amount = amountFrom(p, seat, victim);
    changePlayer(p, victim, { cash: playerAt(p, victim).cash - amount });
    changePlayer(p, seat, { cash: playerAt(p, seat).cash + amount });
    chance.tell({ type: 'robbed', seat, victim, amount });
    left = p.phase.victims.filter((other) => other !== victim);
  }
  if (left.length === 0) return 'finished';
  p.phase = { ...p.phase, victims: left };
  return 'waiting';
}

export const rob: Decision = {
  legal: (p) =>
    p.phase.name === 'rob'
      ? [...p.phase.victims.map((victim): Action => ({ type: 'rob', victim })), { type: 'go-on' }]
      : [],
  check,
  play,
};
