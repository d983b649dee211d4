import type { Hex } from '@roundhouse/hex';
import { refuse, type Violation } from '@roundhouse/kernel';
import {
  type Build,
  type BuildingSpot,
  type BuildsOnHex,
  type Change,
  changeBetween,
  judgeChange,
  judgeHex,
  judgePiece,
  type Meeting,
  type Orientation,
  Prospects,
  Supplies,
  builtOnEmptyLand,
  startsWithin,
  type TrackRules,
  type TrackSite,
} from '@roundhouse/rails';
import { COSTS, TILES } from '../../content/components.ts';
import { cannotPay, meansOf as mostPayable } from '../money.ts';
import { buildCost } from './plan.ts';
import type { Site } from './site.ts';
import { usedUp } from './supply.ts';

/** Why this tile may not be laid here by this player now, or null. The order is that of what a person would notice first. */
export function judgeBuild(site: Site, hex: Hex, after: Orientation): Violation | null {
  const spot = judgeHex(site, TILES, hex);
  return 'rule' in spot ? spot : judgeOnSpot(site, spot, after, changeBetween(spot.before, after, spot.town));
}

function judgeOnSpot(site: Site, spot: BuildingSpot, after: Orientation, change: Change): Violation | null {
  return (
    judgeTile(site, spot, after) ??
    judgeChange(RULES, site, spot, change) ??
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

const RULES: TrackRules = {
  runsOff: () => refuse('build-track.off-map', 'Track may not run off the map, into water or across a heavy line.'),
  joins: (owner) =>
    refuse('build-track.no-joining', 'That would extend track of {owner}: you may only meet at a city or a town.', {
      owner: { seat: owner },
    }),
  addsAndTurns: () =>
    refuse('build-track.improve-or-redirect', 'One build either improves track or turns it, not both.'),
  turnsMiddle: () => refuse('build-track.redirect-open-end', 'Only the open end of an incomplete link may be turned.'),
  unconnected: () => refuse('build-track.own-connection', 'Track must reach a city along track of your own.'),
  unclaimable: () =>
    refuse(
      'build-track.claiming',
      'Unowned track may be claimed only if it starts at a city, or directly joins one of your own links.',
    ),
  mayJoin: (site, near, far) => !isStray(site, near, far) && !isStray(site, far, near),
  // Unowned track that the end is turned to needs no leave of its own: it joins the link that this completes.
  mayTurnTo: ({ seat }, met) => met.run?.owner === seat,
};

/** Unowned track that may not be claimed: it starts at a foreign town, and what it would be joined to is not one's own. */
function isStray({ network, seat }: TrackSite, met: Meeting, other: Meeting): boolean {
  if (met.run === null || met.run.owner !== null || startsWithin(network, met.place, seat)) return false;
  return other.run?.owner !== seat && !(other.run !== null && startsWithin(network, other.place, seat));
}

const prospects = new Prospects(TILES, { open: ({ kind }) => kind !== 'town', town: ({ kind }) => kind === 'town' });

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
    pick: (_spot, [first]) => first,
    affords: (spot, after, change) =>
      cannotPay(site.player, buildCost(site.board, spot.hex, change, after, spot.town), site.p.mode) === null &&
      judgeTile(site, spot, after) === null,
    allowsPiece: ({ hex }, a, b) => judgePiece(RULES, site, hex, a, b) === null,
    allowsChange: (spot, change) => judgeChange(RULES, site, spot, change) === null,
  });
}

/** Whoever has this much can pay for any tile on an empty hex. */
const DEAREST =
  COSTS.river + COSTS.hills + COSTS.exit * Math.max(...TILES.orientations.map(({ exits }) => exits.length));

const supplies = new Supplies();

/** What an empty hex far from all track is judged by: the tiles left, money, and whether this is the first tile. */
function meansOf(site: Site): number | null {
  const { network, player, hasBuilt, p } = site;
  if (builtOnEmptyLand(site)) return null;
  const money = Math.min(mostPayable(player, p.mode), DEAREST);
  return (supplies.numberOf(usedUp(network)) * (DEAREST + 1) + money) * 2 + (hasBuilt ? 1 : 0);
}
