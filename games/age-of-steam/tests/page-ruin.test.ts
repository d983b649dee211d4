import { Match, recordFromText, say } from '@roundhouse/kernel';
import { fixturesIn } from '@roundhouse/kernel/kit';
import { describe, expect, it } from 'vitest';
import { startBuilding } from '../rules/4-build-track/index.ts';
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

  const said = (p: Position, before: Position): string => {
    const words = ruinWords(p, 0, before);
    return words === null ? '' : say(words);
  };

  it('is foreseen when cash, income and what income may still fall by do not cover what is due', () => {
    expect(ruinWords(poor(3, 0), 0, poor(3, 0))).toBeNull();
    expect(ruinWords(poor(1, 1), 0, poor(1, 1))).toBeNull();
    expect(said(poor(2, 0), poor(2, 0))).toBe(
      'You would have to leave the game: $3 is due at the end of the turn, and you would have $2. Another share brings $5 and costs $1.',
    );
  });

  it('is told with what would help, and only with that', () => {
    const spent = (phase: Position['phase'], before: number): string =>
      said({ ...poor(0, 0), phase }, { ...poor(before, 0), phase });
    const building = startBuilding(0);
    expect(spent(building, 5)).toContain('Build less');
    expect(spent(building, 2)).toContain('Only deliveries help now');
    expect(spent({ name: 'select-actions', seat: 0 }, 2)).toContain('Only deliveries help now');
    const moving: Position['phase'] = { name: 'move-goods', seat: 0, round: 2, stepped: [] };
    expect(spent(moving, 0)).toContain('Nothing that you could still do this turn would help.');
    const indebted = { ...poor(0, 0), players: poor(0, 0).players.map((player) => ({ ...player, shares: 15 })) };
    expect(said(indebted, indebted)).toContain('Only deliveries help now');
  });

  it('was foreseen for everybody who left a recorded game, unless by what they did last', () => {
    let left = 0;
    for (const text of fixturesIn(FIXTURES).values()) {
      const match = Match.replay(ageOfSteam, recordFromText(text));
      for (const { seq, seat, events } of match.events('public')) {
        for (const event of events) {
          if (event.type !== 'eliminated' || event.seat === seat) continue;
          left++;
          expect(ruinWords(match.at(seq - 1), event.seat, match.at(seq - 1))).not.toBeNull();
        }
      }
    }
    expect(left).toBeGreaterThan(0);
  });
});
