import { useWords } from '@roundhouse/ui';
import type { Position } from '../../../rules/position.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { Goods } from './goods.tsx';
import { Market } from './market.tsx';
import { Nations } from './nation.tsx';
import { Lands, Towns } from './world.tsx';

/** Everything that lies on the table; the goods as they would be in another position, where one is looked at. */
export function CityBoard({ goodsAt, ...props }: PanelProps & { readonly goodsAt: Position }) {
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
