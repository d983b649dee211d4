import { useWords } from '@roundhouse/ui';
import type { Event } from '../../../rules/events.ts';
import { GoodIcon } from '../pieces.tsx';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

function all<T extends Event['type']>(events: readonly Event[], type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

/** Whether these events close a round or open the first: then there is something to report. */
export function closesRound(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'market-drawn' || type === 'produced');
}

/** What the computer did for everybody between two rounds. */
export function RoundReport({ events }: { readonly events: readonly Event[] }) {
  const { t } = useWords();
  const [produced] = all(events, 'produced');
  const [drawn] = all(events, 'market-drawn');
  const raised = new Map(all(events, 'price-raised').map(({ good, price }) => [good, price]));
  return (
    <dl className="kas-report">
      {produced === undefined ? null : (
        <div>
          <dt>{t('Each factory made')}</dt>
          <dd>
            {produced.goods.map(({ good, count }) => (
              <GoodIcon key={good} good={good} count={count} size={24} />
            ))}
          </dd>
        </div>
      )}
      {drawn === undefined ? null : (
        <div>
          <dt>{t('New on the market')}</dt>
          <dd>
            {drawn.goods.map((good, index) => (
              <GoodIcon key={index} good={good} size={24} />
            ))}
          </dd>
        </div>
      )}
      {raised.size === 0 ? null : (
        <div>
          <dt>{t('New prices')}</dt>
          <dd>
            {[...raised].map(([good, price]) => (
              <span key={good} className="kas-toll">
                <GoodIcon good={good} size={22} /> ${price}
              </span>
            ))}
          </dd>
        </div>
      )}
      {all(events, 'demand-placed').map(({ city, good }) => (
        <div key={city}>
          <dt>{t('{city} now wants', { city })}</dt>
          <dd>
            <GoodIcon good={good} size={22} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
