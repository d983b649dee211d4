import { say } from '@roundhouse/kernel';
import type { TableLists, TableSummary } from '@roundhouse/wire';
import { describe, expect, it } from 'vitest';
import type { MatchSummary } from '../match/table-match.ts';
import { isName } from '../online/come-in.tsx';
import { homeLists, idOf, NO_TABLES } from '../online/home-tables.ts';
import { inviteLink, isOnlyHere, newTablePath, roomPath } from '../online/links.ts';
import { asksSomebody, botsAmong, newTableOf, USUAL_TERMS } from '../online/new-table.ts';
import { modulesOf } from '../online/qr-code.tsx';
import { friendsToAsk } from '../online/friends.ts';
import { chairsOf, freeSeats, takenLiveries, whyNotStart } from '../online/seating.ts';
import { welcomeOf } from '../online/welcome.ts';
import { tableOfAda as table } from './support/table-of-ada.ts';
import { seatPagesOf } from '../people/seat-page.tsx';

const bot = (seat: number) => ({ seat, person: null, bot: 'easy', name: 'Rocket', livery: null });

describe('the seats of a table', () => {
  it('are taken by me, others and bots, or free', () => {
    expect(chairsOf(table).map(({ who }) => who)).toEqual(['person', 'me', 'nobody', 'bot']);
    expect(chairsOf(table).map(({ isHost }) => isHost)).toEqual([true, false, false, false]);
    expect(freeSeats(table)).toBe(1);
  });

  it('look as those on them chose, and nobody can choose what others chose', () => {
    const livery = { colour: 'red', emblem: 'star' } as const;
    const [ada, mine, robot] = table.places;
    if (ada === undefined || mine === undefined || robot === undefined) throw new Error('somebody is missing');
    const chosen = { ...table, places: [ada, { ...mine, livery }, robot] };
    expect(chairsOf(chosen).map(({ livery: { colour, emblem } }) => `${colour} ${emblem}`)).toEqual([
      'blue cross',
      'red star',
      'green bar',
      'gold ring',
    ]);
    expect(takenLiveries(chosen)).toEqual([]);
    expect(takenLiveries({ ...chosen, seat: 0 })).toEqual([livery]);
    // Bots give theirs away.
    expect(takenLiveries({ ...chosen, places: [ada, mine, { ...robot, livery }] })).toEqual([]);
  });

  it('are enough when as many are taken as the game needs', () => {
    const lacking = (min: number) => {
      const why = whyNotStart(table, { min });
      return why === null ? null : say(why);
    };
    expect(lacking(3)).toBeNull();
    expect(lacking(4)).toBe('1 more player is needed: a person or a bot.');
    expect(lacking(5)).toBe('2 more players are needed: people or bots.');
  });

  it('are not enough with bots alone', () => {
    const why = whyNotStart({ places: [bot(0), bot(1)] }, { min: 2 });
    expect(why === null ? null : say(why)).toBe('At least one person has to sit down.');
  });
});

describe('an invitation', () => {
  it.each([
    ['closed', { state: 'closed' }],
    ['sits', {}],
    ['sits', { state: 'running' }],
    ['offered', { seat: null, state: 'running', offered: 2 }],
    ['free', { seat: null }],
    ['full', { seat: null, seats: 3 }],
    ['begun', { seat: null, state: 'running' }],
    ['look-on', { seat: null, state: 'over', watching: true }],
  ] as const)('says "%s"', (said, change) => {
    expect(welcomeOf({ ...table, ...change })).toBe(said);
  });

  it('is a link to this site, and a table has a place at it', () => {
    expect(inviteLink('a b/c', 'https://example.org/online/x#y')).toBe('https://example.org/join/a%20b%2Fc');
    expect([roomPath('x'), newTablePath('steam')]).toEqual(['/online/x', '/new/steam?online']);
  });

  it.each([
    ['http://localhost:8080/', true],
    ['http://127.0.0.1:8080/x', true],
    ['http://[::1]/', true],
    ['http://192.168.1.5:8080/', false],
    ['https://localhost.example.org/', false],
  ])('from %s works on one machine alone: %s', (here, only) => {
    expect(isOnlyHere(here)).toBe(only);
  });

  it('is drawn as a code with its three eyes, and grows with the link', () => {
    const { size, path } = modulesOf('https://example.org/join/abc');
    // An eye: seven dark modules in a row at the corners, a light one beside them.
    for (const corner of ['M0 0', 'M6 0', `M${size - 7} 0`, `M${size - 1} 0`, `M0 ${size - 1}`, `M6 ${size - 1}`]) {
      expect(path).toContain(`${corner}h1v1h-1z`);
    }
    expect(path).not.toContain('M7 0h1');
    expect(modulesOf('https://example.org/join/'.padEnd(90, 'x')).size).toBeGreaterThan(size);
  });
});

