import { describe, expect, test } from 'vitest';
import boxFile from '../content/box.json' with { type: 'json' };
import { kingsOfAirAndSteam } from '../index.ts';

describe('the box keeps to every number that the rules give', () => {
  const { deck, teams, airshipTracks, trainTrack, prices } = kingsOfAirAndSteam.boxes.latest.box;
  const cards = deck.flatMap((card) => new Array<typeof card>(card.count).fill(card));

  test('twelve common cards with 0 to 2 diamonds, and one zero among them', () => {
    expect(cards).toHaveLength(12);
    expect(new Set(cards.map(({ diamonds }) => diamonds))).toEqual(new Set([0, 1, 2]));
    expect(cards.filter(({ move }) => move.to === 0)).toHaveLength(1);
    expect(cards.every(({ move }) => move.from === move.to)).toBe(true);
  });

  test("Green's plan and the turn order of the examples can be shown with them", () => {
    const moves = cards.map(({ move }) => move.to);
    for (const move of [1, 4, 3, 2]) expect(moves).toContain(move);
    for (const letter of ['B', 'C']) expect(cards.map((card) => card.letter)).toContain(letter);
  });

  test('seven teams with the numbers 1 to 7, fourteen characters, five tokens for those who have any', () => {
    expect(teams.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const characters = teams.flatMap((team) => team.characters);
    expect(characters).toHaveLength(14);
    expect(new Set(characters.map(({ ability }) => ability)).size).toBe(14);
    expect(new Set(characters.map(({ tokens }) => tokens))).toEqual(new Set([0, 5]));
  });

  test('no flight is longer than that of the DaVinci, none that may turn longer than that of the Sky Castle', () => {
    const moves = [...deck.map(({ move }) => move), ...teams.flatMap(({ special }) => special.move ?? [])];
    const longest = (straight: boolean): number =>
      Math.max(...moves.filter((move) => move.straight === straight).map(({ to }) => to));
    expect([longest(true), longest(false)]).toEqual([7, 6]);
  });

  test('six levels on every track, prices from $4 to $8', () => {
    for (const track of [...Object.values(airshipTracks), trainTrack]) expect(track).toHaveLength(6);
    expect([prices[0], prices.at(-1)]).toEqual([4, 8]);
  });
});

describe('another box', () => {
  const withBox = (json: unknown) => kingsOfAirAndSteam.content.with([{ json, source: 'mine.json' }]);

  test('is what new games are played with, and the house keeps its own', () => {
    const { boxes } = withBox({ ...boxFile, id: 'another', prices: [1, 2, 3] });
    expect(boxes.latest.box).toMatchObject({ id: 'another', prices: [1, 2, 3] });
    expect(kingsOfAirAndSteam.boxes.latest.box.prices).toEqual(boxFile.prices);
  });

  const [card, ...cards] = boxFile.deck;
  const [team, ...teams] = boxFile.teams;

  test.each<readonly [string, unknown, RegExp]>([
    ['nothing in it', {}, /./],
    ['too few cards', { ...boxFile, deck: boxFile.deck.slice(0, 2) }, /4 are planned/],
    ['a card twice', { ...boxFile, deck: [card, card, ...cards] }, /used twice/],
    ['a card called special', { ...boxFile, deck: [{ ...card, id: 'special' }, ...cards] }, /special cards/],
    ['a card from 3 to 2', { ...boxFile, deck: [{ ...card, move: { from: 3, to: 2 } }, ...cards] }, /from 3 to 2/],
    ['a letter after G', { ...boxFile, deck: [{ ...card, letter: 'H' }, ...cards] }, /letter/],
    ['a track that is missing', { ...boxFile, basicTrack: 'balloon' }, /no airship track "balloon"/],
    ['a number twice', { ...boxFile, teams: [{ ...team, priority: 2 }, ...teams] }, /same priority/],
    ['six teams', { ...boxFile, teams }, /seven teams/],
  ])('is refused when it has %s', (_, json, why) => {
    expect(() => withBox({ format: boxFile.format, ...Object(json) })).toThrow(why);
    expect(() => withBox({ format: boxFile.format, ...Object(json) })).toThrow('mine.json');
  });
});
