import type { Layout } from '@roundhouse/rails';
import { jointOf, DISKS, groundOf, type Ground, LOCOMOTIVES, newCities, SHAPES, type Shape, towns } from './charts.ts';
import { type Bit, bitsOf, isLink, type Line, type Owner, Sheet } from './sheet.ts';

/** What a builder brings along. */
export interface Builder {
  readonly seat: number;
  readonly cash: number;
  readonly hasBuilt: boolean;
  readonly buildsLeft: number;
  readonly builtOn: readonly number[];
}

export interface Tile {
  readonly hex: number;
  readonly tile: string;
  readonly rotation: number;
}

/** What a second reader of the rulebook says of a build: why not, or what it costs and whose track is whose after it. */
export type Opinion =
  | { readonly no: string }
  | {
      readonly no: null;
      readonly cost: number;
      readonly sheet: Sheet;
      /** New track that counts as building on, by name. */
      readonly extends: readonly string[];
    };

const PRICES: Readonly<Record<string, Readonly<Record<Ground, number>>>> = {
  simple: { plain: 2, river: 3, mountain: 4 },
  coexisting: { plain: 3, river: 4, mountain: 5 },
  crossing: { plain: 4, river: 5, mountain: 6 },
};

/** The whole map after the build is drawn first; then every rule is asked about the drawing. */
export function opinionOn(layout: Layout, builder: Builder, { hex, tile, rotation }: Tile): Opinion {
  const ground = groundOf.get(hex);
  const shape = SHAPES[tile];
  const before = Sheet.of(layout);
  if (shape === undefined || ground === undefined || before.cities.has(hex)) return { no: 'nothing can lie there' };
  if (builder.buildsLeft < 1 || builder.builtOn.includes(hex)) return { no: 'no build left, or none left here' };
  const town = towns.has(hex);
  if (shape.kind === 'town' && !town) return { no: 'a printed town lies on towns only' };
  const piles = pileTrouble(layout, hex, tile, shape);
  if (piles !== null) return { no: piles };

  const old = before.on(hex);
  const drawn = bitsOf(hex, tile, rotation, [], town);
  const kept = old.filter(({ name }) => drawn.some((bit) => bit.name === name));
  const lost = old.filter((bit) => !kept.includes(bit));
  const fresh = drawn.filter(({ name }) => !old.some((bit) => bit.name === name));
  if (fresh.length === 0) return { no: 'nothing is added' };
  const turned = lost.length === 0 ? null : turnOf(before, lost, fresh, builder.seat);
  if (typeof turned === 'string') return { no: turned };

  const cost = turned === null ? priceOf(shape, ground, town, old.length > 0, fresh.length + kept.length) : 2;
  if (cost > builder.cash) return { no: 'too dear' };
  return drawnOpinion(before, builder, lost, fresh, turned, cost);
}

function drawnOpinion(
  before: Sheet,
  builder: Builder,
  lost: readonly Bit[],
  fresh: readonly Bit[],
  turned: { readonly owner: Owner } | null,
  cost: number,
): Opinion {
  const { seat } = builder;
  let after = before.changed(
    lost,
    fresh.map((bit) => ({ ...bit, owner: turned === null ? seat : turned.owner })),
  );
  const lines = fresh.map((bit) => after.line(bit));
  for (const line of lines) {
    const trouble = lineTrouble(line, fresh, seat);
    if (trouble !== null) return { no: trouble };
  }
  const connected = lines.map((line) => isConnected(before, line, fresh, seat));
  const inTown = fresh.some((bit) => bit.inTown);
  const atHome = inTown && fresh.some((bit) => before.ownsInTown(bit.hex, seat));
  const mustConnect = turned === null || turned.owner !== seat;
  const enough = inTown ? atHome || connected.includes(true) : !connected.includes(false);
  if (mustConnect && !enough) return { no: 'it hangs on nothing of the builder' };
  const atCity = fresh.map((bit) => touchesCity(after, bit));
  if (!builder.hasBuilt && !(inTown ? atCity.includes(true) : !atCity.includes(false))) return { no: 'first tile' };

  for (const line of lines) {
    const mine = turned === null || turned.owner === seat || isLink(line) || hasOld(line, fresh, seat);
    after = after.owned(line, mine ? seat : null);
  }
  const locomotives = after.locomotivesOf(seat);
  if (locomotives > LOCOMOTIVES && locomotives > before.locomotivesOf(seat)) return { no: 'no locomotive left' };
  return { no: null, cost, sheet: after, extends: turned === null ? fresh.map(({ name }) => name) : [] };
}

