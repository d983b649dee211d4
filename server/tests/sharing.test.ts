import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begun, Client, playOne } from './support/client.ts';
import { openTestHouse } from './support/house.ts';

let house: Awaited<ReturnType<typeof openTestHouse>>;
let people: readonly Client[];
beforeEach(async () => {
  house = await openTestHouse({ around: { botPause: 1_000_000 } });
  people = await Promise.all(['Ada "the <b>', 'Grace'].map(async (name) => Client.named(house.address, name)));
});
afterEach(async () => house.close());

const page = async (path: string): Promise<string> =>
  (await fetch(`${house.address}${path}`, { headers: { accept: 'text/html' } })).text();

it('a link to a table that others may look at unfolds with its players and a picture of the board', async () => {
  const { id } = await begun(people, 'kings-of-air-and-steam', {}, ['easy']);
  const html = await page(`/online/${id}?moment=0`);
  expect(html).toContain('<meta property="og:title" content="Kings of Air and Steam: Ada &quot;the &lt;b&gt;, Grace,');
  const picture = /og:image" content="(?<address>[^"]+)"/.exec(html)?.groups?.['address'] ?? '';
  expect(picture).toBe(`${house.address}/pictures/${id}.png?moment=0`);
  const answer = await fetch(picture);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(1200);
  // Painted words take room: a picture without its fonts would be much the same, but blank where they stand.
  expect(bytes.length).toBeGreaterThan(50_000);
  expect((await fetch(`${house.address}/pictures/${id}.png?moment=999999`)).status).toBe(404);
});

it('a link to a table that is not for others tells nothing, not even that it is there', async () => {
  const { id } = await begun(people, 'kings-of-air-and-steam', {}, ['easy'], false);
  expect(await page(`/online/${id}`)).toBe(await page('/online/no-such-table'));
  expect(await page(`/online/${id}`)).not.toContain('og:');
  expect((await fetch(`${house.address}/pictures/${id}.png`)).status).toBe(404);
});

it('an invitation says who invites, and to what', async () => {
  const asked = { game: 'steam', seats: 3, access: 'link', pace: 'slow', watching: false } as const;
  const table = await people[1]?.ask(ROUTES.openTable, {}, asked);
  const html = await page(`/join/${table?.invite ?? ''}`);
  expect(html).toContain('content="Grace invites you to Steam"');
  expect(html).toContain('2 of 3');
  expect(await page('/join/nobody-invited')).not.toContain('og:');
});

it('a moment means the same to everybody who is sent a link to it', async () => {
  const { id: table } = await begun(people, 'city-of-iron', {});
  const [ada, grace] = people;
  if (ada === undefined || grace === undefined) throw new Error('somebody is missing');
  for (let turn = 0; turn < 12; turn++) {
    for (const one of people) await playOne(one, table, (all) => all[0]);
  }
  const { update } = await ada.ask(ROUTES.opening, { table });
  const told = await ada.send('GET', `/api/tables/${table}/moment?mine=${update.seq}`);
  const now = ROUTES.moment.answer.parse(told.json);
  const seen = ROUTES.moment.answer.parse(
    (await new Client(house.address).send('GET', `/api/tables/${table}/moment?public=${now.public}`)).json,
  );
  expect(seen.mine).toBe(now.public);
  const back = ROUTES.moment.answer.parse(
    (await ada.send('GET', `/api/tables/${table}/moment?public=${now.public}`)).json,
  );
  expect(back.public).toBe(now.public);
  expect(back.mine).toBeLessThanOrEqual(now.mine);
  expect((await ada.send('GET', `/api/tables/${table}/moment?mine=x`)).status).toBe(400);
});
