import type { Problem } from '@roundhouse/kernel';
import type { GameSet } from '../content/set.ts';
import type { Deed, Phase, Position } from './position.ts';
import { effects } from './three-actions/effects.ts';
import { pay } from './three-actions/pay.ts';

/** What is wrong with the phase of a position whose other parts are sound. */
export function phaseProblem(p: Position, set: GameSet): Problem | null {
  const { phase } = p;
  if ('seat' in phase && phase.seat >= p.players.length) return { where: 'phase.seat', what: 'is no seat' };
  if ('turn' in phase && phase.turn > set.file.actions) return { where: 'phase.turn', what: 'is past the last action' };
  switch (phase.name) {
    case 'choose-nation':
      return nationProblem(p, phase);
    case 'stack-decks':
      return perSeat(p, 'phase.ready', phase.ready) ?? someoneDecides('phase.ready', phase.ready.includes(false));
    case 'bid':
    case 'second-bid':
      return trackProblem(p, set, phase);
    case 'round-draw':
      return perSeat(p, 'phase.left', phase.left) ?? drawProblem(p, phase);
    case 'purchase':
      return (
        perSeat(p, 'phase.orders', phase.orders) ??
        someoneDecides(
          'phase.orders',
          phase.orders.some(({ done }) => !done),
        )
      );
    case 'pay':
      return deedProblem(p, set, phase.deed) ?? stuck(pay.legal(p, phase, phase.seat).length > 0);
    case 'effect': {
      const action = set.cards.get(phase.deed.card)?.action;
      if (action?.ways[phase.deed.way]?.effects[phase.step] === undefined) {
        return { where: 'phase.step', what: 'the card has no such effect' };
      }
      return deedProblem(p, set, phase.deed) ?? stuck(effects.legal(p, phase, phase.seat).length > 0);
    }
    case 'discard':
      return stuck(new Set(phase.laid).size > 1);
    default:
      return null;
  }
}

function perSeat(p: Position, where: string, list: readonly unknown[]): Problem | null {
  return list.length === p.players.length ? null : { where, what: 'must have one entry for each seat' };
}

function someoneDecides(where: string, decides: boolean): Problem | null {
  return decides ? null : { where, what: 'somebody must be left to decide' };
}

function stuck(choices: boolean): Problem | null {
  return choices ? null : { where: 'phase', what: 'leaves its seat without a choice' };
}

function nationProblem(p: Position, { seat, queue }: Extract<Phase, { name: 'choose-nation' }>): Problem | null {
  const waiting = p.players.flatMap(({ nation }, each) => (nation === null ? [each] : []));
  return [seat, ...queue].toSorted((a, b) => a - b).join() === waiting.join()
    ? null
    : { where: 'phase.queue', what: 'must name every seat without a nation once' };
}

function trackProblem(
  p: Position,
  set: GameSet,
  { name, seat, track }: Extract<Phase, { name: 'bid' | 'second-bid' }>,
): Problem | null {
  const where = 'phase.track';
  if (track.length !== set.file.bidTrack.length) return { where, what: 'must have one entry for each space' };
  const cubes = track.filter((cube) => cube !== null).toSorted((a, b) => a - b);
  const before = name === 'bid' ? p.bidOrder.slice(0, p.bidOrder.indexOf(seat)) : p.bidOrder;
  return cubes.join() === before.toSorted((a, b) => a - b).join()
    ? null
    : { where, what: 'must hold one cube of everybody who has bid' };
}

function drawProblem(p: Position, { left }: Extract<Phase, { name: 'round-draw' }>): Problem | null {
  const without = p.players.some(
    ({ citizen, military }, seat) =>
      (left[seat] ?? 0) > 0 &&
      [citizen, military].every(({ draw, discard }) => draw.length === 0 && discard.length === 0),
  );
  if (without) return { where: 'phase.left', what: 'a seat cannot draw from empty decks' };
  return someoneDecides(
    'phase.left',
    left.some((draws) => draws > 0),
  );
}

function deedProblem(p: Position, set: GameSet, deed: Deed): Problem | null {
  const where = 'phase.deed';
  if (deed.type === 'attack') {
    const open = [...p.towns.map(({ top }) => top), ...p.players.flatMap(({ towns }) => towns)];
    return open.includes(deed.town) ? null : { where, what: 'that town lies not open' };
  }
  const action = set.cards.get(deed.card)?.action;
  if (action?.ways[deed.way] === undefined) return { where, what: 'the card has no such action' };
  const lands =
    action.fuel.distance === 'land' ? deed.land !== null && p.lands.includes(deed.land) : deed.land === null;
  return lands ? null : { where, what: 'names no land to settle' };
}
