import { drawSheet } from '@roundhouse/rail-art';
import type { BoardOptions } from '@roundhouse/style';
import type { SvgNode } from '@roundhouse/svg';
import { boardOf } from '../../content/maps.ts';
import type { Position } from '../../rules/position.ts';
import { goodsDisplay } from './goods-display.ts';
import { heading } from './heading.ts';
import { inTheBox } from './in-the-box.ts';
import { playersTable } from './players-table.ts';
import { sceneOf } from './scene.ts';

/** A position as a picture: the map, and beside it what else lies on the table. */
export function drawBoard(p: Position, options: BoardOptions = {}): SvgNode {
  return drawSheet(
    {
      title: `${boardOf(p).name}, turn ${p.turn}`,
      scene: (seatName) => sceneOf(p, seatName),
      panels: (look) => [heading(p, look), playersTable(p, look), goodsDisplay(p, look), inTheBox(p, look)],
    },
    options,
  );
}
