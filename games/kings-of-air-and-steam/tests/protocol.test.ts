import { Match, recordFromText } from '@roundhouse/kernel';
import { fixturesIn } from '@roundhouse/kernel/kit';
import { describe, expect, it } from 'vitest';
import { kingsOfAirAndSteam, type Position } from '../index.ts';
import { protocol } from '../protocol.ts';

/** What a position names of its board. */
function named(p: Position) {
  return {
    spaces: [
      ...p.players.flatMap(({ airship, depots }) => [
        ...(airship === null ? [] : [airship]),
        ...depots.map(({ space }) => space),
      ]),
      ...p.newLinks.flatMap(({ spaces }) => spaces),
    ],
    cards: p.players.flatMap(({ plan, extraCards }) => [...plan, ...extraCards]).filter((card) => card !== null),
    teams: p.players.flatMap(({ team, character }) => (team === null ? [] : [`${team} ${character ?? ''}`])),
  };
}

describe('the board of Kings of Air and Steam, for programs', () => {
  it('has every space, card, team and character that recorded games come to', () => {
    const seen = { spaces: 0, cards: new Set<string>(), teams: new Set<string>() };
    for (const text of fixturesIn(new URL('fixtures/', import.meta.url)).values()) {
      const match = Match.replay(kingsOfAirAndSteam, recordFromText(text));
      const board = protocol.board(match.position);
      const cards = new Set([...board.cards, ...board.teams.map(({ special }) => special)].map(({ id }) => id));
      const teams = new Set(
        board.teams.flatMap(({ id, characters }) =>
          ['', ...characters.map((one) => one.id)].map((one) => `${id} ${one}`),
        ),
      );
      for (let seq = 0; seq <= match.seq; seq += 10) {
        const p = match.at(seq);
        const ids = named(p);
        expect(ids.spaces.filter((space) => board.spaces[space]?.space !== space)).toEqual([]);
        expect(ids.cards.filter((card) => !cards.has(card))).toEqual([]);
        expect(ids.teams.filter((team) => !teams.has(team))).toEqual([]);
        expect(board.cities).toHaveLength(p.cities.length);
        expect(board.factories).toHaveLength(p.factories.length);
        seen.spaces = Math.max(seen.spaces, ids.spaces.length);
        for (const card of ids.cards) seen.cards.add(card);
        for (const team of ids.teams) seen.teams.add(team);
      }
    }
    expect(seen.spaces).toBeGreaterThan(20);
    expect(seen.cards).toContain('special');
    expect(seen.teams.size).toBeGreaterThan(10);
  });

  it('knows its neighbours from both sides, and what lies where', () => {
    const options = kingsOfAirAndSteam.options.parse({});
    const { spaces, cities, factories, links } = protocol.board(
      kingsOfAirAndSteam.setup(options, 4, { int: () => 0 }, () => {}),
    );
    for (const { space, neighbours } of spaces) {
      const back = neighbours.map(
        (other, direction) => other === null || spaces[other]?.neighbours[(direction + 3) % 6] === space,
      );
      expect(back).not.toContain(false);
    }
    expect(new Set(cities.map(({ space }) => spaces[space]?.kind))).toEqual(new Set(['city']));
    expect(new Set(factories.map(({ space }) => spaces[space]?.kind))).toEqual(new Set(['factory']));
    for (const { ends, spaces: way } of links) {
      const [from, to] = ends.map((city) => cities[city]?.space);
      const stops = [from, ...way, to];
      for (const [index, space] of stops.slice(1).entries()) {
        expect(spaces[stops[index] ?? -1]?.neighbours).toContain(space);
      }
    }
  });
});
