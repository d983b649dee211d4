import { landLayer, mapBox, paletteOf, placeLayers, sheetLayers, type Theme, trackLayer } from '@roundhouse/rail-art';
import { group, type SvgNode } from '@roundhouse/svg';
import { useMemo } from 'react';
import { boardOf } from '../../../content/maps.ts';
import { networkOf } from '@roundhouse/rails';
import { TILES } from '../../../content/components.ts';
import type { Position } from '../../../rules/position.ts';
import { sceneOf } from '../../board/scene.ts';

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
export function useLayers(position: Position, planned: Position, theme: Theme, names: string): BoardLayers {
  const board = boardOf(position);
  const seatName = useMemo(() => {
    const byName = names.split('\n');
    return (seat: number) => byName[seat] ?? `#${seat + 1}`;
  }, [names]);
  const land = useMemo(() => {
    const empty = { ...position, track: position.track.map(() => null) };
    const scene = { ...sceneOf(empty, seatName), network: networkOf(board.topology, empty.track, TILES) };
    return group({ 'data-layer': 'sheet' }, [
      ...sheetLayers(scene, paletteOf(theme)),
      landLayer(scene, paletteOf(theme)),
    ]);
    // The land is the same in every position of a match; redrawing it with each would cost the most of all.
  }, [board, theme]);
  const track = useMemo(() => trackLayer(sceneOf(planned, seatName), paletteOf(theme)), [planned, theme, seatName]);
  const places = useMemo(
    () => group({ 'data-layer': 'places' }, placeLayers(sceneOf(planned, seatName), paletteOf(theme))),
    [planned, theme, seatName],
  );
  const box = useMemo(() => mapBox(sceneOf(position, seatName)), [board]);
  return { box, land, track, places };
}
