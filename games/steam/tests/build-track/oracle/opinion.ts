import type { Position } from '../../../rules/position.ts';
import { boxGives, SHAPES } from './box.ts';
import {
  Drawing,
  isLink,
  isTownTile,
  type Line,
  newCities,
  type Owner,
  type Stroke,
  strokesOf,
  terrainPrice,
  towns,
} from './drawing.ts';

/** What a second reader says: why not, or what it costs, whose track is whose after it, and what counts as extended. */
export type Opinion =
  | { readonly no: string }
  | { readonly no: null; readonly cost: number; readonly after: Drawing; readonly extended: readonly string[] };

export interface Tile {
  readonly hex: number;
  readonly tile: string;
  readonly rotation: number;
}

interface Builder {
  readonly seat: number;
  readonly hasBuilt: boolean;
}

/** The map after the build is drawn first; then every rule is asked about the two drawings. */
export function opinionOn(p: Position, { hex, tile, rotation }: Tile): Opinion {
  if (p.phase.name !== 'build-track' || p.phase.stocking !== null) return { no: 'not now' };
  const { seat, builds, touched } = p.phase;
  const player = p.players[seat];
  const terrain = terrainPrice.get(hex);
  const before = Drawing.of(p.track);
  if (player === undefined || terrain === undefined || before.cities.has(hex)) return { no: 'nothing can lie there' };
  if (builds >= (player.tile === 'engineer' && !player.passedTile ? 4 : 3) || touched.includes(hex)) {
    return { no: 'no build left' };
  }
  if (SHAPES[tile] === undefined || isTownTile(tile) !== towns.has(hex)) return { no: 'the wrong tile' };
  const old = before.on(hex);
  const cost = (SHAPES[tile]?.length ?? 0) + (towns.has(hex) ? 1 : 0) + (old.length === 0 ? terrain : 0);
  const loans = player.income + 10 + Math.floor(player.points / 2);
  const means = player.cash + (p.mode === 'base' ? 5 * loans : 0);
  if (cost > means) return { no: 'too dear' };
  const opinion = drawn(before, { seat, hasBuilt: player.hasBuilt }, old, strokesOf(hex, tile, rotation), cost);
  return opinion.no === null && !inBox(p, hex, tile) ? { no: 'no tile left' } : opinion;
}

function inBox(p: Position, hex: number, tile: string): boolean {
  const shown = p.track.flatMap((laid, where) => (laid !== null && 'tile' in laid && where !== hex ? [laid.tile] : []));
  const wanted = new Map<string, number>();
  for (const face of [...shown, tile]) wanted.set(face, (wanted.get(face) ?? 0) + 1);
  return boxGives(wanted);
}

function drawn(
  before: Drawing,
  builder: Builder,
  old: readonly Stroke[],
  now: readonly Stroke[],
  cost: number,
): Opinion {
  const has = (strokes: readonly Stroke[], { name }: Stroke): boolean => strokes.some((each) => each.name === name);
  const lost = old.filter((stroke) => !has(now, stroke));
  const fresh = now.filter((stroke) => !has(old, stroke));
  if (fresh.length === 0) return { no: 'nothing new' };
  const turned = lost.length === 0 ? null : turnedTrack(before, builder.seat, lost, fresh);
  if (typeof turned === 'string') return { no: turned };
  const ink = turned === null ? builder.seat : turned.owner;
  const after = before.without(lost).with(fresh.map((stroke) => ({ ...stroke, owner: ink })));
  const isNew = (stroke: Stroke): boolean => has(fresh, stroke);
  const lines = fresh.map((stroke) => ({ stroke, line: after.lineOf(stroke) }));
  for (const { line } of lines) {
    const trouble = lineTrouble(line, builder.seat, isNew);
    if (trouble !== null) return { no: trouble };
  }
  const linked = lines.map(({ stroke, line }) => connects(before, builder.seat, stroke, line, isNew));
  const inTown = fresh.some(({ hex }) => towns.has(hex));
  const enough = inTown
    ? linked.includes(true) || fresh.some(({ hex }) => before.isAt(hex, builder.seat))
    : !linked.includes(false);
  const mayTurn = turned === null ? enough : mayTurnTrack(before, builder.seat, turned, lines, isNew);
  if (!mayTurn) return { no: 'it hangs on nothing of the builder' };
  const atCity = fresh.map((stroke) => before.touchesCity(stroke));
  if (!builder.hasBuilt && (inTown ? !atCity.includes(true) : atCity.includes(false))) return { no: 'first tile' };
  return inked(after, builder.seat, fresh, turned, cost, old);
}

