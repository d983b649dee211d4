import { itemAt, type Match, type Seat, type Text } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';
import type { Analysis, Judgement } from './analyst.ts';
import { dearest } from './reading.ts';
import { toldInstead, toldOf } from './telling.ts';

/** A stretch of chapters at whose ends the same seat could expect most. */
export interface Lead {
  readonly seat: Seat;
  /** The chapter in which it took the lead. */
  readonly from: number;
}

/** A decision that something else would have been better than. */
export interface Slip {
  readonly seat: Seat;
  readonly seq: number;
  readonly chapter: number;
  /** Points. */
  readonly cost: number;
  readonly played: readonly Text[];
  readonly better: readonly Text[];
}

/** What somebody did that brought them more than anything else in the chapter. */
export interface Feat {
  readonly seat: Seat;
  readonly seq: number;
  readonly done: readonly Text[];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** Whoever came next; null when nobody did. */
  readonly second: Seat | null;
  /** By seat; null for one that left the game. */
  readonly totals: readonly (number | null)[];
}

/** All that the story of a game is told from. */
export interface Facts {
  readonly period: 'turn' | 'round';
  /** The last chapter that was played. */
  readonly chapters: number;
  /** At least one where anything was played. */
  readonly leads: readonly Lead[];
  /** What gave the lead its last turn: a slip of whoever lost it, else what the new leader did. Null: nothing stands out. */
  readonly turning: Slip | Feat | null;
  /** The dearest decision of all. */
  readonly worst: Slip | null;
  /** By how much the leader was ahead when it was furthest ahead, and when it was not the winner. */
  readonly lost: { readonly seat: Seat; readonly chapter: number; readonly ahead: number } | null;
  /** Null while the game goes on: then by how much its leader is expected to win. */
  readonly outcome: Outcome | null;
  readonly ahead: number;
}

/** Less than this ahead of whoever led before is not ahead. */
const CLEARLY = 1;
/** Points below which neither a slip nor a feat explains anything. */
const TELLING = 3;

/** A chapter that was played: its actions, and what everybody could expect when it was over. */
interface Chapter {
  readonly number: number;
  readonly first: number;
  readonly last: number;
  readonly expected: readonly number[];
}

/** What an analysis of the whole game says, for whoever tells it. */
export function factsOf<P extends object, A, O, E>(
  brain: Pick<Brain<P, A, O, E>, 'chapter'>,
  match: Match<P, A, O, E>,
  analysis: Analysis<A>,
  period: Facts['period'],
): Facts {
  const chapters = chaptersOf(brain, match, analysis);
  const outcome = outcomeOf(match);
  const leads = leadsIn(chapters, outcome);
  const slips = dearest(analysis, analysis.judgements.length);
  const slipOf = (judgement: Judgement<A> | undefined): Slip | null =>
    judgement === undefined ? null : slipIn(match, judgement, brain.chapter(match.at(judgement.seq - 1)));
  const last = leads.at(-1);
  const before = leads.at(-2);
  const turn = chapters.find(({ number }) => number === last?.from);
  const turning =
    last === undefined || before === undefined || turn === undefined
      ? null
      : (slipOf(slips.find((slip) => isIn(turn, slip) && slip.seat === before.seat && slip.cost >= TELLING)) ??
        featIn(match, analysis, turn, last.seat));
  return {
    period,
    chapters: chapters.at(-1)?.number ?? 0,
    leads,
    turning,
    worst: slipOf(slips[0]),
    lost: lostLead(chapters, outcome),
    outcome,
    ahead: aheadOf(chapters.at(-1)?.expected ?? [], last?.seat),
  };
}

/** Set-up, which some games number 0, is no chapter that anybody leads after. */
function chaptersOf<P extends object, A, O, E>(
  brain: Pick<Brain<P, A, O, E>, 'chapter'>,
  match: Match<P, A, O, E>,
  { expected }: Analysis<A>,
): readonly Chapter[] {
  const bounds = new Map<number, { first: number; last: number }>();
  for (let seq = 1; seq <= match.seq; seq++) {
    const number = brain.chapter(match.at(seq - 1));
    const known = bounds.get(number);
    if (known === undefined) bounds.set(number, { first: seq, last: seq });
    else known.last = seq;
  }
  return [...bounds]
    .filter(([number]) => number > 0)
    .map(([number, { first, last }]) => ({ number, first, last, expected: itemAt(expected, last) }));
}

