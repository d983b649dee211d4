import { refuse } from '@roundhouse/kernel';
import type { ChatLine, ClockFace, ClockRule, TableLists } from '@roundhouse/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Snapshot } from '../match/table-match.ts';
import { titleOf } from '../app/title.ts';
import { endingOf } from '../online/consent.tsx';
import { lastSeenIn, lastSeenText, newSince } from '../online/last-visit.tsx';
import { PrivateNotes } from '../online/private-notes.ts';
import { Server } from '../online/server.ts';
import { isLow, TableClock, timeLeft, timeParts } from '../online/table-clock.ts';
import { TableTalk } from '../online/table-talk.ts';
import { newTurns } from '../online/turn-bell.tsx';
import { cameByUndo, forcedAction, mayTakeBack } from '../table/forced.ts';
import { undoQuestions } from '../table/undo.ts';
import { FakeLine } from './support/fake-line.ts';
import { tableOfAda } from './support/table-of-ada.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const bank: ClockRule = { kind: 'bank', ms: 10 * MINUTE, increment: 0 };
const turn: ClockRule = { kind: 'turn', ms: 2 * DAY, pause: null };

describe('a clock', () => {
  const face = (rule: ClockRule, at = 0): ClockFace => ({
    at,
    rule,
    seats: [
      { left: 90 * SECOND, running: true },
      { left: 50 * SECOND, running: false },
    ],
  });

  it('runs on by the time of this machine, whatever the server takes for now', () => {
    const clock = { face: face(bank, 999 * DAY), heard: 5000 };
    expect(timeLeft(clock, 0, 5000)).toBe(90 * SECOND);
    expect(timeLeft(clock, 0, 35_000)).toBe(60 * SECOND);
    expect(timeLeft(clock, 0, 5 * HOUR)).toBe(0);
    expect(timeLeft(clock, 0, 0), 'a clock that was set back').toBe(90 * SECOND);
    expect(timeLeft(clock, 1, 35_000)).toBe(50 * SECOND);
    expect(timeLeft(clock, 2, 35_000)).toBeNull();
  });

  it('stands in the daily pause', () => {
    const pausing: ClockRule = { kind: 'turn', ms: 2 * DAY, pause: { from: 60, to: 120 } };
    const clock = { face: { at: 0, rule: pausing, seats: [{ left: 5 * HOUR, running: true }] }, heard: 0 };
    expect(timeLeft(clock, 0, 3 * HOUR)).toBe(3 * HOUR);
  });

  it('says as much as somebody wants to know', () => {
    expect(timeParts(2 * DAY + 3 * HOUR + 59 * MINUTE, turn)).toEqual({ shape: 'days', days: 2, hours: 3 });
    expect(timeParts(3 * HOUR + 5 * MINUTE, turn)).toEqual({ shape: 'hours', hours: 3, minutes: 5 });
    expect(timeParts(3 * HOUR + 5 * MINUTE + SECOND, bank)).toEqual({ shape: 'seconds', digits: '3:05:01' });
    expect(timeParts(65 * SECOND, turn)).toEqual({ shape: 'seconds', digits: '1:05' });
    expect(timeParts(0, bank)).toEqual({ shape: 'seconds', digits: '0:00' });
  });

  it('is low in the last minute of a live game, and in the last hours of a slow one', () => {
    expect([isLow(MINUTE, bank), isLow(MINUTE - 1, bank)]).toEqual([false, true]);
    expect([isLow(2 * HOUR, turn), isLow(2 * HOUR - 1, turn)]).toEqual([false, true]);
  });

  it('is heard on the line', () => {
    const world = new FakeLine();
    const clock = new TableClock('t', world.line, () => 77);
    const leave = clock.subscribe(() => undefined);
    world.socket.open();
    world.tell({ news: 'clock', table: 'another', clock: face(bank) });
    expect(clock.clock()).toBeNull();
    world.tell({ news: 'clock', table: 't', clock: face(bank) });
    expect(clock.clock()).toEqual({ face: face(bank), heard: 77 });
    leave();
    expect(world.line.state).toBe('closed');
  });
});

