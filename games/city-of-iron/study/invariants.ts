import { plays } from '../content/set.ts';
import { type Position, setOf } from '../index.ts';
import { positionProblem } from '../rules/position-problem.ts';
import { decksFor } from '../rules/setup.ts';

/** What must hold in every position that play can lead to, as sentences about what does not. */
export function invariants(p: Position): string[] {
  const problem = positionProblem(p, setOf(p));
  return [...(problem === null ? [] : [`${problem.where}: ${problem.what}`]), ...boxProblems(p), ...numberProblems(p)];
}

/** Buildings, lands and towns never leave the game. */
function boxProblems(p: Position): string[] {
  const set = setOf(p);
  const seats = p.players.length;
  const cities = p.players.flatMap((player) => player.cities);
  const boxed = set.file.townsBoxed[String(seats)] ?? [];
  const tally = (what: string, found: number, expected: number): string[] =>
    found === expected ? [] : [`there are ${found} ${what} instead of ${expected}`];
  const towns = set.file.towns.filter(({ goods }) => !boxed.some((good) => good in goods));
  const nations = p.players.filter(({ nation }) => nation !== null).length;
  const far = set.file.lands.filter(({ home, marker }) => home === null && plays(marker, seats));
  return [
    ...tally(
      'buildings',
      p.row.length +
        p.decks.flat().length +
        p.discards.length +
        p.players.flatMap(({ stored }) => stored).length +
        cities.flatMap(({ buildings }) => buildings).length,
      decksFor(set, p, seats).flat().length,
    ),
    ...tally('lands', p.lands.length + cities.length, far.length + nations),
    ...tally(
      'towns',
      p.towns.flatMap(({ top, rest }) => (top === null ? rest : [top, ...rest])).length +
        p.players.flatMap((player) => player.towns).length,
      p.mode === 'family' ? 0 : towns.length,
    ),
  ];
}

function numberProblems(p: Position): string[] {
  return p.players.flatMap(({ coins, science }, seat) =>
    Number.isInteger(coins) && coins >= 0 && Number.isInteger(science) && science >= 0
      ? []
      : [`seat ${seat} has ${coins} coins and ${science} science`],
  );
}
