import { itemAt, type Seat, type Text, text } from '@roundhouse/kernel';
import type { Facts, Feat, Outcome, Slip } from './facts.ts';

/** What a slip must have cost to be told in a story. */
const WORTH_TELLING = 3;
/** The evaluation fears nothing more than leaving the game: beyond this, its points are only a way to say so. */
const BEYOND_COUNTING = 50;
/** A lead that was lost is told from here on. */
const LARGE_LEAD = 5;
/** Parts of the winner's points. */
const CLOSE = 0.05;
const RUNAWAY = 0.3;

/** A game in a few sentences: who led when, what turned it, what cost most, how it ended. Nothing in it is made up. */
export function storyOf(facts: Facts): readonly Text[] {
  return [...leadStory(facts), ...lostStory(facts), ...turningStory(facts), ...worstStory(facts), ...endStory(facts)];
}

function leadStory({ leads, period, chapters, outcome }: Facts): readonly Text[] {
  const [first, second, third] = leads;
  const last = leads.at(-1);
  const isNothingToTell = chapters < 2 || (outcome !== null && outcome.winners.length === 0);
  if (first === undefined || last === undefined || isNothingToTell) return [];
  const over = outcome === null ? 'no' : 'yes';
  const forGood = outcome?.winners.length === 1 ? 'yes' : 'no';
  const at = { period, when: outcome !== null && last.from === chapters ? 'end' : 'before', n: last.from, forGood };
  if (second === undefined) {
    return [
      text(
        '{who, select, you {You} other {{who}}} led {over, select, yes {from the first {period, select, round {round} other {turn}} to the last} other {from the first {period, select, round {round} other {turn}} on}}.',
        { who: { seat: first.seat }, period, over },
      ),
    ];
  }
  if (third === undefined) {
    return [
      text(
        '{before, select, you {You} other {{before}}} led until {when, select, end {the last {period, select, round {round} other {turn}}} other {{period, select, round {round} other {turn}} {n}}}, when {who, select, you {you} other {{who}}} took the lead{when, select, end {} other {{forGood, select, yes { for good} other {}}}}.',
        { before: { seat: first.seat }, who: { seat: second.seat }, ...at },
      ),
    ];
  }
  if (leads.length === 3) {
    return [
      text(
        '{first, select, you {You} other {{first}}} led at first and {second, select, you {you} other {{second}}} from {period, select, round {round} other {turn}} {m} on; in {when, select, end {the last {period, select, round {round} other {turn}}} other {{period, select, round {round} other {turn}} {n}}} {who, select, you {you} other {{who}}} took the lead{again, select, yes { back} other {}}.',
        {
          first: { seat: first.seat },
          second: { seat: second.seat },
          m: second.from,
          who: { seat: third.seat },
          again: third.seat === first.seat ? 'yes' : 'no',
          ...at,
        },
      ),
    ];
  }
  return [
    text(
      'The lead changed hands {changes} times, the last time in {when, select, end {the last {period, select, round {round} other {turn}}} other {{period, select, round {round} other {turn}} {n}}}, when {who, select, you {you} other {{who}}} took it{when, select, end {} other {{forGood, select, yes { for good} other {}}}}.',
      { changes: leads.length - 1, who: { seat: last.seat }, ...at },
    ),
  ];
}

function lostStory({ lost, period, chapters }: Facts): readonly Text[] {
  if (lost === null || lost.ahead < LARGE_LEAD) return [];
  const { seat, chapter, ahead } = lost;
  return [
    text(
      'After {period, select, round {round} other {turn}} {n} of {m}, {who, select, you {you} other {{who}}} could still expect to win by about {points, plural, one {# point} other {# points}}.',
      { period, n: chapter, m: chapters, who: { seat }, points: Math.round(ahead) },
    ),
  ];
}

function turningStory({ turning }: Facts): readonly Text[] {
  if (turning === null) return [];
  if (isSlip(turning)) {
    return [
      text('It turned on a decision that cost {who, select, you {you} other {{who}}} {price}: {played}', {
        who: { seat: turning.seat },
        price: priceOf(turning.cost),
        played: joined(turning.played),
      }),
      ...insteadOf(turning),
    ];
  }
  return [text('What counted most there: {done}', { done: joined(turning.done) })];
}

