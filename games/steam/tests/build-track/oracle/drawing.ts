import type { Layout } from '@roundhouse/rails';
import northeast from '../../../content/maps/northeast.json' with { type: 'json' };
import { SHAPES } from './box.ts';

/**
 * The map of a second reader of the rulebook, made without any code of the game. A hex is the point in its middle; where
 * two hexes touch is the point between their middles.
 */

export type Owner = number | null;

const SIDES = [0, 1, 2, 3, 4, 5];
const COLUMNS = Math.max(...northeast.terrain.map((line) => line.length));

/** From the middle of a hex to those around it, side by side; a hex is 2 high and columns are 3 apart. */
const TOWARDS = [
  { x: 0, y: -2 },
  { x: 3, y: -1 },
  { x: 3, y: 1 },
  { x: 0, y: 2 },
  { x: -3, y: 1 },
  { x: -3, y: -1 },
];

function joint(hex: number, side: number): string {
  const column = hex % COLUMNS;
  const { x, y } = TOWARDS[side] ?? { x: 0, y: 0 };
  return `${6 * column + x}|${2 * (2 * ((hex - column) / COLUMNS) + (column % 2)) + y}`;
}

/** What the terrain of each hex adds to a price. */
export const terrainPrice = new Map<number, number>();
const PRICES: Readonly<Record<string, number>> = { '.': 0, '~': 1, '^': 2, '%': 3 };
northeast.terrain.forEach((line, row) => {
  [...line].forEach((sign, column) => {
    const price = PRICES[sign];
    if (price !== undefined) terrainPrice.set(row * COLUMNS + column, price);
  });
});

function hexOf([column = 0, row = 0]: readonly number[]): number {
  return row * COLUMNS + column;
}

export const towns: ReadonlySet<number> = new Set(northeast.towns.map(({ at }) => hexOf(at)));
export const newCities: readonly string[] = northeast.newCities.map(({ id }) => id);
const printedCities: readonly number[] = northeast.cities.map(({ at }) => hexOf(at));

const heavy = new Set(northeast.blocked.map(({ at, edge }) => joint(hexOf(at), edge)));
const hexesAt = new Map<string, number[]>();
for (const hex of terrainPrice.keys()) {
  for (const side of SIDES) {
    const where = joint(hex, side);
    hexesAt.set(where, [...(hexesAt.get(where) ?? []), hex]);
  }
}

/** The hex on the other side of a joint; undefined where track may not go. */
function across(hex: number, where: string): number | undefined {
  return heavy.has(where) ? undefined : hexesAt.get(where)?.find((other) => other !== hex);
}

/** A stroke of track on one hex, from joint to joint or from a joint to the town. */
export interface Stroke {
  readonly name: string;
  readonly hex: number;
  readonly joints: readonly string[];
  readonly owner: Owner;
}

export function isTownTile(tile: string): boolean {
  return tile.startsWith('T');
}

export function strokesOf(hex: number, tile: string, rotation: number, owners: readonly Owner[] = []): Stroke[] {
  const sides = (SHAPES[tile] ?? []).map((side) => (side + rotation) % 6);
  const groups = isTownTile(tile)
    ? sides.map((side) => [side])
    : [sides.slice(0, 2), sides.slice(2)].filter((pair) => pair.length > 0);
  return groups.map((group, at) => {
    const joints = group.map((side) => joint(hex, side)).toSorted();
    return { name: `${hex} ${joints.join(' ')}`, hex, joints, owner: owners[at] ?? null };
  });
}

/** Strokes that hang together without passing a city or a town. */
export interface Line {
  readonly strokes: readonly Stroke[];
  /** Cities and towns at its ends, once for each end. */
  readonly places: readonly number[];
  readonly openAt: readonly string[];
  readonly offMap: boolean;
}

export function isLink(line: Line): boolean {
  return line.places.length === 2 && line.openAt.length === 0;
}

const drawings = new WeakMap<Layout, Drawing>();

/** All track on the map: what another drawing shows, without some strokes and with others. */
export class Drawing {
  readonly cities: ReadonlySet<number>;
  readonly #under: Drawing | null;
  readonly #gone: ReadonlySet<string>;
  readonly #added: readonly Stroke[];
  readonly #at = new Map<string, readonly Stroke[]>();

