import type { Space } from '../../content/area.ts';
import type { Good } from '../../content/components.ts';
import type { Action } from '../../rules/actions.ts';
import { airshipSpace } from '../../rules/move-and-action/flight.ts';
import { ofType } from './actions-of.ts';
import type { Moment, Pile } from './moment.ts';
import type { PanelProps } from './panels/panel-props.ts';

/** Goods on the board, by where they lie: `factory-12`, `depot-31`, `airship-2`. */
export type GoodsKey = `${'factory' | 'depot' | 'airship'}-${number} ${Good}`;

export type GoodsChoices = ReadonlyMap<GoodsKey, GoodsChoice>;

export interface GoodsChoice {
  readonly pick: () => void;
  /** Where the goods may be dragged to, for the same effect as a press. */
  readonly onto: 'airship' | Space | null;
}

/** The goods on the board that can be pressed, with what that does. */
export function goodsChoices(props: PanelProps): GoodsChoices {
  const { table } = props;
  switch (table.position.phase.name) {
    case 'cargo':
      return cargo(props);
    case 'steal-good':
      return thefts(props);
    case 'action':
    case 'second-action':
    case 'extra-shipment':
      return props.controls.moment.tool === 'transmogrify' ? changes(props) : shipments(props);
    case 'upkeep':
      return direct(props, ofType(table.legal, 'discard'), ({ at }) => at);
    case 'clearance':
      return direct(props, ofType(table.legal, 'clear'), ({ from }) => from);
    default:
      return new Map();
  }
}

/** Goods that are dealt with by one press. */
function direct<A extends Action & { readonly good: Good }>(
  { table, seat }: PanelProps,
  actions: readonly A[],
  at: (action: A) => 'hold' | Space,
): GoodsChoices {
  return new Map(
    actions.map((action) => [keyOf(at(action), action.good, seat), { pick: () => table.act(action), onto: null }]),
  );
}

function keyOf(at: 'hold' | Space, good: Good, seat: number): GoodsKey {
  return at === 'hold' ? `airship-${seat} ${good}` : `depot-${at} ${good}`;
}

function cargo({ table, seat, controls }: PanelProps): GoodsChoices {
  const here = airshipSpace(table.position, seat);
  const choices = new Map<GoodsKey, GoodsChoice>();
  for (const load of ofType(table.legal, 'load')) {
    const pile: Pile = { at: load.from === 'factory' ? 'factory' : here, good: load.good };
    // When something must be thrown away for it, what that is to be is asked first.
    const pick = (): void => (load.jettison === null ? table.act(load) : controls.change({ pile }));
    choices.set(`${load.from}-${here} ${load.good}`, { pick, onto: 'airship' });
  }
  for (const unload of ofType(table.legal, 'unload').toReversed()) {
    choices.set(`airship-${seat} ${unload.good}`, { pick: () => table.act(unload), onto: here });
  }
  return choices;
}

function thefts({ table, seat, controls }: PanelProps): GoodsChoices {
  const here = airshipSpace(table.position, seat);
  const choices = new Map<GoodsKey, GoodsChoice>();
  for (const theft of ofType(table.legal, 'steal-good')) {
    const { victim, from, good, jettison } = theft;
    const key: GoodsKey = from === 'airship' ? `airship-${victim} ${good}` : `depot-${here} ${good}`;
    const pick = (): void => (jettison === null ? table.act(theft) : controls.change({ pile: { at: here, good } }));
    choices.set(key, { pick, onto: 'airship' });
  }
  return choices;
}

function shipments({ table, seat, controls }: PanelProps): GoodsChoices {
  const prepared: Partial<Moment> = { tool: 'ship', space: null, to: null, count: null, odd: null, stops: null };
  return new Map(
    ofType(table.legal, 'ship').map(({ from, good }) => [
      keyOf(from, good, seat),
      { pick: () => controls.change({ ...prepared, pile: { at: from, good } }), onto: null },
    ]),
  );
}

function changes({ table, seat, controls }: PanelProps): GoodsChoices {
  return new Map(
    ofType(table.legal, 'transmogrify').map(({ at, good }) => [
      keyOf(at, good, seat),
      { pick: () => controls.change({ pile: { at, good } }), onto: null },
    ]),
  );
}
