import { describe, expect, it } from 'vitest';
import { noticeIn, tabAt } from '../notices.ts';

describe('a notice for this device', () => {
  const notice = { title: 'Your turn: Steam', text: 'The others wait for you.', link: '/online/abc', tag: 'abc' };

  it('is shown as the server wrote it', () => {
    expect(noticeIn(notice)).toEqual(notice);
  });

  it.each([
    null,
    'text',
    {},
    { ...notice, title: 1 },
    { ...notice, link: 'https://evil.example/' },
    { ...notice, link: '//evil.example/' },
    { ...notice, link: '/\\evil.example/' },
  ])('%j is none', (json) => {
    expect(noticeIn(json)).toBeNull();
  });

  it('leads to the tab that shows the table already', () => {
    const tabs = [{ url: 'https://play.example/' }, { url: 'https://play.example/online/abc#log' }];
    expect(tabAt(tabs, '/online/abc')).toBe(tabs[1]);
    expect(tabAt(tabs, '/online/other')).toBeUndefined();
  });
});
