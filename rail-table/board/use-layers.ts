import type { Seat } from '@roundhouse/kernel';
import { landLayer, placeLayers, tightBox, tightFrame, trackLayer } from '@roundhouse/rail-art';
import type { Palette } from '@roundhouse/style';
import { group, type SvgNode } from '@roundhouse/svg';
import { useMemo } from 'react';
import type { RailDesk, RailPosition } from '../desk.ts';

export interface BoardLayers {
  readonly box: ReturnType<typeof tightBox>;
  /** What never changes during a match. */
  readonly land: SvgNode;
  readonly track: SvgNode;
  readonly places: SvgNode;
}

/** The drawing in parts: land never changes; track and places do with every ghost, for names make way for track. */
export function useLayers<P extends RailPosition>(
  desk: RailDesk<P>,
  position: P,
  planned: P,
  palette: Palette,
  nameOf: (seat: Seat) => string,
): BoardLayers {
  const chart = desk.chartOf(position);
  const land = useMemo(() => {
    const scene = desk.sceneOf({ ...position, track: position.track.map(() => null) }, nameOf);
    return group({ 'data-layer': 'sheet' }, [tightFrame(scene, palette), landLayer(scene, palette)]);
    // The land is the same in every position of a match; redrawing it with each would cost the most of all.
  }, [chart, palette]);
  const scene = useMemo(() => desk.sceneOf(planned, nameOf), [desk, planned, nameOf]);
  const track = useMemo(() => trackLayer(scene, palette), [scene, palette]);
  const places = useMemo(() => group({ 'data-layer': 'places' }, placeLayers(scene, palette)), [scene, palette]);
  const box = useMemo(() => tightBox(desk.sceneOf(position, nameOf)), [chart]);
  return { box, land, track, places };
}
