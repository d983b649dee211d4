import { drawSheet } from '@roundhouse/rail-art';
import type { BoardOptions } from '@roundhouse/style';
import type { SvgNode } from '@roundhouse/svg';
import { boardOf } from '../../content/maps.ts';
import type { Position } from '../../rules/position.ts';
import { actionTiles } from './action-tiles.ts';
import { goodsSupply } from './goods-supply.ts';
import { heading } from './heading.ts';
import { playersTable } from './players-table.ts';
import { sceneOf } from './scene.ts';
import { inTheBox } from './in-the-box.ts';
import { tracks } from './tracks.ts';

/** A position as a picture: the map, and beside it what else lies on the table. */
export function drawBoard(p: Position, options: BoardOptions = {}): SvgNode {
  return drawSheet(
    {
      title: `${boardOf(p).name}, turn ${p.turn}`,
      scene: (seatName) => sceneOf(p, seatName),
      panels: (look) => [
        heading(p, look),
        playersTable(p, look),
        tracks(p, look),
        actionTiles(p, look),
        goodsSupply(p, look),
        inTheBox(p, look),
      ],
    },
    options,
  );
}
