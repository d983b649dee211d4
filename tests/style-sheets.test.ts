import { describe, expect, it } from 'vitest';
import { contentOf, writtenFiles } from './house/files.ts';
import { hoverForFingers, offScale, outsideLayers, paintedForEver, scalesIn } from './house/style-sheets.ts';

const TOKENS = 'ui/styles/tokens.css';
const INDEX = 'ui/styles/index.css';
const scales = scalesIn(contentOf(TOKENS));
const sheets = writtenFiles().filter((path) => path.endsWith('.css'));
/** The sheets that the index of ui/ puts into a layer. */
const layered = [...contentOf(INDEX).matchAll(/@import "\.\/([\w-]+\.css)" layer\(\w+\);/g)].map(
  ([, name = '']) => `ui/styles/${name}`,
);

describe('the scales of the house', () => {
  it('are short', () => {
    expect(scales.type.size).toBe(9);
    expect(scales.space.size).toBe(10);
    expect(scales.width.size).toBe(3);
  });

  it.each(sheets.filter((path) => path !== TOKENS))('are all that %s uses', (path) => {
    expect(offScale(path, contentOf(path), scales)).toEqual([]);
  });

  it.each([
    ['.a { font-size: 0.93rem; }', 'not a size of type'],
    ['.a { font: 700 13px / 1.2 var(--sans); }', 'not a size of type'],
    ['.a { padding: var(--space-2) 7px; }', 'not a space of the scale'],
    ['.a { margin-block-start: -0.3rem; }', 'not a space of the scale'],
    ['@layer game { .a { @media print { gap: 0.4em; } } }', 'not a space of the scale'],
    ['.a { gap: var(--space-11); }', 'no such step of a scale'],
    ['.a { max-inline-size: 30rem; }', 'not a width of the scale'],
    ['.a { grid-template-columns: minmax(0, 1fr) clamp(240px, 25vw, 30rem); }', 'not a width of the scale'],
    ['.a { inline-size: calc(var(--width-text) * 0.6); }', 'neither half nor three quarters of a width'],
    ['@media (max-width: 720px) { .a { gap: 0; } }', 'not a width of the scale'],
    ['@media (width <= 50rem) { .a { gap: 0; } }', 'not a width of the scale'],
    ['.a { color: #23201b; }', 'a colour that is no token'],
    ['.a { box-shadow: 0 0 2px rgb(0 0 0 / 20%); }', 'a colour that is no token'],
  ])('notice %s', (css, why) => {
    expect(offScale('a.css', css, scales)).toEqual([expect.stringContaining(why)]);
  });

  it('let lines, parts of a whole, and small things be', () => {
    const fine = `
      .a { margin: 0 auto -1px; padding: 1px var(--space-2) clamp(var(--space-7), 3vw, var(--space-10)); }
      .a { inline-size: min(2.5rem, 50%); max-inline-size: calc(var(--width-text) * 0.75); font: 700 var(--type-3) / 18px var(--sans); }
      @media (max-width: 63rem) and (max-height: 480px) { .a { mask: linear-gradient(#000, transparent); } }
    `;
    expect(offScale('a.css', fine, scales)).toEqual([]);
  });
});

describe('what moves without end', () => {
  it.each(sheets)('costs a page that waits nothing, in %s', (path) => {
    expect(paintedForEver(contentOf(path))).toEqual([]);
  });

  it('is noticed where it must be painted anew all the time', () => {
    const glow = '@keyframes glow { 50% { opacity: 0.5; box-shadow: 0 0 4px var(--glow); } }';
    expect(paintedForEver(`.a { animation: glow 2s ease infinite; } ${glow}`)).toEqual(['glow: box-shadow']);
    expect(paintedForEver(`.a { animation: glow 2s ease; } ${glow}`)).toEqual([]);
  });
});

describe('what changes under a pointer', () => {
  it.each(sheets)('is left behind by no finger, in %s', (path) => {
    expect(hoverForFingers(path, contentOf(path))).toEqual([]);
  });

  it('is noticed where a finger would leave it', () => {
    const changes = '.a:hover { color: var(--ink); }';
    expect(hoverForFingers('a.css', changes)).toEqual(['a.css:1: .a:hover']);
    expect(hoverForFingers('a.css', `@media (hover: hover) { ${changes} }`)).toEqual([]);
    expect(hoverForFingers('a.css', `.a, ${changes}`)).toEqual([]);
    expect(hoverForFingers('a.css', '.a:not(:hover) { opacity: 0.8; }')).toEqual([]);
  });
});

describe('the layers of the style sheets', () => {
  it('are named once, in their order, before anything stands in them', () => {
    const [first = ''] = contentOf(INDEX).split('\n');
    const order = first.replace('@layer ', '').replace(';', '').split(', ');
    const used = sheets.flatMap((path) =>
      [...contentOf(path).matchAll(/(?:^@layer |layer\()(\w+)(?:\)| \{)/gm)].map(([, name = '']) => name),
    );
    expect([...new Set(used)].toSorted()).toEqual(order.toSorted());
  });

  it.each(sheets.filter((path) => !layered.includes(path)))('hold all of %s', (path) => {
    expect(outsideLayers(path, contentOf(path))).toEqual([]);
  });

  it('notice what stands outside', () => {
    expect(outsideLayers('a.css', '@layer game { .a { gap: 0; } }\n.b { gap: 0; }')).toEqual([
      'a.css:2: stands in no layer',
    ]);
  });
});
