import { paletteOf } from '@roundhouse/style';
import { type BoardHandle, BoardView, SvgView, useTheme, useWords } from '@roundhouse/ui';
import { type ReactNode, useRef } from 'react';
import { areaOf, type Space } from '../../../content/area.ts';
import { airshipPoint } from '../../board/airship.ts';
import { depotGhost } from '../../board/depot.ts';
import { goodPiece } from '../../board/goods.ts';
import { spaceMiddle } from '../../board/plan.ts';
import type { GoodsChoices } from '../goods-choices.ts';
import type { KingsView } from '../panels/panel-props.ts';
import { Motion } from './motion.tsx';
import { type BoardPath, Paths } from './paths.tsx';
import { type SpaceTarget, SpaceTargets, TargetMarks } from './space-targets.tsx';
import { useCloseUp } from './use-close-up.ts';
import { useDrag } from './use-drag.ts';
import { useGoods } from './use-goods.tsx';
import { useLayers } from './use-layers.ts';

export interface KingsBoardProps {
  readonly table: KingsView;
  /** Whose ghosts and airship are meant. */
  readonly seat: number;
  readonly targets: readonly SpaceTarget[];
  readonly paths: readonly BoardPath[];
  /** Where a depot is thought of. */
  readonly ghost: Space | null;
  readonly goods: GoodsChoices;
  /** What to show on a small screen; all of the board when there is nothing here. */
  readonly closeUp: readonly Space[];
  readonly overlay: ReactNode;
  readonly choose: (target: SpaceTarget) => void;
  readonly ask: (space: Space) => void;
}

export function KingsBoard(props: KingsBoardProps) {
  const { table, seat, targets, paths, ghost, goods, closeUp, overlay, choose, ask } = props;
  const { position } = table;
  const { t } = useWords();
  const theme = useTheme();
  const palette = paletteOf(theme);
  const names = table.players.map(({ name }) => name).join('\n');
  const { box, land, places, airships } = useLayers(position, theme, names);
  const area = areaOf(position);
  const pieces = useRef<SVGGElement>(null);
  const handle = useRef<BoardHandle>(null);
  useCloseUp(handle, area, closeUp);
  const { dragged, ...drag } = useDrag(pieces, (onto) =>
    onto === 'airship' ? airshipPoint(position, seat) : spaceMiddle(area, onto),
  );
  const placesLook = useGoods(places, goods, drag);
  const airshipsLook = useGoods(airships, goods, drag);
  return (
    <BoardView ref={handle} label={t('The boards {layout}', { layout: position.layout })} bounds={box} pins={overlay}>
      <SvgView node={land} />
      <SpaceTargets area={area} targets={targets} choose={choose} ask={ask} />
      <g ref={pieces} className="kas-pieces">
        <Paths area={area} paths={paths} />
        <SvgView node={places} decorate={placesLook} />
        {ghost === null ? null : <SvgView node={depotGhost(seat, ghost, position, palette)} />}
        <SvgView node={airships} decorate={airshipsLook} />
        <TargetMarks area={area} targets={targets} />
        {dragged === null ? null : <SvgView node={goodPiece(dragged.good, 1, dragged.at, 22, palette)} />}
      </g>
      <Motion position={position} step={table.step} theme={theme} enabled={table.motion} board={pieces} />
    </BoardView>
  );
}
