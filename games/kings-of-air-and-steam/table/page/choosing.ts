import { ofType, type Press, throughWays } from '@roundhouse/table-kit';
import { areaOf, type Space } from '../../content/area.ts';
import type { Action } from '../../rules/actions.ts';
import { depotAt, type Target } from '../../rules/position.ts';
import type { PanelProps } from './panels/panel-props.ts';
import type { Pointed } from './pointing.ts';
import { isSameTarget, shipmentOf, shippingOf } from './shipping.ts';
import { endOf, type SpaceTarget, shownLeg } from './targets.ts';

type BoardPress = Press<Action, Pointed>;
type Props = Pick<PanelProps, 'table' | 'seat' | 'pointing'>;

/** What a press on a space that can be chosen does: it shows what would happen, and a second press confirms. */
export function pressOn(props: Props, { spot, kind }: SpaceTarget): BoardPress {
  const { name } = props.table.position.phase;
  switch (kind) {
    case 'pencil':
      return null;
    case 'flight':
      return pressFlight(props, spot);
    case 'adjust':
      return pressPlace(props, 'adjust-route', spot);
    case 'depot':
      return pressPlace(props, name === 'action' || name === 'second-action' ? 'build-depot' : null, spot);
    case 'source':
    case 'destination':
      if (props.pointing.at.tool === 'build-link') return pressCity(props, spot);
      return kind === 'source' ? pressSource(props, spot) : pressDestination(props, spot);
  }
}

/** What a press on a space of the plan notes: where the card that is shown leads, or nothing any more. */
export function noteOn(
  { table, seat, pointing, pencil }: PanelProps,
  space: Space,
): { readonly socket: number; readonly space: Space | null } {
  const leg = shownLeg(table.position, seat, pencil.marks, pointing.at.socket);
  if (leg === undefined) throw new RangeError('no card is planned that could lead anywhere');
  return { socket: leg.socket, space: pencil.marks[leg.socket] === space ? null : space };
}

function pressFlight({ table, seat, pointing }: Props, space: Space): BoardPress {
  const ways = ofType(table.legal, 'fly').filter((fly) => endOf(table.position, seat, fly) === space);
  return throughWays(ways, pointing.at.flight, (flight) => ({ flight }));
}

/** Points at a space for a tool, then uses it there; null for what is placed without being an action. */
function pressPlace({ table, pointing }: Props, tool: 'adjust-route' | 'build-depot' | null, space: Space): BoardPress {
  const { at } = pointing;
  if (at.tool !== tool || at.space !== space) return { point: { tool, space, pile: null, to: null } };
  const action =
    tool === 'adjust-route'
      ? ofType(table.legal, tool).find(({ to }) => to === space)
      : ofType(table.legal, tool ?? 'place-depot').find((one) => one.space === space);
  return action === undefined ? null : { act: [action] };
}

/** A depot that goods can leave: another press goes on to the next kind of them. */
function pressSource({ table, pointing }: Props, space: Space): BoardPress {
  const { pile } = pointing.at;
  const leaving = ofType(table.legal, 'ship').filter(({ from }) => from === space);
  const goods = [...new Set(leaving.map(({ good }) => good))];
  const index = pile?.at === space ? goods.indexOf(pile.good) : -1;
  const good = goods[(index + 1) % goods.length];
  return good === undefined ? null : { point: shippingOf(table.legal, { at: space, good }) };
}

function pressDestination({ table, seat, pointing }: Props, space: Space): BoardPress {
  const { at } = pointing;
  const city = areaOf(table.position).cityAt.get(space);
  const to: Target | null =
    city !== undefined ? { city } : depotAt(table.position, seat, space) === undefined ? null : { depot: space };
  if (to === null) return null;
  const ship = shipmentOf(table.legal, at);
  return at.to !== null && isSameTarget(at.to, to) && ship !== null
    ? { act: [ship] }
    : { point: { to, count: null, stops: null } };
}

/** The first city of a new railway, then the second; more presses go through the ways between them. */
function pressCity({ table, pointing }: Props, space: Space): BoardPress {
  const { space: from, link } = pointing.at;
  if (from === null || from === space) return { point: { space: from === space ? null : space, link: null } };
  const ways = ofType(table.legal, 'build-link')
    .filter(({ path }) => [path[0], path.at(-1)].includes(from) && [path[0], path.at(-1)].includes(space))
    .toSorted((one, other) => one.path.length - other.path.length);
  return throughWays(ways, link, (next) => ({ link: next }));
}
