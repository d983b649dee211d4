import { ROUTES } from '@roundhouse/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { steadyTime } from '../clocks/steady.ts';
import { begun, Client } from './support/client.ts';
import { openTestHouse } from './support/house.ts';
import { TestTime } from './support/time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Time that passes, and a clock of the machine that somebody sets. */
function settable() {
  const time = new TestTime();
  let off = 0;
  const machine = (): number => time.now() + off;
  return {
    time,
    machine,
    set: (by: number): void => {
      off += by;
    },
    steady: steadyTime(machine, time.now),
  };
}

describe('the time of players’ clocks', () => {
  it('is that of the machine while nobody sets it', () => {
    const { time, machine, steady } = settable();
    for (const ms of [0, 1, 1234, HOUR]) {
      time.pass(ms);
      expect(steady()).toBe(machine());
    }
  });

  it.each([HOUR, -HOUR])('follows a clock that was set by %d ms, a tenth of a second in every second', (by) => {
    const { time, machine, set, steady } = settable();
    const before = steady();
    set(by);
    expect(steady()).toBe(before);
    time.pass(10 * SECOND);
    expect(steady() - before).toBe(by > 0 ? 11 * SECOND : 9 * SECOND);
    time.pass(12 * HOUR);
    expect(steady()).toBe(machine());
    time.pass(MINUTE);
    expect(steady()).toBe(machine());
  });
});

describe('a clock of the machine that is set by an hour', () => {
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  afterEach(async () => house.close());

  it.each([
    { way: 'on', by: HOUR, enough: 50, tooMuch: 61 },
    { way: 'back', by: -HOUR, enough: 60, tooMuch: 68 },
  ])('$way takes nobody’s time, and ends it once', async ({ by, enough, tooMuch }) => {
    const { time, machine, set, steady } = settable();
    house = await openTestHouse({ around: { now: machine, later: time.later, clockNow: steady } });
    const people = await Promise.all(['Ada', 'Grace'].map(async (name) => Client.named(house.address, name)));
    const [ada] = people;
    if (ada === undefined) throw new Error('nobody is there');
    const clock = { kind: 'bank', ms: MINUTE, increment: 0 } as const;
    const { id: table } = await begun(people, 'kings-of-air-and-steam', {}, [], true, clock);
    const line = await ada.line();
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'update');
    set(by);
    for (let second = 0; second < enough; second++) {
      time.pass(SECOND);
      line.say({ do: 'watch', table });
      await line.more(line.heard.length);
    }
    const { update } = await ada.ask(ROUTES.opening, { table });
    expect(update.players.map(({ bot }) => bot)).toEqual([null, null]);
    const shown = line.heard.findLast((news) => news.news === 'clock');
    const left = shown?.news === 'clock' ? (shown.clock.seats[update.waiting[0] ?? 0]?.left ?? 0) : 0;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(MINUTE / 4);
    time.pass((tooMuch - enough) * SECOND);
    const isOut = update.waiting;
    await line.until(
      (news) => news.news === 'update' && isOut.every((seat) => news.update.players[seat]?.bot !== null),
    );
    time.pass(MINUTE);
    const { notes, players } = (await ada.ask(ROUTES.opening, { table })).update;
    expect(notes.filter(({ kind }) => kind === 'seat')).toHaveLength(players.filter(({ bot }) => bot !== null).length);
    line.close();
  });
});
