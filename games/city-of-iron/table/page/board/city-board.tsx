import { useWords } from '@roundhouse/ui';
import type { PanelProps } from '../panels/panel-props.ts';
import { Goods } from './goods.tsx';
import { Market } from './market.tsx';
import { Nations } from './nation.tsx';
import { Lands, Towns } from './world.tsx';

/** Everything that lies on the table. */
export function CityBoard(props: PanelProps) {
  const { t } = useWords();
  return (
    <div className="iron-board" role="region" aria-label={t('The table')} tabIndex={0}>
      <Market {...props} />
      <div className="iron-column">
        <Nations {...props} />
        <Lands {...props} />
      </div>
      <div className="iron-column">
        <Goods {...props} />
        <Towns {...props} />
      </div>
    </div>
  );
}
