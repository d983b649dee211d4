import { type Text, type TextValue, text } from '@roundhouse/kernel';
import type { Price } from '../content/set-file.ts';

type Values = Readonly<Record<string, TextValue>>;
type Sentence = (values: Values) => Text;

/** One sentence for every kind of price: nobody says "1 coin and 0 science". */
interface Wordings {
  readonly nothing: Sentence;
  readonly coins: Sentence;
  readonly science: Sentence;
  readonly both: Sentence;
}

function wordingFor({ coins, science }: Price): keyof Wordings {
  if (science === 0) return coins === 0 ? 'nothing' : 'coins';
  return coins === 0 ? 'science' : 'both';
}

const WORDINGS = {
  paid: {
    nothing: (values) => text('{who, select, you {You pay} many {{who} pay} other {{who} pays}} nothing.', values),
    coins: (values) =>
      text(
        '{who, select, you {You pay} many {{who} pay} other {{who} pays}} {coins, plural, one {# coin} other {# coins}}.',
        values,
      ),
    science: (values) =>
      text('{who, select, you {You pay} many {{who} pay} other {{who} pays}} {science} science.', values),
    both: (values) =>
      text(
        '{who, select, you {You pay} many {{who} pay} other {{who} pays}} {coins, plural, one {# coin} other {# coins}} and {science} science.',
        values,
      ),
  },
  gained: {
    nothing: (values) => text('{who, select, you {You gain} many {{who} gain} other {{who} gains}} nothing.', values),
    coins: (values) =>
      text(
        '{who, select, you {You gain} many {{who} gain} other {{who} gains}} {coins, plural, one {# coin} other {# coins}}.',
        values,
      ),
    science: (values) =>
      text('{who, select, you {You gain} many {{who} gain} other {{who} gains}} {science} science.', values),
    both: (values) =>
      text(
        '{who, select, you {You gain} many {{who} gain} other {{who} gains}} {coins, plural, one {# coin} other {# coins}} and {science} science.',
        values,
      ),
  },
  bought: {
    nothing: (values) =>
      text('{who, select, you {You take} many {{who} take} other {{who} takes}} {cards} for nothing.', values),
    coins: (values) =>
      text(
        '{who, select, you {You buy} many {{who} buy} other {{who} buys}} {cards} for {coins, plural, one {# coin} other {# coins}}.',
        values,
      ),
    science: (values) =>
      text('{who, select, you {You buy} many {{who} buy} other {{who} buys}} {cards} for {science} science.', values),
    both: (values) =>
      text(
        '{who, select, you {You buy} many {{who} buy} other {{who} buys}} {cards} for {coins, plural, one {# coin} other {# coins}} and {science} science.',
        values,
      ),
  },
  built: {
    nothing: (values) =>
      text(
        '{who, select, you {You build} many {{who} build} other {{who} builds}} {building} in {land} for nothing.',
        values,
      ),
    coins: (values) =>
      text(
        '{who, select, you {You build} many {{who} build} other {{who} builds}} {building} in {land} for {coins, plural, one {# coin} other {# coins}}.',
        values,
      ),
    science: (values) =>
      text(
        '{who, select, you {You build} many {{who} build} other {{who} builds}} {building} in {land} for {science} science.',
        values,
      ),
    both: (values) =>
      text(
        '{who, select, you {You build} many {{who} build} other {{who} builds}} {building} in {land} for {coins, plural, one {# coin} other {# coins}} and {science} science.',
        values,
      ),
  },
} satisfies Record<string, Wordings>;

/** What somebody did for this price, or got. */
export function moneyText(deed: keyof typeof WORDINGS, { coins, science }: Price, values: Values): Text {
  return WORDINGS[deed][wordingFor({ coins, science })]({ ...values, coins, science });
}
