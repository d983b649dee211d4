import type { AnyGame, Seat } from '@roundhouse/kernel';

/** What a seat has planned at a table, by the kind of turn that it is for. */
export type Plans = ReadonlyMap<string, readonly unknown[]>;

/** Where small texts are kept between visits. */
export interface Shelf {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export interface Whose {
  readonly match: string;
  readonly seat: Seat;
}

export function keyOf({ match, seat }: Whose): string {
  return `roundhouse.ahead.${match}.${seat}`;
}

/** As they were kept; what is not understood is let go. */
export function readPlans({ read }: Pick<Shelf, 'read'>, whose: Whose, { action }: Pick<AnyGame, 'action'>): Plans {
  try {
    const kept: unknown = JSON.parse(read(keyOf(whose)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return new Map();
    return new Map(
      Object.entries(kept).map(([kind, plan]: [string, unknown]) => {
        if (!Array.isArray(plan)) throw new RangeError('a plan is a list');
        return [kind, plan.map((one: unknown) => action.parse(one))];
      }),
    );
  } catch {
    return new Map();
  }
}

export function writePlans({ write, remove }: Pick<Shelf, 'write' | 'remove'>, whose: Whose, plans: Plans): void {
  const key = keyOf(whose);
  if (plans.size === 0) remove(key);
  else write(key, JSON.stringify(Object.fromEntries(plans)));
}

/** The plans with another one for a turn; an empty one is none. */
export function plansWith(plans: Plans, kind: string, plan: readonly unknown[]): Plans {
  const others = [...plans].filter(([one]) => one !== kind);
  return new Map(plan.length === 0 ? others : [...others, [kind, plan]]);
}
