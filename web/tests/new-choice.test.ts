import { page as kings } from '@roundhouse/kings-of-air-and-steam/page';
import { describe, expect, it } from 'vitest';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { ago } from '../pages/match-ticket.tsx';
import {
  defaultChoice,
  formOf,
  liveriesOf,
  newMatchOf,
  isToldAbove,
  problemsOf,
  readChoice,
  readCode,
  withCode,
  withLivery,
  withLots,
  withMoved,
  withPlayer,
  withSeat,
  withSeats,
  withSeed,
  withSetup,
} from '../pages/new-choice.ts';

const setup = (id: string, min: number, max: number) => ({
  id,
  name: { text: id },
  blurb: { text: '' },
  provenance: [],
  options: { map: id },
  seats: { min, max },
});
const SETUPS = [setup('small', 2, 4), setup('large', 4, 6)];
const first = defaultChoice(SETUPS, 'Conductor');

describe('a new game', () => {
  it('seats one person and two bots by default', () => {
    expect(first.setup).toBe('small');
    expect(first.seats.map(({ bot }) => bot)).toEqual([null, 'driver', 'driver']);
  });

  it('fills and empties seats within what the map allows', () => {
    expect(withSetup(first, setup('large', 4, 6)).seats).toHaveLength(4);
    expect(withSeats(first, 2).seats).toHaveLength(2);
  });

  it('gives new bots the level of the last one, and names that differ', () => {
    const more = withSeats(withSeat(first, 2, { bot: 'easy' }), 6);
    expect(more.seats.slice(3).map(({ bot }) => bot)).toEqual(['easy', 'easy', 'easy']);
    expect(problemsOf(more.seats)).toEqual([]);
  });

  it('renames a seat that changes hands, unless somebody named it', () => {
    const person = withPlayer(first, 1, null, 'Guest');
    expect(person.seats[1]).toEqual({ name: 'Guest', bot: null });
    expect(withPlayer(person, 1, 'easy', 'Guest').seats[1]).toEqual(
      expect.objectContaining({ name: first.seats[1]?.name, bot: 'easy' }),
    );
    const named = withSeat(first, 1, { name: 'My bot' });
    expect(withPlayer(named, 1, null, 'Guest').seats[1]?.name).toBe('My bot');
    const guest = withSeat(person, 1, { name: 'Ada' });
    expect(withPlayer(guest, 1, 'easy', 'Guest').seats[1]).toEqual({ name: 'Ada', bot: 'easy' });
    expect(withPlayer(guest, 1, null, 'Guest').seats[1]).toEqual({ name: 'Ada', bot: null });
    expect(withPlayer(first, 1, 'easy', 'Guest').seats[1]).toEqual({ name: first.seats[1]?.name, bot: 'easy' });
    // Another level is the same bot: whatever it is called, it stays.
    expect(withPlayer(withSeat(first, 1, { name: 'Guest' }), 1, 'easy', 'Guest').seats[1]?.name).toBe('Guest');
  });

  it('tells how bots of one level play once, and again where another sits between them or a name is wrong', () => {
    const told = (seats: typeof first.seats): number[] =>
      seats.flatMap((_, seat) => (isToldAbove(seats, seat) ? [] : [seat]));
    const { seats } = withSeats(first, 5);
    expect(told(seats)).toEqual([0, 1]);
    expect(told(withPlayer({ ...first, seats }, 3, 'master', 'Guest').seats)).toEqual([0, 1, 3, 4]);
    expect(told(withSeat({ ...first, seats }, 1, { name: '' }).seats)).toEqual([0, 1, 2]);
  });

  it('gives what somebody looks like to whoever chose it, and goes along when they move', () => {
    const look = (choice: typeof first): string[] =>
      liveriesOf(choice).map(({ colour, emblem }) => `${colour} ${emblem}`);
    expect(look(first)).toEqual(['red cross', 'blue ring', 'green bar']);
    expect(newMatchOf('g', first, SETUPS)).not.toHaveProperty('liveries');
    const blue = withLivery(first, 0, { colour: 'blue', emblem: 'anchor' });
    expect(look(blue)).toEqual(['blue anchor', 'red ring', 'green bar']);
    expect(look(withMoved(blue, 0, 2))).toEqual(['red cross', 'green ring', 'blue anchor']);
    // Of two who chose, the second takes it over.
    expect(look(withLivery(blue, 1, { colour: 'blue', emblem: 'ring' }))).toEqual([
      'red anchor',
      'blue ring',
      'green bar',
    ]);
    expect(newMatchOf('g', blue, SETUPS).liveries).toEqual(liveriesOf(blue));
    expect(readChoice(JSON.stringify(blue), SETUPS)).toEqual(blue);
    const plaid = JSON.stringify(blue).replace('"blue"', '"plaid"');
    expect(readChoice(plaid, SETUPS)).toEqual(first);
  });

  it('finds names that are missing or taken', () => {
    const choice = withSeat(withSeat(first, 1, { name: ' ' }), 2, { name: 'conductor' });
    expect(problemsOf(choice.seats)).toEqual([
      { seat: 1, what: 'empty' },
      { seat: 2, what: 'twice' },
    ]);
  });

  it('becomes a match, with a seed only when one was given', () => {
    expect(newMatchOf('g', first, SETUPS)).toEqual({
      game: 'g',
      options: { map: 'small' },
      players: first.seats,
    });
    expect(newMatchOf('g', { ...first, seed: ' 7 ' }, SETUPS).seed).toBe('7');
  });

  it('forgets what was written in when another map is chosen', () => {
    expect(withSetup({ ...first, code: 'x' }, setup('large', 4, 6)).code).toBe('');
  });

  it('cuts a name that was kept too long', () => {
    const kept = withSeat(first, 0, { name: 'x'.repeat(50) });
    expect(readChoice(JSON.stringify(kept), SETUPS)?.seats[0]?.name).toBe('x'.repeat(20));
  });

  it('remembers the last choice, but not its seed', () => {
    const kept = { ...withSeats(first, 4), seed: 'x' };
    expect(readChoice(JSON.stringify(kept), SETUPS)).toEqual({ ...kept, seed: '' });
  });

  it.each([null, 'soup', '{}', '{"setup":"gone","seats":[]}', '{"setup":"small","seats":[{"name":1,"bot":null}]}'])(
    'forgets a choice that is damaged: %s',
    (stored) => {
      expect(readChoice(stored, SETUPS)).toBeNull();
    },
  );
});

