import { drawnAt } from '@roundhouse/style';
import { el, group, type SvgNode } from '@roundhouse/svg';
import type { GameSet } from '../../../content/set.ts';
import type { BuildingEffect, CardEffect, Goods, Price } from '../../../content/set-file.ts';
import { ground } from '../grounds.ts';
import type { Look } from '../look.ts';
import { coin, flask, shield, sign, type SignName, words } from '../signs.ts';
import { ware } from '../wares.ts';

/** A little picture that knows how wide it is; drawn around its middle. */
export interface Token {
  readonly width: number;
  readonly node: SvgNode;
}

const ORIGIN = { x: 0, y: 0 };

export function signToken(name: SignName, look: Look, size = 20): Token {
  return { width: size, node: sign(name, ORIGIN, size, look.ink) };
}

export function wordToken(word: string, look: Look, size = 14): Token {
  return {
    width: word.length * size * 0.62,
    node: words(word, { x: 0, y: size * 0.36 }, size, look.ink, { 'font-weight': 700 }),
  };
}

const coinToken = (amount: number | string, look: Look): Token => ({
  width: 25,
  node: coin(amount, ORIGIN, 12, look),
});

const flaskToken = (amount: number | string, look: Look): Token => ({
  width: 23,
  node: flask(amount, ORIGIN, 13, look),
});

/** The deck that a building comes with, as it stands on its card. */
export function deckMark(deck: string, look: Look): Token {
  return {
    width: 22,
    node: group({}, [
      el('circle', { r: 11, fill: look.ink }),
      words(deck, { x: 0, y: 5 }, 14, look.card, { 'font-weight': 700 }),
    ]),
  };
}

export function groundToken(type: string, look: Look): Token {
  return { width: 26, node: ground(type, ORIGIN, 26, look) };
}

export function wareTokens(set: GameSet, goods: Goods, look: Look, size = 27): readonly Token[] {
  return Object.entries(goods).flatMap(([good, amount]) =>
    Array.from({ length: amount }, () => ({ width: size * 1.08, node: ware(set, good, ORIGIN, size, look) })),
  );
}

export function priceTokens({ coins, science }: Price, look: Look): readonly Token[] {
  return [...(coins > 0 ? [coinToken(coins, look)] : []), ...(science > 0 ? [flaskToken(science, look)] : [])];
}

/** Tokens side by side around a point; smaller where there is no room for them. */
export function tokenRow(tokens: readonly Token[], x: number, y: number, most: number): SvgNode {
  const width = tokens.reduce((sum, token) => sum + token.width, 0);
  const scale = Math.min(1, most / Math.max(1, width));
  let left = -width / 2;
  const placed = tokens.map((token) => {
    const node = group({ transform: `translate(${Math.round((left + token.width / 2) * 10) / 10} 0)` }, [token.node]);
    left += token.width;
    return node;
  });
  return drawnAt(scale, { transform: `translate(${x} ${y}) scale(${Math.round(scale * 100) / 100})` }, placed);
}

/** What a building does besides making goods. */
export function buildingTokens(set: GameSet, effect: BuildingEffect, look: Look): readonly Token[] {
  switch (effect.type) {
    case 'income-coins':
      return [coinToken(`+${effect.amount}`, look)];
    case 'income-coins-per-building': {
      const [of] = set.file.buildings.filter(({ name }) => name === effect.building);
      return [
        coinToken(`+${effect.amount}`, look),
        wordToken('/', look),
        ...wareTokens(set, of === undefined ? {} : only(of.goods), look),
      ];
    }
    case 'income-science':
      return [flaskToken(`+${effect.amount}`, look)];
    case 'round-draw':
      return [wordToken(`+${effect.amount}`, look, 16), signToken('draw', look, 22), deckToken(effect.deck, look)];
    case 'score-bonus':
      return [
        { width: 28, node: shield(`+${effect.amount}`, ORIGIN, 13, look) },
        ...wareTokens(set, { [effect.good]: 1 }, look),
      ];
  }
}

/** One of each. */
function only(goods: Goods): Goods {
  return Object.fromEntries(
    Object.keys(goods)
      .slice(0, 1)
      .map((good) => [good, 1]),
  );
}

function deckToken(deck: 'citizen' | 'military' | 'either', look: Look): Token {
  return signToken(deck, look, 20);
}

const PER: Readonly<Record<Extract<CardEffect, { type: 'gain-coins-per' }>['per'], SignName>> = {
  'good-type': 'goods',
  city: 'city',
  town: 'town',
};

/** What an effect of a card does. */
export function effectTokens(effect: CardEffect, look: Look): readonly Token[] {
  switch (effect.type) {
    case 'gain-coins':
      return [coinToken(`+${effect.amount}`, look)];
    case 'gain-coins-per':
      return [
        ...(effect.base > 0 ? [coinToken(`+${effect.base}`, look)] : []),
        coinToken(`+${effect.amount}`, look),
        wordToken('/', look),
        signToken(PER[effect.per], look),
      ];
    case 'gain-science':
      return [flaskToken(`+${effect.amount}`, look)];
    case 'draw':
      return [wordToken(`+${effect.amount}`, look), signToken('draw', look), deckToken(effect.deck, look)];
    case 'build':
      return [
        ...Array.from({ length: effect.count }, () => signToken('building', look, 22)),
        ...(effect.coinDiscount > 0 ? [coinToken(`−${effect.coinDiscount}`, look)] : []),
        ...(effect.scienceDiscount > 0 ? [flaskToken(`−${effect.scienceDiscount}`, look)] : []),
      ];
    case 'store':
      return [signToken('store', look, 22)];
    case 'settle':
      return [signToken('settle', look, 24)];
    case 'expand':
      return [signToken('expand', look, 24)];
    case 'recover':
      return [wordToken(`${effect.amount}`, look), signToken('recover', look, 22), deckToken(effect.deck, look)];
    case 'steal':
      return [signToken('steal', look, 22), coinToken(`+${effect.amount}`, look)];
    case 'demolish':
      return [signToken('demolish', look, 22), coinToken(`+${effect.coins}`, look)];
  }
}
