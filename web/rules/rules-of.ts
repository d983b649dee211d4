import type { AnyGamePage } from '@roundhouse/table-kit';
import matchRules from '@roundhouse/kernel/RULES.md?raw';

/** The rules of a game, and after them those of every match: whose turn it is, how far undo goes. */
export function rulesOf(page: AnyGamePage): string {
  return `${page.rules}\n## ${matchRules.replace(/^# /, '')}`;
}
