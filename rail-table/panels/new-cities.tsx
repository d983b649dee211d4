import { type GoodColour, paletteOf, type Theme } from '@roundhouse/style';
import { Button, classNames, useTheme, useWords } from '@roundhouse/ui';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import type { RailDesk, RailPosition } from '../desk.ts';
import { whyNoCity } from '../why-not.ts';
import type { BuildingProps } from './building.tsx';

/** A finger trembles: less than this is a press. */
const DRAG_STARTS_AT = 6;

interface Drag {
  readonly city: string;
  readonly x: number;
  readonly y: number;
}

/** New City tiles to drag on to a town, or to pick and then point at one. */
export function NewCityTokens<P extends RailPosition>(props: BuildingProps<P>) {
  const { t } = useWords();
  const theme = useTheme();
  const { desk, table, controls } = props;
  const [drag, setDrag] = useState<Drag | null>(null);
  const possible = props.building.urbanizations;
  if (possible.length === 0) return null;
  const cities = [...new Set(possible.map(({ city }) => city))];
  return (
    <div className="rail-row" role="group" aria-label={t('New Cities')}>
      <span>{t('Urbanization: drag a New City on to a town, or pick one and then the town.')}</span>
      {cities.map((city) => (
        <Token key={city} {...props} city={city} setDrag={setDrag} />
      ))}
      {controls.moment.newCity === null ? null : (
        <Button size="small" kind="quiet" onClick={controls.letGo}>
          {t('Cancel (Esc)')}
        </Button>
      )}
      {drag === null ? null : (
        <span
          className="rail-new-city rail-dragged"
          style={{ ...enamelOf(desk, table.position, drag.city, theme), left: drag.x, top: drag.y }}
          aria-hidden="true"
        >
          {desk.newCitySign(table.position, drag.city)}
        </span>
      )}
    </div>
  );
}

function Token<P extends RailPosition>({
  desk,
  table,
  seat,
  controls,
  building,
  city,
  setDrag,
}: BuildingProps<P> & {
  readonly city: string;
  readonly setDrag: (drag: Drag | null) => void;
}) {
  const { t, say } = useWords();
  const theme = useTheme();
  const start = useRef<{ readonly x: number; readonly y: number; readonly dragged: boolean } | null>(null);
  const chosen = controls.moment.newCity === city;
  const pick = (): void => controls.change({ newCity: city, town: null, hex: null, tile: null });

  const move = (event: PointerEvent): void => {
    const { current } = start;
    if (current === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { clientX: x, clientY: y } = event;
    if (!current.dragged) {
      if (Math.hypot(x - current.x, y - current.y) < DRAG_STARTS_AT) return;
      start.current = { ...current, dragged: true };
      pick();
    }
    setDrag({ city, x, y });
  };
  const drop = ({ clientX, clientY }: PointerEvent): void => {
    setDrag(null);
    if (start.current?.dragged !== true) return;
    const hex = hexUnder(clientX, clientY);
    if (hex === null) return;
    if (building.urbanizations.some((one) => one.city === city && one.hex === hex)) {
      controls.change({ newCity: city, town: hex });
      return;
    }
    const refusal = whyNoCity(desk, building.planned, seat, hex, city);
    if (refusal !== null) table.explain(refusal);
  };
  return (
    <button
      type="button"
      className={classNames('rail-new-city', chosen && 'rail-chosen')}
      style={enamelOf(desk, table.position, city, theme)}
      aria-pressed={chosen}
      aria-label={t('{city}, {color}', {
        city: say(desk.newCityName(table.position, city)),
        color: { term: colorOf(desk, table.position, city) },
      })}
      data-choice={chosen ? undefined : `city-${city}`}
      onClick={() => {
        // The click that ends a drag must not pick again what was dropped just now.
        if (start.current?.dragged !== true) pick();
        start.current = null;
      }}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, y: event.clientY, dragged: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => {
        start.current = null;
        setDrag(null);
      }}
    >
      {desk.newCitySign(table.position, city)}
    </button>
  );
}

function colorOf<P extends RailPosition>(desk: RailDesk<P>, p: P, city: string): GoodColour {
  return desk.chartOf(p).colorOf.get(city) ?? 'black';
}

function enamelOf<P extends RailPosition>(desk: RailDesk<P>, p: P, city: string, theme: Theme): CSSProperties {
  const { fill, on } = paletteOf(theme).goods[colorOf(desk, p, city)];
  return { background: fill, color: on };
}

function hexUnder(x: number, y: number): number | null {
  const under = document.elementsFromPoint(x, y).find((element) => element.hasAttribute('data-hex'));
  const hex = Number(under?.getAttribute('data-hex'));
  return under === undefined || Number.isNaN(hex) ? null : hex;
}
