import { type Hex, NOWHERE } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { isTile, type Laid, type Layout, networkOf, type Orientation, type Run, trackKey } from '@roundhouse/rails';
import { TILES } from '../../content/components.ts';
import type { FreshTrack } from '../position.ts';
import { type Change, changeBetween } from './change.ts';
import { buildCost } from './cost.ts';
import { isTownHex, laidOrientation, type Site } from './site.ts';

/** What a build that the judge allows would do: its price, the map after it, and what it finishes. */
export interface BuildPlan {
  readonly kind: 'place' | 'replace' | 'redirect';
  readonly cost: number;
  readonly layout: Layout;
  readonly fresh: readonly FreshTrack[];
  /** Unowned sections that become the builder's. */
  readonly claimed: readonly Run[];
  /** Pairs of places that are linked by it. */
  readonly completed: readonly (readonly [Hex, Hex])[];
}

export function planBuild(site: Site, hex: Hex, after: Orientation): BuildPlan {
  const town = isTownHex(site, hex);
  const before = laidOrientation(site.p, hex);
  const change = changeBetween(before, after, town);
  const cost = buildCost(change, after, site.board.terrain[hex] ?? 'plain', town);
  if (change.kind === 'redirect') return planRedirect(site, hex, after, change, cost);
  if (change.kind !== 'place' && change.kind !== 'replace') throw new RangeError('the build was checked before');
  const edges = change.added.flatMap(([a, b]) => (town ? [a] : [a, b]));
  const claimed = unownedMet(site, hex, edges);
  const layout = reowned(site.p.track, claimed, site.seat);
  layout[hex] = {
    tile: after.face.id,
    rotation: after.rotation,
    owners: ownersAfter(site, hex, before, after, town, site.seat),
  };
  const fresh = change.added.map(([edge]) => ({ hex, edge }));
  return { kind: change.kind, cost, layout, fresh, claimed, completed: completedBy(site, layout, fresh) };
}

function planRedirect(
  site: Site,
  hex: Hex,
  after: Orientation,
  change: Extract<Change, { kind: 'redirect' }>,
  cost: number,
): BuildPlan {
  const run = site.network.runAt(hex, change.kept);
  if (run === undefined) throw new RangeError('a redirect turns track that is there');
  const base = run.from.hex === hex && run.from.edge === change.from ? run.to : run.from;
  const met = site.network.meeting(hex, change.to);
  const completes = base.place !== NOWHERE && met.place !== NOWHERE;
  const mine = run.owner === site.seat || completes || met.run?.owner === site.seat;
  const owner = mine ? site.seat : null;
  const claimed = mine ? [run, met.run].filter((part): part is Run => part !== null && part.owner === null) : [];
  const layout = reowned(site.p.track, claimed, owner);
  const before = laidOrientation(site.p, hex);
  layout[hex] = {
    tile: after.face.id,
    rotation: after.rotation,
    owners: ownersAfter(site, hex, before, after, false, owner),
  };
  const turned = [{ hex, edge: change.to }];
  // Turning track is not extending it, so nothing of it counts as fresh.
  return { kind: 'redirect', cost, layout, fresh: [], claimed, completed: completedBy(site, layout, turned) };
}

function unownedMet(site: Site, hex: Hex, edges: readonly number[]): Run[] {
  const met = edges.map((edge) => site.network.meeting(hex, edge).run);
  return [...new Set(met)].filter((run): run is Run => run !== null && run.owner === null);
}

/** Owners in the order of the new tile: track that was there keeps its owner. */
function ownersAfter(
  site: Site,
  hex: Hex,
  before: Orientation | null,
  after: Orientation,
  town: boolean,
  builder: Seat | null,
): (Seat | null)[] {
  const laid = site.p.track[hex];
  const owners = isTile(laid) ? laid.owners : [];
  if (town) {
    return after.exits.map((exit) => {
      const index = before?.exits.indexOf(exit) ?? -1;
      return index === -1 ? builder : (owners[index] ?? null);
    });
  }
  return after.tracks.map(([a, b]) => {
    const index = before?.tracks.findIndex(([c, d]) => trackKey(a, b) === trackKey(c, d)) ?? -1;
    return index === -1 ? builder : (owners[index] ?? null);
  });
}

/** A copy of the layout in which every piece of these runs has that owner. */
export function reowned(layout: Layout, runs: readonly Run[], owner: Seat | null): Laid[] {
  const changed = [...layout];
  for (const run of runs) {
    for (const { hex, index } of run.segments) {
      const laid = changed[hex];
      if (isTile(laid)) changed[hex] = { ...laid, owners: laid.owners.with(index, owner) };
    }
  }
  return changed;
}

function completedBy(site: Site, layout: Layout, touched: readonly FreshTrack[]): [Hex, Hex][] {
  const network = networkOf(site.board.topology, layout, TILES);
  const runs = new Set(touched.map(({ hex, edge }) => network.runAt(hex, edge)));
  return [...runs].flatMap((run): [Hex, Hex][] => (run?.complete === true ? [[run.from.place, run.to.place]] : []));
}
