import { itemAt } from '@roundhouse/kernel';
import { ofType, oncePerSpot, type Target } from '@roundhouse/table-kit';
import type { Words } from '@roundhouse/ui';
import { areaOf, type Space } from '../../content/area.ts';
import type { ActionOf } from '../../rules/actions.ts';
import { linkAt } from '../../rules/links.ts';
import { depotCost } from '../../rules/move-and-action/build-depot.ts';
import { airshipSpace } from '../../rules/move-and-action/flight.ts';
import type { Position, Target as ShippedTo } from '../../rules/position.ts';
import type { PanelProps } from './panels/panel-props.ts';
import { legsOf } from './planning.ts';
import type { Tool } from './pointing.ts';
import { isSameTarget, quoteOf, shipmentsFor } from './shipping.ts';
import { spaceName } from './space-name.ts';

export type SpaceTarget = Target<'depot' | 'flight' | 'adjust' | 'source' | 'destination' | 'pencil'>;

/** The spaces that can be chosen now. One of them may serve several actions: the first in the list is meant. */
export function targetsOf(props: PanelProps, words: Words): readonly SpaceTarget[] {
  const { table, pointing } = props;
  const { at } = pointing;
  const { legal, position } = table;
  switch (position.phase.name) {
    case 'place-depot':
    case 'place-free-depot':
      return ofType(legal, 'place-depot').map(({ space }) => ({
        spot: space,
        kind: 'depot',
        chosen: space === at.space,
        label: words.t('Place a depot: {space}', { space: words.say(spaceName(position, space)) }),
      }));
    case 'plan':
      return pencilTargets(props, words);
    case 'flight':
      return flightTargets(props, words);
    case 'extra-shipment':
      return shippingTargets(props, words);
    case 'action':
    case 'second-action':
      return oncePerSpot([
        ...(isFree('ship', at.tool) ? shippingTargets(props, words) : []),
        ...(isFree('adjust-route', at.tool) && at.pile === null ? adjustmentTargets(props, words) : []),
        ...(isFree('build-depot', at.tool) && at.pile === null ? buildingTargets(props, words) : []),
        ...(at.tool === 'build-link' ? linkTargets(props, words) : []),
      ]);
    default:
      return [];
  }
}

function isFree(tool: Tool, taken: Tool | null): boolean {
  return taken === null || taken === tool;
}

function pencilTargets({ table, pointing, pencil, seat }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const leg = shownLeg(table.position, seat, pencil.marks, pointing.at.socket);
  if (leg === undefined) return [];
  const { socket, spaces } = leg;
  return spaces.map((space) => ({
    spot: space,
    kind: 'pencil',
    aside: true,
    chosen: space === pencil.marks[socket],
    hint: String(socket + 1),
    label: t('Let card {number} end at {space}, and plan on from there', {
      space: say(spaceName(table.position, space)),
      number: socket + 1,
    }),
  }));
}

/** The card whose reach is shown: the one that is pointed at, or the last that is planned. */
export function shownLeg(p: Position, seat: number, marks: readonly (Space | null)[], socket: number | null) {
  const legs = legsOf(p, seat, marks);
  return legs.find((leg) => leg.socket === socket) ?? legs.at(-1);
}

export function endOf(p: Position, seat: number, { path }: ActionOf<'fly'>): Space {
  return path.at(-1) ?? airshipSpace(p, seat);
}

function flightTargets({ table, seat, pointing }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const { position } = table;
  const { flight } = pointing.at;
  const ends = new Set(ofType(table.legal, 'fly').map((fly) => endOf(position, seat, fly)));
  return [...ends].map((space) => ({
    spot: space,
    kind: 'flight',
    chosen: flight !== null && endOf(position, seat, flight) === space,
    label: t('Fly to {space}', { space: say(spaceName(position, space)) }),
  }));
}

function adjustmentTargets({ table, pointing }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const { at } = pointing;
  return ofType(table.legal, 'adjust-route').map(({ to }) => ({
    spot: to,
    kind: 'adjust',
    chosen: at.tool === 'adjust-route' && to === at.space,
    label: t('Adjust the route to {space}', { space: say(spaceName(table.position, to)) }),
  }));
}

function buildingTargets({ table, seat, pointing }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const { at } = pointing;
  const { position } = table;
  return ofType(table.legal, 'build-depot').map(({ space }) => {
    const price = depotCost(position, seat, linkAt(position, space));
    return {
      spot: space,
      kind: 'depot',
      chosen: at.tool === 'build-depot' && space === at.space,
      hint: `$${price}`,
      // Prices stand on the plots while it is depots that are thought about.
      hintStays: at.tool === 'build-depot',
      label: t('Build a depot for ${price}: {space}', { price, space: say(spaceName(position, space)) }),
    };
  });
}

export function targetSpace(p: Position, to: ShippedTo): Space {
  return 'depot' in to ? to.depot : itemAt(areaOf(p).cities, to.city).space;
}

/** Own depots that goods can leave, and where the chosen goods can go, with what that would bring. */
function shippingTargets({ table, seat, pointing }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const { at } = pointing;
  const { position, legal } = table;
  const { pile } = at;
  const sources = new Set(ofType(legal, 'ship').map(({ from }) => from));
  const starts = [...sources].map(
    (space): SpaceTarget => ({
      spot: space,
      kind: 'source',
      chosen: pile?.at === space,
      label: t('Ship goods from {space}', { space: say(spaceName(position, space)) }),
    }),
  );
  if (pile === null) return starts;
  const best = mostGoods(position, shipmentsFor(legal, { ...at, to: null }));
  const destinations = [...best].map(([space, ship]): SpaceTarget => {
    const { income, ways } = quoteOf(position, seat, ship);
    const tolls = (ways[0]?.tolls ?? []).reduce((sum, { amount }) => sum + amount, 0);
    return {
      spot: space,
      kind: 'destination',
      chosen: at.to !== null && isSameTarget(at.to, ship.to),
      hint: income === 0 ? (tolls === 0 ? t('free') : `−$${tolls}`) : `+$${income - tolls}`,
      hintStays: true,
      label: t('Ship {count, plural, one {} other {# }}{good} to {space}: ${income} for ${tolls} of tolls', {
        count: ship.count,
        good: { term: ship.good },
        space: say(spaceName(position, space)),
        income,
        tolls,
      }),
    };
  });
  return [...destinations, ...starts.filter(({ spot }) => !best.has(spot))];
}

function mostGoods(p: Position, ships: readonly ActionOf<'ship'>[]): ReadonlyMap<Space, ActionOf<'ship'>> {
  const best = new Map<Space, ActionOf<'ship'>>();
  for (const ship of ships) {
    const space = targetSpace(p, ship.to);
    if ((best.get(space)?.count ?? 0) < ship.count) best.set(space, ship);
  }
  return best;
}

/** Cities that a new railway can start from; then those that it can lead to. */
function linkTargets({ table, pointing }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const { at } = pointing;
  const { position } = table;
  const links = ofType(table.legal, 'build-link');
  const from = at.space;
  const fitting = from === null ? links : links.filter(({ path }) => path[0] === from || path.at(-1) === from);
  const ends = new Set(fitting.flatMap(({ path }) => [itemAt(path, 0), itemAt(path, path.length - 1)]));
  return [...ends].map((space) => ({
    spot: space,
    kind: space === from ? 'source' : 'destination',
    chosen: space === from || (at.link !== null && from !== null && at.link.path.includes(space)),
    label:
      from === null
        ? t('A railway from {space}', { space: say(spaceName(position, space)) })
        : t('A railway to {space}', { space: say(spaceName(position, space)) }),
  }));
}
