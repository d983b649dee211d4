import { type Result, type Seat, type Text, text } from '@roundhouse/kernel';

interface Named {
  readonly name: string;
}

/** Who has won, in a few words. `players`: by seat. */
export function headlineOf({ winners }: Result, players: readonly Named[]): Text {
  const names = winners.flatMap((seat) => players[seat]?.name ?? []);
  if (names.length === 0) return text('Nobody wins');
  return names.length === 1
    ? text('{name, select, many {{name} win} other {{name} wins}}', { name: names.join() })
    : text('Shared victory: {names}', { names: names.join(', ') });
}

/** So many names tell more than how many they are. */
const LEADERS_NAMED = 2;

/** Who is ahead, in a few words. `players`: by seat. */
export function leadText(leaders: readonly Seat[], players: readonly Named[]): Text {
  const names = leaders.flatMap((seat) => players[seat]?.name ?? []);
  if (names.length === 0) return text('nobody leads yet');
  return names.length <= LEADERS_NAMED
    ? text('ahead: {names}', { names: names.join(', ') })
    : text('{n} share the lead', { n: names.length });
}
