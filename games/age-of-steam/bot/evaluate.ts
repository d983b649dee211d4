import type { Seat } from '@roundhouse/kernel';
import { linesFor, type Means, meansWith, type Offers } from '@roundhouse/rails';
import { MAX_ENGINE, SCORING } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import { expensesOf } from '../rules/7-pay-expenses.ts';
import { networkAt, type Player, type Position, playerAt, turnsInGame } from '../rules/position.ts';
import { scoreOf, trackPoints } from '../rules/result.ts';
import { offersIn } from './deliveries.ts';
import { type Due, dueOf } from './due.ts';
import { isExposed, projectedPoints } from './projection.ts';
import { bidDue, standingInTurn } from './standing.ts';
import { surveyOf } from './survey.ts';
import { trackToCome } from './track-to-come.ts';
import { LEARNED, type Outlook, USUAL, WEIGHTS } from './weights.ts';

/** How good a position is for a seat: about the points it will have at the end, less a part of what rivals will have. */
export function evaluate(p: Position, seat: Seat, outlook: Outlook = LEARNED): number {
  if (playerAt(p, seat).outInTurn !== null) return WEIGHTS.eliminated;
  return pointsBy(outlook, p, seat) - rivals(p, seat);
}

/** The points that a seat will have at the end, as far as that can be told. */
export function forecast(p: Position, seat: Seat): number {
  return pointsBy(USUAL, p, seat);
}

/** Whoever counts on cubes that others may take can be ruined by them. */
export function risk(p: Position, seat: Seat): number {
  if (playerAt(p, seat).outInTurn !== null || p.phase.name === 'game-over') return 0;
  const { player, due, offers } = situationOf(LEARNED, p, seat);
  return isExposed(player, due, offers) ? WEIGHTS.danger : 0;
}

/** The points that a seat would have at the end by an outlook. */
export function pointsBy(outlook: Outlook, p: Position, seat: Seat): number {
  if (playerAt(p, seat).outInTurn !== null || p.phase.name === 'game-over') return scoreOf(p, seat).total ?? 0;
  const { player, due, turnsAfter, offers, tiles } = situationOf(outlook, p, seat);
  const toCome = turnsAfter === 0 && tiles > 0 ? trackToCome(p, seat, tiles) * WEIGHTS.lastTrack : 0;
  const projected = projectedPoints(player, due, turnsAfter, offers, outlook);
  return projected + (trackPoints(p, seat) + toCome) * SCORING.perTrack + standingInTurn(p, seat, outlook);
}

interface Situation {
  /** As if what was bid were paid. */
  readonly player: Player;
  readonly due: Due;
  readonly turnsAfter: number;
  readonly offers: Offers;
  /** That can be laid and paid this turn. */
  readonly tiles: number;
}

function situationOf(outlook: Outlook, p: Position, seat: Seat): Situation {
  const now = playerAt(p, seat);
  const player = { ...now, cash: now.cash - bidDue(p, seat) };
  const due = dueOf(p, seat);
  const turnsAfter = turnsInGame(p) - p.turn;
  const means = meansOf(player, due, turnsAfter, outlook);
  const lines = linesFor(networkAt(p), surveyOf(boardOf(p)), seat, means.tilesLater > 0);
  return { player, due, turnsAfter, offers: offersIn(p, lines, means, turnsAfter > 0, outlook), tiles: means.tilesNow };
}

function meansOf(player: Player, due: Due, turnsAfter: number, outlook: Outlook): Means {
  const { trustedIncome, tilePrice, buildingMoney } = outlook;
  const reserve = Math.max(0, expensesOf(player) - player.income - trustedIncome);
  const left = player.cash - reserve;
  // Whoever may still issue shares does so before they build; the projection counts what these cost.
  const money = due.shares && turnsAfter > 0 ? Math.max(left, buildingMoney) : left;
  const payable = Math.max(0, Math.floor(money / tilePrice));
  return meansWith(player.engine, MAX_ENGINE, Math.min(due.builds, payable), turnsAfter > 0);
}

/** What the rivals' incomes take away from mine. */
function rivals(p: Position, seat: Seat): number {
  let income = 0;
  for (const other of p.order) if (other !== seat) income += playerAt(p, other).income;
  return (income * SCORING.perIncome * WEIGHTS.rivalIncome) / Math.max(1, p.order.length - 1);
}

/** A turn is thought through to its end, where everybody has had the same. */
export function chapter({ turn }: Position): number {
  return turn;
}

/**
 * A bid is worth what it names: how the auction goes on is another matter when everybody thinks. And where a turn is played
 * on from its very beginning, a share more or less lets everybody do something else: the best of a dozen such tries is
 * as likely lucky as good, and tables of players who judge shares right after them end with more points each.
 */
export function isJudgedAtOnce({ phase }: Position): boolean {
  return phase.name === 'determine-player-order' || phase.name === 'issue-shares';
}
