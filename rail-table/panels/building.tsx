import { Button, useWords } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { finishIn } from '../actions.ts';
import type { Building } from '../building.ts';
import type { RailPosition, RailProps } from '../desk.ts';
import { planWithTile } from '../pointing.ts';
import { NewCityTokens } from './new-cities.tsx';
import { TileTray } from './tile-tray.tsx';

export interface BuildingProps<P extends RailPosition> extends RailProps<P> {
  readonly building: Building<P>;
}

/** Builds what is planned, places a New City, or ends the building. */
export function BuildingPrimary<P extends RailPosition>({ desk, table, seat, pointing, building }: BuildingProps<P>) {
  const { t, say } = useWords();
  const { at } = pointing;
  const placing = building.urbanizations.find(({ hex, city }) => hex === at.town && city === at.newCity);
  if (placing !== undefined) {
    return (
      <Button key="place" kind="primary" data-choice="confirm" onClick={() => table.act(...at.plan, placing)}>
        {t('Place {city} on {town}', {
          city: say(desk.newCityName(table.position, placing.city)),
          town: desk.placeName(table.position, placing.hex),
        })}
      </Button>
    );
  }
  const plan = planWithTile(at);
  const finish = finishIn(table.legal);
  if (plan.length > 0) {
    const cost = building.planning.totalCost(table.position, seat, plan);
    return (
      <Button key="confirm" kind="primary" data-choice="confirm" onClick={() => table.act(...plan)}>
        {t('Build {tiles, plural, one {} other {# tiles }}for ${cost}', { tiles: plan.length, cost })}
      </Button>
    );
  }
  if (finish === undefined) return <NotDone {...{ desk, table, seat }} />;
  return (
    // It stands where the button that builds stood: the second half of a double click is not meant for it.
    <Button key="finish" kind="primary" data-choice="finish" onClick={({ detail }) => detail < 2 && table.act(finish)}>
      {t('Done building')}
    </Button>
  );
}

/** Where building cannot end yet, the button is there all the same and says why. */
function NotDone<P extends RailPosition>({ desk, table, seat }: Pick<RailProps<P>, 'desk' | 'table' | 'seat'>) {
  const { t } = useWords();
  const refusal = desk.rules.check(table.position, seat, { type: 'finish-building' });
  if (refusal === null) return null;
  return (
    <Button key="not-done" aria-disabled="true" onClick={() => table.explain(refusal)}>
      {t('Done building')}
    </Button>
  );
}

/** What is planned and what it costs, the New Cities to place, and the tiles that fit the chosen hex. */
export function BuildingPanel<P extends RailPosition>({
  children,
  ...props
}: BuildingProps<P> & { readonly children?: ReactNode }) {
  return (
    <div className="rail-panel">
      {children}
      <NewCityTokens {...props} />
      {props.pointing.at.hex === null ? (
        <PlanLine {...props} />
      ) : (
        <TileTray {...props} plan={<PlanLine {...props} />} />
      )}
    </div>
  );
}

/** How many tiles are planned, what paying for them brings about, and a way back. */
function PlanLine<P extends RailPosition>({ desk, table, seat, pointing, building }: BuildingProps<P>) {
  const { t, say } = useWords();
  const { plan } = pointing.at;
  const note = desk.paymentNote(table.position, building.shown, seat);
  return (
    <>
      {note === null ? null : (
        <p className="rail-payment" aria-live="polite">
          {say(note)}
        </p>
      )}
      {plan.length === 0 ? null : (
        <div className="rail-row rail-plan">
          <span>{t('Tiles planned: {tiles}', { tiles: plan.length })}</span>
          <Button
            size="small"
            kind="quiet"
            onClick={() => pointing.change({ plan: plan.slice(0, -1), hex: null, tile: null })}
          >
            {t('Take the last one back')}
          </Button>
        </div>
      )}
    </>
  );
}
