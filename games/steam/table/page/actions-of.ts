import type { Action } from '../../rules/actions.ts';

export type GrowCity = Extract<Action, { type: 'grow-city' }>;
export type StockCity = Extract<Action, { type: 'stock-city' }>;
