import { table } from '../simulation/table.ts';
import { type Baseline, machineName } from './baseline.ts';
import type { Figure } from './bench.ts';

/** Figures under a title, next to their targets and to what was saved under `key`. */
export function figuresText(
  title: string,
  key: string,
  figures: readonly Figure[],
  baseline: Baseline | undefined,
): string {
  const rows = figures.map((figure) => [
    figure.what,
    measured(figure.value, figure.unit),
    figure.target === undefined ? '' : measured(figure.target, figure.unit),
    figure.target === undefined ? '' : times(figure, figure.target),
    comparison(figure, baseline?.get(`${key}/${figure.id}`)),
  ]);
  return `${title} on ${machineName()}\n\n${table(['', 'measured', 'target', 'against target', 'against baseline'], rows)}`;
}

function measured(value: number, unit: string): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`.trimEnd();
}

/** How many times as good: above 1 is better, whichever way the figure counts. */
function times({ value, moreIsBetter }: Figure, other: number): string {
  const ratio = moreIsBetter ? value / other : other / value;
  return `${ratio.toFixed(2)}×`;
}

function comparison(figure: Figure, saved: number | undefined): string {
  return saved === undefined || saved === 0 ? '–' : times(figure, saved);
}
