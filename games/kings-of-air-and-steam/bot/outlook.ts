import type { Seat } from '@roundhouse/kernel';
import { type Area, areaOf, type Space } from '../content/area.ts';
import { ROUNDS } from '../content/components.ts';
import type { NewLink, Position } from '../rules/position.ts';
import type { Ways } from './ways.ts';

/** What stays the same while a seat looks ahead. */
export interface Outlook {
  readonly p: Position;
  readonly seat: Seat;
  readonly area: Area;
  /** Rounds after this one. */
  readonly roundsAfter: number;
  /** What trains could do with other depots or another train; worked out once for each. */
  readonly ways: Map<string, Ways>;
}

export function outlookOf(p: Position, seat: Seat): Outlook {
  return { p, seat, area: areaOf(p), roundsAfter: ROUNDS - Math.max(1, p.round), ways: new Map() };
}

/** The building of a seat that decides where its goods can go. */
export interface Estate {
  readonly depots: readonly { readonly space: Space }[];
  readonly newLinks: readonly NewLink[];
  readonly trainLevel: number;
}
