import { useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import type { RailPosition } from '../desk.ts';
import { TileCounts } from '../side.tsx';
import type { BuildingProps } from './building.tsx';

/** While no hex is chosen: what a tile costs where, and how many of each are left. */
export function BuildingOutlook<P extends RailPosition>({ desk, building: { planned } }: BuildingProps<P>) {
  const { t, say } = useWords();
  const left = useMemo(() => desk.tilesLeft(planned), [desk, planned]);
  return (
    <div className="rail-outlook">
      <section>
        <h2>{t('What a tile costs')}</h2>
        <dl>
          {desk.buildPrices.map(({ where, price }) => (
            <div key={where.text}>
              <dt>{say(where)}</dt>
              <dd>{say(price)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{t('Tiles that are left')}</h2>
        <TileCounts tiles={desk.tiles} left={left} />
      </section>
    </div>
  );
}
