import type { ActionTile } from '../../content/components.ts';

export const TILE_NAMES: Readonly<Record<ActionTile, string>> = {
  'turn-order': 'Turn Order',
  'first-move': 'First Move',
  engineer: 'Engineer',
  'first-build': 'First Build',
  'city-growth': 'City Growth',
  locomotive: 'Locomotive',
  urbanization: 'Urbanization',
};
