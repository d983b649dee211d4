import { residents } from '@roundhouse/games';
import { beginMatch, openStored } from '@roundhouse/host';
import { type AnyMatch, pick, rngFrom } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';

const NOW = 1_000_000;
const STEPS = 60;

/** Everything that somebody could tell of a match. */
function toldOf(match: AnyMatch): unknown {
  const eyes = [...Array.from({ length: match.seats }, (_, seat) => seat), 'public'] as const;
  return {
    record: match.record({ content: true }),
    waiting: match.waiting(),
    views: eyes.map((eye) => match.viewAt(match.seq, eye)),
    kept: match.keep(),
  };
}

describe.each(residents.map(({ game }) => [game.id, game] as const))('%s', (_, game) => {
  it('a match that has just begun goes on as the one that was stored of it', () => {
    const { max } = game.seatsFor(game.options.parse({}));
    const sitters = Array.from({ length: max }, (__, seat) => ({ name: `Player ${seat}`, bot: null }));
    const { stored, opened } = beginMatch(game, { seats: sitters.length, seed: 'begun' }, sitters, NOW);
    const again = openStored(game, structuredClone(stored), NOW);
    expect({ ...opened, match: null }).toEqual({ ...again, match: null });
    const matches = [opened.match, again.match] as const;
    expect(toldOf(matches[0])).toEqual(toldOf(matches[1]));
    const rng = rngFrom('begun');
    for (let step = 0; step < STEPS; step++) {
      const [seat] = matches[0].waiting();
      if (seat === undefined) break;
      const action = pick(matches[0].legal(seat), rng);
      for (const match of matches) expect(match.submit(seat, action, NOW)).toMatchObject({ ok: true });
    }
    expect(toldOf(matches[0])).toEqual(toldOf(matches[1]));
  });
});
