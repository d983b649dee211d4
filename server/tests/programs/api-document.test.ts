import { fieldOf } from '@roundhouse/kernel';
import { residents } from '@roundhouse/games';
import { GAMES } from '@roundhouse/games/registry';
import { ABOUT, type Route, ROUTES } from '@roundhouse/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { begun, Client } from '../support/client.ts';
import { openTestHouse } from '../support/house.ts';

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean() })),
  requestBody: z.optional(z.unknown()),
  responses: z.object({ '200': z.unknown(), default: z.object({ $ref: z.literal('#/components/responses/Refused') }) }),
});
const openApi = z.object({
  openapi: z.literal('3.1.0'),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ responses: z.object({ Refused: z.unknown() }) }),
});

const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES);

describe('the document for programs', () => {
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  let somebody: Client;
  beforeAll(async () => {
    house = await openTestHouse();
    somebody = new Client(house.address);
  });
  afterAll(async () => house.close());

  const read = async () => openApi.parse((await somebody.send('GET', '/api/openapi.json')).json);

  it('tells of every route, what it takes and who may ask', async () => {
    const { paths } = await read();
    for (const [name, route] of routes) {
      const told = paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
      expect(told).toMatchObject({ operationId: name, summary: fieldOf(ABOUT, name) });
      expect(told?.security.some((one) => Object.keys(one).length === 0)).toBe(route.who === 'anybody');
      expect(told?.security.find((one) => 'token' in one)).toEqual(
        route.scope === 'account' ? undefined : { token: [route.scope] },
      );
    }
    const count = Object.values(paths).flatMap((path) => Object.keys(path)).length;
    expect(count).toBe(routes.length);
  });

  it('names nothing that is not there', async () => {
    const { paths } = await read();
    for (const [path, operations] of Object.entries(paths)) {
      for (const method of Object.keys(operations)) {
        const { json } = await somebody.send(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'));
        expect([path, JSON.stringify(json)]).not.toEqual([path, expect.stringContaining('nothing at this address')]);
      }
    }
    const { json } = await somebody.send('GET', '/api/nowhere');
    expect(JSON.stringify(json)).toContain('nothing at this address');
  });

  it('says what is in a body, a query and an address', async () => {
    const { paths } = await read();
    expect(paths['/api/me']?.['post']?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { properties: { name: { type: 'string', maxLength: 32 } } } } },
    });
    expect(paths['/api/tables/{table}/start']?.['post']?.requestBody).toBeUndefined();
    expect(paths['/api/tables/{table}/views']?.['get']?.parameters).toMatchObject([
      { name: 'table', in: 'path', required: true },
      { name: 'moments', in: 'query', required: true },
    ]);
    expect(paths['/api/tables/{table}/chat']?.['get']?.parameters[1]).toMatchObject({ name: 'after', required: false });
  });

  it('refers only to what it has', async () => {
    const { json } = await somebody.send('GET', '/api/openapi.json');
    const named = [...JSON.stringify(json).matchAll(/"\$ref":"(?<to>[^"]+)"/g)].map(({ groups }) => groups?.['to']);
    expect(new Set(named)).toEqual(new Set(['#/components/responses/Refused', '#/components/schemas/Refusal']));
  });

  it('can be read by people, without a script', async () => {
    const answer = await fetch(`${house.address}/api`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await answer.text();
    expect(html).not.toMatch(/<script|<link|javascript:| on\w+=/i);
    for (const [name, { method, path }] of routes) {
      expect(html).toContain(`<article id="${name}"><h3><code>${method} ${path}</code></h3>`);
    }
    expect(html).toContain('<code>moments</code> string');
    expect(html).toContain('<code>access</code> &quot;everybody&quot; or &quot;link&quot; or &quot;named&quot;');
  });

  it('and the games tell what a program needs to open a table and to know its board', async () => {
    const games = await somebody.ask(ROUTES.games, {});
    expect(games).toEqual(
      residents.map(({ game: { id, name, seats, options, rulesVersion } }) => ({
        id,
        name,
        seats,
        options: options.jsonSchema,
        rules: rulesVersion,
      })),
    );
    const ada = await Client.named(house.address, 'Ada');
    for (const { id, quick } of GAMES) {
      const { id: table } = await begun([ada], id, quick.options, quick.bots);
      const board = await somebody.ask(ROUTES.board, { table });
      const meanings = residents.find(({ game }) => game.id === id)?.protocol.meanings.board ?? {};
      const top = Object.keys(meanings).flatMap((field) => /^\w+$/.exec(field) ?? []);
      expect(top.length).toBeGreaterThan(0);
      expect(Object.keys(board)).toEqual(expect.arrayContaining(top));
    }
  });
});
