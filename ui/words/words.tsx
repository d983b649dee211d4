import type { Seat } from '@roundhouse/kernel';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Catalogue, type Words, wordsOf } from './catalogue.ts';

interface Spoken {
  readonly language: string;
  readonly catalogue: Catalogue;
  readonly english: Catalogue;
}

const PLAIN: Spoken = { language: 'en', catalogue: {}, english: {} };

const SpokenContext = createContext<Spoken>(PLAIN);
const NamesContext = createContext<readonly string[]>([]);

export interface WordsProviderProps {
  readonly language: string;
  readonly catalogue: Catalogue;
  readonly english: Catalogue;
  readonly children: ReactNode;
}

export function WordsProvider({ language, catalogue, english, children }: WordsProviderProps) {
  const spoken = useMemo(() => ({ language, catalogue, english }), [language, catalogue, english]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

/** The names by seat that `say` puts into sentences below here. */
export function SeatNames({ names, children }: { readonly names: readonly string[]; readonly children: ReactNode }) {
  return <NamesContext value={names}>{children}</NamesContext>;
}

export function useWords(): Words {
  const spoken = useContext(SpokenContext);
  const names = useContext(NamesContext);
  return useMemo(
    () => wordsOf({ ...spoken, seatName: (seat: Seat) => names[seat] ?? `#${seat + 1}` }),
    [spoken, names],
  );
}

/** The name of a seat at this table. */
export function useSeatName(): (seat: Seat) => string {
  const names = useContext(NamesContext);
  return (seat) => names[seat] ?? `#${seat + 1}`;
}
