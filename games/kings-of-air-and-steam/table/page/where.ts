import { type Seat, type Text, text } from '@roundhouse/kernel';
import { areaOf } from '../../content/area.ts';
import { whereaboutsOf } from '../../content/whereabouts.ts';
import type { Action } from '../../rules/actions.ts';
import type { Position } from '../../rules/position.ts';
import { whereText } from '../../rules/whereabouts.ts';
import { depotName, spaceName } from './space-name.ts';
import { endOf } from './targets.ts';

/** Where an action happens of which the log may tell two alike: depots on one railway, flights of one length. */
export function whereOf(p: Position, seat: Seat, action: Action): Text | null {
  switch (action.type) {
    case 'place-depot':
    case 'build-depot':
      return whereText(whereaboutsOf(areaOf(p), action.space));
    case 'fly':
      return spaceName(p, endOf(p, seat, action));
    case 'adjust-route':
      return spaceName(p, action.to);
    case 'ship':
      return 'city' in action.to
        ? depotName(p, seat, action.from)
        : text('{from} to {to}', {
            from: depotName(p, seat, action.from),
            to: depotName(p, seat, action.to.depot),
          });
    default:
      return null;
  }
}
