import type { Progress } from '@roundhouse/kernel';
import { setOf } from '../../content/sets.ts';
import { rankings } from '../goods.ts';
import type { Chance, Position } from '../position.ts';
import type { Section } from '../section.ts';
import { collectIncome } from './income.ts';
import { renewRow } from './row.ts';
import { collectScience } from './science.ts';
import { score } from './score.ts';

/** Whether this round ends with a scoring: a Score Card was turned up at the end of an earlier one. */
export function scoresThisRound(p: Position): boolean {
  return p.shown > p.scorings;
}

/** The last scoring is all that the last round ends with. */
export function isLastRound(p: Position): boolean {
  return scoresThisRound(p) && p.scorings === setOf(p).decks.length - 1;
}

function enter(p: Position, chance: Chance): Progress {
  const held = rankings(p);
  if (isLastRound(p)) {
    score(p, held, chance);
    return 'over';
  }
  // A Score Card that the refill turns up now counts at the end of the next round.
  const scores = scoresThisRound(p);
  renewRow(p, chance);
  if (scores) score(p, held, chance);
  collectIncome(p, held, chance);
  collectScience(p, scores, chance);
  return 'finished';
}

/** The end of a round, as far as nobody has anything to decide. */
export const endRound: Section = { enter };
