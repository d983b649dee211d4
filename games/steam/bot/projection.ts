import { laterGains, type Offers, takeBest } from '@roundhouse/rails';
import {
  DISTRESS_RATE,
  INCOME,
  LOAN,
  MAX_LEVEL,
  MOVE_ROUNDS,
  POINTS_PER_LOAN,
  SCORING,
} from '../content/components.ts';
import type { Mode, Player } from '../rules/position.ts';
import type { Due } from './due.ts';
import { type Outlook, WEIGHTS } from './weights.ts';

/** The accounts of a seat while they are played to the end of the game. Loans may be parts of one: it is a forecast. */
interface Accounts {
  income: number;
  cash: number;
  points: number;
}

/**
 * Plays a seat's accounts to the end of the game: deliveries as offered, income or points for each as the time of the
 * game demands, expenses, and the money that will have to be borrowed. So a dollar is worth what it saves in loans,
 * and an income what it pays until the end.
 */
export function projectedPoints(
  player: Player,
  mode: Mode,
  due: Due,
  turnsAfter: number,
  offers: Offers,
  outlook: Outlook,
): number {
  const upkeep = mode === 'standard' ? player.level : 0;
  const accounts: Accounts = { income: player.income, cash: player.cash, points: player.points };
  const { gain, taken } = takeBest(offers, due.moves, outlook.cubeKeptToNextMove);
  const missed = due.beforeBuilding ? spendOnTrack(accounts, due, upkeep, turnsAfter, outlook) : 0;
  take(accounts, gain, turnsAfter + 1, upkeep, outlook);
  accounts.cash += accounts.income - upkeep;
  if (mode === 'standard' && !due.capital) payInDistress(accounts);
  else borrow(accounts);
  const later = laterGains(offers, taken, turnsAfter * MOVE_ROUNDS);
  for (let turn = 1; turn <= turnsAfter; turn++) {
    playTurn(accounts, player.level, upkeep, turn, turnsAfter - turn, later, outlook);
  }
  if (accounts.points < 0) return WEIGHTS.eliminated + accounts.points;
  return accounts.points + incomePoints(accounts.income) + accounts.cash * outlook.leftoverDollar - missed;
}

function incomePoints(income: number): number {
  return income >= 0 ? income / SCORING.incomePerPoint : income * SCORING.pointsPerDebt;
}

/** The track that this turn's building phase will ask for. Returns the points lost for want of money. */
function spendOnTrack(
  accounts: Accounts,
  due: Due,
  upkeep: number,
  turnsAfter: number,
  { buildingMoney, buildingDollar }: Outlook,
): number {
  const wanted = turnsAfter > 0 ? buildingMoney : buildingMoney / 2;
  const reserve = Math.max(0, upkeep - accounts.income);
  const spent = due.capital ? wanted : Math.max(0, Math.min(wanted, accounts.cash - reserve));
  accounts.cash -= spent;
  return (wanted - spent) * buildingDollar;
}

/** Track points become income until debts are gone and, while there is time, until it pays for what a turn costs. */
function take(
  accounts: Accounts,
  gain: number,
  paydays: number,
  upkeep: number,
  { buildingMoneyLater, turnsToEarn }: Outlook,
): void {
  const enough = paydays > turnsToEarn ? buildingMoneyLater + upkeep : 0;
  const asIncome = Math.max(0, Math.min(gain, Math.min(INCOME.max, enough) - accounts.income));
  accounts.income += asIncome;
  accounts.points += gain - asIncome;
}

function borrow(accounts: Accounts): void {
  if (accounts.cash >= 0) return;
  const loans = -accounts.cash / LOAN;
  const fromIncome = Math.min(loans, Math.max(0, accounts.income - INCOME.min));
  accounts.income -= fromIncome;
  accounts.points -= (loans - fromIncome) * POINTS_PER_LOAN;
  accounts.cash = 0;
}

function payInDistress(accounts: Accounts): void {
  if (accounts.cash >= 0) return;
  const short = -accounts.cash / DISTRESS_RATE;
  const fromPoints = Math.min(short, accounts.points);
  accounts.points -= fromPoints;
  const fromIncome = Math.min(short - fromPoints, accounts.income - INCOME.min);
  accounts.income -= fromIncome;
  accounts.points -= short - fromPoints - fromIncome;
  accounts.cash = 0;
}

function playTurn(
  accounts: Accounts,
  level: number,
  upkeep: number,
  turn: number,
  turnsAfter: number,
  later: readonly number[],
  outlook: Outlook,
): void {
  const sure = outlook.cubeKept ** turn;
  const unknown = Math.min(MAX_LEVEL, level + turn * outlook.levelGrowth) * outlook.futurePointsPerLink;
  for (let move = (turn - 1) * MOVE_ROUNDS; move < turn * MOVE_ROUNDS; move++) {
    take(accounts, (later[move] ?? 0) * sure + unknown * (1 - sure), turnsAfter + 1, upkeep, outlook);
  }
  accounts.cash += accounts.income - upkeep - (turnsAfter > 0 ? outlook.buildingMoneyLater : 0);
  borrow(accounts);
}
