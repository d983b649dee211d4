import type { Progress } from '@roundhouse/kernel';
import { setOf } from '../../content/sets.ts';
import { rankings } from '../goods.ts';
import type { Chance, Position } from '../position.ts';
import type { Section } from '../section.ts';
import { collectIncome } from './income.ts';
import { renewRow } from './row.ts';
import { collectScience } from './science.ts';
import { score } from './score.ts';

/** Whether the row was renewed: what is left of the round is drawing and buying. */
export function isRowRenewed({ phase }: Position): boolean {
  return phase.name === 'round-draw' || phase.name === 'purchase';
}

/**
 * The scoring that a Score Card has announced: a round whose end turns one up does not score any more, but the next one
 * does. Null where none is announced.
 */
export function announcedScoring(p: Position): { readonly round: 'this' | 'next'; readonly isLast: boolean } | null {
  if (p.shown === p.scorings) return null;
  return { round: isRowRenewed(p) ? 'next' : 'this', isLast: p.scorings === setOf(p).decks.length - 1 };
}

/** The last scoring is all that the last round ends with. */
export function isLastRound(p: Position): boolean {
  const scoring = announcedScoring(p);
  return scoring?.round === 'this' && scoring.isLast;
}

function enter(p: Position, chance: Chance): Progress {
  const held = rankings(p);
  if (isLastRound(p)) {
    score(p, held, chance);
    return 'over';
  }
  // A Score Card that the refill turns up now counts at the end of the next round.
  const scores = announcedScoring(p) !== null;
  renewRow(p, chance);
  if (scores) score(p, held, chance);
  collectIncome(p, held, chance);
  collectScience(p, scores, chance);
  return 'finished';
}

/** The end of a round, as far as nobody has anything to decide. */
export const endRound: Section = { enter };