describe('a name', () => {
  it.each([
    ['Ada', true],
    ['  Ada  ', true],
    ['   ', false],
    ['', false],
    ['a\u0000b', false],
    ['x'.repeat(33), false],
  ])('%j is one: %s', (name, is) => {
    expect(isName(name)).toBe(is);
  });
});

describe('a new table', () => {
  const match = { game: 'steam', options: { map: 'x' }, players: [1, 2, 3].map((n) => ({ name: `${n}`, bot: null })) };

  it('asks for the seats of the form, with the bots on some of them', () => {
    expect(
      newTableOf(match, { ...USUAL_TERMS, bots: 2, level: 'apprentice', access: 'everybody', pace: 'slow' }, 0),
    ).toEqual({
      game: 'steam',
      options: { map: 'x' },
      seats: 3,
      access: 'everybody',
      pace: 'slow',
      watching: true,
      startsFull: false,
      hints: false,
      bots: ['apprentice', 'apprentice'],
      invited: [],
    });
  });

  it('asks those who were named, where only they may come', () => {
    const named = { ...USUAL_TERMS, access: 'named', invited: ['bea'] } as const;
    expect([newTableOf(match, named, 0).invited, newTableOf(match, { ...named, access: 'link' }, 0).invited]).toEqual([
      ['bea'],
      [],
    ]);
    expect([named, { ...named, invited: [] }, USUAL_TERMS].map(asksSomebody)).toEqual([true, false, true]);
  });

  it('keeps a seat for whoever opens it', () => {
    expect([botsAmong(3, { bots: 5 }), botsAmong(3, { bots: 1 }), botsAmong(1, { bots: 1 })]).toEqual([2, 1, 0]);
  });
});

describe('home', () => {
  const here = (id: string, changed: number, fields: Partial<MatchSummary> = {}): MatchSummary => ({
    id,
    game: 'steam',
    players: [],
    over: false,
    yourTurn: false,
    takebacks: false,
    broken: null,
    changed,
    ...fields,
  });
  const there = (id: string, changed: number, fields: Partial<TableSummary> = {}): TableSummary => ({
    ...table,
    id,
    changed,
    ...fields,
  });

  it('puts my turn first wherever it is, then what others play, then what waits', () => {
    const tables: TableLists = {
      ...NO_TABLES,
      myTurn: [there('mine online', 5)],
      running: [there('others online', 9)],
      waiting: [there('waiting', 99)],
    };
    const running = [here('mine here', 7, { yourTurn: true }), here('bots here', 8)];
    const { goOn } = homeLists({ running, finished: [] }, tables);
    expect(goOn.map(idOf)).toEqual(['mine here', 'mine online', 'others online', 'bots here', 'waiting']);
  });

  it('shows tables with a free seat to join, friends first and nothing twice', () => {
    const friend = there('of a friend', 1);
    const tables: TableLists = {
      ...NO_TABLES,
      friends: [friend, there('begun', 8, { state: 'running' })],
      open: [friend, there('older', 2), there('full', 9, { seats: 3 }), there('newer', 3)],
    };
    const { join } = homeLists({ running: [], finished: [] }, tables);
    expect(join.map(({ id }) => id)).toEqual(['of a friend', 'newer', 'older']);
  });

  it('puts what is over together, the newest first', () => {
    const tables: TableLists = { ...NO_TABLES, finished: [there('there', 5, { state: 'over' })] };
    const finished = [here('late', 6, { over: true }), here('early', 1, { over: true })];
    expect(homeLists({ running: [], finished }, tables).finished.map(idOf)).toEqual(['late', 'there', 'early']);
  });
});

describe('the people of a table', () => {
  const ada = { id: 'a', name: 'Ada', kind: 'guest' } as const;
  const bea = { id: 'b', name: 'Bea', kind: 'account' } as const;
  const places = [
    { seat: 0, person: ada, bot: null, name: 'Ada', livery: null },
    { seat: 1, person: null, bot: 'easy', name: 'Rocket', livery: null },
  ];

  it('have pages, and bots have none', () => {
    expect([0, 1, 2].map(seatPagesOf(places))).toEqual(['/people/a', null, null]);
  });

  it('need not be asked to come', () => {
    expect(friendsToAsk([ada, bea], { places })).toEqual([bea]);
  });
});