describe('how long ago', () => {
  it('is told in the largest unit that fits', () => {
    const now = 1_000_000_000;
    expect(ago(now - 5_000, now, 'en')).toBe('now');
    // Kept by a browser whose clock was ahead.
    expect(ago(now + 500_000, now, 'en')).toBe('now');
    expect(ago(now - 170_000, now, 'en')).toBe('2 minutes ago');
    expect(ago(now - 120_000, now, 'en')).toBe('2 minutes ago');
    expect(ago(now - 3 * 3_600_000, now, 'en')).toBe('3 hours ago');
    expect(ago(now - 86_400_000, now, 'en')).toBe('yesterday');
  });
});

describe('a code that is written in', () => {
  const page: AnyGamePage = kings;
  const [basic] = page.setups(page.game);
  if (basic === undefined) throw new Error('there is a set-up');
  const written = (code: string) => ({ ...defaultChoice([basic], 'Conductor'), code });

  it('goes into the options, and decides how many may play', () => {
    expect(newMatchOf('kings', written(' a0b3c5 '), [basic]).options).toMatchObject({ layout: 'A0B3C5' });
    expect(readCode(page.game, basic, written('a0b3c5'))).toEqual({ seats: { min: 2, max: 3 }, problem: null });
    expect(readCode(page.game, basic, written(''))).toEqual({ seats: { min: 2, max: 7 }, problem: null });
  });

  it('that is wrong is told by the game itself', () => {
    expect(readCode(page.game, basic, written('A0A1')).problem).toContain('is no layout');
  });

  it('keeps the number of players within what it allows, and is cut when it is too long for any', () => {
    const five = withSeats(written(''), 5);
    expect(withCode(page.game, basic, five, 'a0b3c5').seats).toEqual(five.seats.slice(0, 3));
    expect(withCode(page.game, basic, five, 'A0A1').seats).toHaveLength(5);
    expect(withCode(page.game, basic, five, 'x'.repeat(99)).code).toHaveLength(60);
    expect(withSeed(five, 'y'.repeat(99)).seed).toBe('y'.repeat(60));
  });

  it('must be right before the game can start, as must the names', () => {
    expect(formOf(page.game, [basic], written('a0b3c5'))).toEqual({
      setup: basic,
      counts: [2, 3],
      wrongCode: null,
      wrongSeats: [],
      ready: true,
    });
    expect(formOf(page.game, [basic], written('A0A1')).ready).toBe(false);
    const nameless = formOf(page.game, [basic], withSeat(written(''), 1, { name: ' ' }));
    expect(nameless).toMatchObject({ wrongCode: null, wrongSeats: [{ seat: 1, what: 'empty' }], ready: false });
    expect(() => formOf(page.game, [basic], { ...written(''), setup: 'gone' })).toThrow("no set-up 'gone'");
  });
});

describe('the order at the table', () => {
  const names = (choice: typeof first): readonly string[] => choice.seats.map(({ name }) => name);
  const table = withSeats(first, 4);
  const [me, a, b, c] = names(table);

  it('is moved by one place, and not beyond the ends', () => {
    expect(names(withMoved(table, 0, 1))).toEqual([a, me, b, c]);
    expect(names(withMoved(table, 3, 1))).toEqual([me, c, a, b]);
    expect(withMoved(table, 0, -1)).toBe(table);
    expect(withMoved(table, 3, 4)).toBe(table);
  });

  it('may be drawn by lot, and everybody stays who they are', () => {
    const lots = [0.4, 0.1, 0.9, 0.2];
    const drawn = withLots(table, () => lots.shift() ?? 0);
    expect(names(drawn)).toEqual([a, c, me, b]);
    expect(drawn.seats.filter(({ bot }) => bot === null).map(({ name }) => name)).toEqual([me]);
  });
});
