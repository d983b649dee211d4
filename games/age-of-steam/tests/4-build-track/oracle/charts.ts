import rustBelt from '../../../content/maps/rust-belt.json' with { type: 'json' };

/**
 * The map and the box for a second opinion, written out from the rulebook without any code of the game. Geometry is
 * done with the coordinates of points: a hex is its middle, and two hexes touch where the middles of their sides meet.
 */

/** From the middle of a hex to the middles of its neighbours, by side; a hex is 2 high and columns are 3 apart. */
const WAYS: readonly (readonly [number, number])[] = [
  [0, -2],
  [3, -1],
  [3, 1],
  [0, 2],
  [-3, 1],
  [-3, -1],
];

const COLUMNS = 18;

function middle(hex: number): [number, number] {
  const column = hex % COLUMNS;
  const row = (hex - column) / COLUMNS;
  return [3 * column, 2 * row + (column % 2)];
}

/** The middle of a side, the same for both hexes that it parts. */
export function jointOf(hex: number, side: number): string {
  const [x, y] = middle(hex);
  const [dx, dy] = WAYS[side] ?? [0, 0];
  return `${2 * x + dx}/${2 * y + dy}`;
}

export type Ground = 'plain' | 'river' | 'mountain';
const GROUNDS: Readonly<Record<string, Ground>> = { '.': 'plain', '~': 'river', '^': 'mountain' };

export const groundOf = new Map<number, Ground>();
rustBelt.terrain.forEach((line, row) => {
  [...line].forEach((sign, column) => {
    const ground = GROUNDS[sign];
    if (ground !== undefined) groundOf.set(row * COLUMNS + column, ground);
  });
});

function hexesOf(places: readonly { readonly at: readonly number[] }[]): Set<number> {
  return new Set(places.map(({ at: [column = 0, row = 0] }) => row * COLUMNS + column));
}

export const cities = hexesOf(rustBelt.cities);
export const towns = hexesOf(rustBelt.towns);
export const newCities = new Set(rustBelt.newCities.map(({ id }) => id));

/** The hexes on both sides of every joint that track may cross. */
const sharing = new Map<string, number[]>();
for (const hex of groundOf.keys()) {
  for (let side = 0; side < 6; side++) {
    const joint = jointOf(hex, side);
    sharing.set(joint, [...(sharing.get(joint) ?? []), hex]);
  }
}

/** The hex beyond a joint, or undefined where the map ends or a lake begins. */
export function beyond(hex: number, joint: string): number | undefined {
  return sharing.get(joint)?.find((other) => other !== hex);
}

export interface Shape {
  readonly kind: 'simple' | 'crossing' | 'coexisting' | 'town';
  readonly count: number;
  /** Sides, joined in pairs; for a printed town, single exits. */
  readonly sides: readonly number[];
}

/** The manifest on the last page of the rulebook. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  straight: { kind: 'simple', count: 48, sides: [0, 3] },
  gentle: { kind: 'simple', count: 55, sides: [0, 2] },
  acute: { kind: 'simple', count: 7, sides: [0, 1] },
  'cross-straight-straight': { kind: 'crossing', count: 4, sides: [0, 3, 1, 4] },
  'cross-gentle-gentle': { kind: 'crossing', count: 3, sides: [0, 2, 1, 3] },
  'cross-gentle-straight': { kind: 'crossing', count: 4, sides: [0, 3, 2, 4] },
  'coexist-straight-acute': { kind: 'coexisting', count: 1, sides: [0, 3, 1, 2] },
  'coexist-gentle-gentle': { kind: 'coexisting', count: 1, sides: [0, 2, 3, 5] },
  'coexist-gentle-acute-1': { kind: 'coexisting', count: 1, sides: [0, 2, 4, 5] },
  'coexist-gentle-acute-2': { kind: 'coexisting', count: 1, sides: [0, 2, 3, 4] },
  'town-1': { kind: 'town', count: 3, sides: [0] },
  'town-3-left': { kind: 'town', count: 2, sides: [0, 3, 5] },
  'town-3-right': { kind: 'town', count: 2, sides: [0, 1, 3] },
  'town-3-star': { kind: 'town', count: 2, sides: [0, 2, 4] },
  'town-3-half': { kind: 'town', count: 2, sides: [0, 1, 5] },
};

export const DISKS = 8;
export const LOCOMOTIVES = 20;
