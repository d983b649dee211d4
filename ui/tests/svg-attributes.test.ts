import { describe, expect, it } from 'vitest';
import { reactAttributes, reactName } from '../svg/attributes.ts';

describe('SVG attributes for React', () => {
  it.each([
    ['stroke-width', 'strokeWidth'],
    ['fill-rule', 'fillRule'],
    ['viewBox', 'viewBox'],
    ['class', 'className'],
    ['tabindex', 'tabIndex'],
    ['xlink:href', 'xlinkHref'],
    ['data-hex', 'data-hex'],
    ['aria-label', 'aria-label'],
    ['d', 'd'],
  ])('calls %s %s', (name, expected) => {
    expect(reactName(name)).toBe(expected);
  });

  it('turns a style text into an object', () => {
    expect(reactAttributes({ style: 'fill: red; stroke-width:2 ;--glow: #fff; ', r: 4 })).toEqual({
      style: { fill: 'red', strokeWidth: '2', '--glow': '#fff' },
      r: 4,
    });
  });
});
