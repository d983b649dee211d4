import { useCallback } from 'react';
import { useMaker } from '../match/maker-context.tsx';
import { MatchTable } from './match-table.tsx';

/** A match that is kept in this browser. */
export function TablePage({ id }: { readonly id: string }) {
  const maker = useMaker();
  const open = useCallback(async () => maker.open(id), [maker, id]);
  return <MatchTable open={open} />;
}
