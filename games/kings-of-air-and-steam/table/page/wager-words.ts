import { type Text, text } from '@roundhouse/kernel';
import { GOODS } from '../../content/components.ts';

/** What a wager may come to: it is gone in any case, and one of the tokens is turned up for every dollar of it. */
export function wagerWords(wager: number, bonus: number): Text {
  const values = { wager, tokens: GOODS.length, gain: bonus - wager, loss: wager - bonus };
  if (bonus > wager) return text('Chance {wager} in {tokens} to gain ${gain}, else lose ${wager}', values);
  return bonus === wager
    ? text('Chance {wager} in {tokens} to get it back, else lose ${wager}', values)
    : text('Chance {wager} in {tokens} to lose only ${loss}, else lose ${wager}', values);
}
