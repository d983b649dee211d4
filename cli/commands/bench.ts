import { type AnyResident, residents } from '@roundhouse/games';
import { type Baseline, baselineFile, machineName, readBaseline, saveBaseline } from '../bench/baseline.ts';
import { benchFigures, type Figure } from '../bench/bench.ts';
import type { Command } from '../command.ts';
import { CONTENT, GAME, JSON_FLAG, OPTIONS, residentFrom, SEATS, settingFrom } from '../shared-flags.ts';
import { table } from '../simulation/table.ts';
import { UserError } from '../user-error.ts';

const USUAL_SECONDS = 3;

export const bench: Command = {
  name: 'bench',
  summary: 'measures how fast the rules are, next to the targets and to the figures that were saved',
  about: 'One core, warmed up first. Figures never fail: a slow machine is no mistake.',
  flags: [
    GAME,
    SEATS,
    OPTIONS,
    CONTENT,
    { name: 'seconds', value: 'N', about: `how long each measure of playing takes (${USUAL_SECONDS})` },
    { name: 'save', about: 'keep these figures as the baseline, docs/benchmarks/baseline.json' },
    { name: 'compare', about: 'insist on a baseline to compare with' },
    JSON_FLAG,
  ],
  examples: ['bench', 'bench --game age-of-steam --save'],
  run(flags, io) {
    const file = baselineFile();
    const baseline = readBaseline(file);
    if (baseline === undefined && flags.has('compare'))
      throw new UserError('there is no baseline yet: bench --save makes one');
    const seconds = flags.whole('seconds', { min: 0, max: 600 }) ?? USUAL_SECONDS;
    const chosen = flags.has('game') || flags.has('content') ? [residentFrom(flags)] : residents;
    for (const resident of chosen) {
      const setting = settingFrom(flags, resident);
      const figures = [...benchFigures({ resident, setting, seconds, watch: { now: () => io.now() } })];
      io.out.write(flags.has('json') ? benchJson(resident, figures) : benchText(resident, figures, baseline));
      if (flags.has('save')) {
        saveBaseline(file, resident.game.id, figures);
        io.err.write('saved as the baseline\n');
      }
    }
    return 0;
  },
};

function benchJson({ game }: AnyResident, figures: readonly Figure[]): string {
  return `${JSON.stringify({ game: game.id, machine: machineName(), figures })}\n`;
}

function benchText({ game }: AnyResident, figures: readonly Figure[], baseline: Baseline | undefined): string {
  const rows = figures.map((figure) => [
    figure.what,
    measured(figure.value, figure.unit),
    figure.target === undefined ? '' : measured(figure.target, figure.unit),
    figure.target === undefined ? '' : times(figure, figure.target),
    comparison(figure, baseline?.get(`${game.id}/${figure.id}`)),
  ]);
  return `${game.name} on ${machineName()}\n\n${table(['', 'measured', 'target', 'against target', 'against baseline'], rows)}`;
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
