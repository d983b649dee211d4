import { describe, expect, it } from 'vitest';
import { momentIn, momentLink } from '../online/links.ts';

describe('a link to a moment', () => {
  it('leads to the board of its table, and says which moment', () => {
    const link = new URL(momentLink('a-b_c', 12, 'https://club.example/online/other?x=1#y'));
    expect([link.origin, link.pathname, link.hash]).toEqual(['https://club.example', '/online/a-b_c', '#board']);
    expect(momentIn(link.search)).toBe(12);
  });

  it.each(['', '?moment=', '?moment=-1', '?moment=1.5', '?moment=1e9', '?moment=12345678', '?other=3'])(
    'is no such link with %s',
    (search) => expect(momentIn(search)).toBeNull(),
  );
});
