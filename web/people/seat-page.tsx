import type { Seat } from '@roundhouse/kernel';
import { useWords } from '@roundhouse/ui';
import type { Place } from '@roundhouse/wire';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from '../router.tsx';

/** Where the page of whoever plays a seat is; null for bots, and where nobody has a page: at one screen. */
type SeatPages = (seat: Seat) => string | null;

export const SeatPagesContext = createContext<SeatPages>(() => null);

export function seatPagesOf(places: readonly Pick<Place, 'seat' | 'person'>[]): SeatPages {
  return (seat) => {
    const person = places.find((place) => place.seat === seat)?.person ?? null;
    return person === null ? null : `/people/${person.id}`;
  };
}

/** Whatever names a seat, with the way to the page of who plays it. */
export function SeatLink({ seat, children }: { readonly seat: Seat; readonly children: ReactNode }) {
  const path = useContext(SeatPagesContext)(seat);
  return path === null ? children : <Link to={path}>{children}</Link>;
}

/** The way to somebody's page, where there is room for more about them. */
export function SeatPage({ seat }: { readonly seat: Seat }) {
  const { t } = useWords();
  const path = useContext(SeatPagesContext)(seat);
  return path === null ? null : (
    <p className="seat-page">
      <Link to={path}>{t('The page of {who}', { who: { seat } })}</Link>
    </p>
  );
}
