import { createContext, type ReactNode, useContext } from 'react';
import type { MatchMaker } from './table-match.ts';

const MakerContext = createContext<MatchMaker | null>(null);

export function MakerProvider({ maker, children }: { readonly maker: MatchMaker; readonly children: ReactNode }) {
  return <MakerContext value={maker}>{children}</MakerContext>;
}

/** Where this page gets its matches from. */
export function useMaker(): MatchMaker {
  const maker = useContext(MakerContext);
  if (maker === null) throw new Error('there is no MakerProvider around this');
  return maker;
}
