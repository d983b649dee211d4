import { type Seat, type Text, text } from '@roundhouse/kernel';
import type { Action } from './actions.ts';

/** What an action does before anything comes of it: a shipment that waits for its route, a step that is left as it is. */
export function describeQuiet(seat: Seat, action: Action): Text {
  const who = { seat };
  switch (action.type) {
    case 'ship':
      return text(
        '{who, select, you {You put} many {{who} put} other {{who} puts}} {count, plural, one {} other {# }}{good} on a train.',
        { who, count: action.count, good: { term: action.good } },
      );
    case 'clear':
      return text('{who, select, you {You sell} many {{who} sell} other {{who} sells}} {good} from a depot.', {
        who,
        good: { term: action.good },
      });
    case 'choose-route':
      return text('{who, select, you {You choose} many {{who} choose} other {{who} chooses}} the way of a train.', {
        who,
      });
    default:
      return text('{who, select, you {You go} many {{who} go} other {{who} goes}} on.', { who });
  }
}
