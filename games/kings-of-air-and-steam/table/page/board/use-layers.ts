import type { Seat } from '@roundhouse/kernel';
import type { Box, Palette } from '@roundhouse/style';
import { group, type SvgNode } from '@roundhouse/svg';
import { useMemo } from 'react';
import { areaOf } from '../../../content/area.ts';
import type { Position } from '../../../rules/position.ts';
import { airshipLayer } from '../../board/airship.ts';
import { cityLayer } from '../../board/city.ts';
import { depotLayer } from '../../board/depot.ts';
import { factoryLayer } from '../../board/factory.ts';
import { landLayer } from '../../board/land.ts';
import { landBox } from '../../board/points.ts';
import { newRailLayer, railLayer } from '../../board/rails.ts';

export interface BoardLayers {
  readonly box: Box;
  /** What never changes during a match. */
  readonly land: SvgNode;
  /** What stands on the ground. */
  readonly places: SvgNode;
  readonly airships: SvgNode;
}

export function useLayers(position: Position, palette: Palette, nameOf: (seat: Seat) => string): BoardLayers {
  const area = areaOf(position);
  const land = useMemo(
    () => group({ 'data-layer': 'sheet' }, [landLayer(area, palette), railLayer(area, palette)]),
    [area, palette],
  );
  const places = useMemo(
    () =>
      group({ 'data-layer': 'places' }, [
        newRailLayer(position, palette),
        cityLayer(position, palette),
        factoryLayer(position, palette),
        depotLayer(position, nameOf, palette),
      ]),
    [position, palette, nameOf],
  );
  const airships = useMemo(() => airshipLayer(position, nameOf, palette), [position, palette, nameOf]);
  const box = useMemo(() => landBox(area), [area]);
  return { box, land, places, airships };
}
