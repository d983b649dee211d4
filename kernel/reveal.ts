import { clone } from './clone.ts';
import type { Audience, Eye, Game, Seat } from './game.ts';
import type { Rng } from './rng.ts';
import { sameJson } from './same.ts';

export interface Told<E> {
  readonly event: E;
  readonly audience: Audience;
}

/** What one eye heard of one live action; set-up is number 0 and nobody's. */
export interface Heard<E> {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
}

/** Spectators hear what is kept from certain seats only: they hold no secrets and sit in no seat. */
export function hears(audience: Audience, eye: Eye): boolean {
  if (audience === 'all') return true;
  if ('except' in audience) return eye === 'public' || !audience.except.includes(eye);
  return eye !== 'public' && audience.only.includes(eye);
}

export function heardBy<E>(told: readonly Told<E>[], eye: Eye): E[] {
  return told.filter(({ audience }) => hears(audience, eye)).map(({ event }) => event);
}

const noChance: Rng = {
  int() {
    throw new Error('chance was needed where the action itself drew none');
  },
};

export interface Step<P, A, E> {
  readonly before: P;
  readonly seat: Seat;
  readonly action: A;
  readonly after: P;
  readonly told: readonly Told<E>[];
}

/**
 * Did an action that drew no chance show its own player something hidden? It did not exactly if the player could
 * have foreseen all of it: played on what the seat saw before, it leads to what the seat saw and heard after.
 *
 * Only what the player learns counts. What a player gives away by acting was that player's own to keep, and taking
 * the action back costs nobody else anything.
 */
export function revealed<P extends object, A, O, E>(game: Game<P, A, O, E>, step: Step<P, A, E>): boolean {
  const { before, seat, action, after, told } = step;
  const seen = game.view(before, seat);
  // Who sees everything foresees everything that chance does not decide.
  if (seen === before) return false;
  const foreseen = clone(seen);
  const foretold: Told<E>[] = [];
  try {
    game.play(foreseen, seat, action, noChance, (event, audience = 'all') => foretold.push({ event, audience }));
    return !(
      sameJson(game.view(foreseen, seat), game.view(after, seat)) &&
      sameJson(heardBy(foretold, seat), heardBy(told, seat))
    );
  } catch {
    // A masked position is not a whole one: rules that needed what was masked may fail in any way.
    return true;
  }
}
