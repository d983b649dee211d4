import { refuse, type Seat } from '@roundhouse/kernel';
import { areaOf, type Space } from '../../content/area.ts';
import type { Action } from '../actions.ts';
import { allFlights, type Flight, type FlightRules } from '../move-and-action/flight-paths.ts';
import { changePlayer, characterOf, type Position, playerAt } from '../position.ts';
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

export const rob: Decision<'rob'> = {
  legal: (_p, { victims }) => [...victims.map((victim): Action => ({ type: 'rob', victim })), { type: 'go-on' }],

  check: (_p, { victims }, _seat, action) =>
    action.type === 'go-on' || victims.includes(action.victim)
      ? null
      : refuse('ezekiel-crane.steal', 'Your flight did not meet that airship, or you have robbed it already.'),

  play(p, phase, seat, action, chance) {
    if (action.type === 'go-on') return 'finished';
    const { victim } = action;
    const amount = amountFrom(p, seat, victim);
    changePlayer(p, victim, { cash: playerAt(p, victim).cash - amount });
    changePlayer(p, seat, { cash: playerAt(p, seat).cash + amount });
    chance.tell({ type: 'robbed', seat, victim, amount });
    const victims = phase.victims.filter((other) => other !== victim);
    if (victims.length === 0) return 'finished';
    p.phase = { ...phase, victims };
    return 'waiting';
  },
};
