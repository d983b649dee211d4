import { pick, rngFrom } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import { afterEach, expect, it } from 'vitest';
import type { DatabasePlace } from '../../data/database.ts';
import { begun, Client } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';

const ROUNDS = 40;

type House = Awaited<ReturnType<typeof openTestHouse>>;
const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

/** Four at once want to play the same seat, each by one of the servers in turn. */
async function race(count: number, place: DatabasePlace): Promise<number> {
  for (let house = 0; house < count; house++) houses.push(await openTestHouse({ database: place }));
  const [first] = houses;
  if (first === undefined) throw new Error('there is no server');
  const people = await Promise.all(['Ada', 'Grace', 'Mary'].map((name) => Client.named(first.address, name)));
  const { id: table } = await begun(people, 'steam', { map: 'ruhr' });
  const rng = rngFrom('races');
  let played = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { waiting } = (await people[0]?.ask(ROUTES.opening, { table }))?.update ?? { waiting: [] };
    const [seat] = waiting;
    if (seat === undefined) break;
    const client = people[seat];
    if (client === undefined) throw new Error('nobody sits there');
    played++;
    const hands = [0, 1, 2, 3].map((hand) => client.alsoAt(houses[hand % houses.length]?.address ?? ''));
    // Whichever server is asked knows what was played at the other.
    const asked = await Promise.all(hands.map((hand) => hand.ask(ROUTES.legal, { table })));
    expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1);
    const { seq = 0, undos = 0, actions = [] } = asked[0] ?? {};
    const action = pick(actions, rng);
    const answers = await Promise.all(
      hands.map((hand, index) =>
        // The last two send the same thing twice.
        hand.ask(ROUTES.submit, { table }, { seq, undos, actions: [action], key: `${round}-${Math.min(index, 2)}` }),
      ),
    );
    const won = answers.map(({ outcome }) => outcome.ok);
    expect(won.filter(Boolean).length, `round ${round}`).toBe(won[2] === true ? 2 : 1);
    expect(won[2]).toBe(won[3]);
    expect(answers.map(({ update }) => update.seq)).toEqual(answers.map(() => seq + 1));
  }
  for (const client of people) {
    const seen = await Promise.all(houses.map(({ address }) => client.alsoAt(address).ask(ROUTES.opening, { table })));
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(seen[0]?.update.seq).toBe(played);
  }
  return played;
}

eachDatabase('four who act at once', ({ kind, another }) => {
  it('are told that one of them was first', async () => {
    expect(await race(1, await another())).toBeGreaterThan(20);
  });

  it.runIf(kind === 'postgres')('are told so even by two servers of one database', async () => {
    expect(await race(2, await another())).toBeGreaterThan(20);
  });
});
