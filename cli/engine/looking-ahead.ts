import { type Numbers, Previews, type Result, rngFrom, type Seat, say } from '@roundhouse/kernel';
import { refused } from './engine-error.ts';
import { expectSeat, eyeOf, momentOf, type Running } from './matches.ts';
import { AN_ACTION, type Fields } from './requests.ts';
import type { Verb } from './verb.ts';

/** What helps a program to choose: the board, what actions would bring, how things stand, what may be hidden. */
export const LOOKING_AHEAD: readonly Verb[] = [
  {
    name: 'preview',
    about: 'what an action would bring, without doing it: match, seat, action',
    obey(request, matches) {
      const running = matches.get(request.match);
      const { match } = running;
      const { seat } = request;
      const wanted = request.needed('action', AN_ACTION);
      const violation = match.check(seat, wanted);
      if (violation !== null) throw refused(violation);
      return { ...previewsOf(running, seat).of(match.game.action.parse(wanted)) };
    },
  },
  {
    name: 'standing',
    about: 'ranks and scores if the game ended now; as a seat sees it (null: the public): match, [seat], [at]',
    obey(request, matches) {
      const { match, resident } = matches.get(request.match);
      const at = momentOf(match, request);
      const seat = request.seatIfGiven;
      const seen = seat === undefined ? match.at(at) : match.viewAt(at, eyeOf(match, seat));
      return { standing: worded(resident.protocol.standing(seen)) };
    },
  },
  {
    name: 'guess',
    about: 'a whole position that looks to a seat as the real one does: match, seat, [seed], [at]',
    obey(request, matches) {
      const { match } = matches.get(request.match);
      const { seat } = request;
      expectSeat(match, seat);
      // Of the seed of the match nothing may show here: it would give away the chance to come.
      const rng = rngFrom(`guess ${request.seed ?? matches.surroundings.freshSeed()}`);
      return { position: match.game.guess(match.viewAt(momentOf(match, request), seat), seat, rng) };
    },
  },
  {
    name: 'board',
    about: 'what the match is played with: map, tiles, cards, prices: match',
    obey(request, matches) {
      const { match, resident } = matches.get(request.match);
      return { board: resident.protocol.board(match.position) };
    },
  },
];

/** From what the seat sees now. */
export function previewsOf({ match, resident }: Running, seat: Seat): Previews<object, unknown, unknown, unknown> {
  const numbersOf = (p: object): readonly Numbers[] => {
    const { scores } = resident.protocol.standing(p);
    return resident.protocol.numbers(p).map((numbers, one) => ({ ...numbers, score: scores[one]?.total ?? null }));
  };
  return new Previews(match.game, match.viewAt(match.seq, seat), seat, numbersOf);
}

/** The labels of the score are sentences here: a program in another language has no use for their parts. */
export function worded(result: Result): Fields {
  const scores = result.scores.map(({ total, lines }) => ({
    total,
    lines: lines.map(({ label, points, rule }) => ({ label: say(label), points, rule })),
  }));
  return { ...result, scores };
}
