import { buildingOf, cardOf, type GameSet, landOf, townOf } from '../content/set.ts';
import type { Named } from './events.ts';

const named = ({ id, name }: Named): Named => ({ id, name });

export const namedBuilding = (set: GameSet, id: string): Named => named(buildingOf(set, id));
export const namedCard = (set: GameSet, id: string): Named => named(cardOf(set, id));
export const namedLand = (set: GameSet, id: string): Named => named(landOf(set, id));
export const namedTown = (set: GameSet, id: string): Named => named(townOf(set, id));
