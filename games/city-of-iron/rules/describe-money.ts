import { type Text, type TextValue, text } from '@roundhouse/kernel';
import type { Price } from '../content/set-file.ts';

type Values = Readonly<Record<string, TextValue>>;
type Sentence = (values: Values) => Text;

/** One sentence for every amount: nobody says "1 coins and 0 science". */
interface Wordings {
  readonly nothing: Sentence;
  readonly coin: Sentence;
  readonly coins: Sentence;
  readonly science: Sentence;
  readonly coinAndScience: Sentence;
  readonly both: Sentence;
}

function wordingFor({ coins, science }: Price): keyof Wordings {
  if (science === 0) return coins === 0 ? 'nothing' : coins === 1 ? 'coin' : 'coins';
  return coins === 0 ? 'science' : coins === 1 ? 'coinAndScience' : 'both';
}

const WORDINGS = {
  paid: {
    nothing: (values) => text('{who} pays nothing.', values),
    coin: (values) => text('{who} pays 1 coin.', values),
    coins: (values) => text('{who} pays {coins} coins.', values),
    science: (values) => text('{who} pays {science} science.', values),
    coinAndScience: (values) => text('{who} pays 1 coin and {science} science.', values),
    both: (values) => text('{who} pays {coins} coins and {science} science.', values),
  },
  gained: {
    nothing: (values) => text('{who} gains nothing.', values),
    coin: (values) => text('{who} gains 1 coin.', values),
    coins: (values) => text('{who} gains {coins} coins.', values),
    science: (values) => text('{who} gains {science} science.', values),
    coinAndScience: (values) => text('{who} gains 1 coin and {science} science.', values),
    both: (values) => text('{who} gains {coins} coins and {science} science.', values),
  },
  bought: {
    nothing: (values) => text('{who} takes {cards} for nothing.', values),
    coin: (values) => text('{who} buys {cards} for 1 coin.', values),
    coins: (values) => text('{who} buys {cards} for {coins} coins.', values),
    science: (values) => text('{who} buys {cards} for {science} science.', values),
    coinAndScience: (values) => text('{who} buys {cards} for 1 coin and {science} science.', values),
    both: (values) => text('{who} buys {cards} for {coins} coins and {science} science.', values),
  },
  built: {
    nothing: (values) => text('{who} builds {building} in {land} for nothing.', values),
    coin: (values) => text('{who} builds {building} in {land} for 1 coin.', values),
    coins: (values) => text('{who} builds {building} in {land} for {coins} coins.', values),
    science: (values) => text('{who} builds {building} in {land} for {science} science.', values),
    coinAndScience: (values) => text('{who} builds {building} in {land} for 1 coin and {science} science.', values),
    both: (values) => text('{who} builds {building} in {land} for {coins} coins and {science} science.', values),
  },
} satisfies Record<string, Wordings>;

/** What somebody did for this price, or got. */
export function moneyText(deed: keyof typeof WORDINGS, { coins, science }: Price, values: Values): Text {
  return WORDINGS[deed][wordingFor({ coins, science })]({ ...values, coins, science });
}
