import { ofType, type Press } from '@roundhouse/table-kit';
import type { Space } from '../../content/area.ts';
import type { Good } from '../../content/components.ts';
import type { Action } from '../../rules/actions.ts';
import { airshipSpace } from '../../rules/move-and-action/flight.ts';
import { isChosen, pressFor } from './choice.ts';
import type { Pointed, Pile } from './pointing.ts';
import type { PanelProps } from './panels/panel-props.ts';
import { shippingOf } from './shipping.ts';

/** What holds goods on the board. */
export const HOLDERS = ['factory', 'depot', 'airship'] as const;

/** Goods on the board, by where they lie: `factory-12`, `depot-31`, `airship-2`. */
type GoodsKey = `${(typeof HOLDERS)[number]}-${number} ${Good}`;

export type GoodsChoices = ReadonlyMap<string, GoodsChoice>;

export interface GoodsChoice {
  readonly press: Press<Action, Pointed>;
  /** Whether they are chosen, so that a press takes the action that they stand for. */
  readonly chosen?: boolean;
  /** Where the goods may be dragged to, for the same effect as a press. */
  readonly onto: 'airship' | Space | null;
}

type Props = Pick<PanelProps, 'table' | 'seat' | 'pointing'>;

/** The goods on the board that can be pressed, with what that does. */
export function goodsChoices(props: Props): GoodsChoices {
  const { table } = props;
  switch (table.position.phase.name) {
    case 'cargo':
      return cargo(props);
    case 'steal-good':
      return thefts(props);
    case 'action':
    case 'second-action':
    case 'extra-shipment':
      return props.pointing.at.tool === 'transmogrify' ? changes(props) : shipments(props);
    case 'upkeep':
      return oneByOne(props, ofType(table.legal, 'discard'), ({ at }) => at);
    case 'clearance':
      return oneByOne(props, ofType(table.legal, 'clear'), ({ from }) => from);
    default:
      return new Map();
  }
}

/** Goods that each stand for one action. */
function oneByOne<A extends Action & { readonly good: Good }>(
  { seat, pointing }: Props,
  actions: readonly A[],
  at: (action: A) => 'hold' | Space,
): GoodsChoices {
  return new Map(
    actions.map((action) => [
      keyOf(at(action), action.good, seat),
      { press: pressFor(pointing.at, action), chosen: isChosen(pointing.at, action), onto: null },
    ]),
  );
}

function keyOf(at: 'hold' | Space, good: Good, seat: number): GoodsKey {
  return at === 'hold' ? `airship-${seat} ${good}` : `depot-${at} ${good}`;
}

function cargo({ table, seat }: Props): GoodsChoices {
  const here = airshipSpace(table.position, seat);
  const choices = new Map<GoodsKey, GoodsChoice>();
  for (const load of ofType(table.legal, 'load')) {
    const pile: Pile = { at: load.from === 'factory' ? 'factory' : here, good: load.good };
    // When something must be thrown away for it, what that is to be is asked first.
    const press = load.jettison === null ? { act: [load] } : { point: { pile } };
    choices.set(`${load.from}-${here} ${load.good}`, { press, onto: 'airship' });
  }
  for (const unload of ofType(table.legal, 'unload').toReversed()) {
    choices.set(`airship-${seat} ${unload.good}`, { press: { act: [unload] }, onto: here });
  }
  return choices;
}

function thefts({ table, seat, pointing }: Props): GoodsChoices {
  const here = airshipSpace(table.position, seat);
  const choices = new Map<GoodsKey, GoodsChoice>();
  for (const theft of ofType(table.legal, 'steal-good')) {
    const { victim, from, good, jettison } = theft;
    const key: GoodsKey = from === 'airship' ? `airship-${victim} ${good}` : `depot-${here} ${good}`;
    choices.set(key, {
      ...(jettison === null
        ? { press: pressFor(pointing.at, theft), chosen: isChosen(pointing.at, theft) }
        : { press: { point: { pile: { at: here, good }, choice: null } } }),
      onto: 'airship',
    });
  }
  return choices;
}

function shipments({ table, seat }: Props): GoodsChoices {
  return new Map(
    ofType(table.legal, 'ship').map(({ from, good }) => [
      keyOf(from, good, seat),
      { press: { point: shippingOf(table.legal, { at: from, good }) }, onto: null },
    ]),
  );
}

function changes({ table, seat }: Props): GoodsChoices {
  return new Map(
    ofType(table.legal, 'transmogrify').map(({ at, good }) => [
      keyOf(at, good, seat),
      { press: { point: { pile: { at, good }, choice: null } }, onto: null },
    ]),
  );
}
