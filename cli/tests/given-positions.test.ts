import { findResident } from '@roundhouse/games';
import { Match } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';

const seats = 3;

describe.each([
  ['city-of-iron', { mode: 'full', nationAbilities: true }, { mode: 'family' }],
  ['steam', { mode: 'standard', map: 'ruhr' }, { mode: 'base' }],
  ['kings-of-air-and-steam', { mode: 'normal', boards: 'ABCDE' }, { mode: 'basic' }],
])('a given position of %s', (id, options, other) => {
  const resident = findResident(id);
  if (resident === undefined) throw new RangeError(id);
  const { game } = resident;
  const first = Match.start(game, { options, seats, seed: 'given' });
  const position: unknown = JSON.parse(JSON.stringify(first.position));

  it('says its options where nobody does, and goes with those that led to it', () => {
    const again = Match.start(game, { position, seats, seed: 'again' });
    expect(again.record().options).toMatchObject({ mode: options.mode });
    expect(Match.start(game, { position, options: first.options, seats, seed: 'again' }).options).toEqual(
      first.options,
    );
    expect(Match.replay(game, again.record()).options).toEqual(again.options);
  });

  it('refuses options that contradict it, and mends a record of old', () => {
    expect(() => Match.start(game, { position, options: other, seats, seed: 'x' })).toThrow(
      `options.mode: "${other.mode}" does not go with the given position`,
    );
    const record = Match.start(game, { position, seats, seed: 'again' }).record();
    expect(Match.replay(game, { ...record, options: other }).options).toMatchObject({ mode: options.mode });
  });
});
