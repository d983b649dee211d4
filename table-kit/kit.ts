import type { Game, Seat } from '@roundhouse/kernel';
import type { TableView } from './game-page.ts';
import type { Pointing } from './pointing.ts';

/* For tests of a game's page: what its parts are given, without a page around them. */

/** What a seat sees when it is its turn. */
export function viewFor<P extends object, A, O, E>(
  game: Game<P, A, O, E>,
  position: P,
  seat: Seat,
  legal: readonly A[] = game.legal(position, seat),
): TableView<P, A, O, E> {
  return {
    game,
    options: game.options.parse({}),
    position,
    eye: seat,
    seat,
    actor: seat,
    legal,
    players: [],
    planned: null,
    step: null,
    recalled: [],
    motion: false,
    act: () => undefined,
    explain: () => undefined,
    openRule: () => undefined,
  };
}

/** A hand that stays where it is. */
export function pointingAt<T>(at: T): Pointing<T> {
  return { at, change: () => undefined, letGo: () => undefined };
}
