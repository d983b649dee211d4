import { railReasons } from '@roundhouse/rail-table';
import type { GamePage } from '@roundhouse/table-kit';
import type { Action } from '../../rules/actions.ts';
import type { Event } from '../../rules/events.ts';
import type { Options } from '../../rules/options.ts';
import type { Position } from '../../rules/position.ts';
import { ahead } from './ahead.ts';
import { desk } from './desk.ts';

export const reasons: GamePage<Position, Action, Options, Event>['reasons'] = (outlook, seat) =>
  railReasons(desk, ahead, outlook, seat);
