import { type Seat, text } from '@roundhouse/kernel';
import { type Ahead, nextTurnOf, type Supposed } from '@roundhouse/table-kit';
import type { RailPosition } from './desk.ts';

/** Where a seat stands in the rounds of moving goods. */
interface Moving {
  readonly seat: Seat;
  readonly round: number;
}

/** What a rail game tells of its turn, so that building and moving goods can be planned in it. */
export interface RailTurn<P extends RailPosition> {
  readonly moveRounds: number;
  isLastTurn(p: P): boolean;
  /** Who builds after whom, and who moves goods. */
  buildOrder(p: P): readonly Seat[];
  moveOrder(p: P): readonly Seat[];
  /** How far the turn is: who builds now, who moves goods, or what comes before or after that. */
  stage(p: P): { readonly at: 'before' | 'after' } | { readonly builds: Seat } | { readonly moves: Moving };
  /** As if this seat built now; `chosen`: what it chose this turn counts for it, and what it chose in the last does not. */
  building(p: P, seat: Seat, chosen: boolean): P;
  moving(p: P, at: Moving): P;
  kindOf(p: P): string;
}

/** Building and moving goods can always be planned: with the track, the money and the cubes that are there now. */
export function railAhead<P extends RailPosition>(turn: RailTurn<P>): Ahead<P> {
  return {
    kindOf: (view) => turn.kindOf(view),
    supposed(view, seat) {
      if (!view.order.includes(seat)) return [];
      const stage = turn.stage(view);
      const now = 'moves' in stage ? nextTurnOf(turn.moveOrder(view), stage.moves, turn.moveRounds, seat) : null;
      const order = turn.buildOrder(view);
      const builds =
        'builds' in stage ? order.indexOf(seat) > order.indexOf(stage.builds) : 'at' in stage && stage.at === 'before';
      const moves = 'moves' in stage ? now !== null : !('at' in stage && stage.at === 'after');
      const more = !turn.isLastTurn(view);
      const building = (): Supposed<P> => ({
        kind: 'build-track',
        name: text('Build track'),
        position: turn.building(view, seat, builds),
      });
      const moving = (): Supposed<P> => ({
        kind: 'move-goods',
        name: text('Move goods'),
        position: turn.moving(view, now ?? { seat, round: 1 }),
      });
      const inThisTurn = [...(builds ? [building()] : []), ...(moves ? [moving()] : [])];
      const inTheNext = more ? [...(builds ? [] : [building()]), ...(moves ? [] : [moving()])] : [];
      return [...inThisTurn, ...inTheNext];
    },
  };
}

/** The position in which a seat builds next: this one, or as it can be supposed. */
export function nextBuildingBy<P extends RailPosition>(
  ahead: Ahead<P>,
  buildsNow: (p: P) => Seat | null,
): (p: P, seat: Seat) => P | null {
  return (p, seat) =>
    buildsNow(p) === seat ? p : (ahead.supposed(p, seat).find(({ kind }) => kind === 'build-track')?.position ?? null);
}
