import { itemAt, type Seat } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import {
  NAME_GAP,
  nameBehind,
  numberText,
  SeatMark,
  useIsPhone,
  useSeatName,
  useSeatStyle,
  useWords,
} from '@roundhouse/ui';
import { linear, niceTicks, type Scale, spread, turnTicks } from './scale.ts';
import type { Chart, Series } from './series.ts';
import './charts.css';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly turnsShown: number;
}

export const DESK: Frame = { width: 560, height: 300, left: 40, right: 138, top: 14, bottom: 32, turnsShown: 10 };
export const PHONE: Frame = { width: 350, height: 250, left: 34, right: 124, top: 14, bottom: 30, turnsShown: 6 };

interface ChartProps {
  readonly chart: Chart;
  /** What the axis counts. */
  readonly period: AnyGamePage['period'];
}

/** How one number of every player went over the turns; the same as a table for those who would rather read it. */
export function LineChart({ chart, period }: ChartProps) {
  const { t, say } = useWords();
  const seatName = useSeatName();
  const frame = useIsPhone() ? PHONE : DESK;
  const label = say(chart.label);
  const ends = chart.series
    .map(({ seat, points }) => `${seatName(seat)} ${numberText(points.at(-1)?.value ?? 0)}`)
    .join(', ');
  return (
    <figure className="chart">
      <figcaption>
        <h3>{label}</h3>
      </figcaption>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={t('{measure} over the {period, select, round {rounds} other {turns}}, at the end: {ends}', {
          measure: label,
          period,
          ends,
        })}
      >
        <Lines chart={chart} period={period} frame={frame} />
      </svg>
      <details>
        <summary>{t('As a table')}</summary>
        <ChartTable chart={chart} period={period} />
      </details>
    </figure>
  );
}

function Lines({ chart, period, frame }: ChartProps & { readonly frame: Frame }) {
  const { t } = useWords();
  const seatStyle = useSeatStyle();
  const { x, y } = scalesOf(chart, frame);
  const { width, height, right, top, bottom } = frame;
  const ends = chart.series.map(({ points }) => y(points.at(-1)?.value ?? 0));
  const labels = spread(ends, LABEL_GAP, top + 4, height - bottom - 2);
  return (
    <>
      <Rungs y={y} frame={frame} />
      {x.ticks.map((turn) => (
        <text key={turn} className="chart-turn" x={x(turn)} y={height - bottom + 20} textAnchor="middle">
          {turn}
        </text>
      ))}
      <text className="chart-turn" x={width - right + 12} y={height - bottom + 20}>
        {t('{period, select, round {round} other {turn}}', { period })}
      </text>
      {chart.series.map(({ seat, points }, index) => {
        const end = itemAt(ends, index);
        const at = itemAt(labels, index);
        const stop = width - right;
        return (
          <g key={seat} style={seatStyle(seat)}>
            <path className="chart-line" d={pathOf(points, x, y)} />
            {points.map(({ turn, value }) => (
              <circle key={turn} className="chart-dot" cx={x(turn)} cy={y(value)} r={3} />
            ))}
            <EndLabel seat={seat} value={points.at(-1)?.value ?? 0} stop={stop} from={end} at={at} room={right} />
          </g>
        );
      })}
    </>
  );
}

/** The lines of equal value, with what they are. */
export function Rungs({ y, frame: { left, right, width } }: { readonly y: Scale; readonly frame: Frame }) {
  return y.ticks.map((tick) => (
    <g key={tick} className={tick === 0 ? 'chart-grid chart-zero' : 'chart-grid'}>
      <line x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
      <text x={left - 8} y={y(tick)} dy="0.33em" textAnchor="end">
        {numberText(tick)}
      </text>
    </g>
  ));
}

/** Room between two labels at the ends of lines. */
export const LABEL_GAP = 22;

interface EndLabelProps {
  readonly seat: Seat;
  readonly value: number;
  /** Where the lines end, and how high this one does; the label stands at its own height. */
  readonly stop: number;
  readonly from: number;
  readonly at: number;
  /** From there to the edge. */
  readonly room: number;
}

/** The label begins so far behind the line, after the mark of its seat. */
const LABEL_START = 24 + 14;
/** As `.chart text` of the style sheet has it. */
const TYPE = 13;

/** Whose line it is, at the end of it. */
export function EndLabel({ seat, value, stop, from, at, room }: EndLabelProps) {
  const seatName = useSeatName();
  return (
    <>
      <path className="chart-leader" d={`M${stop + 4} ${from}L${stop + 14} ${at}`} />
      <g transform={`translate(${stop + 24} ${at})`}>
        <g transform="translate(-10 -10)">
          <SeatMark seat={seat} size={20} />
        </g>
        <text className="chart-label" x={14} dy="0.33em">
          {numberText(value)}
          <tspan dx={NAME_GAP}>{nameBehind(numberText(value), seatName(seat), room - LABEL_START, TYPE)}</tspan>
        </text>
      </g>
    </>
  );
}

function scalesOf(chart: Chart, frame: Frame): { readonly x: Scale; readonly y: Scale } {
  const values = chart.series.flatMap(({ points }) => points.map(({ value }) => value));
  const yTicks = niceTicks(Math.min(0, ...values), Math.max(0, ...values), 5);
  const first = chart.turns[0] ?? 0;
  const last = chart.turns.at(-1) ?? first;
  return {
    x: linear(
      { from: first, to: last },
      { from: frame.left + 6, to: frame.width - frame.right },
      turnTicks(first, last, frame.turnsShown),
    ),
    y: linear(
      { from: yTicks[0] ?? 0, to: yTicks.at(-1) ?? 1 },
      { from: frame.height - frame.bottom, to: frame.top },
      yTicks,
    ),
  };
}

function pathOf(points: Series['points'], x: Scale, y: Scale): string {
  return points.map(({ turn, value }, index) => `${index === 0 ? 'M' : 'L'}${x(turn)} ${y(value)}`).join('');
}

function ChartTable({ chart, period }: ChartProps) {
  const { t } = useWords();
  const seatName = useSeatName();
  return (
    <div className="chart-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('{period, select, round {Round} other {Turn}}', { period })}</th>
            {chart.series.map(({ seat }) => (
              <th key={seat} scope="col">
                {seatName(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.turns.map((turn, index) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              {chart.series.map(({ seat, points }) => (
                <td key={seat}>{points[index]?.value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
