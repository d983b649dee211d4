import { GAMES } from '@roundhouse/games/registry';
import { type AnyGame, type Eye, Match, type MatchRecord, type Seat } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { firstDifference, hiddenChoices } from '@roundhouse/kernel/kit';
import { Eavesdropper, type Glance } from '../support/eavesdropper.ts';

const SEED = 'the-seed-that-nobody-may-know';
/** So many actions the match goes on after a hidden choice. */
const GOES_ON = 12;

const WITH_SECRETS = (await Promise.all(GAMES.map(async (game) => game.page()))).filter(({ hasSecrets }) => hasSecrets);

interface Act {
  readonly seat: Seat;
  readonly action: unknown;
}

function actsIn({ entries }: MatchRecord): readonly Act[] {
  return entries.flatMap((entry) => ('action' in entry ? [{ seat: entry.seat, action: entry.action }] : []));
}

interface Shown {
  readonly told: ReadonlyMap<Eye, readonly string[]>;
  /** How often somebody acted and an eye could not know. */
  readonly unnoticed: number;
}

/** Plays a match over a server; everybody looks at everything after each action from the hidden choice on. */
async function shown(
  game: AnyGame,
  options: unknown,
  seats: number,
  acts: readonly Act[],
  before: number,
): Promise<Shown> {
  const table = await Eavesdropper.at(game.id, options, seats, SEED);
  try {
    const match = Match.start(game, { options, seats, seed: SEED });
    const eyes: readonly Eye[] = [...Array.from({ length: seats }, (_, seat) => seat), 'public'];
    for (const { seat, action } of acts.slice(0, before)) {
      match.submit(seat, action);
      await table.act(seat, action);
    }
    await table.listen();
    let sights: ReadonlyMap<Eye, Glance> = await table.look();
    let unnoticed = 0;
    for (const { seat, action } of acts.slice(before, before + GOES_ON)) {
      const waiting = match.waiting().join();
      match.submit(seat, action);
      await table.act(seat, action);
      const now = await table.look();
      for (const eye of match.unawareOf(match.seq)) {
        // Who is waited for is for everybody to see.
        if (match.waiting().join() !== waiting) continue;
        unnoticed++;
        expect(now.get(eye), `what ${eye} knows of ${JSON.stringify(action)}`).toEqual({ ...sights.get(eye), news: 0 });
      }
      sights = now;
    }
    await table.askForAll();
    return { told: new Map(eyes.map((eye) => [eye, [...table.told(eye)]])), unnoticed };
  } finally {
    await table.close();
  }
}

describe.each(WITH_SECRETS)('what the server sends of $game.name', ({ game, ...page }) => {
  const setups = page.setups(game).map(({ id, options, seats }) => ({ id, options, seats: seats.min }));

  it.each(setups.slice(0, 2))(
    'does not depend by a single byte on a hidden choice of another: $id',
    async ({ options, seats }) => {
      const choices = hiddenChoices(game, options, seats, { seed: SEED, ofEachKind: 1 });
      expect(choices.length).toBeGreaterThan(0);
      let unnoticed = 0;
      for (const { kind, seat, before, one, other } of choices) {
        const shownOne = await shown(game, options, seats, actsIn(one), before);
        const shownOther = await shown(game, options, seats, actsIn(other), before);
        unnoticed += shownOne.unnoticed;
        const differences = new Map<Eye, string>();
        for (const [eye, told] of shownOne.told) {
          expect(told.join('\n')).not.toContain(SEED);
          const difference = firstDifference(told, shownOther.told.get(eye) ?? []);
          if (difference !== null) differences.set(eye, difference);
        }
        // The comparison means something: who chose can tell the two apart.
        expect(differences.delete(seat), kind).toBe(true);
        expect([...differences], kind).toEqual([]);
      }
      expect(unnoticed).toBeGreaterThan(0);
    },
  );
});
