import { residents } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EngineSession } from '../engine/session.ts';
import { runCli } from './cli.ts';

function newSession(): EngineSession {
  return new EngineSession({ residents, now: () => 0, freshSeed: () => 'fresh' });
}

type Ask = (fields: object) => unknown;

function asking(session = newSession()): Ask {
  return (fields): unknown => JSON.parse(session.handle(JSON.stringify(fields)));
}

const Progress = z.object({ seq: z.number(), waiting: z.array(z.number()) });
const Failure = z.object({ id: z.unknown(), error: z.object({ why: z.string() }) });

function whyOf(answer: unknown): string {
  return Failure.parse(answer).error.why;
}

const Result = z.object({
  result: z.object({
    ranks: z.array(z.number()),
    winners: z.array(z.number()),
    scores: z.array(
      z.object({
        total: z.nullable(z.number()),
        lines: z.array(z.object({ label: z.string(), points: z.number(), rule: z.string() })),
      }),
    ),
  }),
});

const Actions = z.object({ actions: z.array(z.record(z.string(), z.unknown())) });

/** A match 'm' of four, and the seat that is asked first. */
function started(): { readonly ask: Ask; readonly seat: number } {
  const ask = asking();
  const answer = ask({ do: 'start', match: 'm', game: 'age-of-steam', seats: 4, seed: '7' });
  return { ask, seat: Progress.parse(answer).waiting[0] ?? -1 };
}

