import { type Text, text } from '@roundhouse/kernel';
import type { Ability, Character } from '../../content/box-file.ts';
import { characterOf, type Phase, type Position, playerAt } from '../../rules/position.ts';

/** What a character can do. */
export function powerWords({ ability, tokens, ...numbers }: Character): Text {
  const { startCash = 0, depotDiscount = 0, costPerTile = 0, maxWager = 0, bonusPerGood = 0, amount = 0 } = numbers;
  switch (ability) {
    case 'old-empire':
      return text('Places a depot before all others, and a second one for free after them.');
    case 'capital':
      return text('Starts with ${startCash}.', { startCash });
    case 'transmogrify':
      return text(
        'As an action, for one of {tokens, plural, one {# token} other {# tokens}}: turns a good into two of another kind.',
        { tokens },
      );
    case 'perpetual-motion':
      return text(
        'After an action, for one of {tokens, plural, one {# token} other {# tokens}}: a second action, once a turn.',
        { tokens },
      );
    case 'rail-baron':
      return text('Every depot costs ${depotDiscount} less.', { depotDiscount });
    case 'new-construction':
      return text(
        'As an action: builds a new railway between two cities from {tokens, plural, one {# tile} other {# tiles}}, ${costPerTile} each.',
        {
          tokens,
          costPerTile,
        },
      );
    case 'market-sense':
      return text('Chooses the demand tile of a city she fulfils, and between two when others fulfil one.');
    case 'demand-control':
      return text('At a delivery, may send one paid good back in place of filling a slot.');
    case 'gamble':
      return text('At a delivery, may wager up to ${maxWager} to win ${bonusPerGood} for each good.', {
        maxWager,
        bonusPerGood,
      });
    case 'bamboozle':
      return text(
        'For one of {tokens, plural, one {# token} other {# tokens}}: passes one good of another kind off in a delivery.',
        { tokens },
      );
    case 'expert-pilot':
      return text('May turn sharply in flight, and load or unload before it too.');
    case 'expert-mechanic':
      return text('As an action: one more flight with a card from the deck, if its diamonds fit.');
    case 'intimidate':
      return text('Never pays tolls.');
    case 'steal':
      return text('In flight, may take ${amount} from everybody whose airship is met.', { amount });
  }
}

const ACTING: readonly Phase['name'][] = ['action', 'second-action'];
const SHIPPING: readonly Phase['name'][] = [...ACTING, 'extra-shipment', 'choose-route'];

/** The decisions of its player that a power plays into. */
const APPLIES: Readonly<Record<Ability, readonly Phase['name'][]>> = {
  'old-empire': ['place-depot'],
  capital: [],
  transmogrify: ACTING,
  'perpetual-motion': ['second-action'],
  'rail-baron': ACTING,
  'new-construction': [...ACTING, 'place-free-depot'],
  'market-sense': ['choose-demand'],
  'demand-control': ['deliver'],
  gamble: ['deliver'],
  bamboozle: SHIPPING,
  'expert-pilot': ['flight'],
  'expert-mechanic': ACTING,
  intimidate: [...SHIPPING, 'clearance', 'clearance-route'],
  steal: ['flight', 'rob'],
};

/** Whether the power of a seat plays into what it decides now. */
export function powerApplies(p: Position, seat: number): boolean {
  const character = characterOf(p, seat);
  if (character === undefined || !('seat' in p.phase) || p.phase.seat !== seat) return false;
  const isSpent = character.tokens > 0 && playerAt(p, seat).tokens === 0;
  return !isSpent && APPLIES[character.ability].includes(p.phase.name);
}
