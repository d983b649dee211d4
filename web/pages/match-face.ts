import { furnishedFor, type Result, type Seat, type Text } from '@roundhouse/kernel';
import type { SvgNode } from '@roundhouse/svg';
import type { AnyGamePage, Setup } from '@roundhouse/table-kit';
import type { Glance } from '../match/table-match.ts';

/** What tells one match from another at a glance. */
export interface MatchFace {
  /** The map or the set that it is played on; null where none of those on offer is meant. */
  readonly place: Text | null;
  /** In which of its ways. */
  readonly way: Text | null;
  readonly turn: number;
  readonly period: AnyGamePage['period'];
  /** Whoever is ahead now; nobody where all who are still in the game are level. */
  readonly leaders: readonly Seat[];
  /** How it ended; null while it runs. */
  readonly result: Result | null;
  picture(theme: 'day' | 'night'): SvgNode;
}

export function faceOf(
  page: AnyGamePage,
  { options, content, liveries, view: seen }: Glance,
  seats: number,
): MatchFace {
  const game = furnishedFor(page.game, { content, options });
  const view = game.content?.bind(seen) ?? seen;
  const setup = setupFor(page.setups(game), options);
  return {
    place: setup?.name ?? null,
    way: setup?.variant?.name ?? null,
    turn: page.turnOf(view),
    period: page.period,
    leaders: leadersOf(page, view, seats),
    result: game.result(view),
    picture: (theme) => page.picture(view, theme, [], liveries),
  };
}

/** The set-up that has most in common with these options: what a person wrote in may differ from all of them. */
export function setupFor(setups: readonly Setup<unknown>[], options: unknown): Setup<unknown> | null {
  const alike = setups.map((setup) => ({ setup, share: shared(setup.options, options) }));
  return (
    alike.reduce<(typeof alike)[number] | null>((best, one) => (one.share > (best?.share ?? 0) ? one : best), null)
      ?.setup ?? null
  );
}

/** How many fields are the same in both. */
function shared(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return 0;
  const fields = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).filter(([key, value]) => JSON.stringify(fields.get(key)) === JSON.stringify(value)).length;
}

/** By the measure that every game has first: its score. */
function leadersOf({ measures }: AnyGamePage, view: object, seats: number): readonly Seat[] {
  const [score] = measures;
  if (score === undefined) return [];
  return leadersAmong(Array.from({ length: seats }, (_, seat) => score.of(view, seat)));
}

/** Who has most of these points, by seat; nobody where all have the same. Null: somebody who left the game. */
export function leadersAmong(scores: readonly (number | null)[]): readonly Seat[] {
  const playing = scores.flatMap((value) => value ?? []);
  const best = Math.max(...playing);
  const leaders = scores.flatMap((value, seat) => (value === best ? [seat] : []));
  return leaders.length > 1 && leaders.length === playing.length ? [] : leaders;
}