/** A server whose answers are given by hand: `METHOD address` to what it says; what is missing is out of reach. */
function serverOf(answers: Readonly<Record<string, unknown>>): { server: Server; asked: string[] } {
  const asked: string[] = [];
  const server = new Server(async (address, { method, body }) => {
    await Promise.resolve();
    const what = `${method} ${address}`;
    asked.push(typeof body === 'string' ? `${what} ${body}` : what);
    if (!(what in answers)) throw new Error('nobody there');
    return Response.json(answers[what]);
  });
  return { server, asked };
}

const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function line(number: number, person: string, text = 'Hello'): ChatLine {
  return { number, person, name: person, text, at: number };
}

describe('talk at a table', () => {
  function talkOf(answers: Readonly<Record<string, unknown>>) {
    const world = new FakeLine();
    const { server, asked } = serverOf({ 'GET /api/mutes': [], ...answers });
    const talk = new TableTalk({ table: 't', me: 'ada', server, line: world.line });
    talk.subscribe(() => undefined);
    const numbers = (): readonly number[] => talk.said().lines.map(({ number }) => number);
    return { world, talk, asked, numbers };
  }

  it('is read from the beginning, then heard, each line once and in order', async () => {
    const { world, talk, numbers } = talkOf({ 'GET /api/tables/t/chat?after=0': [line(1, 'bea'), line(2, 'ada')] });
    world.socket.open();
    await settled();
    world.tell({ news: 'said', table: 't', line: line(4, 'bea') });
    world.tell({ news: 'said', table: 't', line: line(3, 'ada') });
    world.tell({ news: 'said', table: 't', line: line(3, 'ada') });
    world.tell({ news: 'said', table: 'another', line: line(9, 'bea') });
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(talk.said().unread, 'what I said myself is not new to me').toBe(2);
  });

  it('is asked for again from the last line when the line comes back', async () => {
    const { world, asked, numbers } = talkOf({
      'GET /api/tables/t/chat?after=0': [line(1, 'bea')],
      'GET /api/tables/t/chat?after=1': [line(2, 'bea'), line(3, 'bea')],
    });
    await settled();
    world.socket.open();
    world.socket.breakOff();
    world.pass(500);
    world.socket.open();
    await settled();
    expect(asked.at(-1)).toBe('GET /api/tables/t/chat?after=1');
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it('is unread until somebody has it before their eyes', async () => {
    const { world, talk } = talkOf({ 'GET /api/tables/t/chat?after=0': [line(1, 'bea')] });
    world.socket.open();
    await settled();
    expect(talk.said().unread).toBe(1);
    talk.beRead(true);
    world.tell({ news: 'said', table: 't', line: line(2, 'bea') });
    expect(talk.said().unread).toBe(0);
    talk.beRead(false);
    world.tell({ news: 'said', table: 't', line: line(3, 'bea') });
    expect(talk.said().unread).toBe(1);
  });

  it('shows what I said when the server has it, and not when it refused', async () => {
    const { talk, numbers } = talkOf({ 'POST /api/tables/t/chat': line(1, 'ada') });
    await talk.speak('Hello');
    expect(numbers()).toEqual([1]);
    const { talk: away } = talkOf({});
    await expect(away.speak('Hello')).rejects.toThrow('cannot be reached');
    expect(away.said().lines).toEqual([]);
  });

  it('is without those whom I mute, and with them again afterwards', async () => {
    const bea = { id: 'bea', name: 'Bea', kind: 'guest' };
    const { talk, numbers } = talkOf({
      'GET /api/tables/t/chat?after=0': [line(1, 'bea'), line(2, 'cy')],
      'PUT /api/mutes/bea': [bea],
      'DELETE /api/mutes/bea': [],
    });
    await settled();
    await talk.mute('bea', true);
    expect(numbers()).toEqual([2]);
    expect(talk.said().muted).toEqual([bea]);
    await talk.mute('bea', false);
    expect(numbers()).toEqual([1, 2]);
  });
});

describe('private notes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const later = (ms: number, work: () => void): (() => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  };
  const NOTES = '/api/tables/t/notes';

  it('are saved when whoever writes pauses, and say so', async () => {
    const { server, asked } = serverOf({ [`GET ${NOTES}`]: { text: 'old' }, [`PUT ${NOTES}`]: { text: '' } });
    const notes = new PrivateNotes('t', server, later);
    await vi.advanceTimersByTimeAsync(0);
    expect(notes.written()).toEqual({ text: 'old', keeping: { state: 'saved' } });
    notes.write('n');
    await vi.advanceTimersByTimeAsync(500);
    notes.write('new');
    await vi.advanceTimersByTimeAsync(500);
    expect(notes.written().keeping.state).toBe('saving');
    await vi.advanceTimersByTimeAsync(500);
    expect(notes.written()).toEqual({ text: 'new', keeping: { state: 'saved' } });
    expect(asked.filter((one) => one.startsWith('PUT'))).toEqual([`PUT ${NOTES} {"text":"new"}`]);
  });

  it('are saved at once when they are closed', async () => {
    const { server, asked } = serverOf({ [`GET ${NOTES}`]: { text: '' }, [`PUT ${NOTES}`]: { text: '' } });
    const notes = new PrivateNotes('t', server, later);
    const close = notes.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    notes.write('quick');
    close();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)).toBe(`PUT ${NOTES} {"text":"quick"}`);
  });

  it('say when they could not be saved, and are tried again', async () => {
    const answers: Record<string, unknown> = { [`GET ${NOTES}`]: { text: '' } };
    const { server } = serverOf(answers);
    const notes = new PrivateNotes('t', server, later);
    await vi.advanceTimersByTimeAsync(0);
    notes.write('kept');
    await vi.advanceTimersByTimeAsync(1000);
    expect(notes.written().keeping.state).toBe('unsaved');
    answers[`PUT ${NOTES}`] = { text: 'kept' };
    await vi.advanceTimersByTimeAsync(5000);
    expect(notes.written()).toEqual({ text: 'kept', keeping: { state: 'saved' } });
  });

  it('are fetched until somebody answers', async () => {
    const answers: Record<string, unknown> = {};
    const { server } = serverOf(answers);
    const notes = new PrivateNotes('t', server, later);
    await vi.advanceTimersByTimeAsync(100);
    expect(notes.written().keeping.state).toBe('reading');
    answers[`GET ${NOTES}`] = { text: 'here' };
    await vi.advanceTimersByTimeAsync(5000);
    expect(notes.written().text).toBe('here');
  });
});