describe('the engine protocol', () => {
  it('lists the games', () => {
    expect(asking()({ id: 1, do: 'games' })).toMatchObject({
      id: 1,
      games: [
        { id: 'age-of-steam', name: 'Age of Steam', seats: { min: 2, max: 6 }, options: { type: 'object' } },
        { id: 'steam', name: 'Steam', seats: { min: 3, max: 6 }, options: { type: 'object' } },
        {
          id: 'kings-of-air-and-steam',
          name: 'Kings of Air and Steam',
          seats: { min: 2, max: 7 },
          options: { type: 'object' },
        },
        { id: 'city-of-iron', name: 'City of Iron', seats: { min: 2, max: 4 }, options: { type: 'object' } },
      ],
    });
  });

  it('starts a match and names who is waited for', () => {
    const ask = asking();
    const start = { id: 2, do: 'start', match: 'm', game: 'age-of-steam', seats: 4, options: {}, seed: '7' };
    const answer = ask(start);
    expect(answer).toEqual({ id: 2, seq: 0, waiting: Progress.parse(answer).waiting });
    expect(Progress.parse(answer).waiting).toHaveLength(1);
    expect(ask({ ...start, match: 'n', seed: 7 })).toEqual(answer);
    expect(ask({ ...start, seed: undefined })).toMatchObject({ seq: 0 });
    expect(ask({ do: 'record', match: 'm' })).toMatchObject({ record: { seed: 'fresh' } });
  });

  it('offers, checks, plays and takes back', () => {
    const { ask, seat } = started();
    const { actions } = Actions.parse(ask({ do: 'legal', match: 'm', seat }));
    expect(actions[0]).toEqual({ type: 'issue-shares', shares: 0 });
    const other = (seat + 1) % 4;
    expect(ask({ id: 'l', do: 'legal', match: 'm', seat: other })).toEqual({ id: 'l', actions: [] });
    const action = { type: 'issue-shares', shares: 2 };
    expect(ask({ id: 4, do: 'check', match: 'm', seat, action })).toEqual({ id: 4, legal: true });
    expect(ask({ id: 4, do: 'check', match: 'm', seat, action: { ...action, shares: 99 } })).toEqual({
      id: 4,
      legal: false,
      rule: 'issue-shares.maximum',
      why: 'A railroad issues at most 15 shares in a game: you have 13 left to issue.',
    });
    expect(ask({ id: 5, do: 'play', match: 'm', seat, action })).toMatchObject({
      id: 5,
      seq: 1,
      events: [{ type: 'shares-issued', seat, shares: 2, cash: 10 }],
    });
    expect(ask({ id: 5, do: 'play', match: 'm', seat, action })).toEqual({
      id: 5,
      error: { rule: 'match.not-waiting', why: `Seat ${seat} has nothing to decide now.` },
    });
    expect(ask({ id: 8, do: 'undo', match: 'm', seat: other })).toMatchObject({
      id: 8,
      error: { rule: 'match.undo-other-acted' },
    });
    expect(ask({ id: 8, do: 'undo', match: 'm', seat })).toEqual({ id: 8, seq: 0, waiting: [seat] });
    expect(ask({ id: 8, do: 'undo', match: 'm', seat })).toMatchObject({ error: { rule: 'match.undo-nothing' } });
  });

  it('takes back to a chosen point', () => {
    const { ask, seat } = started();
    ask({ do: 'play', match: 'm', seat, action: { type: 'issue-shares', shares: 0 } });
    expect(ask({ do: 'undo', match: 'm', seat, to: 0 })).toMatchObject({ seq: 0 });
    expect(whyOf(ask({ do: 'undo', match: 'm', seat, to: 'x' }))).toContain('"to"');
  });

  it('shows views and positions, also of the past', () => {
    const { ask, seat } = started();
    const before = ask({ do: 'position', match: 'm' });
    ask({ do: 'play', match: 'm', seat, action: { type: 'issue-shares', shares: 3 } });
    expect(ask({ do: 'position', match: 'm', at: 0 })).toEqual(before);
    expect(ask({ id: 6, do: 'view', match: 'm', seat })).toMatchObject({ id: 6, view: { turn: 1 } });
    expect(ask({ id: 6, do: 'view', match: 'm', seat: null })).toMatchObject({ id: 6, view: { turn: 1 } });
    expect(whyOf(ask({ do: 'view', match: 'm' }))).toContain('"seat"');
    expect(ask({ do: 'position', match: 'm', at: 9 })).toMatchObject({
      error: { why: 'The match has 1 action; there is no position after 9.' },
    });
  });

  it('starts from a position', () => {
    const { ask, seat } = started();
    ask({ do: 'play', match: 'm', seat, action: { type: 'issue-shares', shares: 3 } });
    const { position } = z
      .object({ position: z.record(z.string(), z.unknown()) })
      .parse(ask({ do: 'position', match: 'm' }));
    const start = { do: 'start', match: 'n', game: 'age-of-steam', seats: 4, seed: 'x', position };
    expect(Progress.parse(ask(start)).waiting).toHaveLength(1);
    expect(ask({ do: 'position', match: 'n' })).toMatchObject({ position });
    expect(whyOf(ask({ ...start, position: { map: 'rust-belt' } }))).toContain(' turn: ');
    const last = { ...position, phase: { name: 'issue-shares', seat: 3 } };
    expect(whyOf(ask({ ...start, seats: 3, position: last }))).toBe(
      'That does not suit the game: position: this position is for 4 seats, not 3.',
    );
    expect(ask({ do: 'position', match: 'n' })).toMatchObject({ position });
  });

  it('plays a whole game with bots, tells the result and the log, and loads its record again', () => {
    const ask = asking();
    let state = Progress.parse(ask({ do: 'start', match: 'm', game: 'age-of-steam', seats: 3, seed: '1' }));
    const levels = ['easy', 'random', 'lively'];
    expect(ask({ do: 'result', match: 'm' })).toMatchObject({ result: null });
    while (state.waiting.length > 0) {
      const [seat = -1] = state.waiting;
      const asked = ask({ do: 'bot', match: 'm', seat, level: levels[seat], ms: 5 });
      const { action } = z.object({ action: z.unknown() }).parse(asked);
      state = Progress.parse(ask({ do: 'play', match: 'm', seat, action }));
    }
    const result = ask({ do: 'result', match: 'm' });
    const { ranks, scores } = Result.parse(result).result;
    expect(Math.min(...ranks)).toBe(1);
    for (const { total, lines } of scores) {
      expect(total ?? 0).toBe(lines.reduce((sum, { points }) => sum + points, 0));
    }
    const { log } = z
      .object({ log: z.array(z.object({ seq: z.number(), lines: z.array(z.string()) })) })
      .parse(ask({ do: 'log', match: 'm', seat: null }));
    expect(log).toHaveLength(state.seq + 1);
    expect(log.at(-1)?.lines.at(-1)).toBe('The game is over.');
    expect(ask({ do: 'log', match: 'm', seat: 1, since: state.seq })).toMatchObject({ log: [] });
    const { record } = z.object({ record: z.unknown() }).parse(ask({ do: 'record', match: 'm' }));
    expect(ask({ id: 10, do: 'load', match: 'm2', record })).toEqual({ id: 10, seq: state.seq, waiting: [] });
    expect(ask({ do: 'result', match: 'm2' })).toEqual(result);
    expect(ask({ do: 'bot', match: 'm2', seat: 0 })).toMatchObject({ error: { rule: 'match.over' } });
  });

  it('previews what may be done, and refuses with the rule what may not', () => {
    const { ask, seat } = started();
    const asked = { id: 1, do: 'preview', match: 'm', seat };
    const preview = {
      events: [{ type: 'shares-issued', seat, shares: 2, cash: 10 }],
      changes: [
        { seat, number: 'cash', from: 10, to: 20 },
        { seat, number: 'shares', from: 2, to: 4 },
        { seat, number: 'score', from: -6, to: -12 },
      ],
      chance: false,
    };
    expect(ask({ ...asked, action: { type: 'issue-shares', shares: 2 } })).toEqual({ id: 1, ...preview });
    expect(ask({ ...asked, action: { type: 'issue-shares', shares: 14 } })).toMatchObject({
      id: 1,
      error: { rule: 'issue-shares.maximum' },
    });
    expect(ask({ ...asked, action: 'jump' })).toMatchObject({ error: { rule: 'match.malformed-action' } });
    expect(ask({ ...asked, seat: (seat + 1) % 4, action: { type: 'issue-shares', shares: 2 } })).toMatchObject({
      error: { rule: 'match.not-waiting' },
    });
    const { actions, previews } = z
      .object({ actions: z.array(z.unknown()), previews: z.array(z.unknown()) })
      .parse(ask({ do: 'legal', match: 'm', seat, previews: true }));
    expect(previews).toHaveLength(actions.length);
    expect(previews[2]).toEqual(preview);
    expect(ask({ do: 'legal', match: 'm', seat, previews: false })).not.toHaveProperty('previews');
  });

  it('guesses with a seed of its own when it is given none', () => {
    const ask = asking();
    ask({ do: 'start', match: 'm', game: 'city-of-iron', seats: 3, seed: '7' });
    const guess = ask({ do: 'guess', match: 'm', seat: 0 });
    expect(guess).toEqual(ask({ do: 'guess', match: 'm', seat: 0, seed: 'fresh' }));
    expect(guess).toHaveProperty('position.players');
    expect(ask({ do: 'guess', match: 'm', seat: 0, at: 0 })).toEqual(guess);
  });

  it('forgets a match', () => {
    const { ask } = started();
    expect(ask({ id: 1, do: 'drop', match: 'm' })).toEqual({ id: 1, dropped: 'm' });
    expect(ask({ id: 1, do: 'legal', match: 'm', seat: 0 })).toEqual({
      id: 1,
      error: { why: "There is no match 'm'." },
    });
  });

  it('explains itself', () => {
    const answer = z
      .object({ id: z.literal(0), help: z.record(z.string(), z.string()) })
      .parse(asking()({ id: 0, do: 'help' }));
    expect(answer.help['play']).toContain('action');
  });
});