  private constructor(
    under: Drawing | null,
    gone: readonly Stroke[],
    added: readonly Stroke[],
    cities: ReadonlySet<number>,
  ) {
    this.cities = cities;
    this.#under = under;
    this.#gone = new Set(gone.map(({ name }) => name));
    this.#added = added;
    if (under !== null) return;
    for (const stroke of added) {
      for (const where of stroke.joints) this.#at.set(where, [...(this.#at.get(where) ?? []), stroke]);
    }
  }

  static of(layout: Layout): Drawing {
    const known = drawings.get(layout);
    if (known !== undefined) return known;
    const laid = layout.flatMap((what, hex) => (what === null ? [] : [{ what, hex }]));
    const made = new Drawing(
      null,
      [],
      laid.flatMap(({ what, hex }) => ('tile' in what ? strokesOf(hex, what.tile, what.rotation, what.owners) : [])),
      new Set([...printedCities, ...laid.flatMap(({ what, hex }) => ('city' in what ? [hex] : []))]),
    );
    drawings.set(layout, made);
    return made;
  }

  get strokes(): readonly Stroke[] {
    return [...(this.#under?.strokes ?? []).filter(({ name }) => !this.#gone.has(name)), ...this.#added];
  }

  /** The strokes that reach a joint. */
  at(where: string): readonly Stroke[] {
    if (this.#under === null) return this.#at.get(where) ?? [];
    return [
      ...this.#under.at(where).filter(({ name }) => !this.#gone.has(name)),
      ...this.#added.filter(({ joints }) => joints.includes(where)),
    ];
  }

  on(hex: number): Stroke[] {
    return SIDES.flatMap((side) => this.at(joint(hex, side)))
      .filter((stroke) => stroke.hex === hex)
      .filter((stroke, at, all) => all.findIndex(({ name }) => name === stroke.name) === at);
  }

  without(gone: readonly Stroke[]): Drawing {
    return new Drawing(this, gone, [], this.cities);
  }

  with(added: readonly Stroke[]): Drawing {
    return new Drawing(this, [], added, this.cities);
  }

  withCity(hex: number): Drawing {
    return new Drawing(this, this.on(hex), [], new Set([...this.cities, hex]));
  }

  inked(strokes: readonly Stroke[], owner: Owner): Drawing {
    return new Drawing(
      this,
      strokes,
      strokes.map((stroke) => ({ ...stroke, owner })),
      this.cities,
    );
  }

  lineOf(start: Stroke): Line {
    const found = new Map([[start.name, start]]);
    const places: number[] = [];
    const openAt: string[] = [];
    let offMap = false;
    for (const stroke of found.values()) {
      if (towns.has(stroke.hex)) places.push(stroke.hex);
      for (const where of stroke.joints) {
        const beyond = across(stroke.hex, where);
        const next = this.at(where).find((other) => other.hex === beyond);
        if (beyond === undefined) offMap = true;
        else if (this.cities.has(beyond)) places.push(beyond);
        else if (next === undefined) openAt.push(where);
        else found.set(next.name, next);
      }
    }
    return { strokes: [...found.values()], places, openAt, offMap };
  }

  lines(): Line[] {
    const left = new Set(this.strokes.map(({ name }) => name));
    return this.strokes.flatMap((stroke) => {
      if (!left.has(stroke.name)) return [];
      const line = this.lineOf(stroke);
      for (const { name } of line.strokes) left.delete(name);
      return [line];
    });
  }

  touchesCity(stroke: Stroke): boolean {
    return stroke.joints.some((where) => {
      const beyond = across(stroke.hex, where);
      return beyond !== undefined && this.cities.has(beyond);
    });
  }

  /** Whether somebody has track in a town. */
  isAt(town: number, seat: number): boolean {
    return towns.has(town) && this.on(town).some(({ owner }) => owner === seat);
  }

  owners(): string[] {
    return this.strokes.map(({ name, owner }) => `${name}: ${owner ?? 'nobody'}`).toSorted();
  }
}
