import { useEffect, useState } from 'react';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { gamePage } from '../game-page.ts';
import { knownGame } from '@roundhouse/games/registry';
import { atTable } from '../match/at-table.ts';
import { useMaker } from '../match/maker-context.tsx';
import type { MatchMaker, TableMatch } from '../match/table-match.ts';

export type OpenTable =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'open'; readonly match: TableMatch; readonly page: AnyGamePage };

/** Opens a match and the page of its game, and closes the match when it is left. */
export function useOpenTable(id: string, attempt: number): OpenTable {
  const maker = useMaker();
  const [table, setTable] = useState<OpenTable>({ state: 'opening' });
  useEffect(() => {
    let left = false;
    let opened: TableMatch | null = null;
    setTable({ state: 'opening' });
    open(maker, id).then(
      ({ match, page }) => {
        opened = match;
        if (left) match.close();
        else setTable({ state: 'open', match, page });
      },
      (error: unknown) => {
        if (!left) setTable({ state: 'failed', why: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [maker, id, attempt]);
  return table;
}

async function open(maker: MatchMaker, id: string): Promise<{ match: TableMatch; page: AnyGamePage }> {
  const match = await maker.open(id);
  try {
    return atTable(match, await gamePage(knownGame(match.snapshot().game)));
  } catch (error) {
    match.close();
    throw error;
  }
}
