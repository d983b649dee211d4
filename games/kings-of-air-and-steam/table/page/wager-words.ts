import { type Text, text } from '@roundhouse/kernel';
import { GOODS } from '../../content/components.ts';

/** What a wager may come to: it is gone in any case, and one of the tokens is turned up for every dollar of it. */
export function wagerWords(wager: number, bonus: number): Text {
  const values = { wager, tokens: GOODS.length, gain: bonus - wager, loss: wager - bonus };
  if (bonus > wager) return text('Chance {wager} in {tokens}: you gain ${gain}, otherwise you lose ${wager}', values);
  return bonus === wager
    ? text('Chance {wager} in {tokens}: you get it back, otherwise you lose ${wager}', values)
    : text('Chance {wager} in {tokens}: you lose only ${loss}, otherwise ${wager}', values);
}
