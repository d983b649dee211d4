import { type AnyResident, residents } from '@roundhouse/games';
import { type AnyMatch, hashOf, Match, recordFromText, rngFrom, type Seat } from '@roundhouse/kernel';
import { fixturesIn } from '@roundhouse/kernel/kit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { previewsOf, worded } from '../engine/looking-ahead.ts';
import { EngineSession } from '../engine/session.ts';

function recordedGames({ game }: AnyResident): readonly AnyMatch[] {
  const folder = new URL(`../../games/${game.id}/tests/fixtures/`, import.meta.url);
  return [...fixturesIn(folder).values()].map((text) => Match.replay(game, recordFromText(text)));
}

interface Step {
  /** A match that stands before the action. */
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly action: unknown;
  readonly heard: readonly unknown[];
  readonly after: object;
}

/** Every so many actions of a recorded game, as they were played. */
function* stepsOf(match: AnyMatch, every: number): Generator<Step> {
  const live = match.fork(match.seq).entries;
  for (let seq = every; seq <= match.seq; seq += every) {
    const entry = live[seq - 1];
    if (entry === undefined || !('action' in entry)) throw new Error('a fork has actions alone');
    const { seat, action } = entry;
    const heard = match.events(seat, seq - 1)[0]?.events ?? [];
    yield { match: match.fork(seq - 1), seat, action, heard, after: match.at(seq) };
  }
}

function asking(): (fields: object) => unknown {
  const session = new EngineSession({ residents, now: () => 0, freshSeed: () => 'fresh' });
  return (fields): unknown => JSON.parse(session.handle(JSON.stringify(fields)));
}

const STEPS = 150;

describe.each(residents.map((resident) => [resident.game.id, resident] as const))(
  'looking ahead in recorded games of %s',
  (id, resident) => {
    const { game, protocol } = resident;
    const games = recordedGames(resident);
    const every = Math.ceil(games.reduce((sum, { seq }) => sum + seq, 0) / STEPS);
    const steps = games.flatMap((match) => [...stepsOf(match, every)]);

    it('has steps to look at', () => {
      expect(steps.length).toBeGreaterThan(100);
    });

    it('a preview promises only what then happens, and all of it where nothing is left to chance', () => {
      let sure = 0;
      let unsure = 0;
      for (const { match, seat, action, heard, after } of steps) {
        const { events, changes, chance } = previewsOf({ match, resident }, seat).of(action);
        expect(events).toEqual(heard.slice(0, events.length));
        if (chance) {
          unsure++;
          continue;
        }
        sure++;
        expect(events).toHaveLength(heard.length);
        const scores = protocol.standing(after).scores;
        const numbers = protocol.numbers(after);
        const before = protocol.numbers(match.position);
        for (const { seat: whose, number, to } of changes) {
          expect(to).toBe(number === 'score' ? (scores[whose]?.total ?? null) : numbers[whose]?.[number]);
        }
        for (const [whose, mine] of numbers.entries()) {
          for (const [number, value] of Object.entries(mine)) {
            const told = changes.some((change) => change.seat === whose && change.number === number);
            expect(told).toBe(value !== before[whose]?.[number]);
          }
        }
      }
      expect(sure).toBeGreaterThan(unsure);
      // Once it is set up, chance has no say in Steam.
      expect(unsure > 0).toBe(id !== 'steam');
    });

    it('previews, guesses and standings change nothing, and are the same whatever is hidden and whatever chance will bring', () => {
      const ask = asking();
      for (const [number, { match, seat, action }] of steps.entries()) {
        const { options, seats, position } = match;
        const other = game.guess(game.view(position, seat), seat, rngFrom(`other ${number}`));
        const start = { do: 'start', game: id, seats, options };
        ask({ ...start, match: 'real', seed: 'one', position });
        ask({ ...start, match: 'other', seed: 'two', position: other });
        const preview = ask({ do: 'preview', match: 'real', seat, action });
        expect(preview).toHaveProperty('events');
        expect(ask({ do: 'preview', match: 'other', seat, action })).toEqual(preview);
        for (const request of [{ do: 'standing' }, { do: 'guess', seed: 'same' }]) {
          const [real, alike] = ['real', 'other'].map((name) => ask({ ...request, match: name, seat }));
          expect(alike).toEqual(real);
        }
        expect(ask({ do: 'position', match: 'real' })).toEqual({ id: null, position });
        expect(ask({ do: 'record', match: 'real' })).toMatchObject({ record: { entries: [] } });
      }
    });

    it('a guess looks to its seat as the position does, and another seed may guess otherwise', () => {
      const ask = asking();
      const different = new Set<string>();
      for (const { match, seat } of steps.slice(0, 30)) {
        const { options, seats, position } = match;
        ask({ do: 'start', match: 'm', game: id, seats, options, seed: 's', position });
        const guesses = ['a', 'b'].map((seed) => {
          const answer = ask({ do: 'guess', match: 'm', seat, seed });
          expect(ask({ do: 'guess', match: 'm', seat, seed })).toEqual(answer);
          return z.object({ position: z.looseObject({}) }).parse(answer).position;
        });
        for (const guess of guesses) {
          const parsed = game.position.parse(guess);
          expect(game.view(parsed, seat)).toEqual(game.view(position, seat));
        }
        if (hashOf(guesses[0]) !== hashOf(guesses[1])) different.add(String(seat));
      }
      const secrets = steps.some(
        ({ match, seat }) => hashOf(game.view(match.position, seat)) !== hashOf(match.position),
      );
      expect(different.size > 0).toBe(secrets);
    });

    it('the standing at the end is the result, and every eye has one at any time', () => {
      const ask = asking();
      for (const [number, match] of games.entries()) {
        const result = match.result();
        if (result === null) throw new Error('recorded games are finished');
        expect(protocol.standing(match.position)).toEqual(result);
        ask({ do: 'load', match: `${number}`, record: match.record() });
        const standing: unknown = JSON.parse(JSON.stringify(worded(result)));
        expect(ask({ id: 1, do: 'standing', match: `${number}` })).toEqual({ id: 1, standing });
        for (const seat of [0, null]) {
          const half = Math.floor(match.seq / 2);
          expect(ask({ do: 'standing', match: `${number}`, seat, at: half })).toHaveProperty('standing.scores');
        }
      }
    });

    it('the board is plain JSON, every field and number has a meaning, and it never changes', () => {
      for (const match of games) {
        const board = protocol.board(match.position);
        expect(JSON.parse(JSON.stringify(board))).toEqual(board);
        expect(Object.keys(protocol.meanings.board).toSorted()).toEqual(Object.keys(board).toSorted());
        expect(protocol.board(match.at(0))).toEqual(board);
        expect(protocol.board(match.viewAt(0, 'public'))).toEqual(board);
        for (const numbers of protocol.numbers(match.position)) {
          expect(Object.keys(protocol.meanings.numbers)).toEqual(Object.keys(numbers));
        }
      }
    });
  },
);