describe('the engine, asked badly', () => {
  it.each([
    ['', null, 'not JSON'],
    ['nonsense', null, 'not JSON'],
    ['[]', null, 'a JSON object'],
    ['null', null, 'a JSON object'],
    ['{"id":5}', 5, '"do" is needed here'],
    ['{"id":5,"do":7}', 5, '"do" is needed here'],
    ['{"id":5,"do":"fly"}', 5, "There is no 'fly' to do"],
    ['{"id":5,"do":"__proto__"}', 5, "There is no '__proto__' to do"],
    ['{"id":5,"do":"constructor"}', 5, "There is no 'constructor' to do"],
    ['{"id":5,"do":"legal","seat":0}', 5, '"match" is needed here'],
    ['{"id":5,"do":"legal","match":7,"seat":0}', 5, '"match" is needed here'],
    ['{"id":5,"do":"legal","match":"x","seat":0}', 5, "There is no match 'x'"],
    ['{"id":5,"do":"legal","match":"__proto__","seat":0}', 5, "There is no match '__proto__'"],
    ['{"id":5,"do":"legal","match":"m"}', 5, '"seat" is needed here'],
    ['{"id":5,"do":"legal","match":"m","seat":1.5}', 5, '"seat" is needed here'],
    ['{"id":5,"do":"legal","match":"m","seat":"0"}', 5, '"seat" is needed here'],
    ['{"id":5,"do":"legal","match":"m","seat":1e400}', 5, '"seat" is needed here'],
    ['{"id":5,"do":"legal","match":"m","seat":4}', 5, 'There is no seat 4; the seats are 0 to 3.'],
    ['{"id":5,"do":"legal","match":"m","seat":-1}', 5, 'There is no seat -1'],
    ['{"id":5,"do":"play","match":"m","seat":0}', 5, '"action" is needed here'],
    ['{"id":5,"do":"check","match":"m","seat":0}', 5, '"action" is needed here'],
    ['{"id":5,"do":"play","match":"m","seat":9,"action":{}}', 5, 'There is no seat 9'],
    ['{"id":5,"do":"view","match":"m","seat":9}', 5, 'There is no seat 9'],
    ['{"id":5,"do":"bot","match":"m","seat":9}', 5, 'There is no seat 9'],
    ['{"id":5,"do":"bot","match":"m","seat":0,"level":"genius"}', 5, "There is no bot 'genius'"],
    ['{"id":5,"do":"bot","match":"m","seat":0,"level":"toString"}', 5, "There is no bot 'toString'"],
    ['{"id":5,"do":"bot","match":"m","seat":0,"ms":-1}', 5, '"ms" is needed here'],
    ['{"id":5,"do":"start","match":"m","game":"ludo","seats":4}', 5, "There is no game 'ludo'"],
    ['{"id":5,"do":"start","match":"m","game":"age-of-steam"}', 5, '"seats" is needed here'],
    ['{"id":5,"do":"start","match":"m","game":"age-of-steam","seats":17}', 5, '3 to 6 seats'],
    ['{"id":5,"do":"start","match":"m","game":"age-of-steam","seats":4,"options":{"map":"moon"}}', 5, 'no map "moon"'],
    ['{"id":5,"do":"start","match":"m","game":"age-of-steam","seats":4,"options":[]}', 5, 'expected object'],
    ['{"id":5,"do":"start","match":"m","game":"age-of-steam","seats":4,"seed":{}}', 5, '"seed" is needed here'],
    ['{"id":5,"do":"legal","match":"m","seat":0,"previews":1}', 5, '"previews" is needed here: true or false'],
    ['{"id":5,"do":"preview","match":"m","seat":0}', 5, '"action" is needed here'],
    ['{"id":5,"do":"preview","match":"m","action":{}}', 5, '"seat" is needed here'],
    ['{"id":5,"do":"preview","match":"m","seat":9,"action":{}}', 5, 'There is no seat 9'],
    ['{"id":5,"do":"preview","match":"m","seat":null,"action":{}}', 5, '"seat" is needed here'],
    ['{"id":5,"do":"preview","match":"x","seat":0,"action":{}}', 5, "There is no match 'x'"],
    ['{"id":5,"do":"standing","match":"m","seat":9}', 5, 'There is no seat 9'],
    ['{"id":5,"do":"standing","match":"m","seat":"0"}', 5, '"seat" is needed here'],
    ['{"id":5,"do":"standing","match":"m","at":1}', 5, 'there is no position after 1'],
    ['{"id":5,"do":"guess","match":"m"}', 5, '"seat" is needed here'],
    ['{"id":5,"do":"guess","match":"m","seat":null}', 5, '"seat" is needed here'],
    ['{"id":5,"do":"guess","match":"m","seat":9}', 5, 'There is no seat 9'],
    ['{"id":5,"do":"guess","match":"m","seat":0,"seed":[]}', 5, '"seed" is needed here'],
    ['{"id":5,"do":"guess","match":"m","seat":0,"at":-1}', 5, '"at" is needed here'],
    ['{"id":5,"do":"board","match":"x"}', 5, "There is no match 'x'"],
    ['{"id":5,"do":"load","match":"m"}', 5, '"record" is needed here'],
    ['{"id":5,"do":"load","match":"m","record":{}}', 5, 'does not name its game'],
    ['{"id":5,"do":"load","match":"m","record":{"game":"age-of-steam"}}', 5, 'malformed'],
    ['{"id":"Ä\u2028","do":"fly"}', 'Ä\u2028', "There is no 'fly'"],
    ['{"do":"fly"}', null, "There is no 'fly'"],
    ['{"id":{"a":[1]},"do":"fly"}', { a: [1] }, "There is no 'fly'"],
  ])('%s', (line, id, why) => {
    const session = newSession();
    session.handle('{"do":"start","match":"m","game":"age-of-steam","seats":4,"seed":"7"}');
    const answer = session.handle(line);
    expect(answer).not.toContain('\n');
    const failure = Failure.parse(JSON.parse(answer));
    expect(failure.id).toEqual(id);
    expect(failure.error.why).toContain(why);
    expect(JSON.parse(session.handle('{"do":"position","match":"m"}'))).toHaveProperty('position');
  });

  it('a malformed action is refused by a rule', () => {
    const { ask, seat } = started();
    expect(ask({ id: 1, do: 'check', match: 'm', seat, action: 'jump' })).toMatchObject({
      legal: false,
      rule: 'match.malformed-action',
    });
    expect(ask({ id: 1, do: 'play', match: 'm', seat, action: { type: 'build', hex: 1e21 } })).toMatchObject({
      error: { rule: 'match.malformed-action' },
    });
  });

  it('survives nesting that no stack can hold', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const { ask } = started();
    const session = newSession();
    for (const line of [deep, `{"id":1,"do":"fly","x":${deep}}`, `{"id":${deep},"do":"fly"}`]) {
      expect(JSON.parse(session.handle(line))).toHaveProperty('error');
    }
    expect(ask({ do: 'games' })).toHaveProperty('games');
  });

  it('takes names that mean something to the language', () => {
    const ask = asking();
    for (const match of ['__proto__', 'constructor', 'hasOwnProperty', '']) {
      expect(ask({ do: 'start', match, game: 'age-of-steam', seats: 3, seed: 's' })).toMatchObject({ seq: 0 });
      expect(ask({ do: 'result', match })).toMatchObject({ result: null });
    }
  });
});

describe('roundhouse engine', () => {
  it('answers every line, in order, whatever ends it', async () => {
    const { code, out } = await runCli(['engine'], {
      input: ['\uFEFF{"id":1,"do":"fly"}\r', '', '{"id":2,"do":"help"}', 'x'],
    });
    expect(code).toBe(0);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(answers).toMatchObject([{ id: 1 }, { id: null }, { id: 2 }, { id: null }]);
  });
});
