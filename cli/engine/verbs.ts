import { BOT_CHOICES, botFor, USUAL_LEVEL } from '@roundhouse/bots';
import { type AnyGame, type AnyMatch, Match, outOfTurn, rngFrom, say } from '@roundhouse/kernel';
import { EngineError, refused, shortened } from './engine-error.ts';
import { LOOKING_AHEAD, previewsOf, worded } from './looking-ahead.ts';
import { expectSeat, eyeOf, type Matches, momentOf } from './matches.ts';
import { A_MOMENT, AN_ACTION, type Fields, type Request } from './requests.ts';
import type { Verb } from './verb.ts';

export const VERBS: readonly Verb[] = [
  {
    name: 'games',
    about: 'the games of the house, with their seats and options',
    obey: (_request, { surroundings }) => ({
      games: surroundings.residents.map(({ game: { id, name, seats, options, rulesVersion } }) => ({
        id,
        name,
        seats,
        options: options.jsonSchema,
        rules: rulesVersion,
      })),
    }),
  },
  {
    name: 'start',
    about: 'begins a match: match, game, seats, [options], [seed], [position], [content]',
    obey(request, matches) {
      const name = request.match;
      const resident = matches.resident(request.text('game', 'the id of a game, as text'));
      const match = Match.start(furnished(resident.game, request.any('content')), {
        seats: request.whole('seats', 'how many seats, as a whole number'),
        seed: request.seed ?? matches.surroundings.freshSeed(),
        options: request.any('options'),
        position: request.any('position'),
      });
      matches.set(name, { match, resident });
      return progress(match);
    },
  },
  {
    name: 'legal',
    about: 'the choices of a seat, and what each would bring: match, seat, [previews]',
    obey(request, matches) {
      const running = matches.get(request.match);
      const { match } = running;
      const { seat } = request;
      expectSeat(match, seat);
      const actions = match.legal(seat);
      if (!request.flag('previews', 'true or false')) return { actions };
      const previews = previewsOf(running, seat);
      return { actions, previews: actions.map((action) => previews.of(action)) };
    },
  },
  {
    name: 'check',
    about: 'whether a seat may do something, and if not, why: match, seat, action',
    obey(request, matches) {
      const { match } = matches.get(request.match);
      const violation = match.check(request.seat, request.needed('action', AN_ACTION));
      return violation === null ? { legal: true } : { legal: false, rule: violation.rule, why: say(violation.why) };
    },
  },
  {
    name: 'play',
    about: 'does it: match, seat, action',
    obey(request, matches) {
      const { match } = matches.get(request.match);
      const done = match.submit(request.seat, request.needed('action', AN_ACTION));
      if (!done.ok) throw refused(done.violation);
      return { seq: match.seq, events: done.events, waiting: match.waiting() };
    },
  },
  {
    name: 'view',
    about: 'what a seat sees (null: the public): match, seat, [at]',
    obey(request, matches) {
      const { match } = matches.get(request.match);
      const eye = eyeOf(match, request.seatOrPublic);
      return { view: match.viewAt(momentOf(match, request), eye) };
    },
  },
  {
    name: 'position',
    about: 'the whole position: match, [at]',
    obey(request, matches) {
      const { match } = matches.get(request.match);
      return { position: match.at(momentOf(match, request)) };
    },
  },
  {
    name: 'undo',
    about: 'takes back the last action of a seat, or all after the first `to`: match, seat, [to]',
    obey(request, matches) {
      const { match } = matches.get(request.match);
      const done = match.undo(request.seat, request.wholeIfGiven('to', A_MOMENT));
      if (!done.ok) throw refused(done.violation);
      return progress(match);
    },
  },
  { name: 'bot', about: 'what a bot would do, without doing it: match, seat, [level], [ms]', obey: askBot },
  {
    name: 'record',
    about: 'the match as a record, if wanted with the files of its content: match, [content]',
    obey: (request, matches) => ({
      record: matches.get(request.match).match.record({ content: request.any('content') === true }),
    }),
  },
  {
    name: 'load',
    about: 'a match from a record: match, record',
    obey(request, matches) {
      const name = request.match;
      const record = request.needed('record', 'a record as "record" gives it');
      const resident = matches.resident(gameOf(record));
      const match = Match.replay(resident.game, record);
      matches.set(name, { match, resident });
      return progress(match);
    },
  },
  {
    name: 'result',
    about: 'ranks and scores, or null while the game goes on: match',
    obey(request, matches) {
      const result = matches.get(request.match).match.result();
      return { result: result === null ? null : worded(result) };
    },
  },
  ...LOOKING_AHEAD,
  {
    name: 'log',
    about: 'what a seat (null: the public) heard, as events and as sentences: match, seat, [since]',
    obey(request, matches) {
      const { match } = matches.get(request.match);
      const heard = match.events(eyeOf(match, request.seatOrPublic), request.wholeIfGiven('since', A_MOMENT));
      return {
        log: heard.map(({ seq, seat, events }) => ({
          seq,
          seat,
          events,
          lines: events.map((event) => say(match.game.describe(event))),
        })),
      };
    },
  },
  {
    name: 'drop',
    about: 'forgets a match: match',
    obey(request, matches) {
      matches.drop(request.match);
      return { dropped: request.match };
    },
  },
  {
    name: 'help',
    about: 'this list',
    obey: () => ({ help: Object.fromEntries(VERBS.map(({ name, about }) => [name, about])) }),
  },
];

/** With the files of content that the request brings along. */
function furnished(game: AnyGame, content: unknown): AnyGame {
  if (content === undefined) return game;
  if (!Array.isArray(content)) throw new EngineError('"content" is a list of files of content.');
  if (game.content === undefined) throw new EngineError(`${game.name} takes no content.`);
  return game.content.with(content.map((json: unknown, index) => ({ json, source: `content.${index}` })));
}

function askBot(request: Request, matches: Matches): Fields {
  const { match, resident } = matches.get(request.match);
  const { seat, milliseconds } = request;
  expectSeat(match, seat);
  const level = request.any('level') === undefined ? USUAL_LEVEL : request.text('level', 'the name of a bot, as text');
  const budget = milliseconds === undefined ? undefined : { ms: milliseconds, now: () => matches.surroundings.now() };
  const bot = botFor(level, resident, budget);
  if (bot === undefined) {
    throw new EngineError(`There is no bot '${shortened(level)}'; there are: ${BOT_CHOICES.join(', ')}.`);
  }
  // A bot is asked for a decision that the game waits for, not for one that a seat might revise.
  const barred = outOfTurn({ waiting: () => match.waiting() }, match.position, seat);
  if (barred !== null) throw refused(barred);
  const rng = rngFrom(`${match.seed}/bot ${seat}/${match.seq}`);
  return { action: bot.choose(match.viewAt(match.seq, seat), seat, rng) };
}

function progress(match: AnyMatch): Fields {
  return { seq: match.seq, waiting: match.waiting() };
}

function gameOf(record: unknown): string {
  if (typeof record === 'object' && record !== null && 'game' in record && typeof record.game === 'string') {
    return record.game;
  }
  throw new EngineError('That is not a record: it does not name its game.');
}
