import { expect, it } from 'vitest';
import { begun, Client } from './support/client.ts';
import { openTestHouse } from './support/house.ts';

it('a bot that fails is asked again, and at last plays whatever is legal: no match stands still', async () => {
  let asked = 0;
  const failures: unknown[] = [];
  const house = await openTestHouse({
    failed: (error) => failures.push(error),
    around: {
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
  // Kings chooses its teams first, one after the other: the bot acts without anybody.
  await line.until((news) => news.news === 'update' && news.update.seq > 0 && !news.update.waiting.includes(1));
  expect(asked).toBeGreaterThanOrEqual(3);
  expect(failures).toHaveLength(asked);
  line.close();
  await house.close();
});
