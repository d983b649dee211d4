import { itemAt } from '@roundhouse/kernel';
import type { Space } from '../content/area.ts';
import { DEPOTS_PER_PLAYER } from '../content/components.ts';
import { networkAt } from '../rules/links.ts';
import { playerAt } from '../rules/position.ts';
import type { Outlook } from './outlook.ts';
import { promiseWithSite } from './ways.ts';

const MOST_SITES = 4;
/** What it takes away from a site that others have built on its railway before. */
const SHARED = 4;

const found = new WeakMap<Outlook['ways'], readonly Space[]>();

/** The spaces that a look-ahead builds depots on: the best ones as things stand. */
export function sitesFor(outlook: Outlook): readonly Space[] {
  let sites = found.get(outlook.ways);
  if (sites === undefined) {
    sites = bestSites(outlook);
    found.set(outlook.ways, sites);
  }
  return sites;
}

function bestSites(outlook: Outlook): readonly Space[] {
  const { p, seat } = outlook;
  const { depots, trainLevel } = playerAt(p, seat);
  if (depots.length >= DEPOTS_PER_PLAYER) return [];
  const promiseOf = promiseWithSite(outlook, { depots, newLinks: p.newLinks, trainLevel });
  const sites = networkAt(p).links.flatMap(({ spaces }, link) => {
    const there = itemAt(outlook.onLinks, link);
    return spaces
      .filter((space) => !there.some((depot) => depot.space === space))
      .map((space) => ({
        space,
        link,
        worth: promiseOf(space) - (there.length > 0 ? SHARED : 0),
      }));
  });
  sites.sort((a, b) => b.worth - a.worth);
  const best: typeof sites = [];
  for (const site of sites) {
    if (best.length < MOST_SITES && !best.some(({ link }) => link === site.link)) best.push(site);
  }
  return best.map(({ space }) => space);
}
