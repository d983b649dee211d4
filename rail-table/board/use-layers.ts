import { landLayer, mapBox, placeLayers, sheetLayers, trackLayer } from '@roundhouse/rail-art';
import { paletteOf, type Theme } from '@roundhouse/style';
import { group, type SvgNode } from '@roundhouse/svg';
import { useMemo } from 'react';
import type { RailDesk, RailPosition } from '../desk.ts';

export interface BoardLayers {
  readonly box: ReturnType<typeof mapBox>;
  /** What never changes during a match. */
  readonly land: SvgNode;
  readonly track: SvgNode;
  readonly places: SvgNode;
}

/**
 * The drawing in parts: land never changes; track and places do with every ghost, for names make way for track.
 * `names` are the players' names, a line each: one text, so that it stays the same from one moment to the next.
 */
export function useLayers<P extends RailPosition>(
  desk: RailDesk<P>,
  position: P,
  planned: P,
  theme: Theme,
  names: string,
): BoardLayers {
  const chart = desk.chartOf(position);
  const seatName = useMemo(() => {
    const byName = names.split('\n');
    return (seat: number) => byName[seat] ?? `#${seat + 1}`;
  }, [names]);
  const land = useMemo(() => {
    const scene = desk.sceneOf({ ...position, track: position.track.map(() => null) }, seatName);
    return group({ 'data-layer': 'sheet' }, [
      ...sheetLayers(scene, paletteOf(theme)),
      landLayer(scene, paletteOf(theme)),
    ]);
    // The land is the same in every position of a match; redrawing it with each would cost the most of all.
  }, [chart, theme]);
  const scene = useMemo(() => desk.sceneOf(planned, seatName), [desk, planned, seatName]);
  const track = useMemo(() => trackLayer(scene, paletteOf(theme)), [scene, theme]);
  const places = useMemo(() => group({ 'data-layer': 'places' }, placeLayers(scene, paletteOf(theme))), [scene, theme]);
  const box = useMemo(() => mapBox(desk.sceneOf(position, seatName)), [chart]);
  return { box, land, track, places };
}
