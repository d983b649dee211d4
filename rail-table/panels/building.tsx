import { Finish } from '@roundhouse/table-kit';
import { Button, IconButton, KeyHint, useWords } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { type Build, buildsIn, finishIn } from '../actions.ts';
import type { Building } from '../building.ts';
import type { RailPosition, RailProps } from '../desk.ts';
import { lostByBuilding, lostByFinishing } from '../giving-up.ts';
import { TileIcon } from '../pieces.tsx';
import { planWithTile } from '../pointing.ts';
import { hexName } from '../words.ts';
import { NewCityTokens } from './new-cities.tsx';
import { BuildingOutlook } from './outlook.tsx';
import { RuinNote } from './ruin-note.tsx';
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
      <Finish
        key="confirm"
        label={t('Build {tiles, plural, one {} other {# tiles }}for ${cost}', { tiles: plan.length, cost })}
        anyway={t('Build all the same')}
        loses={lostByBuilding({ desk, table, seat }, building)}
        used
        choice="confirm"
        moment={at}
        finish={() => table.act(...plan)}
      />
    );
  }
  if (finish === undefined) return <NotDone {...{ desk, table, seat }} />;
  return (
    <Finish
      label={t('Done building')}
      loses={lostByFinishing({ desk, table, seat, pointing })}
      used={table.position.phase.builds !== 0 || buildsIn(table.legal).length === 0}
      choice="finish"
      moment={table.position}
      finish={() => table.act(finish)}
    />
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
  const { hex, plan } = props.pointing.at;
  return (
    <div className="rail-panel">
      {children}
      <RuinNote {...props} actions={planWithTile(props.pointing.at)} />
      <NewCityTokens {...props} />
      {hex === null ? null : <TileTray {...props} />}
      <Plan {...props} />
      {hex === null && plan.length === 0 && canBuild(props) ? <BuildingOutlook {...props} /> : null}
    </div>
  );
}

function canBuild<P extends RailPosition>({ table }: BuildingProps<P>): boolean {
  return buildsIn(table.legal).length > 0;
}

/** What paying brings about, and the tiles that are planned: each can be put elsewhere in the order, or taken out. */
function Plan<P extends RailPosition>({ desk, table, seat, pointing, building }: BuildingProps<P>) {
  const { t, say } = useWords();
  const { plan } = pointing.at;
  const { planning, planned } = building;
  const note = desk.paymentNote(table.position, building.shown, seat);
  const prices = planning.ghosts(table.position, seat, plan);
  const put = (changed: readonly Build[]): void => pointing.change({ plan: changed, hex: null, tile: null });
  return (
    <>
      {note === null ? null : (
        <p className="rail-payment" aria-live="polite">
          {say(note)}
        </p>
      )}
      {plan.length === 0 ? null : (
        <div className="rail-row">
          <ol className="rail-plan" aria-label={t('Planned tiles')}>
            {plan.map((build, index) => {
              const earlier = planning.reordered(table.position, seat, plan, index, index - 1);
              const place = say(hexName(desk, planned, build.hex));
              return (
                <li key={build.hex}>
                  <TileIcon orientation={desk.tiles.get(build.tile, build.rotation)} size={30} />
                  <span>{place}</span>
                  <strong>${prices[index]?.price}</strong>
                  {earlier === null ? null : (
                    <IconButton
                      icon="up"
                      label={t('Build it earlier: {place}', { place })}
                      onClick={() => put(earlier)}
                    />
                  )}
                  <IconButton
                    icon="close"
                    label={t('Take it out of the plan: {place}', { place })}
                    onClick={() => put(planning.without(table.position, seat, plan, build))}
                  />
                </li>
              );
            })}
          </ol>
          <Button size="small" kind="quiet" onClick={pointing.letGo}>
            {t('Clear the plan')} <KeyHint name="Esc" />
          </Button>
        </div>
      )}
    </>
  );
}
