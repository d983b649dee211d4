import { clickToTheEnd } from './clicker.ts';
import { type NewGame, startGame } from './new-game.ts';
import { visit } from './visit.ts';

/** A new game, clicked through to its end page: how many clicks it took, and what the page complained of. */
export async function clickedToTheEnd(game: NewGame): Promise<{ count: number; complaints: readonly string[] }> {
  let count = 0;
  let complaints: readonly string[] = [];
  await visit({}, async (visitor) => {
    await startGame(visitor, game);
    ({ count } = await clickToTheEnd(visitor.page, game.seed));
    ({ complaints } = visitor);
  });
  return { count, complaints };
}
