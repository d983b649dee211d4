import { el, group, type SvgNode, title } from '@roundhouse/svg';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SvgView } from '../svg/svg-view.tsx';

const hex = group({ 'data-hex': '3,4', class: 'hex' }, [
  title('Plains'),
  el('path', { d: 'M0 0', 'stroke-width': 2 }),
  el('text', {}, ['A & B']),
]);

describe('SvgView', () => {
  it('draws every node with its attributes and words', () => {
    const markup = renderToStaticMarkup(createElement('svg', {}, createElement(SvgView, { node: hex })));
    expect(markup).toBe(
      '<svg><g data-hex="3,4" class="hex"><title>Plains</title><path d="M0 0" stroke-width="2"></path><text>A &amp; B</text></g></svg>',
    );
  });

  it('lets a table decorate what carries data, and nothing else', () => {
    const asked: SvgNode[] = [];
    const markup = renderToStaticMarkup(
      createElement(SvgView, {
        node: el('svg', {}, [hex, el('circle', { r: 1 })]),
        decorate: (node) => {
          asked.push(node);
          return { className: 'glows', role: 'button', 'data-choice': 'hex-3,4' };
        },
      }),
    );
    expect(asked).toEqual([hex]);
    expect(markup).toContain('class="hex glows"');
    expect(markup).toContain('data-choice="hex-3,4"');
    expect(markup).toContain('<title>Plains</title>');
    expect(markup).toContain('A &amp; B');
  });
});
