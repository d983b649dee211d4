import { itemAt, type Seat, say } from '@roundhouse/kernel';
import { groupedChoices, type TerminalChoice, type TerminalWords } from '@roundhouse/style';
import { cardOf, type GameSet, landOf, nationOf, townOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../../rules/actions.ts';
import { cardEffectText } from '../../rules/card-words.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { buildingText } from './board-text.ts';

/** Actions of these kinds stand behind a question of their own. */
const GROUPS: Readonly<Partial<Record<Action['type'], string>>> = {
  build: 'build a building',
  store: 'store a building',
  'play-card': 'play a card',
  attack: 'attack a town',
  'move-building': 'move a building',
};

/** The legal actions as a person thinks of them: what to do first, then with what. */
export function choicesFor(
  p: Position,
  _seat: Seat,
  actions: readonly Action[],
  words: TerminalWords,
): readonly TerminalChoice<Action>[] {
  const set = setOf(p);
  return groupedChoices(
    actions,
    ({ type }) => (p.phase.name === 'action' ? (GROUPS[type] ?? null) : null),
    (action) => labelOf(p, set, action, words),
  );
}

function labelOf(p: Position, set: GameSet, action: Action, words: TerminalWords): string {
  const cards = (ids: readonly string[]): string => ids.map((id) => cardOf(set, id).name).join(', ');
  const land = (id: string): string => landOf(set, id).name;
  switch (action.type) {
    case 'choose-nation':
      return nationOf(set, action.nation).name;
    case 'stack-decks':
      return [cards(action.citizen), cards(action.military)].filter((deck) => deck !== '').join(' / ');
    case 'bid':
      return `space ${action.space + 1} for ${itemAt(set.file.bidTrack, action.space)}`;
    case 'keep-bid':
      return 'stay with the bid';
    case 'build': {
      const over = action.demolish === null ? '' : `, over ${buildingText(set, action.demolish)}`;
      return `${buildingText(set, action.building)} in ${land(action.land)}${over}`;
    }
    case 'store':
    case 'demolish':
      return buildingText(set, action.building);
    case 'draw':
      return `draw a ${action.deck} card`;
    case 'tax':
      return 'tax';
    case 'buy-science':
      return `buy science for ${set.file.sciencePrice}`;
    case 'play-card':
      return `${cards([action.card])}${action.land === null ? '' : ` to ${land(action.land)}`}${wayText(set, action)}`;
    case 'attack':
      return townOf(set, action.town).name;
    case 'move-building':
      return `${buildingText(set, action.building)} to ${land(action.land)}`;
    case 'pay':
    case 'discard':
      return cards(action.cards);
    case 'settle':
      return `token ${action.token}`;
    case 'expand':
      return `token ${action.token} in ${land(action.land)}`;
    case 'recover':
    case 'buy':
    case 'put-back':
      return `${action.type === 'recover' ? 'take back' : action.type.replace('-', ' ')} ${cards([action.card])}`;
    case 'steal':
      return `take coins from ${words.seatName(action.from)} (${playerAt(p, action.from).coins})`;
    case 'finish-effect':
      return 'no more';
    case 'finish-buying':
      return 'finish buying';
  }
}

/** What the card does, in the way it is played. */
function wayText(set: GameSet, { card, way }: Extract<Action, { type: 'play-card' }>): string {
  const effects = cardOf(set, card).action?.ways[way]?.effects ?? [];
  return `: ${effects.map((effect) => say(cardEffectText(effect))).join(' ')}`;
}
