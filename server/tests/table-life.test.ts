import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begun, Client, playOne } from './support/client.ts';
import { eachDatabase } from './support/databases.ts';
import { openTestHouse } from './support/house.ts';

const first = (actions: readonly unknown[]): unknown => actions[0];

eachDatabase('life at a table', ({ another }) => {
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  beforeEach(async () => {
    house = await openTestHouse({ database: await another() });
  });
  afterEach(async () => house.close());

  const named = async (...names: string[]): Promise<Client[]> =>
    Promise.all(names.map(async (name) => Client.named(house.address, name)));

  it('players talk, others hear it when the match is over, and nobody hears whom they muted', async () => {
    const [ada, grace, mary] = await named('Ada', 'Grace', 'Mary');
    if (ada === undefined || grace === undefined || mary === undefined) throw new Error('somebody is missing');
    const { id: table } = await begun([ada, grace], 'steam', { map: 'ruhr' }, ['easy']);
    const line = await grace.line();
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'update');
    await ada.ask(ROUTES.speak, { table }, { text: '<b>hello</b>' });
    const heard = await line.until((news) => news.news === 'said');
    expect(heard).toMatchObject({ line: { number: 1, name: 'Ada', text: '<b>hello</b>' } });
    expect((await mary.send('POST', `/api/tables/${table}/chat`, { text: 'I look on' })).status).toBe(403);
    expect((await mary.send('GET', `/api/tables/${table}/chat`)).json).toEqual([]);
    const { person } = await ada.ask(ROUTES.me, {});
    await grace.ask(ROUTES.mute, { person: person?.id ?? '' });
    expect((await grace.send('GET', `/api/tables/${table}/chat`)).json).toEqual([]);
    await grace.ask(ROUTES.unmute, { person: person?.id ?? '' });
    expect((await grace.send('GET', `/api/tables/${table}/chat`)).json).toHaveLength(1);
    line.close();
  });

  it('what somebody wrote down is theirs alone', async () => {
    const [ada, grace] = await named('Ada', 'Grace');
    if (ada === undefined || grace === undefined) throw new Error('somebody is missing');
    const { id: table } = await begun([ada, grace], 'steam', { map: 'ruhr' }, ['easy']);
    await ada.ask(ROUTES.writeNotes, { table }, { text: 'build to Essen\nthen rest' });
    await ada.ask(ROUTES.writeNotes, { table }, { text: 'build to Essen' });
    expect(await ada.ask(ROUTES.myNotes, { table })).toEqual({ text: 'build to Essen' });
    expect(await grace.ask(ROUTES.myNotes, { table })).toEqual({ text: '' });
  });

  it('what may not be taken back alone is taken back when all others agree, even if they do it at once', async () => {
    const people = await named('Ada', 'Grace', 'Mary');
    const { id: table } = await begun(people, 'steam', { map: 'ruhr' });
    // Somebody plays, then somebody else: the first can no longer take it back alone.
    const acted: Client[] = [];
    while (new Set(acted).size < 2) {
      for (const client of people) if ((await playOne(client, table, first)) !== null) acted.push(client);
    }
    const [asker] = acted;
    if (asker === undefined) throw new Error('nobody acted');
    const [other, third] = people.filter((client) => client !== asker);
    if (other === undefined || third === undefined) throw new Error('somebody is missing');
    const { seq, undos } = await asker.ask(ROUTES.legal, { table });
    const back = { seq, undos, to: 0, key: 'back' };
    const alone = await asker.ask(ROUTES.takeBack, { table }, back);
    expect(alone.outcome.ok).toBe(false);
    const asked = await asker.ask(ROUTES.askTakeBack, { table }, { ...back, key: 'ask' });
    expect(asked.question).toMatchObject({ agreed: [] });
    const refused = await other.ask(ROUTES.answerTakeBack, { table }, { agree: false });
    expect(refused.question).toBeNull();
    await asker.ask(ROUTES.askTakeBack, { table }, { ...back, to: seq - 1, key: 'less' });
    // Whoever asks again means what they asked last.
    await asker.ask(ROUTES.askTakeBack, { table }, { ...back, key: 'again' });
    expect(await third.send('POST', `/api/tables/${table}/take-back/question`, { ...back, key: 'mine' })).toMatchObject(
      {
        status: 409,
      },
    );
    await Promise.all([other, third].map((client) => client.ask(ROUTES.answerTakeBack, { table }, { agree: true })));
    const now = await asker.ask(ROUTES.opening, { table });
    expect(now.update.undos).toBe(1);
    expect(now.update.seq).toBe(0);
    expect(now.update.notes.some(({ kind }) => kind === 'takeback')).toBe(true);
  });

  it('of two who want one seat at once, one gets it', async () => {
    const [ada, grace, mary] = await named('Ada', 'Grace', 'Mary');
    if (ada === undefined || grace === undefined || mary === undefined) throw new Error('somebody is missing');
    const table = await ada.ask(
      ROUTES.openTable,
      {},
      { game: 'steam', options: { map: 'ruhr' }, seats: 3, access: 'everybody', pace: 'live', watching: true },
    );
    const joined = await Promise.all(
      [grace, mary].map(async (one) => one.send('POST', `/api/tables/${table.id}/join`, { seat: 1 })),
    );
    expect(joined.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('a table that was closed is played no more', async () => {
    const [ada, grace] = await named('Ada', 'Grace');
    if (ada === undefined || grace === undefined) throw new Error('somebody is missing');
    const { id: table } = await begun([ada, grace], 'steam', { map: 'ruhr' }, ['easy']);
    expect((await grace.send('POST', `/api/tables/${table}/close`)).status).toBe(403);
    await ada.ask(ROUTES.close, { table });
    const said = await ada.send('POST', `/api/tables/${table}/actions`, { seq: 0, undos: 0, actions: [{}], key: 'x' });
    expect(said).toMatchObject({ status: 409, json: { error: { code: 'conflict' } } });
  });

  it('a seat is given to whoever opens its link first, and nobody else', async () => {
    const [ada, grace, mary, emmy] = await named('Ada', 'Grace', 'Mary', 'Emmy');
    if (ada === undefined || grace === undefined || mary === undefined || emmy === undefined) throw new Error('who?');
    const { id: table } = await begun([ada, grace], 'steam', { map: 'ruhr' }, ['easy'], false);
    expect((await mary.send('POST', `/api/tables/${table}/offer`)).status).toBe(404);
    const { invite } = await grace.ask(ROUTES.offerSeat, { table });
    const { seat, invite: ordinary } = await grace.ask(ROUTES.table, { table });
    expect((await mary.ask(ROUTES.invitation, { invite })).offered).toBe(seat);
    expect((await mary.ask(ROUTES.invitation, { invite: ordinary ?? '' })).offered).toBeNull();
    expect((await grace.send('POST', `/api/invitations/${invite}`, {})).status).toBe(409);
    const taken = await Promise.all(
      [mary, emmy].map(async (one) => one.send('POST', `/api/invitations/${invite}`, {})),
    );
    const [won, late] = taken.toSorted((a, b) => a.status - b.status);
    expect([won?.status, (late?.status ?? 0) >= 400]).toEqual([200, true]);
    const { update } = await ada.ask(ROUTES.opening, { table });
    expect(update.players.map(({ name }) => name)).not.toContain('Grace');
    expect((await grace.send('GET', `/api/tables/${table}/legal`)).status).toBeGreaterThanOrEqual(400);
  });
});
