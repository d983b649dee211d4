import type { Space } from '../content/area.ts';
import type { CardId } from '../content/box.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { exposedDiamonds } from '../rules/deck.ts';
import { type Depot, type NewLink, playerAt, slotsLeft } from '../rules/position.ts';
import type { Stock } from '../rules/stock.ts';
import type { Outlook } from './outlook.ts';
import { type Ways, waysOf, waysWithDepot } from './ways.ts';

/** Where a seat may come to be, as far as it depends on nobody else. */
export interface Prospect {
  readonly space: Space;
  readonly hold: Stock;
  readonly depots: readonly Depot[];
  readonly newLinks: readonly NewLink[];
  readonly cash: number;
  readonly airshipLevel: number;
  readonly trainLevel: number;
  readonly tokens: number;
  readonly factories: readonly number[];
  /** By city. */
  readonly slots: readonly number[];
  /** Diamonds that lie open. */
  readonly diamonds: number;
  /** Cards that are out of the deck. */
  readonly spent: readonly CardId[];
  readonly ways: Ways;
  /** What it took from factories, in its order. */
  readonly taken: readonly Taking[];
  /** What was decided first on the way here, and the cards of the cycles. */
  readonly first: Decision | null;
  readonly cards: readonly CardId[];
}

/** A good that is taken from a factory, with the card of a socket. */
export interface Taking {
  readonly socket: number;
  readonly letter: string;
  readonly factory: number;
}

/** A decision that can be told from the others of its kind. */
export type Decision = { readonly type: 'fly'; readonly to: Space } | Exclude<Action, { type: 'fly' }>;

/** An airship that is not yet on the board is taken to be here; all that is compared then is alike in it. */
const ANYWHERE: Space = 0;

/** Now, before anything is decided. */
export function prospectOf(outlook: Outlook): Prospect {
  const { p, seat } = outlook;
  const player = playerAt(p, seat);
  const { hold, depots, cash, airshipLevel, trainLevel, tokens, plan, extraCards } = player;
  const isPlanning = p.phase.name === 'plan';
  return {
    space: player.airship ?? ANYWHERE,
    hold,
    depots,
    newLinks: p.newLinks,
    cash,
    airshipLevel,
    trainLevel,
    tokens,
    factories: p.factories,
    slots: p.cities.map(slotsLeft),
    diamonds: isPlanning ? 0 : exposedDiamonds(p, seat),
    spent: [...(isPlanning ? [] : plan), ...extraCards].filter((card) => card !== null),
    ways: waysOf(outlook, { depots, newLinks: p.newLinks, trainLevel }),
    taken: [],
    first: null,
    cards: [],
  };
}

/** A prospect after a decision. */
export function after(prospect: Prospect, change: Partial<Prospect>, decision: Decision | null): Prospect {
  return { ...prospect, ...change, first: prospect.first ?? decision };
}

/** A prospect after building one more depot. */
export function withDepot(
  outlook: Outlook,
  prospect: Prospect,
  change: Pick<Prospect, 'depots' | 'cash'>,
  decision: ActionOf<'build-depot'>,
): Prospect {
  const { trainLevel, newLinks, ways } = prospect;
  const estate = { depots: change.depots, newLinks, trainLevel };
  return after(prospect, { ...change, ways: waysWithDepot(outlook, estate, ways, decision.space) }, decision);
}

/** A prospect after building or improving something else that trains run with. */
export function rebuilt(
  outlook: Outlook,
  prospect: Prospect,
  change: Partial<Prospect>,
  decision: Decision | null,
): Prospect {
  return after(prospect, { ...change, ways: waysOf(outlook, { ...prospect, ...change }) }, decision);
}
