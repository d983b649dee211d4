import type { Layout } from '@roundhouse/rails';
import { beyond, cities, jointOf, SHAPES, towns } from './charts.ts';

export type Owner = number | null;

/** One bit of track: two sides of a hex, or one side and the town. */
export interface Bit {
  /** The same for the same bit of track, whatever tile it is printed on. */
  readonly name: string;
  readonly hex: number;
  readonly sides: readonly number[];
  readonly inTown: boolean;
  readonly owner: Owner;
}

/** Everything that hangs together without passing through a city or a town. */
export interface Line {
  readonly bits: readonly Bit[];
  /** Cities and towns it touches, once for each time. */
  readonly places: readonly number[];
  /** Joints at which nothing goes on. */
  readonly loose: readonly string[];
  readonly leavesMap: boolean;
}

export function bitsOf(hex: number, tile: string, rotation: number, owners: readonly Owner[], town: boolean): Bit[] {
  const shape = SHAPES[tile];
  if (shape === undefined) throw new RangeError(`the manifest has no "${tile}"`);
  const turned = shape.sides.map((side) => (side + rotation) % 6);
  const bit = (sides: number[], index: number): Bit => {
    const sorted = sides.toSorted((a, b) => a - b);
    return { name: `${hex}:${sorted.join('')}`, hex, sides: sorted, inTown: town, owner: owners[index] ?? null };
  };
  if (town) return turned.map((side, index) => bit([side], index));
  const pairs: number[][] = [];
  for (let i = 0; i < turned.length; i += 2) pairs.push(turned.slice(i, i + 2));
  return pairs.map(bit);
}

const sheets = new WeakMap<Layout, Sheet>();

/** All track on the map, as bits that lie side by side. */
export class Sheet {
  readonly bits: readonly Bit[];
  readonly cities: ReadonlySet<number>;
  readonly #touching = new Map<string, Bit[]>();

  constructor(bits: readonly Bit[], citiesNow: ReadonlySet<number>) {
    this.bits = bits;
    this.cities = citiesNow;
    for (const bit of bits) {
      for (const side of bit.sides) {
        const joint = jointOf(bit.hex, side);
        this.#touching.set(joint, [...(this.#touching.get(joint) ?? []), bit]);
      }
    }
  }

  static of(layout: Layout): Sheet {
    const known = sheets.get(layout) ?? Sheet.#drawn(layout);
    sheets.set(layout, known);
    return known;
  }

  static #drawn(layout: Layout): Sheet {
    const bits: Bit[] = [];
    const citiesNow = new Set(cities);
    layout.forEach((laid, hex) => {
      if (laid === null) return;
      if ('city' in laid) citiesNow.add(hex);
      else bits.push(...bitsOf(hex, laid.tile, laid.rotation, laid.owners, towns.has(hex)));
    });
    return new Sheet(bits, citiesNow);
  }

  on(hex: number): Bit[] {
    return this.bits.filter((bit) => bit.hex === hex);
  }

  /** Without some bits and with others. */
  changed(without: readonly Bit[], added: readonly Bit[]): Sheet {
    const gone = new Set(without.map(({ name }) => name));
    return new Sheet([...this.bits.filter(({ name }) => !gone.has(name)), ...added], this.cities);
  }

  withCity(hex: number): Sheet {
    return new Sheet(
      this.bits.filter((bit) => bit.hex !== hex),
      new Set([...this.cities, hex]),
    );
  }

  owned(line: Line, owner: Owner): Sheet {
    const names = new Set(line.bits.map(({ name }) => name));
    return new Sheet(
      this.bits.map((bit) => (names.has(bit.name) ? { ...bit, owner } : bit)),
      this.cities,
    );
  }

  /** The line that a bit is part of, found by spreading out from it. */
  line(start: Bit): Line {
    const found = new Map([[start.name, start]]);
    const places: number[] = [];
    const loose: string[] = [];
    let leavesMap = false;
    for (const bit of found.values()) {
      if (bit.inTown) places.push(bit.hex);
      for (const side of bit.sides) {
        const joint = jointOf(bit.hex, side);
        const next = beyond(bit.hex, joint);
        if (next === undefined) leavesMap = true;
        else if (this.cities.has(next)) places.push(next);
        else {
          const others = (this.#touching.get(joint) ?? []).filter((other) => other.hex !== bit.hex);
          if (others.length === 0) loose.push(joint);
          for (const other of others) found.set(other.name, other);
        }
      }
    }
    return { bits: [...found.values()], places, loose, leavesMap };
  }

  lines(): Line[] {
    const seen = new Set<string>();
    const all: Line[] = [];
    for (const bit of this.bits) {
      if (seen.has(bit.name)) continue;
      const line = this.line(bit);
      for (const { name } of line.bits) seen.add(name);
      all.push(line);
    }
    return all;
  }

  locomotivesOf(seat: number): number {
    return this.lines().filter((line) => line.bits[0]?.owner === seat).length;
  }

  ownsInTown(town: number, seat: number): boolean {
    return this.bits.some((bit) => bit.hex === town && bit.inTown && bit.owner === seat);
  }

  owners(): Record<string, Owner> {
    return Object.fromEntries(
      this.bits.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((bit) => [bit.name, bit.owner]),
    );
  }
}

export function isLink(line: Line): boolean {
  return line.places.length === 2 && line.loose.length === 0;
}
