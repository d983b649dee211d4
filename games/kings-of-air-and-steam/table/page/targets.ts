import { useWords, type Words } from '@roundhouse/ui';
import { areaOf, type Space } from '../../content/area.ts';
import { linkAt } from '../../rules/links.ts';
import { depotCost } from '../../rules/move-and-action/build-depot.ts';
import { airshipSpace } from '../../rules/move-and-action/flight.ts';
import type { Position, Target } from '../../rules/position.ts';
import { type Fly, ofType, type Ship } from './actions-of.ts';
import type { SpaceTarget } from './board/space-targets.tsx';
import type { Tool } from './moment.ts';
import type { PanelProps } from './panels/panel-props.ts';
import { legsOf } from './planning.ts';
import { isSameTarget, quoteOf, shipmentsFor } from './shipping.ts';
import { spaceName } from './space-name.ts';

/** The spaces that can be chosen now. One of them may serve several actions: the first in the list is meant. */
export function useTargets(props: PanelProps): readonly SpaceTarget[] {
  const words = useWords();
  const { table, controls } = props;
  const { moment } = controls;
  const { legal, position } = table;
  switch (position.phase.name) {
    case 'place-depot':
    case 'place-free-depot':
      return ofType(legal, 'place-depot').map(({ space }) => ({
        space,
        kind: 'depot',
        chosen: space === moment.space,
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
      return once([
        ...(isFree('ship', moment.tool) ? shippingTargets(props, words) : []),
        ...(isFree('adjust-route', moment.tool) && moment.pile === null ? adjustmentTargets(props, words) : []),
        ...(isFree('build-depot', moment.tool) && moment.pile === null ? buildingTargets(props, words) : []),
        ...(moment.tool === 'build-link' ? linkTargets(props, words) : []),
      ]);
    default:
      return [];
  }
}

function isFree(tool: Tool, taken: Tool | null): boolean {
  return taken === null || taken === tool;
}

function once(targets: readonly SpaceTarget[]): readonly SpaceTarget[] {
  const bySpace = new Map(targets.toReversed().map((target) => [target.space, target]));
  return [...bySpace.values()];
}

function pencilTargets({ table, controls, pencil, seat }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const leg = shownLeg(table.position, seat, pencil.marks, controls.moment.socket);
  return (leg?.spaces ?? []).map((space) => ({
    space,
    kind: 'pencil',
    chosen: space === pencil.marks[leg?.socket ?? 0],
    hint: String((leg?.socket ?? 0) + 1),
    label: t('Note {space} as where card {number} leads', {
      space: say(spaceName(table.position, space)),
      number: (leg?.socket ?? 0) + 1,
    }),
  }));
}

/** The card whose reach is shown: the one that is pointed at, or the last that is planned. */
export function shownLeg(p: Position, seat: number, marks: readonly (Space | null)[], socket: number | null) {
  const legs = legsOf(p, seat, marks);
  return legs.find((leg) => leg.socket === socket) ?? legs.at(-1);
}

export function endOf(p: Position, seat: number, { path }: Fly): Space {
  return path.at(-1) ?? airshipSpace(p, seat);
}

function flightTargets({ table, seat, controls }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const { position } = table;
  const { flight } = controls.moment;
  const ends = new Set(ofType(table.legal, 'fly').map((fly) => endOf(position, seat, fly)));
  return [...ends].map((space) => ({
    space,
    kind: 'flight',
    chosen: flight !== null && endOf(position, seat, flight) === space,
    label: t('Fly to {space}', { space: say(spaceName(position, space)) }),
  }));
}

function adjustmentTargets({ table, controls }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const { moment } = controls;
  return ofType(table.legal, 'adjust-route').map(({ to }) => ({
    space: to,
    kind: 'adjust',
    chosen: moment.tool === 'adjust-route' && to === moment.space,
    label: t('Adjust the route to {space}', { space: say(spaceName(table.position, to)) }),
  }));
}

function buildingTargets({ table, seat, controls }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const { moment } = controls;
  const { position } = table;
  return ofType(table.legal, 'build-depot').map(({ space }) => {
    const price = depotCost(position, seat, linkAt(position, space));
    return {
      space,
      kind: 'depot',
      chosen: moment.tool === 'build-depot' && space === moment.space,
      hint: `$${price}`,
      // Prices stand on the plots while it is depots that are thought about.
      hintStays: moment.tool === 'build-depot',
      label: t('Build a depot for ${price}: {space}', { price, space: say(spaceName(position, space)) }),
    };
  });
}

export function targetSpace(p: Position, to: Target): Space {
  return 'depot' in to ? to.depot : (areaOf(p).cities[to.city]?.space ?? 0);
}

/** Own depots that goods can leave, and where the chosen goods can go, with what that would bring. */
function shippingTargets({ table, seat, controls }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const { moment } = controls;
  const { position, legal } = table;
  const { pile } = moment;
  const sources = new Set(ofType(legal, 'ship').map(({ from }) => from));
  const starts = [...sources].map(
    (space): SpaceTarget => ({
      space,
      kind: 'source',
      chosen: pile?.at === space,
      label: t('Ship goods from {space}', { space: say(spaceName(position, space)) }),
    }),
  );
  if (pile === null) return starts;
  const best = mostGoods(position, shipmentsFor(legal, { ...moment, to: null }));
  const destinations = [...best].map(([space, ship]): SpaceTarget => {
    const { income, ways } = quoteOf(position, seat, ship);
    const tolls = (ways[0]?.tolls ?? []).reduce((sum, { amount }) => sum + amount, 0);
    return {
      space,
      kind: 'destination',
      chosen: moment.to !== null && isSameTarget(moment.to, ship.to),
      hint: income === 0 ? (tolls === 0 ? t('free') : `−$${tolls}`) : `+$${income - tolls}`,
      hintStays: true,
      label: t('Ship {count} {good} to {space}: ${income} for ${tolls} of tolls', {
        count: ship.count,
        good: { term: ship.good },
        space: say(spaceName(position, space)),
        income,
        tolls,
      }),
    };
  });
  return [...destinations, ...starts.filter(({ space }) => !best.has(space))];
}

function mostGoods(p: Position, ships: readonly Ship[]): ReadonlyMap<Space, Ship> {
  const best = new Map<Space, Ship>();
  for (const ship of ships) {
    const space = targetSpace(p, ship.to);
    if ((best.get(space)?.count ?? 0) < ship.count) best.set(space, ship);
  }
  return best;
}

/** Cities that a new railway can start from; then those that it can lead to. */
function linkTargets({ table, controls }: PanelProps, { t, say }: Words): readonly SpaceTarget[] {
  const { moment } = controls;
  const { position } = table;
  const links = ofType(table.legal, 'build-link');
  const from = moment.space;
  const fitting = from === null ? links : links.filter(({ path }) => path[0] === from || path.at(-1) === from);
  const ends = new Set(fitting.flatMap(({ path }) => [path[0] ?? 0, path.at(-1) ?? 0]));
  return [...ends].map((space) => ({
    space,
    kind: space === from ? 'source' : 'destination',
    chosen: space === from || (moment.link !== null && from !== null && moment.link.path.includes(space)),
    label:
      from === null
        ? t('A railway from {space}', { space: say(spaceName(position, space)) })
        : t('A railway to {space}', { space: say(spaceName(position, space)) }),
  }));
}
