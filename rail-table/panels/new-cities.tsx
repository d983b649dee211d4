import { type GoodColour, paletteOf, type Theme } from '@roundhouse/style';
import { numberUnder, type ScreenPoint, useDrag } from '@roundhouse/table-kit';
import { Button, classNames, useTheme, useWords } from '@roundhouse/ui';
import type { CSSProperties } from 'react';
import { urbanizationsIn } from '../actions.ts';
import type { RailDesk, RailPosition } from '../desk.ts';
import { whyNoCity } from '../why-not.ts';
import type { BuildingProps } from './building.tsx';

/** New City tiles to drag on to a town, or to pick and then point at one. */
export function NewCityTokens<P extends RailPosition>({ desk, table, seat, pointing, building }: BuildingProps<P>) {
  const { t, say } = useWords();
  const theme = useTheme();
  const { position } = table;
  const pick = (city: string): void => pointing.change({ newCity: city, town: null, hex: null, tile: null });
  const drop = (city: string, at: ScreenPoint): void => {
    const hex = numberUnder(at, 'data-hex');
    if (hex === null) return;
    if (building.urbanizations.some((one) => one.city === city && one.hex === hex)) {
      pointing.change({ newCity: city, town: hex });
      return;
    }
    const refusal = whyNoCity(desk, building.planned, seat, hex, city);
    if (refusal !== null) table.explain(refusal);
  };
  const { dragged, handlers } = useDrag({ begin: pick, drop });
  if (building.urbanizations.length === 0) {
    return urbanizationsIn(table.legal).length === 0 ? null : (
      <p className="rail-note">{t('Urbanization comes before any track: clear the plan to place a New City.')}</p>
    );
  }
  const cities = [...new Set(building.urbanizations.map(({ city }) => city))];
  return (
    <div className="rail-row" role="group" aria-label={t('New Cities')}>
      <span className="rail-new-city-words">
        {t('Urbanization: drag a New City on to a town, or pick one and then the town.')}
      </span>
      {cities.map((city) => {
        const chosen = pointing.at.newCity === city;
        return (
          <button
            key={city}
            type="button"
            className={classNames('rail-new-city', chosen && 'rail-chosen')}
            style={enamelOf(desk, position, city, theme)}
            aria-pressed={chosen}
            aria-label={t('{city}, {color}', {
              city: say(desk.newCityName(position, city)),
              color: { term: colorOf(desk, position, city) },
            })}
            data-choice={chosen ? undefined : `city-${city}`}
            {...handlers(city, () => pick(city))}
          >
            {desk.newCitySign(position, city)}
          </button>
        );
      })}
      {pointing.at.newCity === null ? null : (
        <Button size="small" kind="quiet" onClick={() => pointing.change({ newCity: null, town: null })}>
          {t('Cancel')}
        </Button>
      )}
      {dragged === null ? null : (
        <span
          className="rail-new-city rail-dragged"
          style={{ ...enamelOf(desk, position, dragged.held, theme), left: dragged.x, top: dragged.y }}
          aria-hidden="true"
        >
          {desk.newCitySign(position, dragged.held)}
        </span>
      )}
    </div>
  );
}

function colorOf<P extends RailPosition>(desk: RailDesk<P>, p: P, city: string): GoodColour {
  return desk.chartOf(p).colorOf.get(city) ?? 'black';
}

function enamelOf<P extends RailPosition>(desk: RailDesk<P>, p: P, city: string, theme: Theme): CSSProperties {
  const { fill, on } = paletteOf(theme).goods[colorOf(desk, p, city)];
  return { background: fill, color: on };
}
