import { el, group, type SvgNode } from '@roundhouse/svg';
import { type Face, faceOf, widthOf } from './faces.ts';
import outlines from './outlines.json' with { type: 'json' };

const OUTLINES: Readonly<Record<Face, Readonly<Record<string, string>>>> = outlines;
const EM = 1000;

/** What a line of type takes over from the groups around it. */
interface Setting {
  readonly family: string;
  readonly size: number;
  readonly weight: string;
  readonly slope: string;
  readonly anchor: string;
  readonly spacing: number;
  readonly stroke: number;
}

const USUAL: Setting = {
  family: '',
  size: 16,
  weight: '400',
  slope: 'normal',
  anchor: 'start',
  spacing: 0,
  stroke: 1,
};

/** Attributes of type that mean nothing to an outline. */
const OF_TYPE = /^(?:font-.*|text-anchor|letter-spacing|x|y|dx|stroke-width)$/;

/** A picture that needs no font wherever it is shown: every line of type is drawn by the outlines of its signs. */
export function outlined(picture: SvgNode): SvgNode {
  const used = new Map<string, string>();
  const drawn = redrawn(picture, USUAL, used);
  const signs = [...used].sort(([one], [other]) => (one < other ? -1 : 1)).map(([id, d]) => el('path', { id, d }));
  return signs.length === 0 ? drawn : { ...drawn, children: [el('defs', {}, signs), ...drawn.children] };
}

function redrawn(node: SvgNode, around: Setting, used: Map<string, string>): SvgNode {
  const setting = settingOf(node, around);
  if (node.tag === 'text') return lineOf(node, setting, used);
  return {
    ...node,
    children: node.children.map((child) => (typeof child === 'string' ? child : redrawn(child, setting, used))),
  };
}

function settingOf({ attributes }: SvgNode, around: Setting): Setting {
  const own = (name: string): string | undefined =>
    attributes[name] === undefined ? undefined : `${attributes[name]}`;
  return {
    family: own('font-family') ?? around.family,
    size: Number(own('font-size') ?? around.size),
    weight: own('font-weight') ?? around.weight,
    slope: own('font-style') ?? around.slope,
    anchor: own('text-anchor') ?? around.anchor,
    spacing: Number(own('letter-spacing') ?? around.spacing),
    stroke: Number(own('stroke-width') ?? around.stroke),
  };
}

/** A line with a sign that no bundled font has stays as it is. */
function lineOf(node: SvgNode, setting: Setting, used: Map<string, string>): SvgNode {
  const words = [...node.children.filter((child) => typeof child === 'string').join('')];
  const face = faceOf(setting.family, setting.weight, setting.slope);
  if (words.some((sign) => OUTLINES[face][sign] === undefined)) return node;
  const { size, spacing } = setting;
  const places: { readonly sign: string; readonly x: number }[] = [];
  let wide = 0;
  for (const sign of words) {
    places.push({ sign, x: wide });
    wide += (widthOf(sign, face) * size) / EM + spacing;
  }
  const before = { start: 0, middle: wide / 2, end: wide }[setting.anchor] ?? 0;
  const at = (name: string): number => Number(node.attributes[name] ?? 0);
  const scale = size / EM;
  const kept = Object.entries(node.attributes).filter(([name]) => !OF_TYPE.test(name));
  // An outline is drawn far larger and shrunk: a line around it likewise.
  return group({ ...Object.fromEntries(kept), 'stroke-width': Math.round(setting.stroke / scale) }, [
    ...node.children.filter((child) => typeof child !== 'string' && child.tag === 'title'),
    ...places.flatMap(({ sign, x }) => {
      const outline = OUTLINES[face][sign];
      if (outline === undefined || outline === '') return [];
      const id = `${face}-${sign.codePointAt(0)?.toString(16) ?? ''}`;
      used.set(id, outline);
      const shift = `translate(${hundredths(at('x') + at('dx') + x - before)} ${hundredths(at('y'))})`;
      return [el('use', { href: `#${id}`, transform: `${shift} scale(${Math.round(scale * 1e5) / 1e5})` })];
    }),
  ]);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
