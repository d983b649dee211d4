import { ofType, ToCome } from '@roundhouse/table-kit';
import { classNames, useWords } from '@roundhouse/ui';
import { CLEARANCE_PER_GOOD } from '../../../content/components.ts';
import { tollsAt } from '../../../rules/move-and-action/ship/routes.ts';
import { Confirm } from './confirm.tsx';
import type { PanelProps } from './panel-props.ts';
import { Tolls } from './shipping.tsx';

export function RoutePrimary({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const { stops } = pointing.at;
  const route = ofType(table.legal, 'choose-route').find((one) => one.stops.join() === stops?.join());
  if (route === undefined) return <ToCome label={t('Choose a way')} />;
  return (
    <Confirm table={table} action={route}>
      {t('Go this way')}
    </Confirm>
  );
}

/** The ways that differ in whom they pay. */
export function RoutePanel({ table, seat, pointing }: PanelProps) {
  const { t } = useWords();
  const { phase } = table.position;
  const count = phase.name === 'choose-route' ? phase.shipment.count : 1;
  const chosen = pointing.at.stops?.join();
  return (
    <div className="kas-panel">
      <div className="kas-row" role="group" aria-label={t('Ways')}>
        {ofType(table.legal, 'choose-route').map(({ stops }) => {
          const key = stops.join();
          const isChosen = key === chosen;
          const tolls = [...tollsAt(table.position, seat, stops)].map(([owner, each]) => ({
            seat: owner,
            amount: each * count,
          }));
          return (
            <button
              key={key}
              type="button"
              className={classNames('kas-pick', isChosen && 'kas-chosen')}
              aria-pressed={isChosen}
              data-choice={isChosen ? undefined : `route-${stops.join('-')}`}
              onClick={() => pointing.change({ stops })}
            >
              {tolls.length === 0 ? (
                t('free, {stops, plural, one {# stop} other {# stops}}', { stops: stops.length + 1 })
              ) : (
                <Tolls tolls={tolls} named />
              )}
            </button>
          );
        })}
      </div>
      {phase.name === 'clearance-route' ? (
        <p className="kas-note">{t('The good brings ${price}.', { price: CLEARANCE_PER_GOOD })}</p>
      ) : null}
    </div>
  );
}
