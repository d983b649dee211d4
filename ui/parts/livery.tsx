import { dressed, itemAt, type Livery, SEAT_COLOURS, type Seat } from '@roundhouse/kernel';
import { type Palette, paletteOf } from '@roundhouse/style';
import { createContext, type CSSProperties, type ReactNode, useContext } from 'react';
import { useTheme } from '../settings/settings-context.tsx';

type Worn = readonly Livery[] | undefined;

const LiveriesContext = createContext<Worn>(undefined);

export interface LiveriesProps {
  /** By seat; undefined where nobody chose anything. */
  readonly worn: Worn;
  readonly children: ReactNode;
}

/** The colours and emblems in which the seats are shown below here. */
export function Liveries({ worn, children }: LiveriesProps) {
  return <LiveriesContext value={worn}>{children}</LiveriesContext>;
}

/** As they were chosen at this table; undefined where nobody chose anything. */
export function useLiveries(): Worn {
  return useContext(LiveriesContext);
}

/** The palette of the theme, with the seats as they are shown at this table. */
export function usePalette(): Palette {
  return paletteOf(useTheme(), useLiveries());
}

/** What a seat looks like at this table. */
export function useLivery(): (seat: Seat) => Livery {
  const worn = useLiveries();
  return (seat) => worn?.[seat] ?? itemAt(dressed(seat + 1), seat);
}

/** `--seat` and `--on-seat` of the theme, for whatever is drawn in a seat's colour. */
export function useSeatStyle(): (seat: Seat | null) => CSSProperties {
  const livery = useLivery();
  return (seat) => (seat === null ? {} : liveryStyle(livery(seat)));
}

export function liveryStyle({ colour }: Livery): CSSProperties {
  return Object.fromEntries([
    ['--seat', `var(--seat-${SEAT_COLOURS.indexOf(colour)})`],
    ['--on-seat', 'var(--on-seats)'],
  ]);
}
