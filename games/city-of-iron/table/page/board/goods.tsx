import { entryOf, itemAt } from '@roundhouse/kernel';
import { drawnScale, SvgView, useLayout, useSeatName, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { rankings } from '../../../rules/goods.ts';
import type { Position } from '../../../rules/position.ts';
import { goodsBoard, goodsBoardSize } from '../../board/goods-board.ts';
import type { PanelProps } from '../panels/panel-props.ts';

/** The ten goods: who has how much, what leading brings, and who would score what. */
export function Goods({ position, set, look }: Pick<PanelProps, 'set' | 'look'> & { readonly position: Position }) {
  const { t } = useWords();
  const seatName = useSeatName();
  // What is pulled along under a thumb is moved by keys as well.
  const scrolls = useLayout() === 'phone';
  const { width, height } = goodsBoardSize(position);
  const node = useMemo(() => goodsBoard(position, look), [position, look]);
  const held = rankings(position);
  return (
    <section className="iron-part iron-goods" aria-label={t('Goods')} tabIndex={scrolls ? 0 : undefined}>
      <header className="iron-part-head">
        <h2>{t('Goods')}</h2>
        <p className="iron-note">{t('The most of a good earns coins each round; shields are points at a scoring.')}</p>
      </header>
      <svg
        ref={drawnScale}
        className="iron-drawing iron-goods-board"
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        <SvgView node={node} />
      </svg>
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
