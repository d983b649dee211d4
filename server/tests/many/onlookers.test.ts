import { expect, it } from 'vitest';
import { Bell } from '../../news/bell.ts';
import { Onlookers } from '../../news/onlookers.ts';
import { Switchboard } from '../../news/switchboard.ts';
import type { Telegram } from '../../news/telegram.ts';
import { TestTime } from '../support/time.ts';

/** Two processes whose telegrams arrive at once. */
function two() {
  const time = new TestTime();
  const all: Onlookers[] = [];
  const open = () => {
    const lines = new Switchboard(new Bell());
    const send = (telegram: Telegram): void => {
      for (const other of all.filter((one) => one !== onlookers)) {
        if (telegram.what === 'looks') other.asked(telegram.person, telegram.table, telegram.question);
        if (telegram.what === 'does-look') other.answered(telegram.question);
      }
    };
    const onlookers: Onlookers = new Onlookers({ lines, telegraph: { send, hasNeighbours: true }, later: time.later });
    all.push(onlookers);
    return { onlookers, lines };
  };
  return { here: open().onlookers, there: open(), time };
}

it('whoever looks at a table is found, at whichever process', async () => {
  const { here, there, time } = two();
  const line = there.lines.enter(() => undefined);
  line.heldBy('ada');
  line.lookAt('t');
  expect(await here.looksAnywhere('ada', 't')).toBe(true);
  expect(await there.onlookers.looksAnywhere('ada', 't')).toBe(true);
  const grace = here.looksAnywhere('grace', 't');
  time.pass(1000);
  expect(await grace).toBe(false);
  line.leave();
  const gone = here.looksAnywhere('ada', 't');
  time.pass(1000);
  expect(await gone).toBe(false);
});
