import { useCallback, useMemo } from 'react';
import { useMaker } from '../match/maker-context.tsx';
import { downloadGames } from '../pages/record-file.ts';
import { navigate } from '../router.tsx';
import { MatchTable } from './match-table.tsx';
import type { KeptMatch } from './menu.tsx';

/** A match that is kept in this browser. */
export function TablePage({ id }: { readonly id: string }) {
  const maker = useMaker();
  const open = useCallback(async () => maker.open(id), [maker, id]);
  const kept = useMemo(
    (): KeptMatch => ({
      save: async () => downloadGames(await maker.save([id])),
      abandon: async () => {
        await maker.remove(id);
        navigate('/');
      },
    }),
    [maker, id],
  );
  return <MatchTable open={open} kept={kept} />;
}
