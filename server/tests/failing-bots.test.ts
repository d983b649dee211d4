import { expect, it } from 'vitest';
import { begun, Client, playOne } from './support/client.ts';
import { openTestHouse } from './support/house.ts';

it('a bot that fails is asked again, and at last the greedy move is played for it, of which the host can tell', async () => {
  let asked = 0;
  let givenUp = 0;
  const failures: unknown[] = [];
  const house = await openTestHouse({
    failed: (error) => failures.push(error),
    around: {
      botGaveUp: () => {
        givenUp++;
      },
      think: () => {
        asked++;
        return { action: Promise.reject(new Error('a thread has died')), callOff: () => undefined };
      },
    },
  });
  const ada = await Client.named(house.address, 'Ada');
  const { id: table } = await begun([ada], 'kings-of-air-and-steam', {}, ['hard']);
  const line = await ada.line();
  line.say({ do: 'watch', table });
  const botActed = (): boolean =>
    line.heard.some((news) => news.news === 'update' && news.update.steps.some(({ seat }) => seat === 1));
  while (!botActed()) {
    const heard = line.heard.length;
    if ((await playOne(ada, table, (all) => all[0])) === null && !botActed()) await line.more(heard);
  }
  expect(givenUp).toBeGreaterThanOrEqual(1);
  expect(asked).toBeGreaterThanOrEqual(3 * givenUp);
  expect(failures.length).toBeGreaterThanOrEqual(3);
  line.close();
  await house.close();
});
