import type { Result, SeatScore } from '../../game.ts';
import { say } from '../../text.ts';
import { hasGap } from '../problems.ts';
import type { Situation, Subject } from '../subject.ts';

/** There is a result exactly when nobody is waited for; its lines add up, and its ranks follow from its totals. */
export function resultProblems<P extends object, A, O, E>(
  { game, seats, ruleIds }: Subject<P, A, O, E>,
  { position }: Situation<P, E>,
): readonly string[] {
  const over = game.waiting(position).length === 0;
  const result = game.result(position);
  if (result === null) return over ? ['nobody is waited for, but there is no result'] : [];
  if (!over) return ['there is a result, but somebody is still waited for'];
  if (result.ranks.length !== seats || result.scores.length !== seats) {
    return [`the result has ${result.ranks.length} ranks and ${result.scores.length} scores for ${seats} seats`];
  }
  return [...result.scores.flatMap((score, seat) => scoreProblems(score, seat, ruleIds)), ...rankProblems(result)];
}

function scoreProblems({ total, lines }: SeatScore, seat: number, ruleIds: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const sum = lines.reduce((points, line) => points + line.points, 0);
  if (total !== null && sum !== total)
    problems.push(`the lines of seat ${seat} add up to ${sum}, its total is ${total}`);
  for (const { label, rule } of lines) {
    if (!ruleIds.has(rule)) problems.push(`a line of the score cites the rule '${rule}', which no RULES.md has`);
    if (hasGap(say(label))) problems.push(`a line of the score leaves a gap: ${say(label)}`);
  }
  return problems;
}

function rankProblems({ ranks, scores, winners }: Result): string[] {
  const problems: string[] = [];
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (first.length === 0) problems.push('nobody is ranked first');
  // Seats that all left early may share the first rank without anybody having won.
  const nobodyWon = winners.length === 0 && first.every((seat) => scores[seat]?.total === null);
  if (!nobodyWon && first.join() !== [...winners].sort((a, b) => a - b).join()) {
    problems.push(`seats ${first.join()} are ranked first, but ${winners.join()} won`);
  }
  // A seat without a score stands behind all that have one; equal totals may still be told apart by a rule.
  const worth = scores.map(({ total }) => total ?? Number.NEGATIVE_INFINITY);
  for (const [seat, rank] of ranks.entries()) {
    const better = ranks.filter((other) => other < rank).length;
    if (rank !== better + 1) problems.push(`seat ${seat} is ranked ${rank} with ${better} before it`);
    for (const [other, otherRank] of ranks.entries()) {
      const more = (worth[seat] ?? 0) > (worth[other] ?? 0);
      if (more && rank >= otherRank) problems.push(`seat ${seat} has more than seat ${other}, but no better rank`);
    }
  }
  return problems;
}