function pileTrouble(layout: Layout, hex: number, tile: string, shape: Shape): string | null {
  const others = layout.flatMap((laid, where) =>
    where !== hex && laid !== null && 'tile' in laid ? [{ laid, where }] : [],
  );
  if (others.filter(({ laid }) => laid.tile === tile).length >= shape.count) return 'no such tile is left';
  const disks = others.filter(({ laid, where }) => towns.has(where) && SHAPES[laid.tile]?.kind !== 'town').length;
  return towns.has(hex) && shape.kind !== 'town' && disks >= DISKS ? 'no disk is left' : null;
}

/** Losing track is fine only as a turn of one open end; the answer says whose track is turned, or what is wrong. */
function turnOf(
  before: Sheet,
  lost: readonly Bit[],
  fresh: readonly Bit[],
  seat: number,
): { readonly owner: Owner } | string {
  const [old] = lost;
  const [turned] = fresh;
  if (old === undefined || turned === undefined || lost.length > 1 || fresh.length > 1) return 'track is lost';
  if (old.inTown) return 'town track never turns';
  const freed = old.sides.filter((side) => !turned.sides.includes(side));
  if (freed.length !== 1) return 'track is lost';
  if (old.owner !== null && old.owner !== seat) return 'it is not theirs to turn';
  const line = before.line(old);
  const joint = jointOf(old.hex, freed[0] ?? 0);
  return line.loose.includes(joint) ? { owner: old.owner } : 'that end is not open';
}

function priceOf(shape: Shape, ground: Ground, town: boolean, replaced: boolean, exits: number): number {
  if (replaced) return town || shape.kind === 'crossing' ? 3 : 2;
  return town ? 1 + exits : (PRICES[shape.kind]?.[ground] ?? Number.NaN);
}

function lineTrouble(line: Line, fresh: readonly Bit[], seat: number): string | null {
  if (line.leavesMap) return 'it runs off the map';
  const others = line.bits.filter((bit) => !isFresh(bit, fresh) && bit.owner !== null && bit.owner !== seat);
  if (others.length > 0) return 'it joins track of another';
  if (line.places.length + line.loose.length === 0) return 'it is a ring';
  return new Set(line.places).size < line.places.length ? 'it joins a place to itself' : null;
}

function isFresh(bit: Bit, fresh: readonly Bit[]): boolean {
  return fresh.some(({ name }) => name === bit.name);
}

function hasOld(line: Line, fresh: readonly Bit[], owner: Owner): boolean {
  return line.bits.some((bit) => !isFresh(bit, fresh) && bit.owner === owner);
}

/** Through old track of the builder, to a city, or to another town in which the builder was before. */
function isConnected(before: Sheet, line: Line, fresh: readonly Bit[], seat: number): boolean {
  return (
    hasOld(line, fresh, seat) || line.places.some((place) => before.cities.has(place) || before.ownsInTown(place, seat))
  );
}

function touchesCity(sheet: Sheet, bit: Bit): boolean {
  return sheet
    .line(bit)
    .places.some((city) => sheet.cities.has(city) && bit.sides.some((side) => faces(bit.hex, side, city)));
}

function faces(hex: number, side: number, city: number): boolean {
  const joint = jointOf(hex, side);
  return [0, 1, 2, 3, 4, 5].some((other) => jointOf(city, other) === joint);
}

/** A New City: what a second reader says of it. Unowned track is taken from the north side on, clockwise. */
export function opinionOnCity(layout: Layout, seat: number, hex: number, city: string): Opinion {
  const before = Sheet.of(layout);
  if (!towns.has(hex) || before.cities.has(hex)) return { no: 'a New City stands on a town' };
  if (!newCities.has(city) || layout.some((laid) => laid !== null && 'city' in laid && laid.city === city)) {
    return { no: 'no such New City is left' };
  }
  const linkedBefore = new Set(
    before
      .lines()
      .filter(isLink)
      .flatMap((line) => line.bits.map(({ name }) => name)),
  );
  let after = before.withCity(hex);
  if (after.lines().some((line) => new Set(line.places).size < line.places.length))
    return { no: 'a city joined to itself' };
  for (const side of [0, 1, 2, 3, 4, 5]) {
    const joint = jointOf(hex, side);
    const pointing = after.bits.find((bit) => bit.sides.some((each) => jointOf(bit.hex, each) === joint));
    if (pointing === undefined || pointing.owner !== null || linkedBefore.has(pointing.name)) continue;
    const line = after.line(pointing);
    if (isLink(line) && after.locomotivesOf(seat) < LOCOMOTIVES) after = after.owned(line, seat);
  }
  return { no: null, cost: 0, sheet: after, extends: [] };
}

/** The end of a build: unfinished lines that were not built on lose their owner. */
export function afterFinishing(layout: Layout, seat: number, builtOn: ReadonlySet<string>): Sheet {
  let sheet = Sheet.of(layout);
  for (const line of sheet.lines()) {
    const kept = isLink(line) || line.bits.some(({ name }) => builtOn.has(name));
    if (line.bits[0]?.owner === seat && !kept) sheet = sheet.owned(line, null);
  }
  return sheet;
}
