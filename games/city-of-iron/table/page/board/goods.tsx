import { drawnScale, SeatMark, SvgView, useIsPhone, useMediaQuery, useSeatName, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import type { Position } from '../../../rules/position.ts';
import { goodsBoard, goodsBoardSize } from '../../board/goods-board.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { numbersOf } from '../preview.ts';
import { GoodsTable } from './goods-table.tsx';

/** The ten goods: who has how much, what leading brings, and who would score what. */
export function Goods({ position, set, look }: Pick<PanelProps, 'set' | 'look'> & { readonly position: Position }) {
  const { t } = useWords();
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery('(max-width: 46rem)');
  const hint = (
    <p className="iron-note">{t('The most of a good earns coins each round; shields are points at a scoring.')}</p>
  );
  return (
    <section className="iron-part iron-goods" aria-label={t('Goods')}>
      <header className="iron-part-head">
        <h2>{t('Goods')}</h2>
        {isNarrow ? null : <ScoredNow position={position} />}
        {isPhone ? null : hint}
      </header>
      {isNarrow ? (
        <GoodsTable position={position} set={set} look={look} />
      ) : (
        <>
          <GoodsDrawing position={position} look={look} />
          {/* Around the table: Firefox shows a caption however small its table is. */}
          <div className="spoken-only">
            <GoodsTable position={position} set={set} look={look} />
          </div>
        </>
      )}
      {isPhone ? hint : null}
    </section>
  );
}

/** What a scoring at this moment would bring everybody. */
function ScoredNow({ position }: { readonly position: Position }) {
  const { t } = useWords();
  const seatName = useSeatName();
  return (
    <p className="iron-scored-now">
      <span>{t('If scored now')}</span>
      {position.players.map((_, seat) => (
        <span key={seat} className="iron-scored">
          <SeatMark seat={seat} size={20} label={seatName(seat)} /> {numbersOf(position, seat).score}
        </span>
      ))}
    </p>
  );
}

function GoodsDrawing({ position, look }: Pick<PanelProps, 'look'> & { readonly position: Position }) {
  const { width, height } = goodsBoardSize(position);
  const node = useMemo(() => goodsBoard(position, look), [position, look]);
  return (
    <svg
      ref={drawnScale}
      className="iron-drawing iron-goods-board"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <SvgView node={node} />
    </svg>
  );
}
