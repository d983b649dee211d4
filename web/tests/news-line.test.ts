import type { News, Wish } from '@roundhouse/wire';
import { describe, expect, it } from 'vitest';
import { FakeLine } from './support/fake-line.ts';

function listener(wishes: () => readonly Wish[] = () => [{ do: 'home' }]) {
  const heard: News[] = [];
  return { heard, hear: (news: News) => void heard.push(news), wishes };
}

describe('the line of a tab', () => {
  it('is there while somebody listens', () => {
    const world = new FakeLine();
    expect(world.line.state).toBe('closed');
    const first = world.line.listen(listener());
    const second = world.line.listen(listener());
    expect(world.sockets).toHaveLength(1);
    expect(world.line.state).toBe('connecting');
    world.socket.open();
    expect(world.line.state).toBe('open');
    first();
    expect(world.socket.closed).toBe(false);
    second();
    expect(world.socket.closed).toBe(true);
    expect(world.line.state).toBe('closed');
    world.pass(100_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('says what everybody wishes when it opens, and at once for whoever comes later', () => {
    const world = new FakeLine();
    world.line.listen(listener());
    expect(world.socket.said).toEqual([]);
    world.socket.open();
    expect(world.socket.said).toEqual([{ do: 'home' }]);
    world.line.listen(listener(() => [{ do: 'watch', table: 't', since: null }]));
    expect(world.socket.said.at(-1)).toEqual({ do: 'watch', table: 't', since: null, brief: true });
  });

  it('tells everybody what it hears, and leaves alone what it does not understand', () => {
    const world = new FakeLine();
    const [one, other] = [listener(), listener()];
    world.line.listen(one);
    world.line.listen(other);
    world.socket.open();
    for (const nonsense of ['{', '7', 'null', '{"news":3}', new Uint8Array()]) world.socket.hear(nonsense);
    world.tell({ news: 'home' });
    expect(one.heard).toEqual([{ news: 'home' }]);
    expect(other.heard).toEqual([{ news: 'home' }]);
  });

  it('keeps what the host says to everybody, as long as the server says so', () => {
    const world = new FakeLine();
    world.line.listen(listener());
    let changes = 0;
    world.line.onState(() => changes++);
    world.socket.open();
    const before = changes;
    world.tell({ news: 'announced', text: 'Back in ten minutes' });
    expect(world.line.announcement).toBe('Back in ten minutes');
    expect(changes).toBe(before + 1);
    world.socket.breakOff();
    world.pass(500);
    expect(world.line.announcement).toBe('Back in ten minutes');
    world.socket.open();
    expect(world.line.announcement).toBeNull();
  });

  it('comes back by itself when it broke, waiting longer each time, and asks from where things stand then', () => {
    const world = new FakeLine();
    let seq = 3;
    world.line.listen(listener(() => [{ do: 'watch', table: 't', since: { seq, undos: 0 } }]));
    world.socket.open();
    world.socket.breakOff();
    expect(world.line.state).toBe('lost');
    world.pass(499);
    expect(world.sockets).toHaveLength(1);
    world.pass(1);
    expect(world.sockets).toHaveLength(2);
    world.socket.breakOff();
    world.pass(999);
    expect(world.sockets).toHaveLength(2);
    world.pass(1);
    expect(world.sockets).toHaveLength(3);
    expect(world.line.state).toBe('lost');
    seq = 5;
    world.socket.open();
    expect(world.line.state).toBe('open');
    expect(world.socket.said).toEqual([{ do: 'watch', table: 't', since: { seq: 5, undos: 0 }, brief: true }]);
    world.socket.breakOff();
    world.pass(500);
    expect(world.sockets, 'after it was there the first wait is short again').toHaveLength(4);
  });

  it('never waits longer than a quarter of a minute', () => {
    const world = new FakeLine();
    world.line.listen(listener());
    for (let tries = 0; tries < 12; tries++) {
      world.socket.breakOff();
      world.pass(15_000);
    }
    expect(world.sockets).toHaveLength(13);
  });

  it('does not wait when the network is back', () => {
    const world = new FakeLine();
    world.line.listen(listener());
    for (let tries = 0; tries < 6; tries++) {
      world.socket.breakOff();
      world.pass(15_000);
    }
    world.socket.breakOff();
    const before = world.sockets.length;
    world.line.checkNow();
    expect(world.sockets).toHaveLength(before + 1);
    world.pass(15_000);
    expect(world.sockets, 'and not a second time').toHaveLength(before + 1);
  });

  it('is given up when not even a ping is answered', () => {
    const world = new FakeLine();
    world.line.listen(listener());
    world.socket.open();
    world.pass(20_000);
    expect(world.socket.said.at(-1)).toEqual({ do: 'ping' });
    world.tell({ news: 'pong' });
    world.pass(39_999);
    expect(world.line.state).toBe('open');
    const dead = world.socket;
    world.pass(1);
    expect(dead.closed).toBe(true);
    expect(world.line.state).toBe('lost');
    world.pass(500);
    world.socket.open();
    dead.hear(JSON.stringify({ news: 'home' }));
    dead.breakOff();
    expect(world.line.state, 'what a dead socket says counts no more').toBe('open');
  });

  it('has to prove that it lives when a machine wakes up', () => {
    const world = new FakeLine();
    world.line.listen(listener());
    world.socket.open();
    world.line.checkNow();
    expect(world.socket.said.at(-1)).toEqual({ do: 'ping' });
    world.tell({ news: 'pong' });
    world.pass(4000);
    expect(world.line.state).toBe('open');
    world.line.checkNow();
    world.pass(4000);
    expect(world.line.state).toBe('lost');
  });

  it('is opened anew when somebody else is meant', () => {
    const world = new FakeLine();
    world.line.listen(listener());
    world.socket.open();
    const old = world.socket;
    world.line.callAgain();
    expect(old.closed).toBe(true);
    old.breakOff();
    expect(world.sockets).toHaveLength(2);
    world.socket.open();
    expect(world.socket.said).toEqual([{ do: 'home' }]);
  });

  it('tells of its states, each once', () => {
    const world = new FakeLine();
    const states: string[] = [];
    world.line.onState(() => states.push(world.line.state));
    const leave = world.line.listen(listener());
    world.socket.open();
    world.socket.breakOff();
    world.pass(500);
    world.socket.open();
    leave();
    expect(states).toEqual(['connecting', 'open', 'lost', 'open', 'closed']);
  });
});
