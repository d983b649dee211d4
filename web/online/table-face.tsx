import { knownGame } from '@roundhouse/games/registry';
import { ROUTES, type TableSummary } from '@roundhouse/wire';
import { useEffect, useState } from 'react';
import { gamePage } from '../game-page.ts';
import { faceOf, type MatchFace } from '../pages/match-face.ts';
import { FaceWords } from '../pages/ticket-face.tsx';
import { useVisit } from './context.tsx';
import { oneAfterTheOther } from './one-after-the-other.ts';
import { liveriesAt } from './seating.ts';

/** However many tables somebody has, the server is asked for one picture at a time. */
const inTurn = oneAfterTheOther();

/** What a ticket shows of a table that runs on the server, as whoever looks may see it. */
export function TableFace({ table }: { readonly table: TableSummary }) {
  return <FaceWords face={useFace(table)} players={table.places} liveries={liveriesAt(table)} />;
}

function useFace({ id, game, seats, changed }: TableSummary): MatchFace | null {
  const { server } = useVisit();
  const [face, setFace] = useState<MatchFace | null>(null);
  useEffect(() => {
    let current = true;
    const look = async (): Promise<void> => {
      // Whoever has gone elsewhere meanwhile wants to know nothing of it.
      if (!current) return;
      const [page, glance] = await Promise.all([
        gamePage(knownGame(game)),
        server.ask(ROUTES.glance, { gaps: { table: id } }),
      ]);
      if (current) setFace(faceOf(page, glance, seats));
    };
    // A ticket without a picture still leads to its table, which says what is wrong.
    inTurn(look).catch(() => undefined);
    return () => {
      current = false;
    };
  }, [server, id, game, seats, changed]);
  return face;
}
