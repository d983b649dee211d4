import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { buildingOf, cityOfIron, drawsNow, setOf } from '../index.ts';
import { expectRefused, gameOf, heard, play, playCard, player, tableOf } from './support/table.ts';

rule('family.no-military', 'nobody has a military card, and none can be drawn', () => {
  const match = gameOf({ mode: 'family' }, 4);
  for (const { military, supply } of match.position.players) {
    expect(military.draw).toEqual([]);
    expect(supply.filter((id) => id.startsWith('mil-'))).toEqual([]);
  }
  expectRefused(tableOf({ mode: 'family' }), 0, { type: 'draw', deck: 'military' }, 'family.no-military');
});

rule('family.no-military', 'military draws of tokens and cards are citizen draws', () => {
  const match = tableOf({
    mode: 'family',
    players: [{ districts: ['k2'], hand: ['cit-scout-ship'], citizen: ['cit-scholar', 'cit-cartographer'] }],
  });
  expect(drawsNow(match.position, 0)).toEqual({ citizen: 2, military: 0, either: 0 });
  play(match, [0, playCard('cit-scout-ship')]);
  expect(player(match, 0).hand).toEqual(['cit-scholar', 'cit-cartographer']);
  expect(heard(match, 0).filter(({ type }) => type === 'drew')).toHaveLength(2);
});

rule('family.no-towns', 'no towns, and no attack', () => {
  const match = tableOf({ mode: 'family' });
  expect(match.position.towns).toEqual([]);
  expectRefused(match, 0, { type: 'attack', town: 'T01' }, 'family.no-towns');
});

rule('family.boxed', 'Barracks and War Colleges are boxed', () => {
  const names = (mode: 'family' | 'full'): readonly string[] => {
    const { position } = gameOf({ mode }, 4);
    return [...position.row, ...position.decks.flat()].map((id) => buildingOf(setOf(position), id).name);
  };
  expect(names('family')).toHaveLength(24 + 19 + 16 - 4);
  for (const name of ['Barracks', 'War College']) {
    expect(names('family')).not.toContain(name);
    expect(names('full').filter((one) => one === name)).toHaveLength(2);
  }
});

rule('family.no-abilities', 'nation abilities belong to the full game', () => {
  expect(() => cityOfIron.options.parse({ mode: 'family', nationAbilities: true })).toThrow('nation abilities');
  expect(cityOfIron.options.parse({})).toEqual({ set: 'standard', mode: 'family', nationAbilities: false });
});
