import type { Registration } from '@roundhouse/games/registry';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { contentOfThisSite } from './match/site-content.ts';

/** The page of a game, with what the host of this site adds to the game. */
export async function gamePage(game: Registration): Promise<AnyGamePage> {
  const [page, content] = await Promise.all([game.page(), contentOfThisSite()]);
  return { ...page, game: content.furnished(page.game, reportError) };
}
