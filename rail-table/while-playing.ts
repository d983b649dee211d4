import type { Seat } from '@roundhouse/kernel';

/** A number of a player who has not left the game; null for one who has. */
export function whilePlaying<Q extends { readonly outInTurn: number | null }>(
  of: (player: Q) => number,
): (p: { readonly players: readonly Q[] }, seat: Seat) => number | null {
  return ({ players }, seat) => {
    const player = players[seat];
    return player === undefined || player.outInTurn !== null ? null : of(player);
  };
}
