import { classNames } from './class-names.ts';

export interface MoneyProps {
  readonly amount: number;
  /** Shows a plus before a gain: for changes, not for sums. */
  readonly change?: boolean;
}

export function Money({ amount, change = false }: MoneyProps) {
  return <span className={classNames('money', amount < 0 && 'money-owed')}>{moneyText(amount, change)}</span>;
}

/** With a true minus sign. */
export function numberText(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** With a true minus sign, before the dollar. */
export function moneyText(amount: number, change = false): string {
  const sign = amount < 0 ? '−' : change && amount > 0 ? '+' : '';
  return `${sign}$${Math.abs(amount)}`;
}
