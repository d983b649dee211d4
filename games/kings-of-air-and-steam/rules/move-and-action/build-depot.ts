import { itemAt, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { areaOf, type Space } from '../../content/area.ts';
import { COSTS, DEPOTS_PER_PLAYER } from '../../content/components.ts';
import { depotsByLink, type LinkIndex, linkAt, NO_LINK, networkAt, siteOf } from '../links.ts';
import { type Chance, changePlayer, characterOf, depotOwner, playerAt, type Position, tooDear } from '../position.ts';
import { NO_GOODS } from '../stock.ts';

/** What a depot costs on a link that has so many. */
function costOn(p: Position, seat: Seat, depots: number): number {
  const price = depots === 0 ? COSTS.firstDepotOnLink : COSTS.furtherDepotOnLink;
  return price - (characterOf(p, seat)?.depotDiscount ?? 0);
}

export function depotCost(p: Position, seat: Seat, link: LinkIndex): number {
  return costOn(p, seat, itemAt(depotsByLink(p), link).length);
}

/** Every space on which this seat can build. */
export function depotSpaces(p: Position, seat: Seat): Space[] {
  const { cash, depots } = playerAt(p, seat);
  if (depots.length >= DEPOTS_PER_PLAYER) return [];
  const taken = depotsByLink(p);
  const free: Space[] = [];
  for (const [link, { spaces }] of networkAt(p).links.entries()) {
    const there = itemAt(taken, link);
    if (costOn(p, seat, there.length) > cash) continue;
    for (const space of spaces) if (!there.some((depot) => depot.space === space)) free.push(space);
  }
  return free;
}

export function checkDepot(p: Position, seat: Seat, space: Space): Violation | null {
  const link = linkAt(p, space);
  if (link === NO_LINK) {
    return areaOf(p).spaces[space]?.kind === 'rail'
      ? refuse('build-depot.no-dead-end', 'This track leads nowhere: a depot stands on a railway between two cities.')
      : refuse('build-depot.railway-space', 'A depot stands on a railway that joins two cities.');
  }
  if (depotOwner(p, space) !== undefined) {
    return refuse('build-depot.one-on-a-space', 'There is a depot on that space already.');
  }
  const { cash, depots } = playerAt(p, seat);
  if (depots.length >= DEPOTS_PER_PLAYER) {
    return refuse('build-depot.ten', 'All your {depots, plural, one {# depot} other {# depots}} are built.', {
      depots: DEPOTS_PER_PLAYER,
    });
  }
  const cost = depotCost(p, seat, link);
  return cost <= cash ? null : tooDear('build-depot.cost', cost, cash);
}

export function buildDepot(p: Position, seat: Seat, space: Space, { tell }: Chance): void {
  const cost = depotCost(p, seat, linkAt(p, space));
  const { cash, depots } = playerAt(p, seat);
  changePlayer(p, seat, { cash: cash - cost, depots: [...depots, { space, goods: NO_GOODS }] });
  tell({ type: 'depot-built', seat, space, ...siteOf(p, space), cost });
}
