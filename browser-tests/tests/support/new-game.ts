import type { Visitor } from './visit.ts';

export interface Player {
  readonly name: string;
  /** Null for a person. */
  readonly bot: 'easy' | 'medium' | null;
}

export interface NewGame {
  readonly game: string;
  /** The id of one of the game's set-ups. */
  readonly setup: string;
  readonly players: readonly Player[];
  readonly seed: string;
}

export const person = (name: string): Player => ({ name, bot: null });
export const easyBot = (name: string): Player => ({ name, bot: 'easy' });

/** Opens the page for a new game, filled in as on an earlier visit, and starts the game. */
export async function startGame({ page, goTo }: Visitor, { game, setup, players, seed }: NewGame): Promise<void> {
  await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [
    `roundhouse.new.${game}`,
    JSON.stringify({ setup, seats: players, seed: '' }),
  ] as const);
  await goTo(`/new/${game}`);
  await page.getByText('Choose a seed').click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-page="table"]').locator('.table-moment, .curtain-sign').waitFor();
}

/** A short game of Age of Steam, up to the first thing that can be chosen. */
export async function startShortGame(visitor: Visitor, players: readonly Player[], seed: string): Promise<void> {
  await startGame(visitor, { game: 'age-of-steam', setup: 'two-shores', players, seed });
  await visitor.page.locator('[data-choice]').first().waitFor();
}
