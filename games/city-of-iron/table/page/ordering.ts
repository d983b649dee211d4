import type { DeckName } from '../../content/set-file.ts';
import { cardOf } from '../../content/set.ts';
import type { Action } from '../../rules/actions.ts';
import { playerAt, without } from '../../rules/position.ts';
import type { PanelProps } from './panels/panel-props.ts';

export type Orders = Readonly<Record<DeckName, readonly string[]>>;

type Props = Pick<PanelProps, 'table' | 'set' | 'seat' | 'pointing'>;

/** The cards as they were put in order, or else as they lie, or as the first legal choice has them. */
export function ordersOf({ table, set, seat, pointing }: Props): Orders {
  if (pointing.at.order !== null) return pointing.at.order;
  const { phase } = table.position;
  const [first] = table.legal;
  if (phase.name === 'discard') {
    const begun = first?.type === 'discard' ? first.cards : [];
    const cards = [...begun, ...begun.reduce<readonly string[]>(without, phase.laid)];
    const of = (deck: DeckName): readonly string[] => cards.filter((id) => cardOf(set, id).deck === deck);
    return { citizen: of('citizen'), military: of('military') };
  }
  if (first?.type === 'stack-decks') return { citizen: first.citizen, military: first.military };
  const { citizen, military } = playerAt(table.position, seat);
  const known = (cards: readonly (string | null)[]): readonly string[] => cards.filter((id) => id !== null);
  return { citizen: known(citizen.draw), military: known(military.draw) };
}

/** The orders with the card at this place of a deck put first. */
export function putFirst(orders: Orders, deck: DeckName, place: number): Orders {
  const cards = orders[deck];
  return { ...orders, [deck]: [...cards.slice(place, place + 1), ...cards.toSpliced(place, 1)] };
}

/** What confirms the orders. */
export function orderingAction(props: Props): Action {
  const { citizen, military } = ordersOf(props);
  return props.table.position.phase.name === 'discard'
    ? { type: 'discard', cards: [...citizen, ...military] }
    : { type: 'stack-decks', citizen: [...citizen], military: [...military] };
}
