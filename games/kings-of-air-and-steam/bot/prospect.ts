import type { Space } from '../content/area.ts';
import type { CardId } from '../content/box.ts';
import type { Action } from '../rules/actions.ts';
import { exposedDiamonds } from '../rules/deck.ts';
import { type Depot, type NewLink, playerAt, slotsLeft } from '../rules/position.ts';
import { NO_GOODS, type Stock } from '../rules/stock.ts';
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

/*
 * What a decision changes is written out where it is made, as a copy with other fields: a helper that took the changes as
 * an object cost a fifteenth of all thought.
 */

/** A prospect after building one more depot. */
export function withDepot(outlook: Outlook, prospect: Prospect, space: Space, cost: number): Prospect {
  const { cash, trainLevel, newLinks } = prospect;
  const depots = [...prospect.depots, { space, goods: NO_GOODS }];
  const ways = waysWithDepot(outlook, { depots, newLinks, trainLevel }, prospect.ways, space);
  return { ...prospect, depots, cash: cash - cost, ways, first: prospect.first ?? { type: 'build-depot', space } };
}

/** A prospect with what trains can do after building or improving something else that they run with. */
export function rebuilt(outlook: Outlook, prospect: Prospect): Prospect {
  return { ...prospect, ways: waysOf(outlook, prospect) };
}
