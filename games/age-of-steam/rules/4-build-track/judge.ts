import { type Hex, NOWHERE } from '@roundhouse/hex';
import { refuse, type Violation } from '@roundhouse/kernel';
import {
  anchors,
  type Build,
  type BuildingSpot,
  type Change,
  changeBetween,
  isCity,
  laidOrientation,
  type Meeting,
  type Orientation,
  type Piece,
  Prospects,
  type Redirect,
  type Run,
  startsWithin,
  turnedRun,
} from '@roundhouse/rails';
import { OWNERSHIP_MARKERS, type Terrain, TILES } from '../../content/components.ts';
import { placeName } from '../places.ts';
import { buildCost } from './plan.ts';
import { type Site, tilesAvailable } from './site.ts';

export interface Spot extends BuildingSpot {
  readonly terrain: Terrain;
}

/** Why this tile may not be laid here by this player now, or null. The order is that of what a person would notice first. */
export function judgeBuild(site: Site, hex: Hex, after: Orientation): Violation | null {
  const spot = judgeHex(site, hex);
  return 'rule' in spot ? spot : judgeOnSpot(site, spot, after, changeBetween(spot.before, after, spot.town));
}

function judgeHex(site: Site, hex: Hex): Spot | Violation {
  const terrain = site.board.terrain[hex];
  if (terrain === null || terrain === undefined) {
    return refuse('build-track.off-map', 'There is no land to build on there.');
  }
  if (isCity(site.board.topology, site.p.track, hex)) {
    return refuse('build-track.not-on-city', 'Track may not be built on {city}: it is a city.', {
      city: placeName(site.p, hex),
    });
  }
  if (site.buildsLeft <= 0) return refuse('build-track.limit', 'You have laid all your tiles for this turn.');
  if (site.phase.touched.includes(hex)) {
    return refuse('build-track.hex-once-a-turn', 'You have built on this hex already this turn.');
  }
  return { hex, terrain, town: site.board.townAt.has(hex), before: laidOrientation(TILES, site.p.track, hex) };
}

