import { type BoardOptions, type Palette, paletteOf, printed, seatNamer } from '@roundhouse/style';
import { group, type SvgNode } from '@roundhouse/svg';
import { areaOf } from '../../content/area.ts';
import { ROUNDS } from '../../content/components.ts';
import type { Position } from '../../rules/position.ts';
import { airshipLayer } from './airship.ts';
import { cityLayer } from './city.ts';
import { depotLayer } from './depot.ts';
import { factoryLayer } from './factory.ts';
import { heading } from './heading.ts';
import { landLayer, sheetLayer } from './land.ts';
import { market } from './market.ts';
import { sheetBox } from './points.ts';
import { playersTable } from './players-table.ts';
import { newRailLayer, railLayer } from './rails.ts';

/** A position as a picture: the assembled boards, and beside them what else lies on the table. */
export function drawBoard(p: Position, options: BoardOptions = {}): SvgNode {
  const palette = paletteOf(options.theme ?? 'day', options.liveries);
  const seatName = seatNamer(options);
  const area = areaOf(p);
  const look = { palette, seatName };
  return printed({
    title: p.round === 0 ? 'Kings of Air and Steam, set-up' : `Kings of Air and Steam, round ${p.round} of ${ROUNDS}`,
    palette,
    box: sheetBox(area),
    map: group({ 'data-map': area.layout }, [
      sheetLayer(area, palette),
      ...boardLayers(p, seatName, palette, { coordinates: options.coordinates === true }),
    ]),
    panels: options.panels === true ? [heading(p, look), playersTable(p, look), market(p, look)] : [],
  });
}

/** The boards with all that lies on them, without a frame. */
export function boardLayers(
  p: Position,
  seatName: (seat: number) => string,
  palette: Palette,
  options: { readonly coordinates?: boolean } = {},
): readonly SvgNode[] {
  const area = areaOf(p);
  return [landLayer(area, palette, options), railLayer(area, palette), ...pieceLayers(p, seatName, palette)];
}

/** What changes during a match, in the order in which it lies on the boards. */
function pieceLayers(p: Position, seatName: (seat: number) => string, palette: Palette): readonly SvgNode[] {
  return [
    newRailLayer(p, palette),
    cityLayer(p, palette),
    factoryLayer(p, palette),
    depotLayer(p, seatName, palette),
    airshipLayer(p, seatName, palette),
  ];
}
