import { pick, type Rng, rngFrom } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import { expect } from 'vitest';
import { begun, Client } from './client.ts';

/**
 * So often four at once want to play the same seat, each by one of the servers in turn: one of them is first, and everybody
 * is told so. One table after the other, each to its end. Returns how often it was.
 */
export async function race(addresses: readonly string[], rounds: number): Promise<number> {
  const [first = ''] = addresses;
  const people = await Promise.all(['Ada', 'Grace', 'Mary'].map((name) => Client.named(first, name)));
  const rng = rngFrom('races');
  let played = 0;
  while (played < rounds) {
    const { id: table } = await begun(people, 'steam', { map: 'ruhr' });
    let here = 0;
    while (played + here < rounds && (await oneRound(addresses, people, table, rng))) here++;
    expect(here).toBeGreaterThan(0);
    for (const client of people) {
      const seen = await Promise.all(addresses.map((address) => client.alsoAt(address).ask(ROUTES.opening, { table })));
      expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(seen[0]?.update.seq).toBe(here);
    }
    played += here;
  }
  return played;
}

/** False when the game is over. */
async function oneRound(
  addresses: readonly string[],
  people: readonly Client[],
  table: string,
  rng: Rng,
): Promise<boolean> {
  const { waiting } = (await people[0]?.ask(ROUTES.opening, { table }))?.update ?? { waiting: [] };
  const [seat] = waiting;
  if (seat === undefined) return false;
  const client = people[seat];
  if (client === undefined) throw new Error('nobody sits there');
  const hands = [0, 1, 2, 3].map((hand) => client.alsoAt(addresses[hand % addresses.length] ?? ''));
  // Whichever server is asked knows what was played at the other.
  const asked = await Promise.all(hands.map((hand) => hand.ask(ROUTES.legal, { table })));
  expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1);
  const { seq = 0, undos = 0, actions = [] } = asked[0] ?? {};
  const action = pick(actions, rng);
  const answers = await Promise.all(
    hands.map((hand, index) =>
      // The last two send the same thing twice.
      hand.ask(ROUTES.submit, { table }, { seq, undos, actions: [action], key: `${seq}-${Math.min(index, 2)}` }),
    ),
  );
  const won = answers.map(({ outcome }) => outcome.ok);
  expect(won.filter(Boolean).length, `action ${seq}`).toBe(won[2] === true ? 2 : 1);
  expect(won[2]).toBe(won[3]);
  expect(answers.map(({ update }) => update.seq)).toEqual(answers.map(() => seq + 1));
  return true;
}
