import type { Hex } from '@roundhouse/hex';
import type { GoodColour } from '@roundhouse/style';
import type { Build, Move } from './actions.ts';

/** What the hand is on at the table of a rail game, and the plan that it has laid. */
export interface RailPointed<G extends GoodColour = GoodColour> {
  /** Tiles laid as ghosts: builds that are not yet submitted. */
  readonly plan: readonly Build[];
  readonly hex: Hex | null;
  /** The tile shown as a ghost on that hex. */
  readonly tile: Build | null;
  readonly city: string | null;
  readonly good: G | null;
  readonly route: Move<G> | null;
  readonly newCity: string | null;
  readonly town: Hex | null;
  /** How large a bid, how many shares or loans. */
  readonly amount: number | null;
  /** The action of the turn that would be taken, by its mark. */
  readonly sign: string | null;
}

export const NOTHING: RailPointed<never> = {
  plan: [],
  hex: null,
  tile: null,
  city: null,
  good: null,
  route: null,
  newCity: null,
  town: null,
  amount: null,
  sign: null,
};

/** The plan with the tile that is being tried. */
export function planWithTile({ plan, tile }: Pick<RailPointed, 'plan' | 'tile'>): readonly Build[] {
  return tile === null ? plan : [...plan, tile];
}
