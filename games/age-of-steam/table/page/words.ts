import { type Text, text } from '@roundhouse/kernel';
import type { ActionName } from '../../content/components.ts';
import type { Phase } from '../../rules/position.ts';

/** What each special action does, in a line. */
export const ACTION_HELP: Readonly<Record<ActionName, Text>> = {
  'first-move': text('Move goods before everyone else, in both rounds.'),
  'first-build': text('Build track before everyone else.'),
  engineer: text('Build four tiles instead of three.'),
  locomotive: text('Your engine pulls one more link at once, for $1 more a turn.'),
  urbanization: text('Turn a town into a New City before you build.'),
  production: text('Draw two new cubes for the goods display later this turn.'),
  'turn-order': text('Pass once in the next auction and stay in it.'),
};

export const PHASES = [
  { numeral: 'I', label: text('Issue Shares'), phase: 'issue-shares' },
  { numeral: 'II', label: text('Player Order'), phase: 'determine-player-order' },
  { numeral: 'III', label: text('Actions'), phase: 'select-actions' },
  { numeral: 'IV', label: text('Build Track'), phase: 'build-track' },
  { numeral: 'V', label: text('Move Goods'), phase: 'move-goods' },
  { numeral: 'VI', label: text('Income'), phase: null },
  { numeral: 'VII', label: text('Expenses'), phase: null },
  { numeral: 'VIII', label: text('Reduction'), phase: null },
  { numeral: 'IX', label: text('Goods Growth'), phase: 'goods-growth' },
  { numeral: 'X', label: text('Next Turn'), phase: null },
] as const satisfies readonly { numeral: string; label: Text; phase: Phase['name'] | null }[];