const step = (seq: number, seat: number | null) => ({ seq, seat, events: [] });
const played: Snapshot = {
  id: 'm',
  game: 'g',
  options: {},
  players: [],
  eye: 0,
  seq: 5,
  view: {},
  waiting: [0],
  steps: [step(0, null), step(1, 0), step(2, 1), step(3, 0), step(4, 1), step(5, 0)],
  undos: 0,
  undo: { to: 4, stop: refuse('match.undo-other-acted', 'No.'), pastBots: 4 },
  takebacks: false,
  notes: [],
  result: null,
  screen: 'own',
  elsewhere: false,
};

describe('since you were here', () => {
  it('is counted from what this eye saw last', () => {
    expect(lastSeenIn(lastSeenText({ eye: 0, seq: 3 }), 0)).toBe(3);
    expect(lastSeenIn(lastSeenText({ eye: 'public', seq: 0 }), 'public')).toBe(0);
    for (const other of [null, '', '0', '0/', '0/x', '1/3', '0/1.5'])
      expect(lastSeenIn(other, 0), String(other)).toBeNull();
  });

  it('is nothing when nobody else has acted, or it was taken back', () => {
    expect(newSince(1, played)).toBe(1);
    expect(newSince(4, played), 'my own move').toBeNull();
    expect(newSince(5, played)).toBeNull();
    expect(newSince(9, played)).toBeNull();
    expect(newSince(null, played)).toBeNull();
  });
});

