import { Match, recordFromText, say } from '@roundhouse/kernel';
import { fixturesIn } from '@roundhouse/kernel/kit';
import { describe, expect, it } from 'vitest';
import { ageOfSteam } from '../rules/game.ts';
import type { Position } from '../rules/position.ts';
import { ruinWords } from '../table/page/ruin.ts';
import { positionOf } from './support/table.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);

describe('ruin', () => {
  const poor = (cash: number, income: number): Position =>
    positionOf({
      seats: 3,
      players: [{ cash, income, shares: 2, engine: 1 }],
      phase: { name: 'issue-shares', seat: 0 },
    });

  it('is foreseen when cash, income and what income may still fall by do not cover what is due', () => {
    expect(ruinWords(poor(3, 0), 0)).toBeNull();
    expect(ruinWords(poor(1, 1), 0)).toBeNull();
    const words = ruinWords(poor(2, 0), 0);
    expect(words === null ? '' : say(words)).toBe(
      'You would have to leave the game: $3 is due at the end of the turn, and you would have $2. Another share brings $5 and costs $1.',
    );
  });

  it('was foreseen for everybody who left a recorded game, unless by what they did last', () => {
    let left = 0;
    for (const text of fixturesIn(FIXTURES).values()) {
      const match = Match.replay(ageOfSteam, recordFromText(text));
      for (const { seq, seat, events } of match.events('public')) {
        for (const event of events) {
          if (event.type !== 'eliminated' || event.seat === seat) continue;
          left++;
          expect(ruinWords(match.at(seq - 1), event.seat)).not.toBeNull();
        }
      }
    }
    expect(left).toBeGreaterThan(0);
  });
});
