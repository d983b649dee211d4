import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Client, playOne } from './support/client.ts';
import { eachDatabase } from './support/databases.ts';
import { openTestHouse } from './support/house.ts';
import { TestTime } from './support/time.ts';

const MINUTE = 60_000;

eachDatabase('when time is out', ({ another }) => {
  let time: TestTime;
  let place: Awaited<ReturnType<typeof another>>;
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  const open = async (): Promise<void> => {
    house = await openTestHouse({ database: place, around: { now: time.now, later: time.later } });
  };
  beforeEach(async () => {
    time = new TestTime();
    place = await another();
    await open();
  });
  afterEach(async () => house.close());

  /** Ada and Grace at a table with a minute each. */
  async function begun(): Promise<{ readonly people: readonly Client[]; readonly table: string }> {
    const people = await Promise.all(['Ada', 'Grace'].map(async (name) => Client.named(house.address, name)));
    const [ada, grace] = people;
    if (ada === undefined || grace === undefined) throw new Error('somebody is missing');
    const clock = { kind: 'bank', ms: MINUTE, increment: 1000 } as const;
    const asked = {
      game: 'kings-of-air-and-steam',
      seats: 2,
      access: 'link',
      pace: 'live',
      watching: true,
      clock,
    } as const;
    const { id: table, invite } = await ada.ask(ROUTES.openTable, {}, asked);
    await grace.ask(ROUTES.accept, { invite: invite ?? '' }, {});
    await ada.ask(ROUTES.start, { table });
    return { people, table };
  }

  it('a bot plays the seat until its owner is back', async () => {
    const { people, table } = await begun();
    const [ada, grace] = people;
    if (ada === undefined || grace === undefined) throw new Error('somebody is missing');
    const line = await grace.line();
    line.say({ do: 'watch', table });
    const shown = await line.until((news) => news.news === 'clock');
    expect(shown).toMatchObject({ clock: { rule: { kind: 'bank' } } });
    time.pass(MINUTE - 1);
    const { update } = await ada.ask(ROUTES.opening, { table });
    expect(update.players.every(({ bot }) => bot === null)).toBe(true);
    const due = update.waiting;
    time.pass(1);
    await line.until((news) => news.news === 'update' && due.every((seat) => news.update.players[seat]?.bot !== null));
    const late = due[0] === 0 ? ada : grace;
    const stale = await playOne(late, table, (all) => all[0]);
    expect(stale === null || !stale.outcome.ok).toBe(true);
    expect(await late.ask(ROUTES.handOver, { table }, { bot: null })).toEqual({ ok: true });
    const after = await late.ask(ROUTES.opening, { table });
    expect(after.update.players[due[0] ?? 0]?.bot).toBeNull();
    expect(after.update.notes.map(({ kind }) => kind)).toContain('seat');
    line.close();
  });

  it('what was due while the server was down is done when it is back', async () => {
    const { people, table } = await begun();
    const cookie = people[0]?.cookie ?? '';
    await house.close();
    time.pass(10 * MINUTE);
    await open();
    time.pass(0);
    const look = async (): Promise<boolean> => {
      const answer = await fetch(`${house.address}/api/tables/${table}/match`, { headers: { cookie } });
      const { update } = ROUTES.opening.answer.parse(await answer.json());
      return update.players.some(({ bot }) => bot !== null);
    };
    while (!(await look())) await new Promise((resolve) => setImmediate(resolve));
    expect(await look()).toBe(true);
  });

  it('at a slow table whoever is away has a whole turn after the vacation', async () => {
    const [ada, grace] = await Promise.all(['Ada', 'Grace'].map(async (name) => Client.named(house.address, name)));
    if (ada === undefined || grace === undefined) throw new Error('somebody is missing');
    const clock = { kind: 'turn', ms: 60 * MINUTE, pause: null } as const;
    const asked = {
      game: 'kings-of-air-and-steam',
      seats: 2,
      access: 'link',
      pace: 'slow',
      watching: true,
      clock,
    } as const;
    const { id: table, invite } = await ada.ask(ROUTES.openTable, {}, asked);
    await grace.ask(ROUTES.accept, { invite: invite ?? '' }, {});
    await ada.ask(ROUTES.start, { table });
    const until = time.now() + 300 * MINUTE;
    for (const one of [ada, grace]) await one.ask(ROUTES.vacation, {}, { until });
    const line = await ada.line();
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'clock');
    time.pass(60 * MINUTE);
    const isWhole = (left: number): boolean => left === 60 * MINUTE;
    const fresh = await line.until(
      (news) =>
        news.news === 'clock' && news.clock.at === time.now() && news.clock.seats.every((seat) => isWhole(seat.left)),
    );
    expect(fresh.news).toBe('clock');
    const { update } = await ada.ask(ROUTES.opening, { table });
    expect(update.players.every(({ bot }) => bot === null)).toBe(true);
    line.close();
  });
});