function outcomeOf<P extends object, A, O, E>(match: Match<P, A, O, E>): Outcome | null {
  const result = match.result();
  if (result === null) return null;
  const { winners, ranks, scores } = result;
  const others = ranks.flatMap((rank, seat) => (winners.includes(seat) ? [] : [{ rank, seat }]));
  const second = others.toSorted((one, other) => one.rank - other.rank)[0]?.seat ?? null;
  return { winners, second, totals: scores.map(({ total }) => total) };
}

/** Who led at the end of each chapter; whoever is only just ahead has not taken the lead yet, and at the end the winner has. */
function leadsIn(chapters: readonly Chapter[], outcome: Outcome | null): readonly Lead[] {
  const leads: Lead[] = [];
  for (const [index, { number, expected }] of chapters.entries()) {
    const before = leads.at(-1)?.seat;
    const isEnd = index === chapters.length - 1 && outcome !== null;
    const seat = isEnd ? winnerAfter(outcome, before) : leaderAfter(expected, before);
    if (seat !== undefined && seat !== before) leads.push({ seat, from: number });
  }
  return leads;
}

function winnerAfter({ winners }: Outcome, before: Seat | undefined): Seat | undefined {
  return before !== undefined && winners.includes(before) ? before : winners[0];
}

function leaderAfter(expected: readonly number[], before: Seat | undefined): Seat {
  const seat = expected.indexOf(Math.max(...expected));
  if (before === undefined || seat === before) return seat;
  return itemAt(expected, seat) - itemAt(expected, before) >= CLEARLY ? seat : before;
}

/** How far a seat is ahead of the best of the others. */
function aheadOf(expected: readonly number[], seat: Seat | undefined): number {
  if (seat === undefined || expected.length < 2) return 0;
  return itemAt(expected, seat) - Math.max(...expected.filter((_, other) => other !== seat));
}

/** Whoever was furthest ahead and still did not win. */
function lostLead(chapters: readonly Chapter[], outcome: Outcome | null): Facts['lost'] {
  if (outcome === null) return null;
  const leads = chapters
    .slice(0, -1)
    .flatMap(({ number, expected }) =>
      expected.flatMap((_, seat) =>
        outcome.winners.includes(seat) ? [] : [{ seat, chapter: number, ahead: aheadOf(expected, seat) }],
      ),
    );
  return leads.toSorted((one, other) => other.ahead - one.ahead).find(({ ahead }) => ahead >= CLEARLY) ?? null;
}

function isIn({ first, last }: Chapter, { seq }: { readonly seq: number }): boolean {
  return seq >= first && seq <= last;
}

function slipIn<P extends object, A, O, E>(
  match: Match<P, A, O, E>,
  { seq, seat, cost, better }: Judgement<A>,
  chapter: number,
): Slip {
  const instead = better === null ? [] : toldInstead(match, seq, seat, better);
  return { seat, seq, chapter, cost, played: toldOf(match, seq, seat), better: instead };
}

/**
 * The action that raised what the seat could expect furthest above all that it could expect before in the chapter: what
 * only made good for a fall is none.
 */
function featIn<P extends object, A, O, E>(
  match: Match<P, A, O, E>,
  { expected }: Analysis<A>,
  { first, last }: Chapter,
  seat: Seat,
): Feat | null {
  const hopes = (seq: number): number => itemAt(itemAt(expected, seq), seat);
  let highest = hopes(first - 1);
  let best: { readonly seq: number; readonly rise: number } | null = null;
  for (const { seq, seat: actor } of match.actions.slice(first - 1, last)) {
    const rise = hopes(seq) - highest;
    if (actor === seat && rise >= TELLING && rise > (best?.rise ?? 0)) best = { seq, rise };
    highest = Math.max(highest, hopes(seq));
  }
  if (best === null) return null;
  const done = toldOf(match, best.seq, seat);
  return done.length === 0 ? null : { seat, seq: best.seq, done };
}
