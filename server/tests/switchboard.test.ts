import { expect, it } from 'vitest';
import { Bell, type Ring } from '../news/bell.ts';
import { Switchboard } from '../news/switchboard.ts';

function open() {
  const bell = new Bell();
  const switchboard = new Switchboard(bell);
  const heard: string[] = [];
  /** A line that is called so. */
  const line = (name: string) => switchboard.enter(({ what }) => heard.push(`${name} ${what}`));
  const ring = (what: Ring): readonly string[] => {
    heard.length = 0;
    bell.ring(what);
    return heard.toSorted();
  };
  return { switchboard, line, ring };
}

it('what happens at a table rings where somebody looks at it, and nowhere else', () => {
  const { line, ring } = open();
  const [ada, grace] = [line('ada'), line('grace')];
  ada.lookAt('t');
  grace.lookAt('other');
  const table: Ring = { what: 'table', table: 't', people: [] };
  expect(ring(table)).toEqual(['ada table']);
  expect(ring({ what: 'orders', table: 't', person: 'x' })).toEqual(['ada orders']);
  // The match tells it.
  expect(ring({ what: 'turn', table: 't', people: [] })).toEqual([]);
  grace.lookAt('t');
  expect(ring(table)).toEqual(['ada table', 'grace table']);
  ada.lookAway('t');
  expect(ring(table)).toEqual(['grace table']);
  grace.leave();
  expect(ring(table)).toEqual([]);
});

it('what changes a home rings on every line of those people that is at home, once', () => {
  const { line, ring } = open();
  const [ada, again, away, nobody] = [line('ada'), line('again'), line('away'), line('nobody')];
  for (const one of [ada, again, away]) one.heldBy('ada');
  for (const one of [ada, again, nobody]) one.comeHome();
  ada.lookAt('t');
  const table = (people: readonly string[] | 'everybody'): Ring => ({ what: 'table', table: 't', people });
  expect(ring(table(['ada', 'grace']))).toEqual(['ada table', 'again table']);
  expect(ring(table('everybody'))).toEqual(['ada table', 'again table', 'nobody table']);
  expect(ring(table(['grace']))).toEqual(['ada table']);
  expect(ring({ what: 'turn', table: 't', people: ['ada'] })).toEqual(['ada turn', 'again turn']);
  expect(ring({ what: 'logged-out', person: 'ada' })).toEqual([
    'ada logged-out',
    'again logged-out',
    'away logged-out',
  ]);
  again.heldBy(null);
  expect(ring({ what: 'logged-out', person: 'ada' })).toEqual(['ada logged-out', 'away logged-out']);
});

it('what is for all rings on all lines, and what is for no line on none', () => {
  const { switchboard, line, ring } = open();
  const [ada] = [line('ada'), line('grace')];
  ada.lookAt('t');
  ada.heldBy('ada');
  ada.comeHome();
  expect(ring({ what: 'again' })).toEqual(['ada again', 'grace again']);
  expect(ring({ what: 'announced', text: null })).toEqual(['ada announced', 'grace announced']);
  expect(ring({ what: 'entries', table: 't', entries: 1 })).toEqual([]);
  expect(ring({ what: 'decided', table: 't' })).toEqual([]);
  expect(ring({ what: 'renamed', person: 'ada' })).toEqual([]);
  expect(switchboard.size).toBe(2);
});

it('who has left is not connected again by what is found out later', () => {
  const { switchboard, line, ring } = open();
  const ada = line('ada');
  ada.leave();
  ada.heldBy('ada');
  ada.lookAt('t');
  expect(switchboard.looksAt('ada', 't')).toBe(false);
  expect(ring({ what: 'logged-out', person: 'ada' })).toEqual([]);
  expect(switchboard.size).toBe(0);
});
