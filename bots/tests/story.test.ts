import { Match, say, text, type Wording } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { Analyst, type Facts, factsOf, markOf, storyOf, THOROUGH } from '../index.ts';
import { brain, robbery } from './robbery.ts';

const NAMES = ['Ada', 'The Toads', 'Grace'];

function told(facts: Facts, you: number | null = null): string {
  const wording: Wording = {
    seatName: (seat) => NAMES[seat] ?? '?',
    seatKind: (seat) => (seat === you ? 'you' : seat === 1 ? 'many' : 'other'),
  };
  return storyOf(facts)
    .map((sentence) => say(sentence, wording))
    .join(' ');
}

const PLAIN: Facts = {
  period: 'turn',
  chapters: 8,
  leads: [{ seat: 0, from: 1 }],
  turning: null,
  worst: null,
  lost: null,
  outcome: { winners: [0], second: 1, totals: [80, 50, 40] },
  ahead: 30,
};

const SLIP = {
  seat: 1,
  seq: 40,
  chapter: 5,
  cost: 7.6,
  played: [text('{who, select, many {{who} move} other {{who} moves}} no goods.', { who: { seat: 1 } })],
  better: [text('{who, select, many {{who} move} other {{who} moves}} a red cube.', { who: { seat: 1 } })],
};

describe('the story of a game', () => {
  it('of one who led all the time says so, and nothing more', () => {
    expect(told(PLAIN)).toBe(
      'Ada led from the first turn to the last. No decision was found that cost anybody more than a few points. In the end nobody came near: Ada won by 30 points, 80 to 50 against The Toads.',
    );
  });

  it('tells where the lead changed and which decision did it, once', () => {
    const story = told({
      ...PLAIN,
      leads: [
        { seat: 1, from: 1 },
        { seat: 0, from: 5 },
      ],
      lost: { seat: 1, chapter: 4, ahead: 9.4 },
      turning: SLIP,
      worst: SLIP,
      outcome: { winners: [0], second: 1, totals: [80, 77, null] },
    });
    expect(story).toBe(
      'The Toads led until turn 5, when Ada took the lead for good. After turn 4 of 8, The Toads could still expect to win by about 9 points. It turned on a decision that cost The Toads about 8 points: The Toads move no goods. Better would have been: The Toads move a red cube. One player had to leave before the end. It ended as closely as that: Ada won by 3 points, 80 to 77 against The Toads.',
    );
  });

  it('calls the reader you, and the last round by its name', () => {
    const story = told(
      {
        ...PLAIN,
        period: 'round',
        leads: [
          { seat: 0, from: 1 },
          { seat: 2, from: 3 },
          { seat: 0, from: 8 },
        ],
        turning: {
          seat: 0,
          seq: 70,
          done: [
            text('{who, select, you {You build} many {{who} build} other {{who} builds}} a mill.', {
              who: { seat: 0 },
            }),
          ],
        },
        worst: { ...SLIP, cost: 120, seat: 2 },
        outcome: { winners: [0], second: 2, totals: [60, 40, 60] },
      },
      0,
    );
    expect(story).toBe(
      'You led at first and Grace from round 3 on; in the last round you took the lead back. What counted most there: You build a mill. The dearest decision fell in round 5 and cost Grace more than 50 points: The Toads move no goods. Better would have been: The Toads move a red cube. It ended as closely as that: you won on the tie-break, 60 points each, against Grace.',
    );
  });

  it('has words for many leads, shared victories, games that nobody won, and those that go on', () => {
    const many = [0, 1, 0, 2].map((seat, index) => ({ seat, from: index + 1 }));
    expect(told({ ...PLAIN, leads: many, outcome: { winners: [0, 2], second: 1, totals: [60, 40, 60] } })).toBe(
      'The lead changed hands 3 times, the last time in turn 4, when Grace took it. No decision was found that cost anybody more than a few points. In the end Ada and Grace shared the victory, with 60 points each.',
    );
    expect(told({ ...PLAIN, outcome: { winners: [], second: 0, totals: [null, null, null] } })).toBe(
      'No decision was found that cost anybody more than a few points. Nobody lasted to the end, and nobody won.',
    );
    expect(told({ ...PLAIN, outcome: null, ahead: 1.2 })).toBe(
      'Ada led from the first turn on. No decision was found that cost anybody more than a few points. The game is not over; Ada can expect to win it by about 1 point.',
    );
    expect(told({ ...PLAIN, outcome: { winners: [0], second: 1, totals: [30, null, null] } })).toContain(
      '2 players had to leave before the end. Ada won with 30 points.',
    );
  });
});

describe('what a story is told from', () => {
  const match = Match.start(robbery, { options: {}, seats: 2, seed: 'a seed' });
  for (const move of ['safe', 'wait', 'bait', 'steal', 'safe', 'wait']) {
    const [seat] = match.waiting();
    if (seat === undefined || !match.submit(seat, move).ok) throw new Error(`${move} was not possible`);
  }
  const analyst = new Analyst(brain, match, THOROUGH);
  while (analyst.step());

  it('the leads, chapter by chapter, and what turned them', () => {
    const facts = factsOf(brain, match, analyst.analysis, 'round');
    expect(facts.leads).toEqual([
      { seat: 0, from: 1 },
      { seat: 1, from: 2 },
    ]);
    expect(facts.turning).toMatchObject({ seat: 0, seq: 3, chapter: 2 });
    expect(facts.worst).toMatchObject({ seat: 0, seq: 3 });
    expect(facts).toMatchObject({ chapters: 3, outcome: null, lost: null, ahead: 29 });
  });

  it('goes on where an analysis was left', () => {
    const half = {
      expected: analyst.analysis.expected.slice(0, 4),
      judgements: analyst.analysis.judgements.slice(0, 2),
    };
    const rest = new Analyst(brain, match, THOROUGH, half);
    expect(rest.progress).toMatchObject({ done: 3, of: 6 });
    while (rest.step());
    expect(rest.analysis).toEqual(analyst.analysis);
  });

  it('has the mark of the evaluation that it was made by', () => {
    expect(markOf(brain, match)).toBe(markOf({ ...brain }, match));
    const other = { ...brain, evaluate: (p: Parameters<typeof brain.evaluate>[0]) => 2 * (p.points[0] ?? 0) };
    expect(markOf(other, match)).not.toBe(markOf(brain, match));
  });
});
