export * from './content/area.ts';
export * from './content/components.ts';
export { boxOf, findCard, findCharacter, findTeam } from './content/boxes.ts';
export type { Action, ActionType } from './rules/actions.ts';
export type { Event } from './rules/events.ts';
export { kingsOfAirAndSteam, type KingsOfAirAndSteam } from './rules/game.ts';
export type { Options } from './rules/options.ts';
export * from './rules/position.ts';
export { scoreOf, standing } from './rules/result.ts';
