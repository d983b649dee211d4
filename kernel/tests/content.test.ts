import { describe, expect, test } from 'vitest';
import {
  ContentError,
  hashOf,
  MalformedError,
  Match,
  type MatchRecord,
  MissingContentError,
  positionHash,
  RecordError,
  recordFromText,
  recordToText,
} from '../index.ts';
import { given, courseFile, courseGame, courseOf, type Walk } from './course.ts';

const SEAT = 0;
const setting = { seats: 1, seed: 'content' };
const mine = courseGame.content.with([given('mine', 3, 4, 5)]);

function started(game: typeof courseGame, course: string) {
  return Match.start(game, { ...setting, options: { course } });
}

/** As another program sends it. */
function sent<T>(value: T): T {
  return structuredClone(value);
}

function walkedOut(match: ReturnType<typeof started>): readonly number[] {
  while (match.waiting().length > 0) match.submit(SEAT, 'step');
  return match.position.walked;
}

describe('a furnished game', () => {
  test('knows more, and leaves the one that it was made from alone', () => {
    expect(walkedOut(started(mine, 'mine'))).toEqual([3, 4, 5]);
    expect(() => started(courseGame, 'mine')).toThrow('there is no such course');
    expect(courseGame.content.items).toHaveLength(2);
    expect(mine.content.formats).toEqual(['course/1']);
  });

  test('refuses a file of another format', () => {
    expect(() => courseGame.content.with([{ json: { format: 'road/1' }, source: 'road.json' }])).toThrow(ContentError);
    expect(() => courseGame.content.with([{ json: 7, source: 'road.json' }])).toThrow(
      'road.json is not a playable file:\n  format: "" is none of course/1',
    );
  });

  test('says what options name and is not in its box', () => {
    expect(courseGame.content.missing({ course: 'mine' })).toBe('course "mine"');
    for (const options of [{ course: 'short' }, {}, null, { course: 7 }]) {
      expect(courseGame.content.missing(options)).toBeNull();
    }
  });
});

describe('two courses of one id', () => {
  const hosted = courseGame.content.with([given('mine', 3, 4, 5)]);
  const later = hosted.content.with([given('mine', 8, 9)]);

  test('live side by side: a running match keeps its own, a new one gets the later', () => {
    const [old, fresh] = [started(hosted, 'mine'), started(later, 'mine')];
    old.submit(SEAT, 'step');
    fresh.submit(SEAT, 'step');
    expect([walkedOut(old), walkedOut(fresh)]).toEqual([
      [3, 4, 5],
      [8, 9],
    ]);
    expect(old.position.course).toBe(fresh.position.course);
    expect(old.position.content).not.toEqual(fresh.position.content);
  });

  test('each record replays with its own in a game that has both', () => {
    const records = [started(hosted, 'mine').record(), started(later, 'mine').record()];
    expect(records.map((record) => walkedOut(Match.replay(later, record)))).toEqual([
      [3, 4, 5],
      [8, 9],
    ]);
  });

  test('a replayed match starts others with its own course, too', () => {
    const replayed = Match.replay(later, started(hosted, 'mine').record());
    expect(walkedOut(Match.start(replayed.game, { ...setting, options: { course: 'mine' } }))).toEqual([3, 4, 5]);
  });
});

describe('a position from elsewhere', () => {
  const { position } = started(mine, 'mine');

  test('is played on with what it names, wherever that is in the box', () => {
    const bound = mine.content.bind(sent(position));
    expect(courseOf(bound).steps).toEqual([3, 4, 5]);
    expect(bound.content).toBe(mine.content.bind(sent(position)).content);
    const parsed = mine.position.parse(sent(position));
    expect(walkedOut(Match.start(mine, { ...setting, position: parsed }))).toEqual([3, 4, 5]);
  });

  test('needs no binding when it is played with what came with the game', () => {
    expect(courseOf(sent(started(mine, 'long').position)).steps).toHaveLength(4);
  });

  test('is refused where its course is not', () => {
    const name = `course "mine" (${hashOf(courseFile('mine', [3, 4, 5]))})`;
    expect(() => courseOf(sent(position))).toThrow(MissingContentError);
    expect(() => courseGame.content.bind(sent(position))).toThrow(`This match needs the ${name}`);
    expect(() => courseGame.position.parse(sent(position))).toThrow(`content: there is no ${name}`);
  });

  test('that names no content means what its id means here', () => {
    const { content: _, ...old } = position;
    expect(mine.position.parse(sent(old)).content).toEqual(position.content);
    const other = mine.content.with([given('mine', 1)]);
    expect(courseOf(other.position.parse(sent(old))).steps).toEqual([1]);
    expect(() => courseGame.position.parse(sent(old))).toThrow('course: there is no course "mine"');
  });

  test('may not name other content than its fields say', () => {
    const short = started(mine, 'short').position;
    expect(() => mine.position.parse({ ...sent(position), content: short.content })).toThrow(
      'content: the course of this position is "mine"',
    );
  });

  test('has the same hash in records as one that names none', () => {
    const { content: _, ...old } = position;
    expect(positionHash(position)).toBe(hashOf(old));
    expect(positionHash({ ...position, fast: true })).not.toBe(positionHash(position));
  });
});

