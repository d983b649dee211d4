import type { Box, Character, Move, Team } from './box-file.ts';

export type CardId = string;

/** A movement card, common or special. */
export interface Card {
  readonly id: CardId;
  readonly letter: string;
  readonly diamonds: number;
  readonly move: Move | null;
  readonly actions: number;
  readonly shipment: number;
  readonly theft: number;
}

export const SPECIAL_CARD: CardId = 'special';
export function specialCardOf({ special: printed }: Team): Card {
  return { id: SPECIAL_CARD, ...printed };
}

/** A box with everything to be found by its id. */
export interface BoxContent {
  readonly id: string;
  readonly box: Box;
  readonly commonCards: ReadonlyMap<CardId, Card>;
  readonly specialCards: ReadonlyMap<string, Card>;
  readonly teams: ReadonlyMap<string, Team>;
  readonly characters: ReadonlyMap<string, Character>;
}

export function boxFrom(read: Box): BoxContent {
  return {
    id: read.id,
    box: read,
    commonCards: new Map(read.deck.map((card) => [card.id, { ...card, actions: 1, shipment: 0, theft: 0 }])),
    specialCards: new Map(read.teams.map((team) => [team.id, specialCardOf(team)])),
    teams: new Map(read.teams.map((team) => [team.id, team])),
    characters: new Map(read.teams.flatMap((team) => team.characters).map((one) => [one.id, one])),
  };
}
