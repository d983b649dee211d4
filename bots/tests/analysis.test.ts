import { Match } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { type Analysis, Analyst, dearest, THOROUGH, turningPoints } from '../index.ts';
import { brain, type Move, robbery } from './robbery.ts';

type Robberies = Match<ReturnType<typeof robbery.setup>, Move, object, never>;

function played(...moves: readonly Move[]): Robberies {
  const match = Match.start(robbery, { options: {}, seats: 2, seed: 'a seed' });
  for (const move of moves) {
    const [seat] = match.waiting();
    if (seat === undefined || !match.submit(seat, move).ok) throw new Error(`${move} was not possible`);
  }
  return match;
}

function analysed(match: Robberies): Analysis<Move> {
  const analyst = new Analyst(brain, match, THOROUGH);
  while (analyst.step());
  return analyst.analysis;
}

describe('a game that is gone through afterwards', () => {
  it('has a judgement of every decision, and none where nothing was to decide', () => {
    const { judgements } = analysed(played('safe', 'wait', 'bait', 'steal', 'rest', 'wait'));
    expect(judgements.map(({ seq, seat, played: move, better }) => ({ seq, seat, move, better }))).toEqual([
      { seq: 1, seat: 0, move: 'safe', better: null },
      { seq: 3, seat: 0, move: 'bait', better: 'safe' },
      { seq: 4, seat: 1, move: 'steal', better: null },
      { seq: 5, seat: 0, move: 'rest', better: 'safe' },
    ]);
    const [safe, bait, steal, rest] = judgements;
    expect(safe?.cost).toBe(0);
    expect(steal?.cost).toBe(0);
    // 3 points against nothing; and against 5 of which 15 to 24 are stolen.
    expect(rest?.cost).toBeCloseTo(3);
    expect(bait?.cost).toBeGreaterThan(12);
    expect(bait?.cost).toBeLessThan(23);
  });

  it('tells what everybody could expect, from the beginning to the end', () => {
    const { expected } = analysed(played('safe', 'wait', 'bait', 'steal'));
    expect(expected).toEqual([
      [0, 0],
      [3, 0],
      [3, 0],
      [8, 0],
      [-12, 20],
    ]);
  });

  it('leaves out what was taken back', () => {
    const match = played('bait');
    expect(match.undo(0).ok).toBe(true);
    match.submit(0, 'safe');
    expect(match.actions).toEqual([{ seq: 1, seat: 0, action: 'safe' }]);
    expect(analysed(match).judgements).toMatchObject([{ seq: 1, played: 'safe', better: null }]);
  });

  it('comes to the same twice, however it is let go on, and says how far it is', () => {
    const match = played('bait', 'wait', 'rest', 'wait');
    const analyst = new Analyst(brain, match, THOROUGH);
    expect(analyst.progress).toEqual({ done: 0, of: 4, positions: 0 });
    expect(analyst.analysis).toEqual({ expected: [], judgements: [] });
    let before = 0;
    while (analyst.step()) {
      expect(analyst.progress.done).toBeGreaterThanOrEqual(before);
      before = analyst.progress.done;
    }
    expect(analyst.progress).toMatchObject({ done: 4, of: 4 });
    expect(analyst.progress.positions).toBeGreaterThan(10);
    expect(analyst.analysis).toEqual(analysed(match));
  });

  it('blames nobody for what only the game knew', () => {
    const secrets = [15, 24].map((secret) => {
      const match = Match.start(robbery, {
        options: {},
        seats: 2,
        seed: 'a seed',
        position: { round: 1, turn: 0, open: false, points: [0, 0], secret },
      });
      match.submit(0, 'bait');
      return analysed(match).judgements;
    });
    expect(secrets[0]).toEqual(secrets[1]);
  });
});

describe('what is read from an analysis', () => {
  const of = (...costs: readonly number[]): Analysis<string> => ({
    expected: [],
    judgements: costs.map((cost, index) => ({ seq: index + 1, seat: 0, played: 'a', better: 'b', cost })),
  });

  it('the dearest decisions first, and nothing that is not worth a word', () => {
    expect(dearest(of(2, 0.5, 7, 1, 0), 10).map(({ seq }) => seq)).toEqual([3, 1, 4]);
    expect(dearest(of(2, 0.5, 7, 1, 0), 2).map(({ seq }) => seq)).toEqual([3, 1]);
  });

  const leads = (...leaders: readonly number[]): Pick<Analysis<string>, 'expected'> => ({
    expected: leaders.map((leader) => [0, 1, 2].map((seat) => (seat === leader ? 10 : 5))),
  });

  it('the lead changes where somebody else keeps it for a while', () => {
    expect(turningPoints(leads(0, 0, 1, 0, 0, 2, 2, 2, 1, 2), 3)).toEqual([{ seq: 5, leader: 2, before: 0 }]);
    expect(turningPoints(leads(0, 0, 1, 1, 1, 0, 0), 2)).toEqual([
      { seq: 2, leader: 1, before: 0 },
      { seq: 5, leader: 0, before: 1 },
    ]);
    expect(turningPoints(leads(1, 1, 1), 1)).toEqual([]);
    expect(turningPoints({ expected: [] }, 1)).toEqual([]);
  });

  it('who leads only at the end has kept it for good', () => {
    expect(turningPoints(leads(0, 0, 0, 1), 3)).toEqual([{ seq: 3, leader: 1, before: 0 }]);
  });
});
