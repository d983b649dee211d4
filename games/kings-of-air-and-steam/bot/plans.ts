import type { Seat } from '@roundhouse/kernel';
import type { CardId } from '../content/box.ts';
import { SOCKETS } from '../content/components.ts';
import { type Position, playerAt } from '../rules/position.ts';
import { bestProspects } from './look-ahead.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { prospectOf, type Taking } from './prospect.ts';
import { HASTY_BEAM } from './weights.ts';

/** The cards of a round, or as many of them as can be played. */
export type Plan = readonly CardId[];

interface KnownPlans {
  /** As it was: the fields of a position change while it is played on. */
  readonly outlook: Outlook;
  /** By the cards that lie there already, best first. */
  readonly plans: Map<string, readonly Plan[]>;
  /** What would be taken from factories by whoever minds nobody. */
  takings: readonly Taking[] | undefined;
}

const KEPT = 32;
const known: KnownPlans[] = [];

/**
 * The best plans that begin with the cards that lie there already, best first. Whoever has laid the beginning of the best
 * one goes on with it: looking again at every card would cost as much each time, and might tear up what was begun.
 */
export function bestPlans(outlook: Outlook, laid: readonly CardId[]): readonly Plan[] {
  const { plans } = knownFor(outlook);
  const key = laid.join('/');
  const found = plans.get(key) ?? begunWith(outlook, laid);
  plans.set(key, found);
  return found;
}

function begunWith(outlook: Outlook, laid: readonly CardId[]): readonly Plan[] {
  const last = laid.length - 1;
  if (last >= 0) {
    const before = bestPlans(outlook, laid.slice(0, last));
    if (before[0]?.[last] === laid[last]) return before.filter((plan) => plan[last] === laid[last]);
  }
  const minding = { ...outlook, takings: takingsOfOthers(outlook) };
  const plans = bestProspects(minding, [prospectOf(outlook)], SOCKETS, laid).map(({ cards }) => cards);
  return [...new Map(plans.map((plan) => [plan.join('/'), plan])).values()];
}

/** What others would take if nobody were in their way. */
function takingsOfOthers({ p, seat, weights }: Outlook): readonly Taking[] {
  return p.players.flatMap((_, other) => (other === seat ? [] : takingsOf(outlookOf(p, other, HASTY_BEAM, weights))));
}

function takingsOf(outlook: Outlook): readonly Taking[] {
  const found = knownFor(outlook);
  found.takings ??= bestProspects(outlook, [prospectOf(outlook)], SOCKETS, [])[0]?.taken ?? [];
  return found.takings;
}

/** While everybody plans, nothing changes that a plan depends on. */
function knownFor(outlook: Outlook): KnownPlans {
  const index = known.findIndex((one) => looksAlike(one.outlook, outlook));
  const found = known[index] ?? {
    outlook: { ...outlook, p: { ...outlook.p } },
    plans: new Map<string, readonly Plan[]>(),
    takings: undefined,
  };
  if (index !== -1) known.splice(index, 1);
  known.unshift(found);
  if (known.length > KEPT) known.pop();
  return found;
}

function looksAlike(one: Outlook, other: Outlook): boolean {
  return (
    one.seat === other.seat &&
    one.beam === other.beam &&
    one.weights === other.weights &&
    one.ways === other.ways &&
    one.p.factories === other.p.factories &&
    one.p.players.every((_, seat) => ownsAlike(one.p, other.p, seat))
  );
}

function ownsAlike(p: Position, q: Position, seat: Seat): boolean {
  const one = playerAt(p, seat);
  const other = playerAt(q, seat);
  return (
    one.airship === other.airship &&
    one.hold === other.hold &&
    one.cash === other.cash &&
    one.airshipLevel === other.airshipLevel &&
    one.tokens === other.tokens
  );
}
