import { clickAtTheBeginning, type Clicks, clickToTheEnd } from './clicker.ts';
import { type NewGame, startGame } from './new-game.ts';
import { visit, type Visitor } from './visit.ts';

interface Clicked {
  readonly count: number;
  /** What the page complained of. */
  readonly complaints: readonly string[];
}

/** A new game, clicked through to its end page: how many clicks it took. */
export async function clickedToTheEnd(game: NewGame): Promise<Clicked> {
  return clicked(game, async ({ page }) => clickToTheEnd(page, game.seed));
}

/** The first clicks of a new game. */
export async function clickedAtTheBeginning(game: NewGame): Promise<Clicked> {
  return clicked(game, async ({ page }) => clickAtTheBeginning(page, game.seed));
}

async function clicked(game: NewGame, click: (visitor: Visitor) => Promise<Clicks>): Promise<Clicked> {
  let count = 0;
  let complaints: readonly string[] = [];
  await visit({}, async (visitor) => {
    await startGame(visitor, game);
    ({ count } = await click(visitor));
    ({ complaints } = visitor);
  });
  return { count, complaints };
}
