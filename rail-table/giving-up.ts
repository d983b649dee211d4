import { type Seat, type Text, text } from '@roundhouse/kernel';
import { buildingFinishedSchema, lostText } from '@roundhouse/rails';
import { afterPlan, unlessChance } from '@roundhouse/table-kit';
import { type AnyAction, buildsIn, movesIn, urbanizationsIn } from './actions.ts';
import { deliveriesOf, own } from './deliveries.ts';
import type { GoodOf, RailDesk, RailPosition, RailProps } from './desk.ts';

/** What somebody who is done building now gives up. */
export function lostByFinishing<P extends RailPosition>({ desk, table, seat }: RailProps<P>): readonly Text[] {
  const { position, legal } = table;
  const nothing = position.phase.builds === 0 && buildsIn(legal).length > 0;
  const where = trackLost(desk, position, seat);
  return [
    ...(nothing ? [text('You have built nothing this turn.')] : []),
    ...(urbanizationsIn(legal).length > 0 ? [text('Your Urbanization goes unused.')] : []),
    ...(where === null ? [] : [text('This track is unfinished and will no longer be yours: {where}.', { where })]),
  ];
}

/** What somebody gives up who builds what is planned and tried. */
export function lostByBuilding<P extends RailPosition>(
  { desk, table, seat }: Pick<RailProps<P>, 'desk' | 'table' | 'seat'>,
  { shown }: { readonly shown: P },
): readonly Text[] {
  const isLost = urbanizationsIn(table.legal).length > 0 && urbanizationsIn(desk.rules.legal(shown, seat)).length === 0;
  return isLost ? [text('Your Urbanization comes before any track: after this you cannot use it any more.')] : [];
}

/** Where track becomes nobody's; null where none does. */
function trackLost<P extends RailPosition>(desk: RailDesk<P>, p: P, seat: Seat): Text | null {
  let where: Text | null = null;
  unlessChance(() =>
    afterPlan<P, AnyAction, unknown>(desk.rules, p, seat, [{ type: 'finish-building' }], (event) => {
      const told = buildingFinishedSchema.safeParse(event);
      if (told.success) where = lostText(told.data);
    }),
  );
  return where;
}

/** What somebody who moves nothing now gives up. */
export function lostByMovingNothing<P extends RailPosition>({ desk, table, seat }: RailProps<P>): readonly Text[] {
  const [best] = deliveriesOf(desk, table.position, movesIn<GoodOf<P>>(table.legal), seat);
  const links = best === undefined ? 0 : own(best, seat);
  return links === 0
    ? []
    : [text('You could deliver a cube over {links, plural, one {a link} other {# links}} of your own.', { links })];
}

/** Whether a seat would have to leave the game at the end of the turn after these actions, and what would help. */
export function ruinBy<P extends RailPosition>(
  desk: RailDesk<P>,
  p: P,
  seat: Seat,
  actions: readonly AnyAction[],
  before = p,
): Text | null {
  const after = unlessChance(() => afterPlan<P, AnyAction, unknown>(desk.rules, p, seat, actions));
  return after === null ? null : desk.ruin(after, seat, before);
}
