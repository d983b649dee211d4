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

interface Seated {
  readonly names: readonly string[];
  readonly you: Seat | null;
}

const NOBODY: Seated = { names: [], you: null };
const SeatedContext = createContext<Seated>(NOBODY);

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

export interface SeatNamesProps {
  readonly names: readonly string[];
  /** The reader's own seat, where one reader sits here alone. */
  readonly you?: Seat | null;
  readonly children: ReactNode;
}

/** The names by seat that `say` puts into sentences below here. */
export function SeatNames({ names, you = null, children }: SeatNamesProps) {
  const seated = useMemo(() => ({ names, you }), [names, you]);
  return <SeatedContext value={seated}>{children}</SeatedContext>;
}

export function useWords(): Words {
  const spoken = useContext(SpokenContext);
  const { names, you } = useContext(SeatedContext);
  return useMemo(() => wordsOf({ ...spoken, you, seatName: (seat) => nameOf(names, seat) }), [spoken, names, you]);
}

/** The name of a seat at this table. */
export function useSeatName(): (seat: Seat) => string {
  const { names } = useContext(SeatedContext);
  return (seat) => nameOf(names, seat);
}

function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? `#${seat + 1}`;
}
