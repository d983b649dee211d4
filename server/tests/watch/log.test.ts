import { ROUTES } from '@roundhouse/wire';
import { expect, it } from 'vitest';
import { openLog, toldOf } from '../../watch/log.ts';
import { begun, Client, playOne } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';

eachDatabase('a log', ({ another, open, place }) => {
  it('tells every answer, and no name, secret, word or move of anybody', async () => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => lines.push(line) });
    const house = await openTestHouse({ database: await another(), log });
    const { address } = house;
    const ada = await Client.named(address, 'Adalovelace');
    const grace = await Client.named(address, 'Gracehopper');
    const account = { login: 'adas-login', email: 'ada@engines.example', password: 'the analytical engine' };
    await ada.ask(ROUTES.keepAccount, {}, account);
    const { id: table } = await begun([ada, grace], 'steam', { map: 'ruhr' }, ['easy']);
    await ada.ask(ROUTES.speak, { table }, { text: 'keep-this-between-us' });
    await ada.ask(ROUTES.writeNotes, { table }, { text: 'note-to-myself' });
    const [program] = await ada.ask(ROUTES.makeProgram, {}, { name: 'Deepgreen' });
    const made = await ada.ask(
      ROUTES.makeToken,
      { program: program?.id ?? '' },
      { label: 'label-of-token', scopes: ['read'] },
    );
    await new Client(address, made.secret).send('GET', `/api/tables/${table}`);
    for (let turn = 0; turn < 6; turn++) {
      for (const client of [ada, grace]) await playOne(client, table, ([first]) => first);
    }
    await ada.send('POST', '/api/log-in', { login: 'adas-login', password: 'a wrong password', takeGames: false });
    await ada.send('GET', `/api/tables/${table}/chat?after=nonsense-in-a-query`);
    await ada.send('GET', '/somewhere/nobody-ever-was');
    const { invite } = await ada.ask(ROUTES.table, { table });
    const me = await ada.ask(ROUTES.me, {});
    await house.close();

    const said = lines.join('');
    const words =
      'Adalovelace Gracehopper Deepgreen engines.example keep-this-between-us note-to-myself label-of-token';
    const addresses = 'nonsense-in-a-query nobody-ever-was 127.0.0.1';
    const secrets = [
      ...`${words} ${addresses}`.split(' '),
      ...Object.values(account),
      'a wrong password',
      table,
      invite,
      made.secret,
      program?.id,
      me.person?.id,
      ada.cookie?.split('=')[1],
    ];
    for (const secret of secrets) {
      expect(secret?.length ?? 0).toBeGreaterThan(6);
      expect(said.includes(secret ?? '')).toBe(false);
    }
    const routes = new Set(lines.map((line): unknown => JSON.parse(line)).flatMap((line) => routeIn(line)));
    expect(routes).toContain('/api/tables/:table/actions');
    expect(routes).toContain('(page)');
  });

  it('tells of an accident in the database where it happened, and nothing that stands there', async () => {
    const { db } = await open();
    await db.insertInto('house').values({ key: 'the-key-of-the-house', value: 'secret' }).execute();
    const twice = db.insertInto('house').values({ key: 'the-key-of-the-house', value: 'secret' }).execute();
    const error: unknown = await twice.catch((caught: unknown) => caught);
    const told = JSON.stringify(toldOf(error));
    expect(told).not.toContain('the-key-of-the-house');
    expect(told).toMatch(/"code":"(?:SQLITE_CONSTRAINT_PRIMARYKEY|23505)"/);
    expect('file' in place() || told.includes('duplicate key')).toBe(true);
  });
});

function routeIn(line: unknown): readonly unknown[] {
  return typeof line === 'object' && line !== null && 'route' in line ? [line.route] : [];
}

it.each([
  [new SyntaxError('Unexpected token \'a\', "ada plans to build"... is not valid JSON'), 'ada plans'],
  [new Error('550 <ada@engines.example> is unknown'), 'ada@'],
  [new Error('POST https://hooks.example/T0/B1/xyzzy failed'), 'xyzzy'],
  [new Error('postgres://ann:open-sesame@db/tables is gone'), 'open-sesame'],
  [new Error('no match VVx-0aBcDeFgHiJk here'), 'VVx-0aBcDeFgHiJk'],
  [new Error('outer', { cause: new Error('inner "a hidden plan"') }), 'hidden plan'],
  ['a thrown "word of honour"', 'word of honour'],
])('an accident is told without what it quotes: %s', (error, secret) => {
  const told = JSON.stringify(toldOf(error));
  expect(told).not.toContain(secret);
});

it('an accident is told with its kind, its words and its place', () => {
  const told = toldOf(new RangeError('The hall has no such match.'));
  expect(told).toMatchObject({ type: 'RangeError', message: 'The hall has no such match.' });
  expect(told.at?.[0]).toMatch(/log\.test\.ts/);
});
