import { describe, expect, it } from 'vitest';
import { el, group, nodesIn, title, toSvgText } from '../index.ts';

describe('toSvgText', () => {
  it('escapes what people may write, in text and in attributes', () => {
    const node = el('text', { 'data-name': `"O'Brien" & <sons>` }, [`5 < 6 & "so" on's`]);
    expect(toSvgText(node)).toBe(
      '<text data-name="&quot;O&#39;Brien&quot; &amp; &lt;sons&gt;">5 &lt; 6 &amp; &quot;so&quot; on&#39;s</text>',
    );
  });

  it('drops characters that no XML document may hold, and keeps all others', () => {
    expect(toSvgText(el('text', {}, ['a\u0000b\u001fc\ud800d\tZürich 🚂']))).toBe('<text>abcd\tZürich 🚂</text>');
  });

  it('rounds numbers to two decimals and never writes a negative zero', () => {
    expect(toSvgText(el('circle', { cx: 1 / 3, cy: -0.0001, r: 12 }))).toBe('<circle cx="0.33" cy="0" r="12"/>');
  });

  it('refuses numbers that cannot be drawn', () => {
    expect(() => toSvgText(el('circle', { r: Number.NaN }))).toThrow('NaN cannot be drawn');
  });

  it('refuses names that would break out of the tag', () => {
    expect(() => toSvgText(el('g onload=x', {}))).toThrow('is no name');
    expect(() => toSvgText(el('g', { 'a="b" c': 1 }))).toThrow('is no name');
  });

  it('writes equal pictures as equal texts, however their attributes were listed', () => {
    expect(toSvgText(el('rect', { width: 1, x: 2, fill: 'red' }))).toBe(
      toSvgText(el('rect', { fill: 'red', x: 2, width: 1 })),
    );
  });

  it('names the language on the outermost element alone', () => {
    const text = toSvgText(el('svg', {}, [el('svg')]));
    expect(text).toBe('<svg xmlns="http://www.w3.org/2000/svg"><svg/></svg>');
  });
});

describe('el', () => {
  it('makes plain data without attributes that are undefined', () => {
    const node = group({ 'data-hex': 3, class: undefined }, [title('Here')]);
    expect(JSON.parse(JSON.stringify(node))).toEqual(node);
    expect(Object.keys(node.attributes)).toEqual(['data-hex']);
  });
});

describe('nodesIn', () => {
  it('lists parents before children and leaves out text', () => {
    const picture = el('svg', {}, [el('g', {}, [title('words')]), el('path')]);
    expect([...nodesIn(picture)].map(({ tag }) => tag)).toEqual(['svg', 'g', 'title', 'path']);
  });
});
