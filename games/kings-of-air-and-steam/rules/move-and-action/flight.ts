import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { type Area, areaOf, directionBetween, type Space } from '../../content/area.ts';
import type { Card } from '../../content/box.ts';
import { sharpness } from '../../content/geometry.ts';
import { victimsOn, waysToRob } from '../abilities/rob.ts';
import { cardOf, changePlayer, hasAbility, type PhaseOf, type Position, playerAt } from '../position.ts';
import type { Decision } from '../section.ts';
import { first } from './agenda.ts';
import { type Flight, type FlightRules, flightsFrom, mayEnd } from './flight-paths.ts';

const STRAIGHT_ON = 0;
const WIDE_TURN = 1;
const SHARP_TURN = 2;

export function rulesOfFlight(p: Position, seat: Seat, card: Card): FlightRules {
  const { from = 0, to = 0, straight = false } = card.move ?? {};
  const sharpest = straight ? STRAIGHT_ON : hasAbility(p, seat, 'expert-pilot') ? SHARP_TURN : WIDE_TURN;
  return { from, to, sharpest };
}

export function airshipSpace(p: Position, seat: Seat): Space {
  const { airship } = playerAt(p, seat);
  if (airship === null) throw new RangeError('the airship is not yet on the board');
  return airship;
}

/** The flights that a card allows, one for every effect. When there is none, the airship stays where it is. */
function flightsWith(p: Position, seat: Seat, card: Card): readonly Flight[] {
  const from = airshipSpace(p, seat);
  const rules = rulesOfFlight(p, seat, card);
  const flights = hasAbility(p, seat, 'steal') ? waysToRob(p, seat, from, rules) : flightsFrom(areaOf(p), from, rules);
  return flights.length > 0 ? flights : [{ to: from, path: [] }];
}

export const flight: Decision<'flight'> = {
  legal: (p, { card }, seat) =>
    flightsWith(p, seat, cardOf(p, seat, card)).map(({ path }) => ({ type: 'fly', path: [...path] })),

  check: (p, phase, seat, { path }) => checkPath(p, seat, phase, path),

  play(p, _phase, seat, action, chance) {
    const from = airshipSpace(p, seat);
    changePlayer(p, seat, { airship: action.path.at(-1) ?? from });
    chance.tell({ type: 'flown', seat, from, path: action.path });
    const victims = hasAbility(p, seat, 'steal') ? victimsOn(p, seat, action.path) : [];
    if (victims.length > 0) first(p, { name: 'rob', seat, victims });
    return 'finished';
  },
};

function checkPath(p: Position, seat: Seat, phase: PhaseOf<'flight'>, path: readonly Space[]): Violation | null {
  const area = areaOf(p);
  const start = airshipSpace(p, seat);
  const rules = rulesOfFlight(p, seat, cardOf(p, seat, phase.card));
  const { from, to } = rules;
  if (path.length < from || path.length > to) {
    if (path.length === 0 && flightsFrom(area, start, rules).length === 0) return null;
    return from === to
      ? refuse(
          'flight.exact-length',
          'This card moves your airship exactly {to, plural, one {# space} other {# spaces}}, not {spaces}.',
          {
            to,
            spaces: path.length,
          },
        )
      : refuse(
          'flight.exact-length',
          'This card moves your airship {from} to {to, plural, one {# space} other {# spaces}}, not {spaces}.',
          {
            from,
            to,
            spaces: path.length,
          },
        );
  }
  return checkTurns(area, start, path, rules) ?? checkEnd(area, path.at(-1));
}

function checkTurns(area: Area, start: Space, path: readonly Space[], { sharpest }: FlightRules): Violation | null {
  let before: number | undefined;
  let here = start;
  for (const next of path) {
    const direction = directionBetween(area, here, next);
    if (area.spaces[next] === undefined) return refuse('flight.inside', 'Airships may not leave the play area.');
    if (direction === undefined) {
      return refuse('flight.step-by-step', 'An airship flies from each space to one beside it.');
    }
    const turn = before === undefined ? 0 : sharpness(before, direction);
    if (turn > SHARP_TURN) return refuse('flight.no-backtracking', 'An airship may not fly back the way it came.');
    if (turn > sharpest) {
      return sharpest === STRAIGHT_ON
        ? refuse('davinci.card', 'With this card you fly straight on, without any turn.')
        : refuse('flight.wide-turns', 'An airship may not turn so sharply.');
    }
    before = direction;
    here = next;
  }
  return null;
}

export function checkEnd(area: Area, end: Space | undefined): Violation | null {
  if (end === undefined || mayEnd(area, end)) return null;
  return area.spaces[end]?.partial === true
    ? refuse('flight.no-partial-hex', 'An airship may cross a partial hex, and not stay on one.')
    : refuse('flight.not-on-a-city', 'An airship may cross a city, and not stay over one.');
}
