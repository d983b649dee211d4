import { type FrameExtra, useLayout, useWords } from '@roundhouse/ui';
import { playerAt, type Position } from '../../../rules/position.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { Goods } from './goods.tsx';
import { Market } from './market.tsx';
import { Nations } from './nation.tsx';
import { Paged } from './paged.tsx';
import { type PageName, pagesToChooseFrom, pageWanted } from './pages.ts';
import { Lands, Towns } from './world.tsx';

interface CityBoardProps extends PanelProps {
  /** The goods as they would be in another position, where one is looked at. */
  readonly goodsAt: Position;
  /** What can be looked up, where it has a page of its own. */
  readonly extras: readonly FrameExtra[];
}

/** Everything that lies on the table; on a phone one part at a time. */
export function CityBoard(props: CityBoardProps) {
  return useLayout() === 'phone' ? <PagedTable {...props} /> : <WholeTable {...props} />;
}

function WholeTable({ goodsAt, ...props }: CityBoardProps) {
  const { t } = useWords();
  return (
    <div className="iron-board" role="region" aria-label={t('The table')} tabIndex={0}>
      <Market {...props} />
      <Lands {...props} />
      <Nations {...props} />
      <div className="iron-world">
        <Goods {...props} position={goodsAt} />
        <Towns {...props} />
      </div>
    </div>
  );
}

function PagedTable({ goodsAt, extras, ...props }: CityBoardProps) {
  const { t } = useWords();
  const { legal, seat, recalled, motion, position } = props.table;
  const choices = seat === null ? new Set<PageName>() : pagesToChooseFrom(legal, playerAt(position, seat).stored);
  return (
    <Paged
      wanted={pageWanted(choices)}
      recalled={recalled.length === 0 ? null : recalled}
      motion={motion}
      pages={[
        { name: 'row' as const, title: t('The row'), content: <Market {...props} /> },
        { name: 'cities' as const, title: t('Cities'), content: <Nations {...props} /> },
        {
          name: 'lands' as const,
          title: t('Lands'),
          content: (
            <>
              <Lands {...props} />
              <Towns {...props} />
            </>
          ),
        },
        { name: 'goods' as const, title: t('Goods'), content: <Goods {...props} position={goodsAt} /> },
        {
          name: 'more' as const,
          title: t('More'),
          content: extras.map(({ id, title, content }) => (
            <section key={id} className="iron-part" aria-label={title}>
              <h2>{title}</h2>
              {content}
            </section>
          )),
        },
      ].map((page) => ({
        ...page,
        isMarked: choices.has(page.name) || (page.name === 'more' && extras.some(({ fresh }) => fresh === true)),
      }))}
    />
  );
}