function worstStory({ worst, turning, period }: Facts): readonly Text[] {
  if (worst === null || worst.cost < WORTH_TELLING) {
    return [text('No decision was found that cost anybody more than a few points.')];
  }
  if (turning?.seq === worst.seq) return [];
  return [
    text(
      'The dearest decision fell in {period, select, round {round} other {turn}} {n} and cost {who, select, you {you} other {{who}}} {price}: {played}',
      { period, n: worst.chapter, who: { seat: worst.seat }, price: priceOf(worst.cost), played: joined(worst.played) },
    ),
    ...insteadOf(worst),
  ];
}

function endStory({ outcome, ahead, leads }: Facts): readonly Text[] {
  if (outcome !== null) return [...leftStory(outcome), ...resultStory(outcome)];
  const leader = leads.at(-1);
  if (leader === undefined) return [];
  return [
    text(
      'The game is not over; {who, select, you {you} other {{who}}} can expect to win it by about {points, plural, one {# point} other {# points}}.',
      { who: { seat: leader.seat }, points: Math.max(0, Math.round(ahead)) },
    ),
  ];
}

function leftStory({ totals, winners }: Outcome): readonly Text[] {
  const left = totals.filter((total) => total === null).length;
  if (left === 0 || winners.length === 0) return [];
  return [text('{n, plural, one {One player} other {# players}} had to leave before the end.', { n: left })];
}

function resultStory({ winners, second, totals }: Outcome): readonly Text[] {
  const [winner, other, ...more] = winners;
  if (winner === undefined) return [text('Nobody lasted to the end, and nobody won.')];
  const points = totalOf(totals, winner);
  if (other !== undefined) {
    return more.length > 0
      ? [text('{n} players shared the victory, with {points} points each.', { n: winners.length, points })]
      : [
          text(
            'In the end {who, select, you {you} other {{who}}} and {other, select, you {you} other {{other}}} shared the victory, with {points, plural, one {# point} other {# points}} each.',
            { who: { seat: winner }, other: { seat: other }, points },
          ),
        ];
  }
  const runnerUp = second === null ? null : itemAt(totals, second);
  if (second === null || runnerUp === null) {
    return [
      text('{who, select, you {You} other {{who}}} won with {points, plural, one {# point} other {# points}}.', {
        who: { seat: winner },
        points,
      }),
    ];
  }
  const margin = points - runnerUp;
  return [
    text(
      '{kind, select, close {It ended as closely as that: {who, select, you {you} other {{who}}} won} runaway {In the end nobody came near: {who, select, you {you} other {{who}}} won} other {{who, select, you {You} other {{who}}} won}} {margin, plural, =0 {on the tie-break, {points} points each, against {second, select, you {you} other {{second}}}} one {by # point, {points} to {less} against {second, select, you {you} other {{second}}}} other {by # points, {points} to {less} against {second, select, you {you} other {{second}}}}}.',
      {
        kind: kindOf(margin, points),
        who: { seat: winner },
        second: { seat: second },
        margin,
        points,
        less: runnerUp,
      },
    ),
  ];
}

function kindOf(margin: number, points: number): 'close' | 'runaway' | 'clear' {
  if (margin <= Math.max(1, CLOSE * points)) return 'close';
  return margin >= RUNAWAY * points ? 'runaway' : 'clear';
}

function totalOf(totals: Outcome['totals'], seat: Seat): number {
  const total = itemAt(totals, seat);
  if (total === null) throw new RangeError(`seat ${seat} won without a score`);
  return total;
}

/** What a decision cost, as far as that can be counted. */
export function priceOf(cost: number): Text {
  return cost > BEYOND_COUNTING
    ? text('more than {points} points', { points: BEYOND_COUNTING })
    : text('about {points, plural, one {# point} other {# points}}', { points: Math.round(cost) });
}

function insteadOf({ better }: Slip): readonly Text[] {
  return better.length === 0 ? [] : [text('Better would have been: {better}', { better: joined(better) })];
}

function isSlip(turning: Slip | Feat): turning is Slip {
  return 'cost' in turning;
}

/** Sentences one behind the other. */
function joined(sentences: readonly Text[]): Text {
  const [first, ...rest] = sentences;
  if (first === undefined) throw new RangeError('nothing is told of it');
  return rest.reduce((before, next) => text('{before} {next}', { before, next }), first);
}
