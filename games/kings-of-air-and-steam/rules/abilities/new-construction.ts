import { entryOf, itemAt, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { type Area, areaOf, directionBetween, NO_SPACE, type Space } from '../../content/area.ts';
import { DEPOTS_PER_PLAYER } from '../../content/components.ts';
import { DIRECTIONS, type Direction, sharpness } from '../../content/geometry.ts';
import type { Action } from '../actions.ts';
import { cityName, linkAt, NO_LINK, networkAt, siteOf } from '../links.ts';
import { first } from '../move-and-action/agenda.ts';
import {
  type Chance,
  changePlayer,
  characterOf,
  hasAbility,
  type NewLink,
  playerAt,
  type Position,
  tooDear,
} from '../position.ts';
import type { Decision } from '../section.ts';
import { NO_GOODS } from '../stock.ts';

const WIDE_CURVE = 1;

function costPerTile(p: Position, seat: Seat): number {
  return characterOf(p, seat)?.costPerTile ?? 0;
}

/** Whether a track tile of Eva Blane may lie on a space. */
function isOpen(p: Position, area: Area, space: Space): boolean {
  const info = area.spaces[space];
  return info !== undefined && info.kind === 'open' && !info.partial && linkAt(p, space) === NO_LINK;
}

const found = new WeakMap<Area, WeakMap<readonly NewLink[], readonly (readonly Space[])[]>>();

/** Every railway that the five tiles could make on this board. Only new railways change that, so it is kept. */
function possibleLinks(p: Position, longest: number): readonly (readonly Space[])[] {
  const area = areaOf(p);
  let kept = found.get(area);
  if (kept === undefined) {
    kept = new WeakMap();
    found.set(area, kept);
  }
  let links = kept.get(p.newLinks);
  if (links === undefined) {
    links = findLinks(p, area, longest);
    kept.set(p.newLinks, links);
  }
  return links;
}

function findLinks(p: Position, area: Area, longest: number): readonly (readonly Space[])[] {
  const links: (readonly Space[])[] = [];
  const extend = (path: readonly Space[], here: Space, direction: Direction): void => {
    for (const turn of DIRECTIONS) {
      if (sharpness(direction, turn) > WIDE_CURVE) continue;
      const next = area.neighbours[here]?.[turn] ?? NO_SPACE;
      const start = path[0];
      // Each railway is met from both ends: the one that starts at the lower space is kept.
      if (area.cityAt.has(next) && start !== undefined && next > start) links.push([...path, next]);
      if (path.length <= longest && isOpen(p, area, next) && !path.includes(next)) extend([...path, next], next, turn);
    }
  };
  for (const { space } of area.cities) {
    for (const direction of DIRECTIONS) {
      const next = area.neighbours[space]?.[direction] ?? NO_SPACE;
      if (isOpen(p, area, next)) extend([space, next], next, direction);
    }
  }
  return links;
}

/** Eva Blane: new railways from her own tiles. */
export function newLinks(p: Position, seat: Seat): Action[] {
  if (!hasAbility(p, seat, 'new-construction')) return [];
  const { tokens, cash, depots } = playerAt(p, seat);
  if (tokens === 0 || depots.length >= DEPOTS_PER_PLAYER) return [];
  const each = costPerTile(p, seat);
  return possibleLinks(p, characterOf(p, seat)?.tokens ?? 0)
    .filter((path) => path.length - 2 <= tokens && (path.length - 2) * each <= cash)
    .map((path) => ({ type: 'build-link', path: [...path] }));
}

export function checkNewLink(p: Position, seat: Seat, path: readonly Space[]): Violation | null {
  if (!hasAbility(p, seat, 'new-construction')) {
    return refuse('eva-blane.new-construction', 'Only Eva Blane can build a new railway.');
  }
  const { tokens, cash, depots } = playerAt(p, seat);
  if (depots.length >= DEPOTS_PER_PLAYER) {
    return refuse('eva-blane.new-construction', 'A new railway needs one of your depots, and all are built.');
  }
  const tiles = path.length - 2;
  if (tiles > tokens) {
    return refuse(
      'eva-blane.new-construction',
      'You have {tokens, plural, one {# track tile} other {# track tiles}} left.',
      { tokens },
    );
  }
  const cost = tiles * costPerTile(p, seat);
  return checkTrack(p, path) ?? (cost <= cash ? null : tooDear('eva-blane.new-construction', cost, cash));
}

function checkTrack(p: Position, path: readonly Space[]): Violation | null {
  const area = areaOf(p);
  const [from, ...rest] = path;
  const to = rest.at(-1);
  const between = rest.slice(0, -1);
  if (from === undefined || to === undefined || from === to || !area.cityAt.has(from) || !area.cityAt.has(to)) {
    return refuse('eva-blane.new-construction', 'A new railway joins two different cities.');
  }
  if (between.length === 0 || new Set(between).size < between.length || !between.every((one) => isOpen(p, area, one))) {
    return refuse(
      'eva-blane.new-construction',
      'Track tiles lie on open spaces, one on each: not on railways, cities, factories or partial hexes.',
    );
  }
  for (let i = 1; i < path.length; i++) {
    const out = directionBetween(area, path[i - 1] ?? NO_SPACE, path[i] ?? NO_SPACE);
    const into = i < 2 ? out : directionBetween(area, path[i - 2] ?? NO_SPACE, path[i - 1] ?? NO_SPACE);
    if (out === undefined || into === undefined || sharpness(into, out) > WIDE_CURVE) {
      return refuse('eva-blane.new-construction', 'The track must run on without a gap, straight or in wide curves.');
    }
  }
  return null;
}

export function buildLink(p: Position, seat: Seat, path: readonly Space[], { tell }: Chance): void {
  const { cityAt } = areaOf(p);
  const spaces = path.slice(1, -1);
  const ends = [entryOf(cityAt, itemAt(path, 0)), entryOf(cityAt, itemAt(path, path.length - 1))] as const;
  const { cash, tokens } = playerAt(p, seat);
  const cost = spaces.length * costPerTile(p, seat);
  changePlayer(p, seat, { cash: cash - cost, tokens: tokens - spaces.length });
  p.newLinks = [...p.newLinks, { seat, ends, spaces }];
  tell({ type: 'link-built', seat, cities: [cityName(p, ends[0]), cityName(p, ends[1])], spaces, cost });
  first(p, { name: 'place-free-depot', seat, link: networkAt(p).links.length - 1 });
}

/** The depot that comes with a new railway. */
export const placeFreeDepot: Decision<'place-free-depot'> = {
  legal: (p, { link }) =>
    itemAt(networkAt(p).links, link).spaces.map((space): Action => ({ type: 'place-depot', space })),

  check: (p, { link }, _seat, { space }) =>
    linkAt(p, space) === link
      ? null
      : refuse('eva-blane.new-construction', 'The free depot goes on to the railway that you built just now.'),

  play(p, _phase, seat, { space }, { tell }) {
    changePlayer(p, seat, { depots: [...playerAt(p, seat).depots, { space, goods: NO_GOODS }] });
    tell({ type: 'depot-placed', seat, space, ...siteOf(p, space) });
    return 'finished';
  },
};