describe('a record', () => {
  const match = started(mine, 'mine');
  match.submit(SEAT, 'step');
  const record = match.record();
  const carried = recordFromText(recordToText(record));

  test('names its content, and carries along what did not come with the game', () => {
    const [name] = match.position.content;
    expect(record.content).toEqual([{ ...name, file: courseFile('mine', [3, 4, 5]) }]);
    const short = started(mine, 'short');
    expect(short.record().content).toEqual(short.position.content);
    expect(short.record({ content: true }).content?.[0]?.file).toEqual(courseFile('short', [1, 2]));
  });

  test('replays in a game that never saw the file, and says the same again', () => {
    const replayed = Match.replay(courseGame, carried);
    expect(replayed.record()).toEqual(record);
    expect(Match.replay(mine, carried).game).toBe(mine);
    expect(walkedOut(replayed)).toEqual([3, 4, 5]);
    expect(courseGame.content.items).toHaveLength(2);
  });

  test('from a given position carries it along as well', () => {
    const position: Walk = { ...match.position, walked: [3, 4] };
    const from = Match.start(mine, { ...setting, position });
    expect(walkedOut(Match.replay(courseGame, sent(from.record())))).toEqual([3, 4, 5]);
  });

  const changed = (change: (content: NonNullable<MatchRecord['content']>[number]) => object): unknown => ({
    ...record,
    content: record.content?.map(change),
  });

  test('whose file was changed is refused, also where the true one is here', () => {
    const tampered = changed((one) => ({ ...one, file: courseFile('mine', [3, 4, 500]) }));
    for (const game of [courseGame, mine]) {
      expect(() => Match.replay(game, tampered)).toThrow(RecordError);
      expect(() => Match.replay(game, tampered)).toThrow('The record carries another course "mine"');
    }
  });

  test('that carries something else, or nothing playable, is refused', () => {
    const other = courseFile('other', [1]);
    const empty = courseFile('mine', []);
    expect(() =>
      Match.replay(
        courseGame,
        changed((one) => ({ ...one, hash: hashOf(other), file: other })),
      ),
    ).toThrow(MissingContentError);
    expect(() =>
      Match.replay(
        courseGame,
        changed((one) => ({ ...one, hash: hashOf(empty), file: empty })),
      ),
    ).toThrow(/there are none/);
  });

  test('that needs what is neither carried nor here is refused by its name', () => {
    const bare = changed(({ kind, id, hash }) => ({ kind, id, hash }));
    expect(() => Match.replay(courseGame, bare)).toThrow(MissingContentError);
    expect(() => Match.replay(courseGame, bare)).toThrow(
      `This match needs the course "mine" (${record.content?.[0]?.hash ?? ''}), which is not here.`,
    );
    expect(walkedOut(Match.replay(mine, bare))).toEqual([3, 4, 5]);
  });

  test('of old, which names no content, means what its options name', () => {
    const { content: _, ...old } = record;
    expect(Match.replay(mine, old).record()).toEqual(record);
    expect(() => Match.replay(courseGame, old)).toThrow(
      'This match needs the course "mine", which is not here. Add its file with --content where Roundhouse is started.',
    );
  });
});

describe('options and a given position', () => {
  const { position } = Match.start(courseGame, { ...setting, options: { course: 'long', fast: true } });

  test('agree: what is left out is the position’s', () => {
    const expected = { course: 'long', fast: true };
    expect(Match.start(courseGame, { ...setting, position }).options).toEqual(expected);
    const { options, start } = Match.start(courseGame, { ...setting, position, options: { fast: true } }).record();
    expect(options).toEqual(expected);
    expect(start).toEqual(position);
  });

  test.each([
    [{ course: 'short' }, 'options.course: "short" does not go with the given position, which has "long"'],
    [{ fast: false }, 'options.fast: false does not go with the given position, which has true'],
  ])('%j is refused where it contradicts', (options, why) => {
    expect(() => Match.start(courseGame, { ...setting, position, options })).toThrow(why);
  });

  test('nonsense is refused as it is without a position', () => {
    expect(() => Match.start(courseGame, { ...setting, position, options: null })).toThrow(MalformedError);
    expect(() => Match.start(courseGame, { ...setting, position, options: { slow: true } })).toThrow(MalformedError);
  });

  test('of an old record may contradict: the position was played', () => {
    const record = Match.start(courseGame, { ...setting, position }).record();
    const old = { ...record, options: { course: 'short', fast: false } };
    expect(Match.replay(courseGame, old).options).toEqual({ course: 'long', fast: true });
    expect(Match.replay(courseGame, { ...record, options: {} }).options).toEqual({ course: 'long', fast: true });
  });
});
