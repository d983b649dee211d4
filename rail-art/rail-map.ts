import { type Hex, hexCount } from '@roundhouse/hex';
import { TOWN } from '@roundhouse/rails';
import { group, type SvgNode } from '@roundhouse/svg';
import { type Box, cartouche, graduatedFrame, type Palette } from '@roundhouse/style';
import { city, town } from './places/city.ts';
import { namesOf, townName } from './places/name.ts';
import { hexCentre, INRADIUS, SIDE } from './points.ts';
import type { RailMap, RailScene } from './scene.ts';
import { border, cliffs } from './terrain/border.ts';
import { compass } from './terrain/compass.ts';
import { coordinates, ground, meadows } from './terrain/ground.ts';
import { lakes } from './terrain/lakes.ts';
import { mountains } from './terrain/mountains.ts';
import { riverBanks, riverWater } from './terrain/rivers.ts';
import { buffer, openEnds } from './track/buffers.ts';
import { marker, markersOf } from './track/markers.ts';
import { trackPiece } from './track/piece.ts';

const MARGIN = 24;
const FOOT = 34;
const TIGHT = 12;

/** The room that a map takes in the drawing, its frame included. */
export function mapBox({ map }: RailScene): Box {
  return boxAround(map, MARGIN, FOOT);
}

/** On a screen: as little around the land as its frame needs. */
export function tightBox({ map }: RailScene): Box {
  return boxAround(map, TIGHT, 0);
}

function boxAround(map: RailMap, margin: number, foot: number): Box {
  const water = new Set<Hex>(map.lakes);
  const middles = Array.from({ length: hexCount(map.grid) }, (_, hex) => hex)
    .filter((hex) => water.has(hex) || (map.terrain[hex] ?? null) !== null)
    .map((hex) => hexCentre(map.grid, hex));
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const x = Math.min(...xs) - SIDE - margin;
  const y = Math.min(...ys) - INRADIUS - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + SIDE + margin - x,
    height: Math.max(...ys) + INRADIUS + margin + foot - y,
  };
}

/** The whole map: land, water, track, places and pieces, in the order in which they lie on one another. */
export function drawRailMap(
  scene: RailScene,
  palette: Palette,
  options: { readonly coordinates?: boolean } = {},
): SvgNode {
  return group({ 'data-map': scene.map.id }, [
    ...sheetLayers(scene, palette),
    landLayer(scene, palette),
    ...(options.coordinates === true ? [coordinates(scene.map, palette)] : []),
    trackLayer(scene, palette),
    ...placeLayers(scene, palette),
  ]);
}

/** The frame around the map, and its name. */
export function sheetLayers(scene: RailScene, palette: Palette): readonly SvgNode[] {
  const box = mapBox(scene);
  return [
    graduatedFrame(box, palette),
    cartouche(scene.map.name, { x: box.x + box.width / 2, y: box.y + box.height - FOOT + 2 }, palette),
  ];
}

/** The frame alone, close around the land. */
export function tightFrame(scene: RailScene, palette: Palette): SvgNode {
  return graduatedFrame(tightBox(scene), palette);
}

/** What never changes during a match but for grass under new track. */
export function landLayer(scene: RailScene, palette: Palette): SvgNode {
  const { map } = scene;
  const settled = new Set<Hex>([...scene.cities, ...scene.towns].map(({ hex }) => hex));
  return group({ 'data-layer': 'land' }, [
    ground(map, palette),
    meadows(map, (hex) => !settled.has(hex) && scene.network.layout[hex] === null, palette),
    mountains(map, palette),
    riverBanks(scene, palette),
    lakes(map, palette),
    ...compass(map, palette),
    riverWater(scene, palette),
    border(map, palette),
    cliffs(scene, palette),
  ]);
}

export function trackLayer(scene: RailScene, palette: Palette): SvgNode {
  const segments = scene.network.runs
    .flatMap((run) => run.segments)
    .toSorted((one, other) => one.hex - other.hex || one.index - other.index);
  const pieces = segments.map((segment) => {
    const below = segments.filter(
      ({ hex, index, b }) => hex === segment.hex && index < segment.index && b !== TOWN && segment.b !== TOWN,
    );
    return trackPiece(scene, segment, below, palette);
  });
  const ends = scene.network.runs.flatMap((run) => openEnds(scene, run));
  return group({ 'data-layer': 'track' }, [...pieces, ...ends.map((end) => buffer(scene, end, palette))]);
}

export function placeLayers(scene: RailScene, palette: Palette): readonly SvgNode[] {
  const names = namesOf(scene);
  return [
    group(
      { 'data-layer': 'towns' },
      scene.towns.map((one) => town(scene.map, one, palette)),
    ),
    group(
      { 'data-layer': 'cities' },
      scene.cities.map((one) => city(scene, one, palette)),
    ),
    group(
      { 'data-layer': 'markers' },
      markersOf(scene, names).map((one) => marker(scene, one, palette)),
    ),
    group(
      { 'data-layer': 'names' },
      names.map((one) => townName(scene.map, one, palette)),
    ),
  ];
}