/** Whose track is whose in the end. */
function inked(
  drawing: Drawing,
  seat: number,
  fresh: readonly Stroke[],
  turned: Stroke | null,
  cost: number,
  old: readonly Stroke[],
): Opinion {
  let after = drawing;
  for (const stroke of fresh) {
    const line = after.lineOf(stroke);
    if (turned === null || turned.owner === seat || isLink(line)) after = after.inked(line.strokes, seat);
  }
  if (turned !== null) return { no: null, cost, after, extended: [] };
  const spurs = old.filter((stroke) => {
    const line = after.lineOf(stroke);
    const free = stroke.owner === null || stroke.owner === seat;
    return towns.has(stroke.hex) && free && line.strokes.length === 1 && !isLink(line);
  });
  return { no: null, cost, after: after.inked(spurs, seat), extended: [...fresh, ...spurs].map(({ name }) => name) };
}

/** Losing track is fine only when one open end is turned; the answer is the track that is turned, or what is wrong. */
function turnedTrack(
  before: Drawing,
  seat: number,
  lost: readonly Stroke[],
  fresh: readonly Stroke[],
): Stroke | string {
  const [old, ...more] = lost;
  const [turned, ...others] = fresh;
  if (old === undefined || turned === undefined || more.length > 0 || others.length > 0) return 'track is lost';
  if (towns.has(old.hex)) return 'town track never turns';
  const [freed, ...rest] = old.joints.filter((where) => !turned.joints.includes(where));
  if (freed === undefined || rest.length > 0) return 'track is lost';
  if (old.owner !== null && old.owner !== seat) return 'it is not theirs to turn';
  return before.lineOf(old).openAt.includes(freed) ? old : 'that end is not open';
}

function lineTrouble(line: Line, seat: number, isNew: (stroke: Stroke) => boolean): string | null {
  if (line.offMap) return 'it runs off the map';
  if (line.strokes.some((each) => !isNew(each) && each.owner !== null && each.owner !== seat)) return 'it joins others';
  if (line.places.length + line.openAt.length === 0) return 'it is a ring';
  return new Set(line.places).size < line.places.length ? 'it joins a place to itself' : null;
}

/** An unowned line may be taken over when it starts at a city, or at a town in which the builder is. */
function isClaimable(before: Drawing, seat: number, stroke: Stroke): boolean {
  return before.lineOf(stroke).places.some((place) => before.cities.has(place) || before.isAt(place, seat));
}

function connects(
  before: Drawing,
  seat: number,
  stroke: Stroke,
  line: Line,
  isNew: (stroke: Stroke) => boolean,
): boolean {
  const there = line.strokes.filter((each) => !isNew(each));
  if (there.some(({ owner }) => owner === seat)) return true;
  return there.length === 0 ? before.touchesCity(stroke) : there.some((each) => isClaimable(before, seat, each));
}

function mayTurnTrack(
  before: Drawing,
  seat: number,
  turned: Stroke,
  lines: readonly { readonly line: Line }[],
  isNew: (stroke: Stroke) => boolean,
): boolean {
  if (turned.owner === seat || isClaimable(before, seat, turned)) return true;
  return lines.some(({ line }) => line.strokes.some((each) => !isNew(each) && each.owner === seat));
}

/** A New City: unowned lines that it finishes are the urbanizer's. */
export function opinionOnCity(p: Position, hex: number, city: string): Opinion {
  if (p.phase.name !== 'build-track' || p.phase.special !== 'urbanization') return { no: 'not theirs to place' };
  const before = Drawing.of(p.track);
  if (!towns.has(hex) || before.cities.has(hex)) return { no: 'a New City stands on a town' };
  if (!newCities.includes(city) || city in p.cubes) return { no: 'no such New City is left' };
  const links = before.lines().filter(isLink);
  const wasLinked = ({ name }: Stroke): boolean =>
    links.some((link) => link.strokes.some((each) => each.name === name));
  let after = before.withCity(hex);
  const lines = after.lines();
  if (lines.some(({ places }) => new Set(places).size < places.length)) return { no: 'a city joined to itself' };
  for (const line of lines) {
    const [first] = line.strokes;
    if (first === undefined || first.owner !== null || !isLink(line) || wasLinked(first)) continue;
    after = after.inked(line.strokes, p.phase.seat);
  }
  return { no: null, cost: 0, after, extended: [] };
}

/** The end of a build: incomplete lines that were not built on lose their owner. */
export function afterFinishing(p: Position, seat: number, extended: ReadonlySet<string>): Drawing {
  const drawing = Drawing.of(p.track);
  const ownerOf = ({ strokes }: Line): Owner => strokes[0]?.owner ?? null;
  return drawing
    .lines()
    .filter((line) => ownerOf(line) === seat && !isLink(line) && !line.strokes.some(({ name }) => extended.has(name)))
    .reduce((sheet, line) => sheet.inked(line.strokes, null), drawing);
}
