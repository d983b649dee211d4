import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DAY, NIGHT } from '../palette.ts';

const [day = '', night = ''] = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8').split(
  ':root[data-theme="night"]',
);

function seatColours(css: string): readonly string[] {
  return [...css.matchAll(/--seat-\d: (#[0-9a-f]{6});/g)].map(([, colour = '']) => colour);
}

describe('the colours of the players', () => {
  it('are the same on the board and around it', () => {
    expect(seatColours(day)).toEqual(DAY.players.map(({ fill }) => fill));
    expect(seatColours(night)).toEqual(NIGHT.players.map(({ fill }) => fill));
  });
});
