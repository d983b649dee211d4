import { tilesLeft } from '@roundhouse/rails';
import { Button, classNames, useWords } from '@roundhouse/ui';
import { TILES } from '../../../content/components.ts';
import { boardOf } from '../../../content/maps.ts';
import { placeName } from '../../../rules/places.ts';
import type { Build, Urbanize } from '../actions-of.ts';
import { ofType } from '../actions-of.ts';
import { shortName } from '../deliveries.ts';
import { hexName } from '../hex-name.ts';
import { TileIcon } from '../pieces.tsx';
import { afterPlan, quote, totalCost } from '../planning.ts';
import type { PanelProps } from './panel-props.ts';
import { NewCityTokens } from './new-cities.tsx';

export function BuildingPrimary({ table, seat, controls }: PanelProps) {
  const { t } = useWords();
  const { moment } = controls;
  const placing = ofType(table.legal, 'urbanize').find(
    ({ hex, city }) => hex === moment.town && city === moment.newCity,
  );
  if (placing !== undefined) return <PlaceCity placing={placing} {...{ table, seat, controls }} />;
  const plan = moment.tile === null ? moment.plan : [...moment.plan, moment.tile];
  const finish = ofType(table.legal, 'finish-building')[0];
  if (plan.length > 0) {
    const cost = totalCost(table.position, seat, plan);
    return (
      <Button key="confirm" kind="primary" data-choice="confirm" onClick={() => table.act(...plan)}>
        {plan.length === 1
          ? t('Build for ${cost}', { cost })
          : t('Build {tiles} tiles for ${cost}', { tiles: plan.length, cost })}
      </Button>
    );
  }
  if (finish === undefined) return null;
  return (
    // It stands where the button that builds stood: the second half of a double click is not meant for it.
    <Button key="finish" kind="primary" data-choice="finish" onClick={({ detail }) => detail < 2 && table.act(finish)}>
      {t('Done building')}
    </Button>
  );
}

function PlaceCity({ table, placing }: PanelProps & { readonly placing: Urbanize }) {
  const { t } = useWords();
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => table.act(placing)}>
      {t('Place New City {city} on {town}', { city: placing.city, town: placeName(table.position, placing.hex) })}
    </Button>
  );
}

/** What is planned and what it costs, the New Cities to place, and the tiles that fit the chosen hex. */
export function BuildingPanel(props: PanelProps & { readonly options: readonly Build[] }) {
  const { options } = props;
  const { moment } = props.controls;
  return (
    <div className="aos-panel">
      <NewCityTokens {...props} />
      {moment.hex === null ? <PlanLine {...props} /> : <TileTray {...props} options={options} />}
    </div>
  );
}

/** How many tiles are planned, and a way back. */
function PlanLine({ controls }: PanelProps) {
  const { t } = useWords();
  const { plan } = controls.moment;
  if (plan.length === 0) return null;
  return (
    <div className="aos-row aos-plan">
      <span>{t('Tiles planned: {tiles}', { tiles: plan.length })}</span>
      <Button
        size="small"
        kind="quiet"
        onClick={() => controls.change({ plan: plan.slice(0, -1), hex: null, tile: null })}
      >
        {t('Take the last one back')}
      </Button>
    </div>
  );
}

/** The tiles that may be laid on the chosen hex. Choosing one shows it in place; keeping it plans it. */
function TileTray({ table, seat, controls, options }: PanelProps & { readonly options: readonly Build[] }) {
  const { t } = useWords();
  const { moment } = controls;
  const planned = afterPlan(table.position, seat, moment.plan);
  const left = tilesLeft(TILES, planned.track);
  const canPlanMore = moment.tile !== null && table.legal.length > 1;
  const turn = (): void => {
    const index = moment.tile === null ? -1 : options.indexOf(moment.tile);
    const next = options[(index + 1) % options.length];
    if (next !== undefined) controls.change({ tile: next });
  };
  return (
    <div className="aos-tray">
      <div className="aos-row" role="group" aria-label={t('Tiles for this hex')}>
        {options.map((build) => {
          const plan = quote(planned, seat, build);
          const links = (plan?.completed ?? []).map(
            ([from, to]) => `${shortName(planned, from)} – ${shortName(planned, to)}`,
          );
          return (
            <button
              key={`${build.tile}-${build.rotation}`}
              type="button"
              className={classNames('aos-option', build === moment.tile && 'aos-chosen')}
              aria-pressed={build === moment.tile}
              data-choice={build === moment.tile ? undefined : `tile-${build.tile}-${build.rotation}`}
              onClick={() => controls.change({ tile: build })}
            >
              <TileIcon orientation={TILES.get(build.tile, build.rotation)} size={46} />
              <span className="spoken-only">
                {t('{tile}, turned by {rotation},', {
                  tile: { term: TILES.get(build.tile, build.rotation).face.name },
                  rotation: build.rotation,
                })}
              </span>
              <strong>${plan?.cost ?? 0}</strong>
              <span className="aos-left">{t('{n} left', { n: left.get(build.tile) ?? 0 })}</span>
              {links.length === 0 ? null : <span className="aos-completes">{links.join(', ')}</span>}
            </button>
          );
        })}
      </div>
      <div className="aos-tray-side">
        {moment.tile === null ? null : <WhatItDoes {...{ table, seat, controls }} build={moment.tile} />}
        <div className="aos-row">
          {options.length > 1 ? (
            <Button size="small" kind="quiet" onClick={turn}>
              {t('Turn (R)')}
            </Button>
          ) : null}
          {canPlanMore && moment.tile !== null ? (
            <Button
              size="small"
              data-choice="plan"
              onClick={() =>
                controls.change({
                  plan: moment.tile === null ? moment.plan : [...moment.plan, moment.tile],
                  hex: null,
                  tile: null,
                })
              }
            >
              {t('Plan another tile')}
            </Button>
          ) : null}
          <Button size="small" kind="quiet" onClick={controls.letGo}>
            {t('Cancel (Esc)')}
          </Button>
        </div>
        <PlanLine {...{ table, seat, controls }} />
      </div>
    </div>
  );
}

function WhatItDoes({ table, seat, controls, build }: PanelProps & { readonly build: Build }) {
  const { t, say } = useWords();
  const planned = afterPlan(table.position, seat, controls.moment.plan);
  const plan = quote(planned, seat, build);
  if (plan === null) return null;
  const at = say(hexName(planned, build.hex));
  const links = plan.completed
    .map(([from, to]) => `${shortName(planned, from)} – ${shortName(planned, to)}`)
    .join(', ');
  const terrain = boardOf(planned).terrain[build.hex] ?? 'plain';
  return (
    <p className="aos-note" aria-live="polite">
      {plan.kind === 'redirect'
        ? t('Turns track at {at} for ${cost}.', { at, cost: plan.cost })
        : t('Builds at {at} ({terrain}) for ${cost}.', { at, terrain: { term: terrain }, cost: plan.cost })}{' '}
      {links === '' ? t('It completes no link yet.') : t('Completes {links}.', { links })}{' '}
      {plan.claimed.length === 0 ? '' : t('Takes over unowned track.')}
    </p>
  );
}