function judgeOnSpot(site: Site, spot: Spot, after: Orientation, change: Change): Violation | null {
  return (
    judgeTile(site, spot, after) ??
    judgeChange(site, spot.hex, change, spot.town) ??
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
  if (needsDisk && site.disksLeft < 1) {
    return refuse('build-track.town-disks', 'That needs a town disk, and all of them are on the map.');
  }
  return null;
}

function judgeChange(site: Site, hex: Hex, change: Change, town: boolean): Violation | null {
  switch (change.kind) {
    case 'same':
      return refuse('build-track.must-change', 'That leaves the track on this hex as it is.');
    case 'takes-track-away':
      return refuse('build-track.keep-existing', 'The track that is there must stay: this tile would take it away.');
    case 'turns-in-town':
      return refuse(
        'build-track.no-redirect-in-town',
        'Track in a town may not be turned: every exit that is there must stay.',
      );
    case 'adds-and-turns':
      return refuse('build-track.add-or-redirect', 'One build either adds track or turns it, not both.');
    case 'redirect':
      return judgeRedirect(site, hex, change);
    default:
      return town ? judgeTown(site, hex, change.added) : judgeOpen(site, hex, change.added);
  }
}

function judgeOpen(site: Site, hex: Hex, added: readonly Piece[]): Violation | null {
  const { network, seat } = site;
  let markers = 0;
  for (const piece of added) {
    const near = network.meeting(hex, piece[0]);
    const far = network.meeting(hex, piece[1]);
    const trouble = judgeEnd(site, near) ?? judgeEnd(site, far) ?? judgeLink(site, near, far);
    if (trouble !== null) return trouble;
    const touchesCity = near.kind === 'city' || far.kind === 'city';
    if (!site.hasBuilt && !touchesCity) return firstTile();
    if (!anchors(network, near, seat) && !anchors(network, far, seat)) return unconnected(near, far);
    markers += 1 - ownRuns(site, near.run, far.run);
  }
  return judgeMarkers(site, markers);
}

function judgeTown(site: Site, hex: Hex, added: readonly Piece[]): Violation | null {
  const { network, seat } = site;
  let anchored = network.ownsInTown(hex, seat);
  let touchesCity = false;
  let markers = 0;
  let unownedMet: Meeting | null = null;
  for (const [exit] of added) {
    const met = network.meeting(hex, exit);
    const trouble = judgeEnd(site, met);
    if (trouble !== null) return trouble;
    if (met.place === hex) return toItself(site, hex);
    anchored ||= anchors(network, met, seat);
    touchesCity ||= met.kind === 'city';
    if (met.run !== null && met.run.owner === null) unownedMet = met;
    markers += 1 - ownRuns(site, met.run, null);
  }
  if (!site.hasBuilt && !touchesCity) return firstTile();
  if (!anchored) {
    return unownedMet === null
      ? refuse(
          'build-track.town-connection',
          'One new exit of this town must join your own track or a city, unless you have track in this town.',
        )
      : unclaimable();
  }
  return judgeMarkers(site, markers);
}

function judgeRedirect(site: Site, hex: Hex, change: Redirect): Violation | null {
  const { network, seat } = site;
  const { run, base, atOpenEnd } = turnedRun(network, hex, change);
  if (run.owner !== null && run.owner !== seat) {
    return refuse('build-track.keep-others', 'That track belongs to {owner}: it must stay as it is.', {
      owner: { seat: run.owner },
    });
  }
  if (!atOpenEnd) {
    return refuse('build-track.redirect-open-end', 'Only the open end of an unfinished section may be turned.');
  }
  const met = network.meeting(hex, change.to);
  const trouble = judgeEnd(site, met) ?? judgeLink(site, base, met);
  if (trouble !== null) return trouble;
  const touchesCity = met.kind === 'city' || network.meeting(hex, change.kept).kind === 'city';
  if (!site.hasBuilt && !touchesCity) return firstTile();
  if (run.owner === null && !startsWithin(network, base.place, seat) && !anchors(network, met, seat))
    return unclaimable();
  const becomesMine = run.owner === seat || met.place !== NOWHERE;
  return judgeMarkers(site, (becomesMine ? 1 : 0) - ownRuns(site, run, met.run));
}

function judgeEnd(site: Site, met: Meeting): Violation | null {
  if (met.kind === 'barrier') return refuse('build-track.off-map', 'Track may not run off the map or into a lake.');
  const owner = met.run?.owner ?? null;
  if (owner !== null && owner !== site.seat) {
    return refuse(
      'build-track.no-joining',
      'That would join track of {owner}: you may only meet at a city or a town.',
      {
        owner: { seat: owner },
      },
    );
  }
  return null;
}

function judgeLink(site: Site, near: { readonly place: Hex }, far: Meeting): Violation | null {
  return near.place !== NOWHERE && near.place === far.place ? toItself(site, near.place) : null;
}

function judgeMarkers(site: Site, more: number): Violation | null {
  if (more <= 0 || site.network.markers(site.seat) + more <= OWNERSHIP_MARKERS) return null;
  return refuse(
    'build-track.ownership-markers',
    'All {most} of your locomotives are on the map: no further section can be yours.',
    {
      most: OWNERSHIP_MARKERS,
    },
  );
}

function judgeCash(site: Site, cost: number): Violation | null {
  if (cost <= site.cash) return null;
  return refuse('build-track.cost', 'That costs ${cost}, and you have ${cash}.', { cost, cash: site.cash });
}

/** How many different runs of the builder's own are among these. */
function ownRuns(site: Site, one: Run | null, other: Run | null): number {
  const own = (run: Run | null): number => (run !== null && run.owner === site.seat ? 1 : 0);
  return own(one) + (one === other ? 0 : own(other));
}

function firstTile(): Violation {
  return refuse('build-track.first-tile', 'Your first tile must start at a city.');
}

function unconnected(near: Meeting, far: Meeting): Violation {
  if (near.run !== null || far.run !== null) return unclaimable();
  return refuse('build-track.own-connection', 'Track must reach a city through track of your own.');
}

function unclaimable(): Violation {
  return refuse(
    'build-track.claiming',
    'Unowned track may be taken over only if it starts at a city or at a town where you have track, or is joined to your own track or a city.',
  );
}

function toItself(site: Site, place: Hex): Violation {
  return refuse('build-track.no-link-to-itself', 'That would join {place} to itself.', {
    place: placeName(site.p, place),
  });
}

/** With a disk on it, any tile may lie in a town. */
const prospects = new Prospects(TILES, { open: ({ kind }) => kind !== 'town', town: () => true });

/** Every build that the judge allows. */
export function legalBuilds(site: Site): Build[] {
  if (site.buildsLeft <= 0) return [];
  return prospects.builds({
    network: site.network,
    seat: site.seat,
    spotAt(hex) {
      const spot = judgeHex(site, hex);
      return 'rule' in spot ? null : spot;
    },
    pick: ({ hex }, tiles) => mostPlentiful(site, hex, tiles),
    allows: (spot, after, change) => judgeOnSpot(site, spot, after, change) === null,
  });
}

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
