import type { SvgChild, SvgNode } from './node.ts';
import { rounded } from './path.ts';

const NAME = /^[a-zA-Z_][\w.:-]*$/;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The picture as SVG text. Attributes are written in alphabetical order, so equal pictures are equal texts. */
export function toSvgText(node: SvgNode): string {
  const root = node.tag === 'svg' ? withNamespace(node) : node;
  return write(root);
}

function withNamespace(node: SvgNode): SvgNode {
  return { ...node, attributes: { xmlns: 'http://www.w3.org/2000/svg', ...node.attributes } };
}

function write(child: SvgChild): string {
  if (typeof child === 'string') return escaped(child);
  const tag = checkedName(child.tag);
  const attributes = Object.entries(child.attributes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => ` ${checkedName(name)}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`)
    .join('');
  if (child.children.length === 0) return `<${tag}${attributes}/>`;
  return `<${tag}${attributes}>${child.children.map(write).join('')}</${tag}>`;
}

function checkedName(name: string): string {
  if (!NAME.test(name)) throw new RangeError(`"${name}" is no name of an element or attribute`);
  return name;
}

/** Most of a picture is numbers, colours and names of our own: they need no second look. */
const HARMLESS = /^[\w #.,:;()%/-]*$/;

/** Names of seats come from people: characters that no XML document may hold are dropped. */
function escaped(words: string): string {
  if (HARMLESS.test(words)) return words;
  return [...words]
    .filter(isAllowed)
    .map((sign) => ESCAPES[sign] ?? sign)
    .join('');
}

function isAllowed(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
