import { type Result, type Text, text } from '@roundhouse/kernel';
import { numberText } from '@roundhouse/ui';

/** Who has won, in a few words. `players`: by seat. */
export function headlineOf({ winners }: Result, players: readonly { readonly name: string }[]): Text {
  const names = winners.flatMap((seat) => players[seat]?.name ?? []);
  if (names.length === 0) return text('Nobody wins');
  return names.length === 1
    ? text('{name, select, many {{name} win} other {{name} wins}}', { name: names.join() })
    : text('Shared victory: {names}', { names: names.join(', ') });
}

/** Everybody's points, the most first; whoever left the game before its end has none. */
export function pointsText({ scores }: Result): string {
  const totals = scores.flatMap(({ total }) => total ?? []);
  return totals
    .toSorted((one, other) => other - one)
    .map(numberText)
    .join(' : ');
}
