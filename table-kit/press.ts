import type { Pointing } from './pointing.ts';

/** What a press on a target does: it plays actions, or it points at something; null where it does nothing. */
export type Press<A, T> = { readonly act: readonly A[] } | { readonly point: Partial<T> } | null;

/** Presses on one target go through the ways to do something with it; where there is only one, the second confirms. */
export function throughWays<W, T>(ways: readonly W[], chosen: W | null, point: (way: W) => Partial<T>): Press<W, T> {
  const index = chosen === null ? -1 : ways.indexOf(chosen);
  if (index === 0 && ways.length === 1) return { act: ways };
  const next = ways[(index + 1) % ways.length];
  return next === undefined ? null : { point: point(next) };
}

/** Does what a press does; false where that is nothing. */
export function follow<A, T>(
  press: Press<A, T>,
  { act }: { act(this: void, ...actions: readonly A[]): void },
  { change }: Pick<Pointing<T>, 'change'>,
): boolean {
  if (press === null) return false;
  if ('act' in press) act(...press.act);
  else change(press.point);
  return true;
}
