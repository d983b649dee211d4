import { describe, expect, test } from 'vitest';
import { heard, listen } from './support/listening.ts';
import { person, startGame } from './support/new-game.ts';
import { andSee, mark, marks, press } from './support/table.ts';
import { visit } from './support/visit.ts';
import { lowestRunningId, wholeTable } from './support/whole-table.ts';

/** A hand or a draw pile whose cards can be read. */
const KNOWN_CARDS = /"(?:hand|draw)":\["/;

interface Heard {
  readonly opening: readonly string[];
  readonly curtain: string;
  readonly while: readonly string[];
  readonly table: string;
  readonly later: readonly string[];
  readonly reopened: readonly string[];
}

/** One person puts a deck in order, this way or that, then the other. What does the screen get to know meanwhile? */
async function afterStackingOf(changed: boolean): Promise<Heard> {
  let result: Heard | undefined;
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await listen(page);
    await startGame(visitor, {
      game: 'city-of-iron',
      setup: 'standard',
      players: [person('Anna'), person('Bruno')],
      seed: 'secrets',
    });
    const opening = await heard(page);
    await press(page, 'sit-down');
    const firstId = await lowestRunningId(page);
    if (changed) await andSee(page, async () => marks(page, 'first-').first().click());
    await press(page, 'confirm');
    await mark(page, 'sit-down').waitFor();
    const curtain = await wholeTable(page, firstId);
    await heard(page);
    await press(page, 'sit-down');
    await press(page, 'confirm');
    await marks(page, 'space-').or(mark(page, 'sit-down')).first().waitFor();
    const before = { opening, curtain, while: await heard(page), table: await wholeTable(page, firstId) };
    // As soon as the first person sits down again, their own hand tells the two games apart.
    if (await mark(page, 'sit-down').isVisible()) await press(page, 'sit-down');
    else {
      await andSee(page, async () => marks(page, 'space-').first().click());
      await press(page, 'confirm');
      await press(page, 'sit-down');
    }
    const later = await heard(page);
    await page.reload();
    await mark(page, 'sit-down').waitFor();
    result = { ...before, later, reopened: await heard(page) };
  });
  if (result === undefined) throw new Error('the visit came to nothing');
  return result;
}

describe('two people with cards of their own at one screen', () => {
  test('are kept apart by a curtain, and nothing of a hand or a deck reaches the page for the other', async () => {
    const one = await afterStackingOf(false);
    const other = await afterStackingOf(true);
    // Nobody has said yet who they are.
    expect(one.opening.join()).not.toMatch(KNOWN_CARDS);
    expect(one.reopened.join()).not.toMatch(KNOWN_CARDS);
    expect(one.later.join()).toMatch(KNOWN_CARDS);
    expect(one.curtain).toContain('Pass the screen to');
    expect(one.curtain).not.toContain('iron-');
    expect(other.curtain).toBe(one.curtain);
    expect(other.while).toEqual(one.while);
    expect(one.while.length).toBeGreaterThan(2);
    expect(other.table).toBe(one.table);
    expect(other.later).not.toEqual(one.later);
  });
});
