import { useWords } from '@roundhouse/ui';
import type { RailDesk, RailPosition } from '../desk.ts';

/** While no hex is chosen: what a tile costs where. How many of each are left stands in the tab beside it. */
export function BuildingOutlook<P extends RailPosition>({ desk }: { readonly desk: RailDesk<P> }) {
  const { t, say } = useWords();
  return (
    <section className="rail-outlook">
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
  );
}
