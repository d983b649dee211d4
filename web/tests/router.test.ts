import { PACES } from '@roundhouse/ui';
import { describe, expect, it } from 'vitest';
import { MAKER_PACES } from '../app/providers.tsx';
import { pageAt } from '../app/routes.tsx';
import { PAUSES } from '../match/local/tables.ts';
import { matchPath } from '../router.tsx';

describe('paths', () => {
  it.each([
    ['/', '/', {}],
    ['/table/:id', '/table/abc', { id: 'abc' }],
    ['/learn/:game/:lesson', '/learn/a/b/', { game: 'a', lesson: 'b' }],
    ['/new/:game', '/new/caf%C3%A9', { game: 'café' }],
    ['/new/:game', '/new/%E0%A4%A', { game: '%E0%A4%A' }],
  ])('%s takes %s', (pattern, path, gaps) => {
    expect(matchPath(pattern, path)).toEqual(gaps);
  });

  it.each([
    ['/', '/table'],
    ['/table/:id', '/table'],
    ['/table/:id', '/table/a/b'],
    ['/replays', '/rules'],
  ])('%s refuses %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });

  it('that lead to another table, game or lesson lead to a page of its own', () => {
    const paths = ['/new/a', '/new/b', '/table/a', '/table/b', '/rules/a', '/rules/b', '/learn/a/x', '/learn/a/y'];
    const keys = new Set(paths.map((path) => `${path.split('/')[1]} ${pageAt(path)?.key}`));
    expect(keys.size).toBe(paths.length);
    expect(pageAt('/learn/a/x')?.props).toEqual({ game: 'a', lesson: 'x' });
    expect(pageAt('/learn/a')).toBeNull();
  });
});

it('the calmer the pace that a person chose, the longer the bots wait', () => {
  const pauses = PACES.map((pace) => PAUSES[MAKER_PACES[pace]]);
  expect(pauses).toEqual(pauses.toSorted((one, other) => other - one));
  expect(new Set(pauses).size).toBe(PACES.length);
});
