import type { Seat, Violation } from '@roundhouse/kernel';
import { noChance } from '@roundhouse/table-kit';
import type { Position } from '../../../rules/position.ts';
import { checkAttack, targets } from '../../../rules/three-actions/attack-town.ts';
import { conquer } from '../../../rules/three-actions/towns.ts';
import { byWorth, type Changes, changesTo } from './changes.ts';

/** What a town would change, if it were conquered now. */
export interface TownChange extends Changes {
  readonly town: string;
  /** What the cards in hand lack for it; null where they are enough. */
  readonly lacks: Violation | null;
}

/** What every town that stands open to an attack would change; what brings most first. */
export function townChanges(p: Position, seat: Seat): readonly TownChange[] {
  return targets(p, seat)
    .map((town) => townChange(p, seat, town))
    .toSorted(byWorth);
}

/** The town changes hands on a copy. Which one lies below it nobody knows, and it changes nothing for anybody. */
export function townChange(p: Position, seat: Seat, town: string): TownChange {
  const after: Position = { ...p, towns: p.towns.map((pile) => ({ ...pile, rest: [] })) };
  conquer(after, seat, town, { rng: noChance, tell: () => undefined });
  return { ...changesTo(after, p, seat), town, lacks: checkAttack(p, seat, town) };
}
