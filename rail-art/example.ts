import { type Edge, type Hex, hexAt } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { type Laid, Network, type TileFace, TileSet, topologyOf } from '@roundhouse/rails';
import {
  type GoodColour,
  type Palette,
  paletteOf,
  type Pane,
  exampleSheet,
  type Theme,
  wayArrow,
} from '@roundhouse/style';
import { group, type SvgNode } from '@roundhouse/svg';
import { CITY_RADIUS } from './places/city.ts';
import { hexCentre, INRADIUS, SIDE } from './points.ts';
import { landLayer, placeLayers, trackLayer } from './rail-map.ts';
import type { CityOnMap, RailMap, RailScene, TerrainKind, TownOnMap } from './scene.ts';

/** A column and a row. */
export type At = readonly [number, number];

/** A few hexes that show one thing: the pictures beside the rules. */
export interface RailExample {
  /** One text a row, one sign a hex: `.` plain, `~` river, `^` mountain, a blank for none. */
  readonly terrain: readonly string[];
  readonly rivers?: readonly { readonly at: At; readonly edges: readonly Edge[] }[];
  readonly cities?: readonly {
    readonly name: string;
    readonly at: At;
    readonly colour: GoodColour;
    readonly cubes?: readonly GoodColour[];
    /** Placed during the game. */
    readonly isNew?: boolean;
  }[];
  readonly towns?: readonly { readonly name: string; readonly at: At }[];
  /** Track from side to side, or in a town from a side to its middle, each with its owner. */
  readonly track?: readonly {
    readonly at: At;
    readonly pieces: readonly (readonly [Edge, Edge | 'town', Seat | null])[];
  }[];
  /** Sides that no track may cross. */
  readonly blocked?: readonly { readonly at: At; readonly edge: Edge }[];
  /** From where to where a cube goes. */
  readonly way?: readonly At[];
}

/** Ways run up to the right, and beside the track. */
const BESIDE = 'translate(-9 -16)';

const GROUNDS: Readonly<Record<string, TerrainKind>> = { '.': 'plain', '~': 'river', '^': 'mountain' };

/** Examples beside one another: before and after, say. */
export function drawExamples(examples: readonly RailExample[], theme: Theme): SvgNode {
  const palette = paletteOf(theme);
  return exampleSheet(
    examples.map((example, index) => pane(example, `example-${index}`, palette)),
    palette.paper,
  );
}

function pane(example: RailExample, id: string, palette: Palette): Pane {
  const scene = exampleScene(example, id);
  const { grid, terrain } = scene.map;
  const middles = terrain.flatMap((kind, hex) => (kind === null ? [] : [hexCentre(grid, hex)]));
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const x = Math.min(...xs) - SIDE;
  const y = Math.min(...ys) - INRADIUS;
  const way = (example.way ?? []).map(([column, row]) => hexCentre(grid, hexAt(grid, column, row)));
  return {
    node: group({}, [
      landLayer(scene, palette),
      trackLayer(scene, palette),
      ...(way.length === 0 ? [] : [group({ transform: BESIDE }, [wayArrow(way, CITY_RADIUS, palette)])]),
      ...placeLayers(scene, palette),
    ]),
    box: { x, y, width: Math.max(...xs) + SIDE - x, height: Math.max(...ys) + INRADIUS - y },
  };
}

/** The example as any map is drawn from. */
export function exampleScene(example: RailExample, id: string): RailScene {
  const map = mapOf(example, id);
  const hexOf = ([column, row]: At): Hex => hexAt(map.grid, column, row);
  const towns = (example.towns ?? []).map(
    ({ name, at }): TownOnMap => ({ id: name, name, hex: hexOf(at), disk: false }),
  );
  const cities = (example.cities ?? []).map(
    ({ name, at, colour, cubes = [], isNew = false }): CityOnMap => ({
      id: name,
      name,
      hex: hexOf(at),
      colour,
      cubes,
      letter: null,
      dice: [],
      isNew,
    }),
  );
  const ground = map.terrain.map((kind, hex) => {
    if (kind === null) return 'void';
    if (cities.some((city) => city.hex === hex)) return 'city';
    return towns.some((town) => town.hex === hex) ? 'town' : 'land';
  });
  const blocked = (example.blocked ?? []).map(({ at, edge }) => ({ hex: hexOf(at), edge }));
  const { layout, tiles } = laidOut(example, map.terrain.length, hexOf);
  const network = new Network(topologyOf(map.grid, ground, blocked), layout, tiles);
  return { map, network, cities, towns, seatName: (seat) => `Player ${seat + 1}` };
}

function mapOf({ terrain, rivers = [] }: RailExample, id: string): RailMap {
  const columns = Math.max(...terrain.map((row) => row.length));
  const grid = { columns, rows: terrain.length };
  return {
    id,
    name: '',
    grid,
    terrain: terrain.flatMap((row) => [...row.padEnd(columns)].map((sign) => GROUNDS[sign] ?? null)),
    lakes: [],
    rivers: rivers.map(({ at: [column, row], edges }) => ({ hex: hexAt(grid, column, row), edges })),
  };
}

/** A tile for each hex with track, made for it: an example needs no box. */
function laidOut(
  { track = [] }: RailExample,
  hexes: number,
  hexOf: (at: At) => Hex,
): { readonly layout: readonly Laid[]; readonly tiles: TileSet } {
  const layout = Array.from({ length: hexes }, (): Laid => null);
  const faces = track.map(({ at, pieces }, index): TileFace => {
    const id = String(index);
    layout[hexOf(at)] = { tile: id, rotation: 0, owners: pieces.map(([, , owner]) => owner) };
    const common = { id, kind: 'example', name: '', count: 1 };
    const through = pieces.flatMap(([a, b]) => (b === 'town' ? [] : [[a, b] as const]));
    return through.length === pieces.length
      ? { ...common, tracks: through }
      : { ...common, tracks: [], townExits: pieces.map(([exit]) => exit) };
  });
  return { layout, tiles: new TileSet(faces) };
}
