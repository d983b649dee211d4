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
  startsWithin,
  turnedRun,
} from '@roundhouse/rails';
import { TILES } from '../../content/components.ts';
import { cannotPay } from '../money.ts';
import { placeName } from '../places.ts';
import { buildCost } from './plan.ts';
import { isTownHex, type Site } from './site.ts';

/** Why this tile may not be laid here by this player now, or null. The order is that of what a person would notice first. */
export function judgeBuild(site: Site, hex: Hex, after: Orientation): Violation | null {
  const spot = judgeHex(site, hex);
  return 'rule' in spot ? spot : judgeOnSpot(site, spot, after, changeBetween(spot.before, after, spot.town));
}

function judgeHex(site: Site, hex: Hex): BuildingSpot | Violation {
  if ((site.board.terrain[hex] ?? null) === null) {
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
  return { hex, town: isTownHex(site, hex), before: laidOrientation(TILES, site.p.track, hex) };
}

function judgeOnSpot(site: Site, spot: BuildingSpot, after: Orientation, change: Change): Violation | null {
  return (
    judgeTile(site, spot, after) ??
    judgeChange(site, spot, change) ??
    cannotPay(site.player, buildCost(site.board, spot.hex, change, after, spot.town), site.p.mode)
  );
}

function judgeTile(site: Site, { hex, town }: BuildingSpot, after: Orientation): Violation | null {
  if ((after.face.kind === 'town') !== town) {
    return town
      ? refuse('build-track.town-tiles', 'Only town tiles go on a town.')
      : refuse('build-track.town-tiles', 'Town tiles go on towns only.');
  }
  if (site.faceLeft(hex, after.face.id)) return null;
  return refuse('build-track.tile-supply', 'No tile with that face is left ({tile}).', {
    tile: { term: after.face.name },
  });
}

function judgeChange(site: Site, { hex, town }: BuildingSpot, change: Change): Violation | null {
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
      return refuse('build-track.improve-or-redirect', 'One build either improves track or turns it, not both.');
    case 'redirect':
      return judgeRedirect(site, hex, change);
    default:
      return town ? judgeTown(site, hex, change.added) : judgeOpen(site, hex, change.added);
  }
}

function judgeOpen(site: Site, hex: Hex, added: readonly Piece[]): Violation | null {
  const { network, seat } = site;
  for (const piece of added) {
    const near = network.meeting(hex, piece[0]);
    const far = network.meeting(hex, piece[1]);
    const trouble = judgeEnd(site, near) ?? judgeEnd(site, far) ?? judgeLink(site, near, far);
    if (trouble !== null) return trouble;
    if (!site.player.hasBuilt && near.kind !== 'city' && far.kind !== 'city') return firstTile();
    if (!anchors(network, near, seat) && !anchors(network, far, seat)) {
      return near.run === null && far.run === null ? unconnected() : unclaimable();
    }
    if (isStray(site, near, far) || isStray(site, far, near)) return unclaimable();
  }
  return null;
}

/** Unowned track that may not be claimed: it starts at a foreign town, and what it would be joined to is not one's own. */
function isStray(site: Site, met: Meeting, other: Meeting): boolean {
  if (met.run === null || met.run.owner !== null || startsWithin(site.network, met.place, site.seat)) return false;
  return other.run?.owner !== site.seat && !(other.run !== null && startsWithin(site.network, other.place, site.seat));
}

function judgeTown(site: Site, hex: Hex, added: readonly Piece[]): Violation | null {
  const { network, seat } = site;
  let anchored = network.ownsInTown(hex, seat);
  let touchesCity = false;
  let meetsUnowned = false;
  for (const [exit] of added) {
    const met = network.meeting(hex, exit);
    const trouble = judgeEnd(site, met);
    if (trouble !== null) return trouble;
    if (met.place === hex) return toItself(site, hex);
    anchored ||= anchors(network, met, seat);
    touchesCity ||= met.kind === 'city';
    meetsUnowned ||= met.run !== null && met.run.owner === null;
  }
  if (!site.player.hasBuilt && !touchesCity) return firstTile();
  if (anchored) return null;
  if (meetsUnowned) return unclaimable();
  return refuse(
    'build-track.town-connection',
    'One new exit of this town must join your own track or a city, unless you have track in this town.',
  );
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
    return refuse('build-track.redirect-open-end', 'Only the open end of an incomplete link may be turned.');
  }
  const met = network.meeting(hex, change.to);
  const trouble = judgeEnd(site, met) ?? judgeLink(site, base, met);
  if (trouble !== null) return trouble;
  const touchesCity = met.kind === 'city' || network.meeting(hex, change.kept).kind === 'city';
  if (!site.player.hasBuilt && !touchesCity) return firstTile();
  const mayTurn = run.owner === seat || startsWithin(network, base.place, seat) || met.run?.owner === seat;
  // Unowned track that the end is turned to needs no leave of its own: it joins the link that this completes.
  return mayTurn ? null : unclaimable();
}

function judgeEnd(site: Site, met: Meeting): Violation | null {
  if (met.kind === 'barrier') {
    return refuse('build-track.off-map', 'Track may not run off the map, into water or across a heavy line.');
  }
  const owner = met.run?.owner ?? null;
  if (owner === null || owner === site.seat) return null;
  return refuse(
    'build-track.no-joining',
    'That would extend track of {owner}: you may only meet at a city or a town.',
    {
      owner: { seat: owner },
    },
  );
}

function judgeLink(site: Site, near: { readonly place: Hex }, far: Meeting): Violation | null {
  return near.place !== NOWHERE && near.place === far.place ? toItself(site, near.place) : null;
}

function firstTile(): Violation {
  return refuse('build-track.first-tile', 'Your first tile must start at a city.');
}

function unconnected(): Violation {
  return refuse('build-track.own-connection', 'Track must reach a city along track of your own.');
}

function unclaimable(): Violation {
  return refuse(
    'build-track.claiming',
    'Unowned track may be claimed only if it starts at a city, or directly joins one of your own links.',
  );
}

function toItself(site: Site, place: Hex): Violation {
  return refuse('build-track.no-link-to-itself', 'That would join {place} to itself.', {
    place: placeName(site.p, place),
  });
}

const prospects = new Prospects(TILES, { open: ({ kind }) => kind !== 'town', town: ({ kind }) => kind === 'town' });

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
    pick: (_spot, [first]) => first,
    allows: (spot, after, change) => judgeOnSpot(site, spot, after, change) === null,
  });
}
