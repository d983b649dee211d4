import { type Hex, NOWHERE } from '@roundhouse/hex';
import { refuse, type Violation } from '@roundhouse/kernel';
import {
  anchors,
  type Build,
  type BuildingSpot,
  type BuildsOnHex,
  type Change,
  changeBetween,
  judgeChange,
  judgeHex,
  judgePiece,
  type Orientation,
  Prospects,
  Supplies,
  builtOnEmptyLand,
  type Run,
  type TrackRules,
  turnedRun,
} from '@roundhouse/rails';
import { COSTS, OWNERSHIP_MARKERS, type Terrain, TILES } from '../../content/components.ts';
import { buildCost } from './plan.ts';
import { type Site, tilesAvailable } from './site.ts';

interface Spot extends BuildingSpot {
  readonly terrain: Terrain;
}

/** Why this tile may not be laid here by this player now, or null. The order is that of what a person would notice first. */
export function judgeBuild(site: Site, hex: Hex, after: Orientation): Violation | null {
  const spot = judgeHex(site, TILES, hex);
  return 'rule' in spot ? spot : judgeOnSpot(site, spot, after, changeBetween(spot.before, after, spot.town));
}

function judgeOnSpot(site: Site, spot: Spot, after: Orientation, change: Change): Violation | null {
  return (
    judgeTile(site, spot, after) ??
    judgeChange(RULES, site, spot, change) ??
    judgeMarkers(site, spot, change) ??
    judgeCash(site, buildCost(change, after, spot.terrain, spot.town))
  );
}

function judgeTile(site: Site, { hex, before, town }: Spot, after: Orientation): Violation | null {
  if (after.face.kind === 'town' && !town) {
    return refuse('build-track.town-tiles', 'Tiles with a printed town go on town hexes only.');
  }
  if (tilesAvailable(site, hex, after) < 1) {
    return refuse('build-track.tile-supply', 'No tile of that kind is left ({tile}).', {
      tile: { term: after.face.name },
    });
  }
  const needsDisk = town && after.face.kind !== 'town' && (before === null || before.face.kind === 'town');
  if (needsDisk && site.disksLeft() < 1) {
    return refuse('build-track.town-disks', 'That needs a town disk, and all of them are on the map.');
  }
  return null;
}

const RULES: TrackRules = {
  runsOff: () => refuse('build-track.off-map', 'Track may not run off the map or into a lake.'),
  joins: (owner) =>
    refuse('build-track.no-joining', 'That would join track of {owner}: you may only meet at a city or a town.', {
      owner: { seat: owner },
    }),
  addsAndTurns: () => refuse('build-track.add-or-redirect', 'One build either adds track or turns it, not both.'),
  turnsMiddle: () =>
    refuse('build-track.redirect-open-end', 'Only the open end of an unfinished section may be turned.'),
  unconnected: () => refuse('build-track.own-connection', 'Track must reach a city through track of your own.'),
  unclaimable: () =>
    refuse(
      'build-track.claiming',
      'Unowned track may be taken over only if it starts at a city or at a town where you have track, or is joined to your own track or a city.',
    ),
  mayJoin: () => true,
  mayTurnTo: ({ network, seat }, met) => anchors(network, met, seat),
};

function judgeMarkers(site: Site, spot: Spot, change: Change): Violation | null {
  const left = OWNERSHIP_MARKERS - site.network.markers(site.seat);
  // A tile has at most six exits: only who is nearly out of locomotives need count them.
  if (left >= MOST_EXITS || markersNeeded(site, spot, change) <= Math.max(0, left)) return null;
  return refuse(
    'build-track.ownership-markers',
    'All {most} of your locomotives are on the map: no further section can be yours.',
    {
      most: OWNERSHIP_MARKERS,
    },
  );
}

/** How many more sections the builder will own: every new one, less those of theirs that it joins. */
function markersNeeded(site: Site, { hex, town }: Spot, change: Change): number {
  const { network, seat } = site;
  if (change.kind === 'redirect') {
    const { run } = turnedRun(network, hex, change);
    const met = network.meeting(hex, change.to);
    const becomesMine = run.owner === seat || met.place !== NOWHERE;
    return (becomesMine ? 1 : 0) - ownRuns(site, run, met.run);
  }
  if (change.kind !== 'place' && change.kind !== 'replace') return 0;
  return change.added.reduce((markers, [near, far]) => {
    const beyond = town ? null : network.meeting(hex, far).run;
    return markers + 1 - ownRuns(site, network.meeting(hex, near).run, beyond);
  }, 0);
}

/** How many different runs of the builder's own are among these. */
function ownRuns(site: Site, one: Run | null, other: Run | null): number {
  const own = (run: Run | null): number => (run !== null && run.owner === site.seat ? 1 : 0);
  return own(one) + (one === other ? 0 : own(other));
}

function canPay({ cash }: Site, cost: number): boolean {
  return cost <= cash;
}

function judgeCash(site: Site, cost: number): Violation | null {
  if (canPay(site, cost)) return null;
  return refuse('build-track.cost', 'That costs ${cost}, and you have ${cash}.', { cost, cash: site.cash });
}

/** With a disk on it, any tile may lie in a town. */
const prospects = new Prospects(TILES, { open: ({ kind }) => kind !== 'town', town: () => true });

/** Every build that the judge allows. */
export function legalBuilds(site: Site): Build[] {
  return buildsByHex(site).flatMap(({ builds }) => builds);
}

/** The same, hex by hex. */
export function buildsByHex(site: Site): readonly BuildsOnHex[] {
  if (site.buildsLeft <= 0) return [];
  return prospects.byHex({
    network: site.network,
    seat: site.seat,
    means: meansOf(site),
    spotAt: (hex) => judgeHex(site, TILES, hex),
    pick: ({ hex }, tiles) => mostPlentiful(site, hex, tiles),
    affords: (spot, after, change) =>
      canPay(site, buildCost(change, after, spot.terrain, spot.town)) &&
      judgeTile(site, spot, after) === null &&
      judgeMarkers(site, spot, change) === null,
    allowsPiece: ({ hex }, a, b) => judgePiece(RULES, site, hex, a, b) === null,
    allowsChange: (spot, change) => judgeChange(RULES, site, spot, change) === null,
  });
}

const MOST_EXITS = 6;
/** Whoever has this much can pay for any tile on an empty hex. */
const DEAREST = Math.max(...Object.values(COSTS.place).flatMap((byTerrain) => Object.values(byTerrain)));

/** What an empty hex far from all track is judged by: the tiles left, money, and whether this is the first tile. */
function meansOf(site: Site): number | null {
  const { network, cash, hasBuilt, seat } = site;
  if (OWNERSHIP_MARKERS - network.markers(seat) < MOST_EXITS || builtOnEmptyLand(site)) return null;
  const usedUp = new Set<string>();
  for (const { id, count } of TILES.faces) if (network.tilesUsed(id) >= count) usedUp.add(id);
  return (supplies.numberOf(usedUp) * (DEAREST + 1) + Math.min(cash, DEAREST)) * 2 + (hasBuilt ? 1 : 0);
}

const supplies = new Supplies();

/** Four exits can be made by several tiles; the one of which most are left is offered, and `check` takes any. */
function mostPlentiful(site: Site, hex: Hex, tiles: readonly Orientation[]): Orientation | undefined {
  let best: Orientation | undefined;
  let most = 0;
  for (const tile of tiles) {
    const left = tilesAvailable(site, hex, tile);
    if (left > most) {
      best = tile;
      most = left;
    }
  }
  return best;
}
