/** A piece of a picture as plain data: it can be written as text, or handed to a page that draws elements of its own. */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly SvgChild[];
}

/** A string is text between the tags. */
export type SvgChild = SvgNode | string;

/** Attributes that are undefined are left out, so that a caller need not build its object in steps. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function el(tag: string, attributes: Attributes = {}, children: readonly SvgChild[] = []): SvgNode {
  const given: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) given[name] = value;
  }
  return { tag, attributes: given, children };
}

export function group(attributes: Attributes, children: readonly SvgChild[]): SvgNode {
  return el('g', attributes, children);
}

/** What a screen reader says and a pointer shows. It must be the first child of what it names. */
export function title(words: string): SvgNode {
  return el('title', {}, [words]);
}

/** Every node of a picture, parents before their children. */
export function* nodesIn(node: SvgNode): Generator<SvgNode> {
  yield node;
  for (const child of node.children) {
    if (typeof child !== 'string') yield* nodesIn(child);
  }
}
