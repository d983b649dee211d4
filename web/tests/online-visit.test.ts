import type { News } from '@roundhouse/wire';
import { describe, expect, it } from 'vitest';
import { LiveLists } from '../online/live-lists.ts';
import { LiveTable } from '../online/live-table.ts';
import { NewsLine, type Socket } from '../online/news-line.ts';
import { Server } from '../online/server.ts';
import { Visit } from '../online/visit.ts';
import { tableOfAda as table } from './support/table-of-ada.ts';

/** A server by hand: what is asked of it, what it answers, and the sockets that were opened. */
class House {
  readonly asked: string[] = [];
  readonly answers = new Map<string, unknown>();
  readonly sockets: FakeSocket[] = [];
  readonly visit = new Visit(
    new Server((address, init) => {
      this.asked.push(`${init.method} ${address}`);
      const answer = this.answers.get(`${init.method} ${address}`);
      if (answer === undefined) return Promise.reject(new Error('nobody there'));
      return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer));
    }),
    new NewsLine({
      connect: () => {
        const socket = new FakeSocket();
        this.sockets.push(socket);
        return socket;
      },
      later: () => () => undefined,
    }),
  );

  tell(news: News): void {
    this.sockets.at(-1)?.hear(JSON.stringify(news));
  }
}

class FakeSocket implements Socket {
  readonly said: unknown[] = [];
  closed = false;
  readonly #heard: ((event: { readonly data: unknown }) => void)[] = [];
  #opened: () => void = () => undefined;
  #broke: () => void = () => undefined;

  addEventListener(type: string, heard: (event: { readonly data: unknown }) => void): void {
    if (type === 'message') this.#heard.push(heard);
    if (type === 'open') this.#opened = () => heard({ data: null });
    if (type === 'close') this.#broke = () => heard({ data: null });
  }

  breakOff(): void {
    this.#broke();
  }

  open(): void {
    this.#opened();
  }

