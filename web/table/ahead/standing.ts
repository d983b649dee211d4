import type { Seat } from '@roundhouse/kernel';
import { type AnyGamePage, type Reviewed, reviewed, type Supposed } from '@roundhouse/table-kit';
import type { AnyTableView } from '../table-view.ts';
import type { Plans } from './plans.ts';

type AnyReview = Reviewed<object, unknown, unknown>;

/** How planning stands: nothing to plan; others move and something can be planned; or the turn of a plan has come. */
export type Standing =
  | { readonly state: 'none' }
  | {
      readonly state: 'waiting';
      readonly offers: readonly Supposed<object>[];
      /** What is planned on now; null while the table is shown as it is. */
      readonly open: { readonly offer: Supposed<object>; readonly review: AnyReview } | null;
    }
  | {
      readonly state: 'turn';
      readonly kind: string;
      readonly review: AnyReview;
      /** Whether the board shows what the plan would bring. */
      readonly open: boolean;
    };

export interface Planner {
  readonly page: Pick<AnyGamePage, 'game' | 'ahead'>;
  readonly view: object;
  /** Whose plans these are; null where nobody may plan: in the past, in a lesson, for somebody who only watches. */
  readonly seat: Seat | null;
  readonly isTurn: boolean;
  readonly plans: Plans;
  /** The kind of turn that is to be shown with its plan. */
  readonly shown: string | null;
}

export function standingOf({ page, view, seat, isTurn, plans, shown }: Planner): Standing {
  const { game, ahead } = page;
  if (seat === null) return { state: 'none' };
  if (isTurn) {
    const kind = ahead.kindOf(view);
    const plan = plans.get(kind);
    if (plan === undefined) return { state: 'none' };
    return { state: 'turn', kind, review: reviewed(game, ahead, view, seat, plan), open: shown === kind };
  }
  const offers = ahead.supposed(view, seat);
  if (offers.length === 0) return { state: 'none' };
  const offer = offers.find(({ kind }) => kind === shown);
  if (offer === undefined) return { state: 'waiting', offers, open: null };
  const plan = plans.get(offer.kind) ?? [];
  return { state: 'waiting', offers, open: { offer, review: reviewed(game, ahead, offer.position, seat, plan) } };
}

/** What is noted of a review, to plan on from it. */
export function actionsOf({ holds }: AnyReview): readonly unknown[] {
  return holds.map(({ action }) => action);
}

/** The table as a plan shows it; the very same where none is shown. */
export function plannedView(
  table: AnyTableView,
  standing: Standing,
  seat: Seat | null,
  note: AnyTableView['act'],
): AnyTableView {
  if (seat === null || standing.state === 'none' || standing.open === null || standing.open === false) return table;
  const review = standing.state === 'turn' ? standing.review : standing.open.review;
  // When the turn has come nothing more is planned: it is played like this, or decided anew.
  const plans = standing.state === 'waiting' && review.open;
  return {
    ...table,
    position: review.position,
    seat: plans ? seat : null,
    actor: plans ? seat : null,
    legal: plans ? table.game.legal(review.position, seat) : [],
    planned: { seat, steps: review.holds },
    act: note,
  };
}
