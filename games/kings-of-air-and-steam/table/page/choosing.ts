import type { Space } from '../../content/area.ts';
import { areaOf } from '../../content/area.ts';
import { depotAt, type Target } from '../../rules/position.ts';
import { ofType } from './actions-of.ts';
import type { SpaceTarget } from './board/space-targets.tsx';
import type { Tool } from './moment.ts';
import type { PanelProps } from './panels/panel-props.ts';
import { isSameTarget, shipmentOf } from './shipping.ts';
import { endOf, shownLeg } from './targets.ts';

/** What a press on a space that can be chosen does: it shows what would happen, and a second press confirms. */
export function choose(props: PanelProps, { space, kind }: SpaceTarget): void {
  switch (kind) {
    case 'pencil':
      note(props, space);
      return;
    case 'flight':
      chooseFlight(props, space);
      return;
    case 'adjust':
      point(props, 'adjust-route', space);
      return;
    case 'depot':
      point(props, props.table.position.phase.name === 'action' || isSecondAction(props) ? 'build-depot' : null, space);
      return;
    case 'source':
    case 'destination':
      if (props.controls.moment.tool === 'build-link') chooseLink(props, space);
      else if (kind === 'source') chooseSource(props, space);
      else chooseDestination(props, space);
  }
}

function isSecondAction({ table }: PanelProps): boolean {
  return table.position.phase.name === 'second-action';
}

function note({ table, seat, controls, pencil }: PanelProps, space: Space): void {
  const socket = shownLeg(table.position, seat, pencil.marks, controls.moment.socket)?.socket ?? 0;
  pencil.mark(socket, pencil.marks[socket] === space ? null : space);
}

function chooseFlight({ table, seat, controls }: PanelProps, space: Space): void {
  const ways = ofType(table.legal, 'fly').filter((fly) => endOf(table.position, seat, fly) === space);
  const { flight } = controls.moment;
  const index = flight === null ? -1 : ways.indexOf(flight);
  const next = ways[(index + 1) % ways.length];
  if (flight !== null && index === 0 && ways.length === 1) table.act(flight);
  else if (next !== undefined) controls.change({ flight: next });
}

/** Points at a space for a tool; null for what is placed without being an action. */
function point({ table, controls }: PanelProps, tool: Tool | null, space: Space): void {
  const { moment } = controls;
  if (moment.tool !== tool || moment.space !== space) {
    controls.change({ tool, space, pile: null, to: null });
    return;
  }
  const action = table.legal.find((one) =>
    one.type === 'adjust-route'
      ? tool === one.type && one.to === space
      : (one.type === 'build-depot' || one.type === 'place-depot') && one.space === space,
  );
  if (action !== undefined) table.act(action);
}

/** A depot that goods can leave: another press goes on to the next kind of them. */
function chooseSource({ table, controls }: PanelProps, space: Space): void {
  const { pile } = controls.moment;
  const goods = [
    ...new Set(
      ofType(table.legal, 'ship')
        .filter(({ from }) => from === space)
        .map(({ good }) => good),
    ),
  ];
  const index = pile?.at === space ? goods.indexOf(pile.good) : -1;
  const good = goods[(index + 1) % goods.length];
  if (good === undefined) return;
  controls.change({
    tool: 'ship',
    space: null,
    pile: { at: space, good },
    to: null,
    count: null,
    odd: null,
    stops: null,
  });
}

function chooseDestination({ table, seat, controls }: PanelProps, space: Space): void {
  const { moment } = controls;
  const city = areaOf(table.position).cityAt.get(space);
  const to: Target | null =
    city !== undefined ? { city } : depotAt(table.position, seat, space) === undefined ? null : { depot: space };
  if (to === null) return;
  const ship = shipmentOf(table.legal, moment);
  if (moment.to !== null && isSameTarget(moment.to, to) && ship !== null) table.act(ship);
  else controls.change({ to, count: null, stops: null });
}

/** The first city, then the second; more presses go through the ways between them. */
function chooseLink({ table, controls }: PanelProps, space: Space): void {
  const { space: from, link } = controls.moment;
  if (from === null || from === space) {
    controls.change({ space: from === space ? null : space, link: null });
    return;
  }
  const ways = ofType(table.legal, 'build-link')
    .filter(({ path }) => [path[0], path.at(-1)].includes(from) && [path[0], path.at(-1)].includes(space))
    .toSorted((one, other) => one.path.length - other.path.length);
  const index = link === null ? -1 : ways.indexOf(link);
  const next = ways[(index + 1) % ways.length];
  if (link !== null && index === 0 && ways.length === 1) table.act(link);
  else if (next !== undefined) controls.change({ link: next });
}
