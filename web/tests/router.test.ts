import { describe, expect, it } from 'vitest';
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
});
