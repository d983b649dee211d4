import { ROUTES } from '@roundhouse/wire';
import type { Door } from '../http/door.ts';
import type { Tables } from '../tables/tables.ts';
import type { Games } from './games.ts';
import type { Hall } from './hall.ts';

/** What a program must know of a game that it has no files of. */
export function gameRoutes(door: Door, games: Games, tables: Tables, hall: Hall): void {
  door.answer(ROUTES.games, async () => games.offered());

  door.answer(ROUTES.board, async ({ visitor: { person }, gap }) => {
    // Whoever may look at the match may see its board, which is the same for all.
    await tables.seat(person, gap('table'));
    const { match } = await hall.authority(gap('table'));
    return games.board(match.game.id, match.viewAt(match.seq, 'public'));
  });
}
