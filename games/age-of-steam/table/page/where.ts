import type { Seat, Text } from '@roundhouse/kernel';
import { cubeWay, trackWay } from '@roundhouse/rail-table';
import { TILES } from '../../content/components.ts';
import type { Action } from '../../rules/actions.ts';
import type { Position } from '../../rules/position.ts';
import { desk } from './desk.ts';

/** Where an action happens of which the log may tell two alike: tiles on one hex, links to one city. */
export function whereOf(p: Position, _seat: Seat, action: Action): Text | null {
  switch (action.type) {
    case 'build':
      return trackWay(TILES, action);
    case 'move-goods':
      return cubeWay(desk, p, action);
    default:
      return null;
  }
}
