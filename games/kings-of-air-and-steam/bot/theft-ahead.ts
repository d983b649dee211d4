import type { Space } from '../content/area.ts';
import type { Good } from '../content/components.ts';
import { changed, kindsIn, sizeOf } from '../rules/stock.ts';
import { capacityOf } from './cargo-ahead.ts';
import type { Outlook } from './outlook.ts';
import type { Prospect } from './prospect.ts';
import { worthAboard } from './worth.ts';

/** The best good that lies in a depot of somebody else. Airships move on before one gets there: they do not count. */
export function lootAt(outlook: Outlook, prospect: Prospect, space: Space): Good | undefined {
  const { p, seat } = outlook;
  if (sizeOf(prospect.hold) >= capacityOf(outlook, prospect)) return undefined;
  const depot = p.players
    .filter((_, other) => other !== seat)
    .flatMap(({ depots }) => depots)
    .find((one) => one.space === space);
  if (depot === undefined) return undefined;
  return kindsIn(depot.goods).toSorted(
    (a, b) => worthAboard(outlook, prospect, b) - worthAboard(outlook, prospect, a),
  )[0];
}

/** With what the Godfather takes where his airship is. */
export function looted(outlook: Outlook, prospect: Prospect): Prospect {
  const good = lootAt(outlook, prospect, prospect.space);
  return good === undefined ? prospect : { ...prospect, hold: changed(prospect.hold, good, 1) };
}