  hear(data: string): void {
    for (const heard of this.#heard) heard({ data });
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }
}

const ada = { id: 'ada', name: 'Ada', kind: 'guest', login: null, email: null };
const nobody = { person: null };
const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const lists = { myTurn: [], running: [], waiting: [], open: [], friends: [], finished: [] };

describe('the server of a page', () => {
  it('is away where nobody answers, and where something else does', async () => {
    const house = new House();
    expect(house.visit.standing()).toEqual({ server: 'asking' });
    await house.visit.look();
    expect(house.visit.standing()).toEqual({ server: 'away' });
    for (const other of [new Response('<!doctype html>'), new Response('', { status: 404 }), Response.json({ a: 1 })]) {
      house.answers.set('GET /api/me', other);
      await house.visit.look();
      expect(house.visit.standing()).toEqual({ server: 'away' });
    }
  });

  it('is there when it says who we are, also after it was away; and stays while it is silent', async () => {
    const house = new House();
    await house.visit.look();
    house.answers.set('GET /api/me', nobody);
    await house.visit.look();
    expect(house.visit.standing()).toEqual({ server: 'there', person: null });
    house.answers.clear();
    await house.visit.look();
    expect(house.visit.standing()).toEqual({ server: 'there', person: null });
  });

  it('is called once by whoever is known already', async () => {
    const house = new House();
    house.answers.set('GET /api/me', { person: ada });
    house.visit.line.listen({ hear: () => undefined, wishes: () => [] });
    house.sockets[0]?.open();
    await house.visit.look();
    expect(house.visit.standing()).toEqual({ server: 'there', person: ada });
    expect(house.sockets.map(({ closed }) => closed)).toEqual([false]);
  });

  it('is asked again who we are when it has hung up: perhaps we were logged out elsewhere', async () => {
    const house = new House();
    house.answers.set('GET /api/me', { person: ada });
    await house.visit.look();
    house.visit.line.listen({ hear: () => undefined, wishes: () => [] });
    house.sockets[0]?.open();
    house.answers.set('GET /api/me', nobody);
    house.sockets[0]?.breakOff();
    house.visit.line.checkNow();
    house.sockets[1]?.open();
    await settled();
    expect(house.visit.standing()).toEqual({ server: 'there', person: null });
  });

  it('knows whoever comes in, and the line is opened anew for them', async () => {
    const house = new House();
    house.answers.set('GET /api/me', nobody);
    house.answers.set('POST /api/me', { person: ada });
    await house.visit.look();
    house.visit.line.listen({ hear: () => undefined, wishes: () => [{ do: 'home' }] });
    house.sockets[0]?.open();
    let changes = 0;
    house.visit.subscribe(() => changes++);
    await house.visit.comeIn('Ada');
    expect(house.visit.standing()).toEqual({ server: 'there', person: ada });
    expect(house.sockets.map(({ closed }) => closed)).toEqual([true, false]);
    house.sockets[1]?.open();
    expect(house.sockets[1]?.said).toEqual([{ do: 'home' }]);
    house.answers.set('GET /api/me', { person: ada });
    await house.visit.look();
    expect([changes, house.sockets.length]).toEqual([1, 2]);
  });
});

describe('a table that is looked at', () => {
  it('is asked for, watched, and follows the news of it alone', async () => {
    const house = new House();
    house.answers.set('GET /api/tables/t', table);
    const live = new LiveTable('t', house.visit);
    const seen: unknown[] = [];
    const leave = live.subscribe(() => seen.push(live.sight()));
    house.sockets[0]?.open();
    await settled();
    expect(live.sight()).toEqual({ state: 'seen', table });
    expect(house.sockets[0]?.said).toEqual([{ do: 'watch', table: 't', brief: true }]);
    house.tell({ news: 'table', about: { ...table, id: 'another' } });
    house.tell({ news: 'table', about: { ...table, seats: 5 } });
    expect(seen).toEqual([
      { state: 'seen', table },
      { state: 'seen', table: { ...table, seats: 5 } },
    ]);
    leave();
    expect(house.sockets[0]?.closed).toBe(true);
  });

  it('leaves the watching to its match while there is one', async () => {
    const house = new House();
    house.answers.set('GET /api/tables/t', { ...table, state: 'running' });
    const live = new LiveTable('t', house.visit);
    live.subscribe(() => undefined);
    await settled();
    house.sockets[0]?.open();
    expect(house.sockets[0]?.said).toEqual([]);
  });

  it('says why it cannot be seen, also when that changes while one looks', async () => {
    const house = new House();
    const gone = { error: { code: 'not-found', why: 'There is no such table.' } };
    const live = new LiveTable('t', house.visit);
    live.subscribe(() => undefined);
    house.sockets[0]?.open();
    await settled();
    expect(live.sight()).toMatchObject({ state: 'refused', code: 'away' });
    house.answers.set('GET /api/tables/t', table);
    await live.look();
    expect(live.sight()).toMatchObject({ state: 'seen' });
    house.answers.delete('GET /api/tables/t');
    await live.look();
    expect(live.sight()).toMatchObject({ state: 'seen' });
    house.answers.set('GET /api/tables/t', Response.json(gone, { status: 404 }));
    house.tell({ news: 'refused', table: 't', code: 'not-found', why: '' });
    await settled();
    expect(live.sight()).toEqual({ state: 'refused', code: 'not-found', why: 'There is no such table.' });
  });
});

describe('the lists of home', () => {
  it('are asked for at once and with every piece of news, but never twice at a time', async () => {
    const house = new House();
    house.answers.set('GET /api/tables', lists);
    const live = new LiveLists(house.visit);
    const leave = live.subscribe(() => undefined);
    house.sockets[0]?.open();
    expect(house.sockets[0]?.said).toEqual([{ do: 'home' }]);
    house.tell({ news: 'home' });
    house.tell({ news: 'home' });
    house.tell({ news: 'home' });
    expect(house.asked).toEqual(['GET /api/tables']);
    await settled();
    expect(live.lists()).toEqual(lists);
    expect(house.asked).toEqual(['GET /api/tables', 'GET /api/tables']);
    leave();
    expect(house.sockets[0]?.closed).toBe(true);
  });

  it('stay as they were while nobody answers', async () => {
    const house = new House();
    house.answers.set('GET /api/tables', lists);
    const live = new LiveLists(house.visit);
    live.subscribe(() => undefined);
    house.sockets[0]?.open();
    await settled();
    house.answers.clear();
    house.tell({ news: 'home' });
    await settled();
    expect(live.lists()).toEqual(lists);
    expect(house.asked).toHaveLength(2);
  });
});
