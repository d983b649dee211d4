import { itemAt } from '@roundhouse/kernel';
import { numberText, useIsPhone, useSeatName, useSeatStyle, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { DESK, EndLabel, LABEL_GAP, PHONE, Rungs } from '../charts/line-chart.tsx';
import { linear, niceTicks, spread } from '../charts/scale.ts';
import type { Chapter } from './reading.ts';

export interface CurveProps {
  /** What each seat could expect, moment by moment. */
  readonly expected: readonly (readonly number[])[];
  /** The last moment of the match. */
  readonly last: number;
  readonly chapters: readonly Chapter[];
  readonly period: 'turn' | 'round';
  /** Moments that are worth a look. */
  readonly marked: readonly number[];
  readonly shown: number;
  readonly show: (moment: number) => void;
}

/** What everybody could expect to have at the end, over all moments; whoever points at one sees its board. */
export function Curve({ expected, last, chapters, period, marked, shown, show }: CurveProps) {
  const { t } = useWords();
  const seatName = useSeatName();
  const seatStyle = useSeatStyle();
  const frame = useIsPhone() ? PHONE : DESK;
  const { left, right, top, bottom, width, height } = frame;
  const stop = width - right;
  const lines = useMemo(() => {
    const values = expected.flat();
    const ticks = niceTicks(Math.min(0, ...values), Math.max(0, ...values), 5);
    const x = linear({ from: 0, to: Math.max(1, last) }, { from: left + 6, to: stop }, []);
    const y = linear({ from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1 }, { from: height - bottom, to: top }, ticks);
    const seats = expected[0]?.map((_, seat) => seat) ?? [];
    const paths = seats.map((seat) =>
      expected.map((of, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(itemAt(of, seat)).toFixed(1)}`).join(''),
    );
    return { x, y, paths };
  }, [expected, last, left, stop, top, bottom, height]);
  const { x, y, paths } = lines;
  const end = expected.at(-1) ?? [];
  const heights = end.map((value) => y(value));
  const labels = spread(heights, LABEL_GAP, top + 4, height - bottom - 2);
  const every = Math.ceil(chapters.length / frame.turnsShown);
  const values = expected[shown];
  const words =
    values === undefined
      ? t('Action {n} of {m}', { n: shown, m: last })
      : t('Action {n} of {m}: {values}', {
          n: shown,
          m: last,
          values: values.map((value, seat) => `${seatName(seat)} ${numberText(Math.round(value))}`).join(', '),
        });
  const pointed = (event: React.PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / Math.max(1, box.width)) * width;
    const moment = Math.round(((at - left - 6) / Math.max(1, stop - left - 6)) * last);
    show(Math.min(last, Math.max(0, moment)));
  };
  return (
    <figure className="chart curve">
      <figcaption>
        <h3>{t('What everybody could expect to have in the end')}</h3>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('Points that each could expect, action by action, at the end: {ends}', {
          ends: end.map((value, seat) => `${seatName(seat)} ${numberText(Math.round(value))}`).join(', '),
        })}
        onPointerMove={pointed}
        onPointerDown={pointed}
      >
        <Rungs y={y} frame={frame} />
        {chapters.map(({ number, first }, index) => (
          <g key={number} className="chart-grid">
            <line x1={x(first - 1)} x2={x(first - 1)} y1={top} y2={height - bottom} />
            {index % every === 0 ? (
              <text className="chart-turn" x={x(first - 1) + 3} y={height - bottom + 20}>
                {number}
              </text>
            ) : null}
          </g>
        ))}
        <text className="chart-turn" x={stop + 12} y={height - bottom + 20}>
          {t('{period, select, round {round} other {turn}}', { period })}
        </text>
        <line className="curve-now" x1={x(shown)} x2={x(shown)} y1={top} y2={height - bottom} />
        {paths.map((path, seat) => (
          <g key={seat} style={seatStyle(seat)}>
            <path className="chart-line curve-line" d={path} />
            <EndLabel
              seat={seat}
              value={Math.round(itemAt(end, seat))}
              stop={stop}
              from={itemAt(heights, seat)}
              at={itemAt(labels, seat)}
              room={frame.right}
            />
          </g>
        ))}
        {marked.map((moment) => (
          <circle key={moment} className="curve-mark" cx={x(moment)} cy={height - bottom} r={4} />
        ))}
        {values?.map((value, seat) => (
          <circle key={seat} className="chart-dot" style={seatStyle(seat)} cx={x(shown)} cy={y(value)} r={4} />
        ))}
      </svg>
      <input
        className="history-slider curve-slider"
        type="range"
        min={0}
        max={last}
        value={shown}
        aria-label={t('Moment of the game')}
        aria-valuetext={words}
        onChange={(event) => show(event.target.valueAsNumber)}
      />
      <p className="curve-words">{words}</p>
    </figure>
  );
}
