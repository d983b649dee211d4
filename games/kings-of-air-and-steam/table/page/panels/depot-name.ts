import { type Seat, type Text, text } from '@roundhouse/kernel';
import type { Space } from '../../../content/area.ts';
import { linkAt, railwayName } from '../../../rules/links.ts';
import { type Position, playerAt } from '../../../rules/position.ts';
import { spaceName } from '../space-name.ts';

/** A depot of a seat by its railway; where it has another there, by its space. */
export function depotName(p: Position, seat: Seat, space: Space): Text {
  const link = linkAt(p, space);
  const there = playerAt(p, seat).depots.filter((depot) => linkAt(p, depot.space) === link);
  return there.length === 1 ? text('depot {link}', { link: railwayName(p, space) }) : spaceName(p, space);
}
