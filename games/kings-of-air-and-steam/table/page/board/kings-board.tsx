import { BoardMotion, type Pressed, RecalledPlaces, Targets, useNameOf } from '@roundhouse/table-kit';
import { BoardView, boxAround, SvgView, usePalette, useTheme, useWords } from '@roundhouse/ui';
import { useMemo, useRef } from 'react';
import { areaOf, type Space } from '../../../content/area.ts';
import { boardLetters } from '../../../content/layout-code.ts';
import { airshipPoint } from '../../board/airship.ts';
import { depotGhost } from '../../board/depot.ts';
import { goodPiece } from '../../board/goods.ts';
import { spaceMiddle, STEP } from '../../board/points.ts';
import type { GoodsChoice, GoodsChoices } from '../goods-choices.ts';
import type { KingsView } from '../panels/panel-props.ts';
import type { SpaceTarget } from '../targets.ts';
import { storyOf } from './motion.ts';
import { type BoardPath, Paths } from './paths.tsx';
import { spacesOf } from './recalled.ts';
import { planOf, TargetMarks } from './target-marks.tsx';
import { useGoods } from './use-goods.ts';
import { useGoodsDrag } from './use-goods-drag.ts';
import { useLayers } from './use-layers.ts';

export interface KingsBoardProps {
  readonly table: KingsView;
  /** Whose ghosts and airship are meant. */
  readonly seat: number;
  readonly targets: readonly SpaceTarget[];
  readonly paths: readonly BoardPath[];
  /** Spaces that something beside the board tells of. */
  readonly shown: readonly Space[];
  /** Where a depot is thought of. */
  readonly ghost: Space | null;
  readonly goods: GoodsChoices;
  readonly pick: (choice: GoodsChoice) => void;
  /** What to show on a small screen; all of the board when there is nothing here. */
  readonly closeUp: readonly Space[];
  readonly choose: (target: SpaceTarget, pressed: Pressed) => void;
  readonly ask: (space: Space) => void;
}

/** Nobody wants to see less than this of the surroundings. */
const LEAST_WIDTH = 5 * STEP;
const MARGIN = 0.8 * STEP;
/** The scale below which the names of neighbours would have to grow over one another. */
const NAMES_APART = 0.42;

export function KingsBoard(props: KingsBoardProps) {
  const { table, seat, targets, paths, shown, ghost, goods, pick, closeUp, choose, ask } = props;
  const { position } = table;
  const { t } = useWords();
  const theme = useTheme();
  const palette = usePalette();
  const { box, land, places, airships } = useLayers(position, palette, useNameOf(table.players));
  const area = areaOf(position);
  const pieces = useRef<SVGGElement>(null);
  // On a phone the whole play area is too small for a finger: what matters now is shown, or what can be chosen.
  const matters = closeUp.join();
  const part = useMemo(() => {
    const spaces = closeUp.length > 0 ? closeUp : targets.map(({ spot }) => spot);
    return boxAround(
      spaces.map((space) => spaceMiddle(area, space)),
      MARGIN,
      LEAST_WIDTH,
    );
    // What somebody points at must not move the board.
  }, [position, seat, matters]);
  const chosen = targets.find((target) => target.chosen);
  const { drag, dragged } = useGoodsDrag(
    pieces,
    (onto) => (onto === 'airship' ? airshipPoint(position, seat) : spaceMiddle(area, onto)),
    pick,
  );
  const placesLook = useGoods(places, goods, drag);
  const airshipsLook = useGoods(airships, goods, drag);
  return (
    <BoardView
      label={t('The map of boards {boards}', { boards: boardLetters(position.layout) })}
      bounds={box}
      closeUp={part}
      finger={STEP}
      legible={NAMES_APART}
      chosen={chosen === undefined ? null : spaceMiddle(area, chosen.spot)}
    >
      <SvgView node={land} />
      <g className="kas-spaces">
        <Targets board={planOf(area)} targets={targets} choose={choose} ask={ask} title={Title} />
      </g>
      <g ref={pieces} className="kas-pieces">
        <Paths area={area} paths={paths} />
        <SvgView node={places} decorate={placesLook} />
        {ghost === null ? null : <SvgView node={depotGhost(seat, ghost, position, palette)} />}
        <SvgView node={airships} decorate={airshipsLook} />
        <TargetMarks area={area} targets={targets} />
        {dragged === null ? null : <SvgView node={goodPiece(dragged.good, 1, dragged.at, 22, palette)} />}
      </g>
      <RecalledPlaces
        name="kas"
        radius={40}
        at={[...table.recalled.flatMap(spacesOf), ...shown].map((space) => spaceMiddle(area, space))}
      />
      <BoardMotion
        name="kas"
        radius={40}
        cause={table.step}
        enabled={table.motion}
        story={() => storyOf(position, table.step?.events ?? [], theme, pieces.current)}
      />
    </BoardView>
  );
}

function Title({ label }: SpaceTarget) {
  return <title>{label}</title>;
}
