import { expect, it } from 'vitest';
import { Onlookers } from '../../news/onlookers.ts';
import type { Telegram } from '../../news/telegram.ts';
import { TestTime } from '../support/time.ts';

/** Two processes whose telegrams arrive at once. */
function two() {
  const time = new TestTime();
  const all: Onlookers[] = [];
  const open = (): Onlookers => {
    const send = (telegram: Telegram): void => {
      for (const other of all.filter((one) => one !== onlookers)) {
        if (telegram.what === 'looks') other.asked(telegram.person, telegram.table, telegram.question);
        if (telegram.what === 'does-look') other.answered(telegram.question);
      }
    };
    const onlookers: Onlookers = new Onlookers({ telegraph: { send, hasNeighbours: true }, later: time.later });
    all.push(onlookers);
    return onlookers;
  };
  return { here: open(), there: open(), time };
}

it('whoever looks at a table is found, at whichever process', async () => {
  const { here, there, time } = two();
  const leave = there.enter({ looksAt: (person, table) => person === 'ada' && table === 't' });
  expect(here.looksAt('ada', 't')).toBe(false);
  expect(await here.looksAnywhere('ada', 't')).toBe(true);
  expect(await there.looksAnywhere('ada', 't')).toBe(true);
  const grace = here.looksAnywhere('grace', 't');
  time.pass(1000);
  expect(await grace).toBe(false);
  leave();
  const gone = here.looksAnywhere('ada', 't');
  time.pass(1000);
  expect(await gone).toBe(false);
});
