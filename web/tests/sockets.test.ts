import { describe, expect, it } from 'vitest';
import type { Socket } from '../online/news-line.ts';
import { Sockets, type Stream } from '../online/sockets.ts';
import { FakeSocket } from './support/fake-line.ts';

class FakeStream extends FakeSocket implements Stream {
  readonly address: string;
  #fail: () => void = () => undefined;

  constructor(address: string) {
    super();
    this.address = address;
  }

  override addEventListener(type: string, heard: (event: { readonly data: unknown }) => void): void {
    if (type === 'error') this.#fail = () => heard({ data: null });
    else super.addEventListener(type, heard);
  }

  fail(): void {
    this.#fail();
  }
}

function world() {
  const webSockets: FakeSocket[] = [];
  const streams: FakeStream[] = [];
  const sockets = new Sockets({
    webSocket: () => {
      const socket = new FakeSocket();
      webSockets.push(socket);
      return socket;
    },
    stream: (address) => {
      const stream = new FakeStream(address);
      streams.push(stream);
      return stream;
    },
  });
  const fail = (): void => {
    sockets.connect();
    webSockets.at(-1)?.breakOff();
  };
  return { sockets, webSockets, streams, fail };
}

/** A stream after two WebSockets that could not be opened, and what it tells. */
function streamed() {
  const at = world();
  at.fail();
  at.fail();
  const socket: Socket = at.sockets.connect();
  const told: unknown[] = [];
  socket.addEventListener('open', () => told.push('open'));
  socket.addEventListener('close', () => told.push('close'));
  socket.addEventListener('message', ({ data }) => told.push(data));
  const say = async (...wishes: readonly object[]): Promise<void> => {
    for (const wish of wishes) socket.send(JSON.stringify(wish));
    await Promise.resolve();
  };
  const last = (): FakeStream => {
    const stream = at.streams.at(-1);
    if (stream === undefined) throw new Error('no stream was opened');
    return stream;
  };
  return { ...at, socket, told, say, last };
}

describe('the way to the news', () => {
  it('is a WebSocket, as long as one in two can be opened', () => {
    const { sockets, webSockets, streams, fail } = world();
    for (let round = 0; round < 3; round++) {
      fail();
      sockets.connect();
      webSockets.at(-1)?.open();
      webSockets.at(-1)?.breakOff();
    }
    expect(webSockets).toHaveLength(6);
    expect(streams).toEqual([]);
  });

  it('is a WebSocket also after some that nobody wanted any more before they were open', () => {
    const { sockets, webSockets, streams } = world();
    for (let round = 0; round < 3; round++) {
      sockets.connect().close();
      expect(webSockets.at(-1)?.closed).toBe(false);
      webSockets.at(-1)?.open();
      expect(webSockets.at(-1)?.closed).toBe(true);
      webSockets.at(-1)?.breakOff();
    }
    expect(webSockets).toHaveLength(3);
    expect(streams).toEqual([]);
  });

  it('is a stream after two that could not, and WebSockets again where that cannot either', () => {
    const { sockets, webSockets, streams, fail, last } = { ...streamed() };
    expect(streams).toHaveLength(1);
    last().fail();
    fail();
    fail();
    expect(webSockets).toHaveLength(4);
    sockets.connect();
    expect(streams).toHaveLength(2);
  });

  it('is the stream again after one try, once it has worked', () => {
    const { sockets, webSockets, streams, fail, last } = streamed();
    last().open();
    last().fail();
    fail();
    expect(webSockets).toHaveLength(3);
    sockets.connect();
    expect(streams).toHaveLength(2);
  });
});

describe('a stream as a socket', () => {
  it('opens once, and carries all wishes in its address', async () => {
    const { streams, told, say, last } = streamed();
    expect(last().address).toBe('/api/news/stream');
    last().open();
    await say({ do: 'home' }, { do: 'watch', table: 't', since: { seq: 7, undos: 2 } });
    expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
    expect(last().address).toBe('/api/news/stream?home=1&table=t&seq=7&undos=2');
    last().open();
    await say({ do: 'watch', table: 't', since: null });
    expect(last().address).toBe('/api/news/stream?home=1&table=t');
    await say({ do: 'leave', table: 'another' });
    expect(streams).toHaveLength(3);
    await say({ do: 'leave', table: 't' });
    expect(last().address).toBe('/api/news/stream?home=1');
    expect(told).toEqual(['open']);
  });

  it('tells what it hears, but nothing of a stream that was closed', async () => {
    const { streams, told, say, last } = streamed();
    last().open();
    last().hear('one');
    await say({ do: 'home' });
    streams[0]?.hear('late');
    streams[0]?.fail();
    last().hear('two');
    expect(told).toEqual(['open', 'one', 'two']);
  });

  it('answers a ping itself, and is closed when it breaks', async () => {
    const { told, say, last } = streamed();
    last().open();
    await say({ do: 'ping' });
    last().fail();
    expect(told).toEqual(['open', '{"news":"pong"}', 'close']);
    expect(last().closed).toBe(true);
  });

  it('says that nothing can be played on it, as a WebSocket does not', () => {
    expect(streamed().socket.onlyTells).toBe(true);
    expect(world().sockets.connect().onlyTells).not.toBe(true);
  });

  it('opens nothing any more when it was closed', async () => {
    const { streams, socket, say } = streamed();
    socket.close();
    await say({ do: 'home' });
    expect(streams).toHaveLength(1);
  });
});
