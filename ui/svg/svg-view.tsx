import type { SvgChild, SvgNode } from '@roundhouse/svg';
import { createElement, memo, type SVGAttributes } from 'react';
import { reactAttributes } from './attributes.ts';

/** What a table adds to a node: handlers, classes, a role and a name, `data-choice`. */
export interface Decoration extends SVGAttributes<SVGElement> {
  readonly 'data-choice'?: string;
  /** Pressing it does not take hold of the board. */
  readonly 'data-board-overlay'?: string;
}

/** Asked for every node that carries a data attribute; keep its identity while its answers stay the same. */
export type Decorate = (node: SvgNode) => Decoration | undefined;

export interface SvgViewProps {
  readonly node: SvgNode;
  readonly decorate?: Decorate;
}

/**
 * A drawing as elements of the page. A node that is the same object is not looked at again, so a table that keeps the
 * parts of its drawing that did not change pays only for those that did.
 */
export const SvgView = memo(function SvgView({ node, decorate }: SvgViewProps) {
  const own = attributesOf(node);
  const decoration = decorate !== undefined && hasData(node) ? decorate(node) : undefined;
  const children = node.children.map((child, index) => view(child, index, decorate));
  if (decoration === undefined) return createElement(node.tag, own, ...children);
  const classes = [own['className'], decoration.className].filter((name) => typeof name === 'string').join(' ');
  const className = classes === '' ? {} : { className: classes };
  return createElement(node.tag, { ...own, ...decoration, ...className }, ...children);
});

function view(child: SvgChild, index: number, decorate: Decorate | undefined) {
  if (typeof child === 'string') return child;
  // Without anything to decorate below, a new `decorate` must not wake the whole drawing.
  const passed = decorate !== undefined && isMarked(child) ? { decorate } : {};
  return <SvgView key={child.attributes['data-key'] ?? index} node={child} {...passed} />;
}

const attributeCache = new WeakMap<SvgNode, Record<string, unknown>>();

function attributesOf(node: SvgNode): Record<string, unknown> {
  const cached = attributeCache.get(node);
  if (cached !== undefined) return cached;
  const made = reactAttributes(node.attributes);
  attributeCache.set(node, made);
  return made;
}

function hasData(node: SvgNode): boolean {
  return Object.keys(node.attributes).some((name) => name.startsWith('data-'));
}

const marked = new WeakMap<SvgNode, boolean>();

/** Whether the node, or any below it, carries a data attribute. */
function isMarked(node: SvgNode): boolean {
  const cached = marked.get(node);
  if (cached !== undefined) return cached;
  const answer = hasData(node) || node.children.some((child) => typeof child !== 'string' && isMarked(child));
  marked.set(node, answer);
  return answer;
}
