import { Match, recordFromText } from '@roundhouse/kernel';
import { fixturesIn } from '@roundhouse/kernel/kit';
import { describe, expect, it } from 'vitest';
import { cityOfIron, type Position } from '../index.ts';
import { protocol } from '../protocol.ts';

/** What a position names of its set, by kind. */
function named(p: Position): Readonly<Record<string, readonly (string | null)[]>> {
  const cities = p.players.flatMap((player) => player.cities);
  return {
    buildings: [
      ...[p.row, p.discards, ...p.decks].flat(),
      ...cities.flatMap(({ buildings }) => buildings),
      ...p.players.flatMap(({ stored }) => stored),
    ],
    cards: p.players.flatMap(({ hand, citizen, military, supply }) =>
      [hand, citizen.draw, citizen.discard, military.draw, military.discard, supply].flat(),
    ),
    lands: [...p.lands, ...cities.map(({ land }) => land)],
    tokens: cities.flatMap(({ tokens }) => tokens.map(({ token }) => token)),
    nations: p.players.flatMap(({ nation }) => (nation === null ? [] : [nation])),
    towns: [
      ...p.towns.flatMap(({ top, rest }) => (top === null ? rest : [top, ...rest])),
      ...p.players.flatMap(({ towns }) => towns),
    ],
  };
}

describe('the board of City of Iron, for programs', () => {
  it('has all that recorded games come to, and no building, land or town that stays in the box', () => {
    for (const text of fixturesIn(new URL('fixtures/', import.meta.url)).values()) {
      const match = Match.replay(cityOfIron, recordFromText(text));
      const { buildings, cards, lands, tokens, nations, towns } = protocol.board(match.position);
      const listed = { buildings, cards, lands, tokens, nations, towns };
      const used: Record<string, Set<string | null>> = {};
      for (let seq = 0; seq <= match.seq; seq += 10) {
        for (const [kind, ids] of Object.entries(named(match.at(seq)))) {
          used[kind] = new Set([...(used[kind] ?? []), ...ids]);
        }
      }
      for (const [kind, list] of Object.entries(listed)) {
        const known = new Set<string | null>(list.map(({ id }) => id));
        expect([...(used[kind] ?? [])].filter((id) => !known.has(id))).toEqual([]);
      }
      expect(used['buildings']?.size).toBe(buildings.length);
      expect(used['towns']?.size).toBe(towns.length);
      expect(used['lands']?.size).toBe(lands.filter(({ home }) => home === null).length + match.seats);
    }
  });

  it('leaves soldiers, towns and boxed buildings out of the family game', () => {
    const set = { set: 'standard', mode: 'family', nationAbilities: false } as const;
    const { cards, towns, buildings } = protocol.board(cityOfIron.setup(set, 2, { int: () => 0 }, () => {}));
    expect(cards.every(({ deck, nation }) => deck === 'citizen' && nation === null)).toBe(true);
    expect(towns).toEqual([]);
    expect(buildings.map(({ name }) => name)).not.toContain('Barracks');
  });
});
