import { plainWording, say, text } from '@roundhouse/kernel';
import type { SimulationReport } from './simulation.ts';
import { decimal, grouped, percent, table } from './table.ts';
import type { PlayerSummary } from './tally.ts';

export interface Speed {
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
}

const HEADS = ['wins', 'of games', 'place', 'in to the end', 'mean score', 'best', 'worst'];

function row(name: string, summary: PlayerSummary): string[] {
  return [
    name,
    decimal(summary.wins),
    percent(summary.wins, summary.games),
    decimal(summary.meanPlace, 2),
    percent(summary.finished, summary.games),
    decimal(summary.meanScore),
    decimal(summary.bestScore, 0),
    decimal(summary.worstScore, 0),
  ];
}

/** The report of a simulation, for people. */
export function simulationText(report: SimulationReport, speed: Speed): string {
  const { actions } = report;
  const parts = [
    `${gamesText(report)}\n\n`,
    `  ${grouped(speed.gamesPerSecond)} games/s, ${grouped(speed.actionsPerSecond)} actions/s (${decimal(speed.seconds)} s)\n`,
    `  ${decimal(actions.mean)} actions a game, from ${actions.fewest} to ${actions.most}\n`,
    `  fingerprint ${report.fingerprint}\n\n`,
    table(
      ['seat', ...HEADS],
      report.bySeat.map((summary) => row(`${summary.seat} ${summary.bot}`, summary)),
    ),
    '\n',
    table(
      ['bot', ...HEADS],
      report.byBot.map((summary) => row(summary.bot, summary)),
    ),
    '\nHow the games ended\n',
    table(
      ['', 'games'],
      Object.entries(report.ends).map(([end, games]) => [end, grouped(games)]),
    ),
  ];
  if (report.reach !== undefined) parts.push(reachText(report.reach));
  if (report.problems !== undefined) parts.push(problemsText(report.problems));
  return parts.join('');
}

function reachText({ used, unused }: NonNullable<SimulationReport['reach']>): string {
  return [
    '\nUsed\n',
    table(
      ['', 'times'],
      used.map(({ key, times }) => [key, grouped(times)]),
    ),
    unused.length === 0
      ? '\nEverything was used.\n'
      : `\nNever used: ${unused.length} of ${used.length + unused.length}\n${unused.map((key) => `  ${key}\n`).join('')}`,
  ].join('');
}

function problemsText(problems: readonly string[]): string {
  if (problems.length === 0) return '\nWhat must always hold held after every action.\n';
  return `\nWhat must always hold did not:\n${problems.map((problem) => `  ${problem}\n`).join('')}`;
}

interface Played {
  readonly games: number;
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
}

/** What was played, as the first line of a report says it. */
export function gamesText({ games, game, seats, seed }: Played): string {
  const played = text(
    "{games, plural, one {# game} other {# games}} of {game} with {seats, plural, one {# seat} other {# seats}}, seed ''{seed}''",
    { games, game, seats, seed },
  );
  return say(played, { ...plainWording, numberText: grouped });
}
