import { laterGains, type Offers, takeBest } from '@roundhouse/rails';
import { CASH_PER_SHARE, MAX_ENGINE, MOVE_ROUNDS, SCORING } from '../content/components.ts';
import { expensesOf } from '../rules/7-pay-expenses.ts';
import { incomeLoss } from '../rules/8-income-reduction.ts';
import type { Player } from '../rules/position.ts';
import type { Due } from './due.ts';
import { type Outlook, WEIGHTS } from './weights.ts';

/** The accounts of a seat while they are played to the end of the game. Shares may be parts of one: it is a forecast. */
interface Accounts {
  income: number;
  cash: number;
  shares: number;
  /** Points that are lost for want of money to build with. */
  missed: number;
}

/**
 * Plays a seat's accounts to the end of the game: deliveries as offered, income, expenses, income reduction, and the
 * shares it will have to issue. So a dollar is worth what it saves in shares, and an income counts for as long as the
 * market leaves it. Returns points for income and shares.
 */
export function projectedPoints(
  player: Player,
  due: Due,
  turnsAfter: number,
  offers: Offers,
  outlook: Outlook,
): number {
  const accounts: Accounts = { income: player.income, cash: player.cash, shares: player.shares, missed: 0 };
  const danger = isExposed(player, due, offers) ? WEIGHTS.danger : 0;
  const taken = due.accounts ? finishTurn(accounts, player, due, turnsAfter, offers, outlook) : [];
  const later = laterGains(offers, taken, turnsAfter * MOVE_ROUNDS);
  const debt = Math.min(0, accounts.income);
  if (debt < 0) return WEIGHTS.eliminated + debt;
  const kept = accounts.cash;
  for (let turn = 1; turn <= turnsAfter; turn++) {
    playTurn(accounts, player.engine, turn, later, outlook, turn < turnsAfter);
  }
  const { income, shares, cash, missed } = accounts;
  const points = income * SCORING.perIncome + shares * SCORING.perShare - missed + danger;
  return points + usefulCash(turnsAfter, kept, cash) * outlook.leftoverDollar;
}

/** Cash buys nothing when the last turn is over, and only track in it; before that what is left over will be of some use. */
function usefulCash(turnsAfter: number, kept: number, atTheEnd: number): number {
  if (turnsAfter > 1) return atTheEnd;
  return turnsAfter === 1 ? Math.min(kept, WEIGHTS.lastCash) : 0;
}

/** Whether the expenses would ruin this player if rivals took the best cubes first. */
export function isExposed(player: Player, due: Due, offers: Offers): boolean {
  if (!due.accounts) return false;
  const left = player.cash + player.income - expensesOf(player);
  if (due.shares || left + player.income >= 0) return false;
  const now = offers.now.toSorted((one, other) => other - one);
  const atRisk = WEIGHTS.cubesAtRisk;
  const sure = now.slice(atRisk, atRisk + due.moves).reduce((sum, gain) => sum + Math.floor(gain), 0);
  // Income counts twice: it is collected, and it can be given up for what cannot be paid.
  return left + player.income + 2 * sure < 0;
}

/** What is still due this turn, exactly as the rules have it. Returns the offers that were taken. */
function finishTurn(
  accounts: Accounts,
  player: Player,
  due: Due,
  turnsAfter: number,
  offers: Offers,
  { buildingMoney, buildingDollar, cubeKeptToNextMove }: Outlook,
): readonly number[] {
  const { gain, taken } = takeBest(offers, due.moves, cubeKeptToNextMove);
  accounts.income += gain;
  accounts.cash += accounts.income - expensesOf(player);
  if (due.beforeBuilding && turnsAfter > 0) {
    if (due.shares) issueFor(accounts, buildingMoney);
    const spent = Math.max(0, Math.min(buildingMoney, accounts.cash));
    accounts.cash -= spent;
    accounts.missed += (buildingMoney - spent) * buildingDollar;
  }
  if (accounts.cash < 0) {
    accounts.income += accounts.cash;
    accounts.cash = 0;
  }
  if (accounts.income > 0) accounts.income -= incomeLoss(accounts.income);
  return taken;
}

function issueFor(accounts: Accounts, wanted: number): void {
  const lacking = wanted - accounts.cash;
  if (lacking <= 0) return;
  // A share brings its price and costs a dollar at once.
  accounts.shares += lacking / (CASH_PER_SHARE - 1);
  accounts.cash = wanted;
}

function playTurn(
  accounts: Accounts,
  engine: number,
  turn: number,
  later: readonly number[],
  { cubeKept, futureIncomePerLink, engineGrowth, buildingMoneyLater }: Outlook,
  isFollowed: boolean,
): void {
  const sure = cubeKept ** turn;
  const unknown = Math.min(MAX_ENGINE, engine + turn * engineGrowth) * futureIncomePerLink;
  for (let move = (turn - 1) * MOVE_ROUNDS; move < turn * MOVE_ROUNDS; move++) {
    accounts.income += (later[move] ?? 0) * sure + unknown * (1 - sure);
  }
  accounts.cash += accounts.income - accounts.shares - engine - (isFollowed ? buildingMoneyLater : 0);
  issueFor(accounts, 0);
  accounts.income -= smoothLoss(accounts.income);
}

/** Income reduction of an uncertain income: a line instead of steps, so that no projection hangs on a step's edge. */
function smoothLoss(income: number): number {
  return Math.max(0, Math.min(10, (income - 5) * 0.2));
}
