import { registration as ageOfSteam } from '@roundhouse/age-of-steam/registration';
import type { Brain } from '@roundhouse/bots';
import { registration as cityOfIron } from '@roundhouse/city-of-iron/registration';
import type { AnyOrderKind, Text } from '@roundhouse/kernel';
import { registration as kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam/registration';
import { registration as steam } from '@roundhouse/steam/registration';
import type { AnyGamePage } from '@roundhouse/table-kit';
import type { AnyResident } from './resident.ts';

/** A game that a newcomer is in with one click. */
interface QuickGame {
  readonly options: unknown;
  /** The levels of the computer players; one person sits down first. */
  readonly bots: readonly string[];
  /** What it is, in a few words. */
  readonly what: Text;
}

/** What whoever runs a match needs of its game, whose types are not known here. */
export interface AnyBrain extends Brain<object, unknown, unknown, unknown> {
  /** What players can decide in advance; none, if the game has nothing of the kind. */
  readonly orders: readonly AnyOrderKind[];
}

/** A game of the house: what is known without loading it, and its parts, each of which is loaded when it is needed. */
export interface Registration {
  readonly id: string;
  readonly name: string;
  readonly tagline: Text;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  /** What the game calls what it is divided into. */
  readonly period: AnyGamePage['period'];
  readonly quick: QuickGame;
  readonly firstLesson: string;
  /** What comes after it, and what that shows. */
  readonly secondLesson: { readonly id: string; readonly shows: Text };
  /** For whoever runs its matches. */
  brain(): Promise<AnyBrain>;
  /** For whoever shows them in a browser. */
  page(): Promise<AnyGamePage>;
  /** For tools. */
  resident(): Promise<AnyResident>;
}

/** Every game of the house. A new game is a folder here and a line in this list. */
export const GAMES: readonly Registration[] = [ageOfSteam, steam, kingsOfAirAndSteam, cityOfIron];

export const FIRST_GAME: Registration = ageOfSteam;

export function findGame(id: string): Registration | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Throws what a page says that is to open a match of another house. */
export function knownGame(id: string): Registration {
  const game = findGame(id);
  if (game === undefined) throw new Error(`This page does not know the game '${id}'.`);
  return game;
}

/** The name of any game of the house, and the id itself for one that is not. */
export function gameName(id: string): string {
  return findGame(id)?.name ?? id;
}
