import { entryOf } from '@roundhouse/kernel';
import { follow } from '@roundhouse/table-kit';
import { Button, classNames, useWords, KeyHint } from '@roundhouse/ui';
import { useMemo } from 'react';
import type { Build } from '../actions.ts';
import { pressToTurn } from '../building.ts';
import type { RailDesk, RailPosition } from '../desk.ts';
import { hexName } from '../words.ts';
import { TileIcon } from '../pieces.tsx';
import { planWithTile } from '../pointing.ts';
import type { BuildingProps } from './building.tsx';

/** The tiles that may be laid on the chosen hex. Choosing one shows it in place; keeping it plans it. */
export function TileTray<P extends RailPosition>(props: BuildingProps<P>) {
  const { t } = useWords();
  const { table, pointing, building } = props;
  const { at } = pointing;
  const canPlanMore = at.tile !== null && table.legal.length > 1;
  return (
    <div className="rail-tray">
      <TileOptions {...props} />
      <div className="rail-tray-side">
        {at.tile === null ? null : <WhatItDoes {...props} build={at.tile} />}
        <div className="rail-row">
          {building.options.length > 1 ? (
            <Button
              size="small"
              kind="quiet"
              onClick={(event) => follow(pressToTurn(building, at.tile), table, pointing, event)}
            >
              {t('Turn the tile')} <KeyHint name="R" />
            </Button>
          ) : null}
          {canPlanMore ? (
            <Button
              size="small"
              data-choice="plan"
              onClick={() => pointing.change({ plan: planWithTile(at), hex: null, tile: null })}
            >
              {t('Keep it and add another')}
            </Button>
          ) : null}
          <Button size="small" kind="quiet" onClick={() => pointing.change({ hex: null, tile: null })}>
            {t('Cancel')} {at.plan.length === 0 ? <KeyHint name="Esc" /> : null}
          </Button>
        </div>
      </div>
    </div>
  );
}

function TileOptions<P extends RailPosition>({ desk, seat, pointing, building }: BuildingProps<P>) {
  const { t } = useWords();
  const { planned, planning, options } = building;
  const { at } = pointing;
  const left = useMemo(() => desk.tilesLeft(planned), [desk, planned]);
  return (
    <div className="rail-row" role="group" aria-label={t('Tiles for this hex')}>
      {options.map((build) => {
        const plan = planning.quote(planned, seat, build);
        const links = linkNames(desk, planned, plan.completed);
        const chosen = build === at.tile;
        return (
          <button
            key={`${build.tile}-${build.rotation}`}
            type="button"
            className={classNames('rail-option', chosen && 'rail-chosen')}
            aria-pressed={chosen}
            data-choice={chosen ? undefined : `tile-${build.tile}-${build.rotation}`}
            onClick={() => pointing.change({ tile: build })}
          >
            <TileIcon orientation={desk.tiles.get(build.tile, build.rotation)} size={46} />
            <span className="spoken-only">
              {t('{tile}, turned by {rotation},', {
                tile: { term: desk.tiles.get(build.tile, build.rotation).face.name },
                rotation: build.rotation,
              })}
            </span>
            <strong>${plan.cost}</strong>
            <span className="rail-left">{t('{n} left', { n: entryOf(left, build.tile) })}</span>
            {links === '' ? null : <span className="rail-completes">{links}</span>}
          </button>
        );
      })}
    </div>
  );
}

function linkNames<P extends RailPosition>(
  desk: RailDesk<P>,
  p: P,
  completed: readonly (readonly [number, number])[],
): string {
  return completed.map(([from, to]) => `${desk.placeName(p, from)} – ${desk.placeName(p, to)}`).join(', ');
}

function WhatItDoes<P extends RailPosition>({
  desk,
  seat,
  building,
  build,
}: BuildingProps<P> & { readonly build: Build }) {
  const { t } = useWords();
  const { planned, planning } = building;
  const plan = planning.quote(planned, seat, build);
  if (plan === null) return null;
  const at = hexName(desk, planned, build.hex);
  const links = linkNames(desk, planned, plan.completed);
  return (
    <p className="rail-note" aria-live="polite">
      {plan.kind === 'redirect'
        ? t('Turns track at {at} for ${cost}.', { at, cost: plan.cost })
        : t('Builds at {at} for ${cost}.', { at, cost: plan.cost })}{' '}
      {links === '' ? t('It completes no link yet.') : t('Completes {links}.', { links })}{' '}
      {plan.claimed.length === 0 ? '' : t('Takes over unowned track.')}
    </p>
  );
}
