import { entryOf, itemAt } from '@roundhouse/kernel';
import { drawnScale, SvgView, useLayout, useSeatName, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { rankings } from '../../../rules/goods.ts';
import type { Position } from '../../../rules/position.ts';
import { goodsBoard, goodsBoardSize, type GoodsPart } from '../../board/goods-board.ts';
import type { PanelProps } from '../panels/panel-props.ts';

/** The least that a unit of the drawing may measure, so that its smallest numbers are read. */
const LEGIBLE = 0.0575;

/** The ten goods: who has how much, what leading brings, and who would score what. */
export function Goods({ position, set, look }: Pick<PanelProps, 'set' | 'look'> & { readonly position: Position }) {
  const { t } = useWords();
  const seatName = useSeatName();
  // What is pulled along under a thumb is moved by keys as well.
  const scrolls = useLayout() === 'phone';
  const held = rankings(position);
  return (
    <section className="iron-part iron-goods" aria-label={t('Goods')} tabIndex={scrolls ? 0 : undefined}>
      <header className="iron-part-head">
        <h2>{t('Goods')}</h2>
        <p className="iron-note">{t('The most of a good earns coins each round; shields are points at a scoring.')}</p>
      </header>
      {scrolls ? (
        // What the goods are worth stays, and the tracks are pulled along beside it.
        <div className="iron-goods-apart" style={{ inlineSize: `${goodsBoardSize(position).width * LEGIBLE}rem` }}>
          <GoodsDrawing position={position} look={look} part="tracks" />
          <GoodsDrawing position={position} look={look} part="places" />
        </div>
      ) : (
        <GoodsDrawing position={position} look={look} part="all" />
      )}
      {/* Around the table: Firefox shows a caption however small its table is. */}
      <div className="spoken-only">
        <table>
          <caption>{t('Goods by player')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Good')}</th>
              {position.players.map((_, seat) => (
                <th key={seat} scope="col">
                  {seatName(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {set.file.goods.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{t('{good}', { good: { term: name } })}</th>
                {position.players.map((_, seat) => (
                  <td key={seat}>{itemAt(entryOf(held, id).amounts, seat)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface DrawingProps extends Pick<PanelProps, 'look'> {
  readonly position: Position;
  readonly part: GoodsPart;
}

function GoodsDrawing({ position, look, part }: DrawingProps) {
  const { x, width, height } = goodsBoardSize(position, part);
  const node = useMemo(() => goodsBoard(position, look, part), [position, look, part]);
  return (
    <svg
      ref={drawnScale}
      className={`iron-drawing iron-goods-${part === 'all' ? 'board' : part}`}
      // Apart they are drawn alike in size: each has its share of the width.
      style={part === 'all' ? undefined : { flex: `${width} 0 0` }}
      viewBox={`${x} 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <SvgView node={node} />
    </svg>
  );
}
