import { type AtRule, type Declaration, type Node, parse } from 'postcss';

/** The scales of the house, by the name of a custom property: `--type-1: 0.75rem`. */
export interface Scales {
  readonly type: ReadonlyMap<string, string>;
  readonly space: ReadonlyMap<string, string>;
  readonly width: ReadonlyMap<string, string>;
}

/** Text in a drawing is measured in the drawing's own units, and figures on a card grow with the card. */
const DRAWN = [
  '.rail-price',
  '.kas-price',
  '.kas-path-sign',
  '.chart text',
  '.kas-card-letter',
  '.kas-card-distance',
  '.kas-card-effect',
  '.kas-card-special .kas-card-distance',
];

/** What is narrower than this is the size of a thing, such as a button or a card, and no column. */
const THING = 10;

/** A column may be a whole width, three quarters or half of one. */
const PARTS = [1, 0.75, 0.5];

const LENGTH = /(?<![\w-])(-?\d*\.?\d+)(rem|em|px|ch|ex|pt|cm|mm|in|pc|q)\b/gi;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\(/i;
const SPACES = /^(?:(?:padding|margin)(?:-.+)?|(?:row-|column-)?gap)$/;
const WIDTHS =
  /^(?:(?:min-|max-)?(?:width|inline-size)|flex|flex-basis|columns|column-width|grid|grid-template|grid-template-columns|grid-auto-columns)$/;

/** The scales as a sheet of tokens states them. */
export function scalesIn(tokens: string): Scales {
  const found = { type: new Map<string, string>(), space: new Map<string, string>(), width: new Map<string, string>() };
  parse(tokens).walkDecls(/^--(?:type|space|width)-/, ({ prop, value }) => {
    for (const scale of ['type', 'space', 'width'] as const) {
      if (prop.startsWith(`--${scale}-`)) found[scale].set(prop, value);
    }
  });
  return found;
}

/** One line for everything in the sheet that is not taken from the scales and colours of the house. */
export function offScale(path: string, css: string, scales: Scales): readonly string[] {
  const wrong: string[] = [];
  const report = (node: Node, why: string): void => {
    wrong.push(`${path}:${node.source?.start?.line ?? 1}: ${why}`);
  };
  const root = parse(css, { from: path });
  root.walkDecls((declaration) => {
    const why = wrongValue(declaration, scales);
    if (why !== null) report(declaration, `${declaration.prop}: ${declaration.value}: ${why}`);
  });
  root.walkAtRules(/^(?:media|container)$/, (rule) => {
    if (wrongBreakpoint(rule, scales)) report(rule, `@${rule.name} ${rule.params}: not a width of the scale`);
  });
  return wrong;
}

function wrongValue({ prop, value, parent }: Declaration, scales: Scales): string | null {
  const unknown = [...value.matchAll(/var\((--(?:type|space|width)-[\w-]+)/g)].find(
    ([, name = '']) => ![scales.type, scales.space, scales.width].some((scale) => scale.has(name)),
  );
  if (unknown !== undefined) return 'no such step of a scale';
  if (COLOUR.test(withoutMask(prop, value))) return 'a colour that is no token';
  if (prop === 'font-size' || prop === 'font') {
    const drawn = parent?.type === 'rule' && 'selector' in parent && DRAWN.includes(parent.selector);
    return drawn || lengthsIn(value.replace(/\/.*$/, '')).length === 0 ? null : 'not a size of type';
  }
  if (SPACES.test(prop)) return lengthsIn(value).every(isHairline) ? null : 'not a space of the scale';
  if (!WIDTHS.test(prop)) return null;
  if (lengthsIn(value).some((length) => rems(length) >= THING)) return 'not a width of the scale';
  const factors = [...value.matchAll(/var\(--width-\w+\) ([*/]) ([\d.]+)/g)].map(([, sign, number]) =>
    sign === '/' ? 1 / Number(number) : Number(number),
  );
  return factors.every((factor) => PARTS.includes(factor)) ? null : 'neither half nor three quarters of a width';
}

/** A mask has no colour: what is opaque stays. */
function withoutMask(prop: string, value: string): string {
  return prop === 'mask' ? value.replaceAll('#000', '') : value;
}

interface Length {
  readonly number: number;
  readonly unit: string;
}

function lengthsIn(value: string): readonly Length[] {
  return [...value.matchAll(LENGTH)]
    .map(([, number = '', unit = '']) => ({ number: Number(number), unit }))
    .filter(({ number }) => number !== 0);
}

function isHairline({ number, unit }: Length): boolean {
  return unit === 'px' && Math.abs(number) === 1;
}

function rems({ number, unit }: Length): number {
  return unit === 'px' ? Math.abs(number) / 16 : Math.abs(number);
}

function wrongBreakpoint({ params }: AtRule, { width }: Scales): boolean {
  const allowed = [...width.values()].flatMap((value) => PARTS.map((part) => `${Number.parseFloat(value) * part}rem`));
  const asked = [...params.matchAll(/(?:width|inline-size)\s*(?::|[<>]=?)\s*([\d.]+\w+)/g)].map(([, at = '']) => at);
  return asked.some((at) => !allowed.includes(at));
}

/** Declarations that belong to no layer win over all that do, whatever their selectors say. */
export function outsideLayers(path: string, css: string): readonly string[] {
  const loose = parse(css, { from: path }).nodes.filter(
    (node) =>
      node.type === 'rule' ||
      (node.type === 'atrule' && !['layer', 'import', 'font-face', 'charset'].includes(node.name)),
  );
  return loose.map((node) => `${path}:${node.source?.start?.line ?? 1}: stands in no layer`);
}

/**
 * What changes under a pointer on screens without one, too: a finger leaves it behind on whatever it touched last. Who
 * looks the same without the pointer may say so anywhere.
 */
export function hoverForFingers(path: string, css: string): readonly string[] {
  const found: string[] = [];
  parse(css, { from: path }).walkRules((rule) => {
    const { parent, selectors } = rule;
    if (parent?.type === 'atrule' && 'params' in parent && parent.params === '(hover: hover)') return;
    const hovered = selectors.filter((selector) => selector.replaceAll(':not(:hover)', '').includes(':hover'));
    if (hovered.every((selector) => selectors.includes(selector.replace(':hover', '')))) return;
    found.push(`${path}:${rule.source?.start?.line ?? 1}: ${rule.selector}`);
  });
  return found;
}

/** What a browser shows anew by itself, without asking the page. */
const SHOWN_BY_ITSELF = ['opacity', 'transform'];

/** What endless animations of a sheet change that must be painted for every frame, as `name: property`. */
export function paintedForEver(css: string): readonly string[] {
  const root = parse(css);
  const endless = new Set<string>();
  root.walkDecls('animation', ({ value }) => {
    if (/\binfinite\b/.test(value)) for (const word of value.split(/\s+/)) endless.add(word);
  });
  const found: string[] = [];
  root.walkAtRules('keyframes', (frames) => {
    if (!endless.has(frames.params)) return;
    frames.walkDecls(({ prop }) => {
      if (!SHOWN_BY_ITSELF.includes(prop)) found.push(`${frames.params}: ${prop}`);
    });
  });
  return found;
}
