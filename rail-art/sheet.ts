import { type BoardOptions, paletteOf, type Panel, type PanelLook, printed, seatNamer } from '@roundhouse/style';
import type { SvgNode } from '@roundhouse/svg';
import { drawRailMap, mapBox } from './rail-map.ts';
import type { RailScene } from './scene.ts';

/** What a sheet shows, made with the names of the seats. */
export interface Sheet {
  readonly title: string;
  scene(seatName: (seat: number) => string): RailScene;
  panels(look: PanelLook): readonly Panel[];
}

/** A position as a picture: the map, and beside it what else lies on the table. */
export function drawSheet(sheet: Sheet, options: BoardOptions): SvgNode {
  const palette = paletteOf(options.theme ?? 'day', options.liveries);
  const seatName = seatNamer(options);
  const scene = sheet.scene(seatName);
  return printed({
    title: sheet.title,
    palette,
    box: mapBox(scene),
    map: drawRailMap(scene, palette, { coordinates: options.coordinates === true }),
    panels: options.panels === true ? sheet.panels({ palette, seatName }) : [],
  });
}
