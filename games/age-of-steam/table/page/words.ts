import type { ActionName } from '../../content/components.ts';
import type { Phase } from '../../rules/position.ts';

/** What each special action does, in a line. */
export const ACTION_HELP: Readonly<Record<ActionName, string>> = {
  'first-move': 'Move goods before everyone else, in both rounds.',
  'first-build': 'Build track before everyone else.',
  engineer: 'Build four tiles instead of three.',
  locomotive: 'Your engine pulls one more link at once, and costs $1 more a turn.',
  urbanization: 'Turn a town into a New City before you build.',
  production: 'Put two new cubes on the goods display at the end of the turn.',
  'turn-order': 'Pass once in the next auction and stay in it.',
};

export const PHASES = [
  { numeral: 'I', name: 'Issue Shares', phase: 'issue-shares' },
  { numeral: 'II', name: 'Player Order', phase: 'determine-player-order' },
  { numeral: 'III', name: 'Actions', phase: 'select-actions' },
  { numeral: 'IV', name: 'Build Track', phase: 'build-track' },
  { numeral: 'V', name: 'Move Goods', phase: 'move-goods' },
  { numeral: 'VI', name: 'Income', phase: null },
  { numeral: 'VII', name: 'Expenses', phase: null },
  { numeral: 'VIII', name: 'Reduction', phase: null },
  { numeral: 'IX', name: 'Goods Growth', phase: 'goods-growth' },
  { numeral: 'X', name: 'Next Turn', phase: null },
] as const satisfies readonly { numeral: string; name: string; phase: Phase['name'] | null }[];
