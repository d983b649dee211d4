import { type Edge, type Hex, NOWHERE } from '@roundhouse/hex';
import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import type { RailBoard } from './board.ts';
import type { Change, Piece } from './change.ts';
import { anchors, startsWithin } from './frontier.ts';
import { laidOrientation, type Redirect, turnedRun } from './laying.ts';
import { isCity, isTown } from './layout.ts';
import type { Meeting, Network } from './network.ts';
import type { Build, BuildingSpot } from './prospects.ts';
import type { Orientation, TileSet } from './tiles.ts';

/** Who builds where: what both rail games judge a build by. */
export interface TrackSite<Terrain = unknown> {
  readonly network: Network;
  readonly seat: Seat;
  readonly board: RailBoard<string, Terrain>;
  /** Whether the seat ever laid a tile. */
  readonly hasBuilt: boolean;
  readonly buildsLeft: number;
  readonly phase: { readonly touched: readonly Hex[] };
  readonly nameOf: (hex: Hex) => string;
}

/** Where the rail games part: each refuses in words of its own, and has its own say on track that nobody owns. */
export interface TrackRules {
  runsOff(): Violation;
  joins(owner: Seat): Violation;
  addsAndTurns(): Violation;
  turnsMiddle(): Violation;
  unconnected(): Violation;
  unclaimable(): Violation;
  /** Whether connected track may join what it meets at its two ends. */
  mayJoin(site: TrackSite, near: Meeting, far: Meeting): boolean;
  /** Whether unowned track, which starts at no place of the seat's, may be turned to what is met there. */
  mayTurnTo(site: TrackSite, met: Meeting): boolean;
}

/** The hex with what lies there, or why nothing may be built on it. */
export function judgeHex<Terrain>(
  { network, board, buildsLeft, phase, nameOf }: TrackSite<Terrain>,
  tiles: TileSet,
  hex: Hex,
): (BuildingSpot & { readonly terrain: Terrain }) | Violation {
  const terrain = board.terrain[hex];
  if (terrain === null || terrain === undefined) {
    return refuse('build-track.off-map', 'There is no land to build on there.');
  }
  const { topology, layout } = network;
  if (isCity(topology, layout, hex)) {
    return refuse('build-track.not-on-city', 'Track may not be built on {city}: it is a city.', { city: nameOf(hex) });
  }
  if (buildsLeft <= 0) return refuse('build-track.limit', 'You have laid all your tiles for this turn.');
  if (phase.touched.includes(hex)) {
    return refuse('build-track.hex-once-a-turn', 'You have built on this hex already this turn.');
  }
  return { hex, terrain, town: isTown(topology, layout, hex), before: laidOrientation(tiles, layout, hex) };
}

/** Whether a hex that was built on this turn is empty: no game comes to that, but positions are also written by hand. */
export function builtOnEmptyLand({ network, phase }: TrackSite): boolean {
  return phase.touched.some((hex) => network.layout[hex] === null);
}

/** The tile that an action names, as it is turned there. */
export function judgeName(tiles: TileSet, { tile, rotation }: Build): Orientation | Violation {
  return tiles.find(tile, rotation) ?? refuse('build-track.tile-supply', 'There is no tile called "{tile}".', { tile });
}

/** Why track may not be changed like this, or null. */
export function judgeChange(
  rules: TrackRules,
  site: TrackSite,
  { hex, town }: BuildingSpot,
  change: Change,
): Violation | null {
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
      return rules.addsAndTurns();
    case 'redirect':
      return judgeRedirect(rules, site, hex, change);
    default:
      return town ? judgeTown(rules, site, hex, change.added) : judgeOpen(rules, site, hex, change.added);
  }
}

function judgeOpen(rules: TrackRules, site: TrackSite, hex: Hex, added: readonly Piece[]): Violation | null {
  for (const [a, b] of added) {
    const trouble = judgePiece(rules, site, hex, a, b);
    if (trouble !== null) return trouble;
  }
  return null;
}

/** Why a new piece of track may not run from side to side of an open hex, or null: each stands for itself. */
export function judgePiece(rules: TrackRules, site: TrackSite, hex: Hex, a: Edge, b: Edge): Violation | null {
  const { network, seat, hasBuilt } = site;
  const near = network.meeting(hex, a);
  const far = network.meeting(hex, b);
  const trouble = judgeEnd(rules, seat, near) ?? judgeEnd(rules, seat, far) ?? judgeLink(site, near.place, far.place);
  if (trouble !== null) return trouble;
  if (!hasBuilt && near.kind !== 'city' && far.kind !== 'city') return firstTile();
  if (!anchors(network, near, seat) && !anchors(network, far, seat)) {
    return near.run === null && far.run === null ? rules.unconnected() : rules.unclaimable();
  }
  return rules.mayJoin(site, near, far) ? null : rules.unclaimable();
}

function judgeTown(rules: TrackRules, site: TrackSite, hex: Hex, added: readonly Piece[]): Violation | null {
  const { network, seat, hasBuilt } = site;
  let anchored = network.ownsInTown(hex, seat);
  let touchesCity = false;
  let meetsUnowned = false;
  for (const [exit] of added) {
    const met = network.meeting(hex, exit);
    const trouble = judgeEnd(rules, seat, met) ?? judgeLink(site, hex, met.place);
    if (trouble !== null) return trouble;
    anchored ||= anchors(network, met, seat);
    touchesCity ||= met.kind === 'city';
    meetsUnowned ||= met.run !== null && met.run.owner === null;
  }
  if (!hasBuilt && !touchesCity) return firstTile();
  if (anchored) return null;
  if (meetsUnowned) return rules.unclaimable();
  return refuse(
    'build-track.town-connection',
    'One new exit of this town must join your own track or a city, unless you have track in this town.',
  );
}

function judgeRedirect(rules: TrackRules, site: TrackSite, hex: Hex, change: Redirect): Violation | null {
  const { network, seat, hasBuilt } = site;
  const { run, base, atOpenEnd } = turnedRun(network, hex, change);
  if (run.owner !== null && run.owner !== seat) {
    return refuse('build-track.keep-others', 'That track belongs to {owner}: it must stay as it is.', {
      owner: { seat: run.owner },
    });
  }
  if (!atOpenEnd) return rules.turnsMiddle();
  const met = network.meeting(hex, change.to);
  const trouble = judgeEnd(rules, seat, met) ?? judgeLink(site, base.place, met.place);
  if (trouble !== null) return trouble;
  if (!hasBuilt && met.kind !== 'city' && network.meeting(hex, change.kept).kind !== 'city') return firstTile();
  const mayTurn = run.owner === seat || startsWithin(network, base.place, seat) || rules.mayTurnTo(site, met);
  return mayTurn ? null : rules.unclaimable();
}

function judgeEnd(rules: TrackRules, seat: Seat, met: Meeting): Violation | null {
  if (met.kind === 'barrier') return rules.runsOff();
  const owner = met.run?.owner ?? null;
  return owner === null || owner === seat ? null : rules.joins(owner);
}

function judgeLink(site: TrackSite, from: Hex, to: Hex): Violation | null {
  if (from === NOWHERE || from !== to) return null;
  return refuse('build-track.no-link-to-itself', 'That would join {place} to itself.', { place: site.nameOf(from) });
}

function firstTile(): Violation {
  return refuse('build-track.first-tile', 'Your first tile must start at a city.');
}