describe('asking the others', () => {
  it('is about my own actions beyond the limit, the last first', () => {
    expect(undoQuestions(played).map(({ to }) => to)).toEqual([2, 0]);
    expect(undoQuestions({ ...played, undo: { ...played.undo, to: 5 } }).map(({ to }) => to)).toEqual([4, 2, 0]);
    expect(undoQuestions({ ...played, eye: 'public' })).toEqual([]);
  });

  it('ends with their consent, with a no, or because the game went on', () => {
    const stood = { seq: 5, undos: 1 };
    const asked = { question: { seat: 0, agreed: [] }, stood };
    const ended = (now: typeof stood) => endingOf(asked, { question: null, stood: now }, 0);
    expect(ended({ seq: 3, undos: 2 })).toBe('agreed');
    expect(ended(stood)).toBe('declined');
    expect(ended({ seq: 6, undos: 1 })).toBe('moved-on');
    expect(endingOf(asked, asked, 0)).toBeNull();
    expect(endingOf(asked, { question: null, stood }, 1), 'of another').toBeNull();
  });
});

describe('my turn', () => {
  const lists = (...ids: readonly string[]): TableLists => ({
    myTurn: ids.map((id) => ({ ...tableOfAda, id })),
    running: [],
    waiting: [],
    open: [],
    friends: [],
    finished: [],
  });

  it('is new at a table that did not wait for me before', () => {
    expect(newTurns(lists('a'), lists('a', 'b')).map(({ id }) => id)).toEqual(['b']);
    expect(newTurns(lists('a'), lists('a'))).toEqual([]);
    expect(newTurns(null, lists('a')), 'whoever has just come looks anyway').toEqual([]);
    expect(newTurns(lists('a'), null)).toEqual([]);
  });

  it('stands first in the title', () => {
    expect(titleOf(undefined, 0)).toBe('Roundhouse');
    expect(titleOf('Steam', 0)).toBe('Steam · Roundhouse');
    expect(titleOf('Steam', 2)).toBe('● (2) Steam · Roundhouse');
  });
});

describe('a forced move', () => {
  const game = (legal: readonly unknown[], revises = false) => ({
    game: { waiting: () => [0], legal: () => [...legal], mayRevise: () => revises },
    isDeliberate: (action: unknown) => action === 'ready',
  });

  it('is the only thing that whoever is waited for can do', () => {
    expect(forcedAction(game(['only']), {}, 0)).toEqual({ action: 'only' });
    expect(forcedAction(game(['one', 'other']), {}, 0)).toBeUndefined();
    expect(forcedAction(game([]), {}, 0)).toBeUndefined();
    expect(forcedAction(game(['only']), {}, 1), 'others are waited for').toBeUndefined();
    expect(forcedAction(game(['only']), {}, null)).toBeUndefined();
    expect(forcedAction(game(['only'], true), {}, 0), 'something can still be changed').toBeUndefined();
    expect(forcedAction(game(['ready']), {}, 0), 'it ends what could be changed').toBeUndefined();
  });

  it('gives no way back away', () => {
    const stop = refuse('match.undo', 'No farther.');
    expect(mayTakeBack({ seq: 7, undo: { to: 6, stop, pastBots: 2 } })).toBe(true);
    expect(mayTakeBack({ seq: 7, undo: { to: 7, stop, pastBots: 2 } })).toBe(false);
  });

  it('is not played again by itself for whoever took it back', () => {
    expect(cameByUndo({ undos: 1 }, { undos: 2 })).toBe(true);
    expect(cameByUndo({ undos: 1 }, { undos: 1 })).toBe(false);
    expect(cameByUndo(null, { undos: 3 })).toBe(false);
  });
});
