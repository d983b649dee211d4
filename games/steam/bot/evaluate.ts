import type { Seat } from '@roundhouse/kernel';
import { linesFor, type Means, meansWith } from '@roundhouse/rails';
import { INCOME, LOAN, MAX_LEVEL, SCORING } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import { balanceOf } from '../rules/income-and-expenses.ts';
import { networkAt, type Player, type Position, playerAt, turnsInGame } from '../rules/position.ts';
import { completedLinks, scoreOf } from '../rules/result.ts';
import { offersIn } from './deliveries.ts';
import { type Due, dueOf } from './due.ts';
import { projectedPoints } from './projection.ts';
import { bidDue, standingInTurn } from './standing.ts';
import { surveyOf } from './survey.ts';
import { type Outlook, outlookIn, WEIGHTS } from './weights.ts';

/** How good a position is for a seat: about the points it will have at the end, less a part of what rivals will have. */
export function evaluate(p: Position, seat: Seat, outlook: Outlook = outlookIn(p)): number {
  if (playerAt(p, seat).outInTurn !== null) return WEIGHTS.eliminated;
  return forecast(p, seat, outlook) - rivals(p, seat);
}

/** The points that a seat will have at the end, as far as that can be told. */
export function forecast(p: Position, seat: Seat, outlook: Outlook = outlookIn(p)): number {
  const now = playerAt(p, seat);
  if (now.outInTurn !== null || p.phase.name === 'game-over') return scoreOf(p, seat).total ?? 0;
  const player = { ...now, cash: now.cash - bidDue(p, seat) };
  const due = dueOf(p, seat);
  const turnsAfter = turnsInGame(p) - p.turn;
  const means = meansOf(p, player, due, turnsAfter, outlook);
  const lines = linesFor(networkAt(p), surveyOf(boardOf(p)), seat, means.tilesLater > 0);
  const offers = offersIn(p, lines, means, outlook);
  const futures = withPending(player, pendingPoints(p, seat));
  return (
    Math.max(...futures.map((future) => projectedPoints(future, p.mode, due, turnsAfter, offers, outlook))) +
    completedLinks(p, seat) * SCORING.perLink +
    standingInTurn(p, seat, outlook)
  );
}

/** Track points of a delivery that a seat has not taken yet as one thing or the other. */
function pendingPoints({ phase }: Position, seat: Seat): number {
  if (phase.name !== 'choose-points') return 0;
  if (phase.seat === seat) return phase.points;
  return phase.queue.find((scoring) => scoring.seat === seat)?.points ?? 0;
}

function withPending(player: Player, pending: number): readonly Player[] {
  if (pending === 0) return [player];
  return [
    { ...player, income: Math.min(INCOME.max, player.income + pending) },
    { ...player, points: player.points + pending },
  ];
}

function meansOf(p: Position, player: Player, due: Due, turnsAfter: number, { tilePrice }: Outlook): Means {
  const credit = due.capital ? Math.max(0, player.income - WEIGHTS.deepestDebt) * LOAN : 0;
  const reserve = Math.max(0, -balanceOf(p, player));
  const payable = Math.max(0, Math.floor((player.cash + credit - reserve) / tilePrice));
  return meansWith(player.level, MAX_LEVEL, Math.min(due.builds, payable), turnsAfter > 0);
}

/** What the rivals have scored takes away from mine. */
function rivals(p: Position, seat: Seat): number {
  let scored = 0;
  for (const other of p.order) {
    if (other === seat) continue;
    const { income, points } = playerAt(p, other);
    scored += income + points + pendingPoints(p, other);
  }
  return (scored * WEIGHTS.rivalPoint) / Math.max(1, p.order.length - 1);
}

/** A turn is thought through to its end, where everybody has had the same. */
export function chapter({ turn }: Position): number {
  return turn;
}

/** A bid is worth what it names: how the auction goes on is another matter when everybody thinks. */
export function isJudgedAtOnce({ phase }: Position): boolean {
  return phase.name === 'auction-places' || phase.name === 'auction-order';
}
