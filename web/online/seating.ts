import { dressed, itemAt, type Livery, type Seat, type SeatRange, type Text, text } from '@roundhouse/kernel';
import type { Place, Table } from '@roundhouse/wire';

/** One seat of a table that has not begun. */
export interface Chair {
  readonly seat: Seat;
  /** Null: it is free. */
  readonly place: Place | null;
  readonly who: 'me' | 'person' | 'bot' | 'nobody';
  readonly isHost: boolean;
  /** What it looks like, if nobody chooses anything else. */
  readonly livery: Livery;
}

function placeAt({ places }: Pick<Table, 'places'>, seat: Seat): Place | null {
  return places.find((one) => one.seat === seat) ?? null;
}

/** What everybody looks like at a table, by what they chose. */
export function liveriesAt(table: Pick<Table, 'seats' | 'places'>): readonly Livery[] {
  const { seats } = table;
  return dressed(
    seats,
    Array.from({ length: seats }, (_, seat) => placeAt(table, seat)?.livery ?? null),
  );
}

export function chairsOf(table: Pick<Table, 'seats' | 'places' | 'seat' | 'host'>): readonly Chair[] {
  const { seats, seat: mine, host } = table;
  const liveries = liveriesAt(table);
  return Array.from({ length: seats }, (_, seat) => {
    const place = placeAt(table, seat);
    const livery = itemAt(liveries, seat);
    const isHost = place?.person?.id === host.id;
    if (place === null) return { seat, place, who: 'nobody', isHost, livery };
    return { seat, place, who: place.bot !== null ? 'bot' : seat === mine ? 'me' : 'person', isHost, livery };
  });
}

/** What other people have chosen, so that nobody else can; bots give theirs away. */
export function takenLiveries({ places, seat: mine }: Pick<Table, 'places' | 'seat'>): readonly Livery[] {
  return places.flatMap(({ seat, bot, livery }) => (seat === mine || bot !== null || livery === null ? [] : [livery]));
}

export function freeSeats(table: Pick<Table, 'seats' | 'places'>): number {
  return table.seats - table.places.length;
}

/** Why a table cannot begin with those who sit there; null when it can. */
export function whyNotStart(table: Pick<Table, 'places'>, { min }: Pick<SeatRange, 'min'>): Text | null {
  const lacking = min - table.places.length;
  if (table.places.every(({ bot }) => bot !== null)) return text('At least one person has to sit down.');
  return lacking <= 0
    ? null
    : text(
        '{n, plural, one {# more player is needed: a person or a bot.} other {# more players are needed: people or bots.}}',
        {
          n: lacking,
        },
      );
}
