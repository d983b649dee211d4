import { type Text, text } from '@roundhouse/kernel';
import { GOODS } from '../../content/components.ts';

/** What a wager may come to: it is gone in any case, and one of the tokens is turned up for every dollar of it. */
export function wagerWords(wager: number, bonus: number): Text {
  const values = { wager, tokens: GOODS.length, gain: bonus - wager, loss: wager - bonus };
  if (bonus > wager) return text('A {wager} in {tokens} chance to gain ${gain}, else lose ${wager}', values);
  return bonus === wager
    ? text('A {wager} in {tokens} chance to get it back, else lose ${wager}', values)
    : text('A {wager} in {tokens} chance to lose only ${loss}, else lose ${wager}', values);
}
