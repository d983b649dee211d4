import { el, group, nodesIn } from '@roundhouse/svg';
import { describe, expect, it } from 'vitest';
import { sizeToFit, textWidth } from '../index.ts';
import { outlined } from '../type/outlined.ts';

const line = (words: string, attributes = {}) =>
  group({ 'font-family': "'Old Standard TT', serif", 'font-size': 20, 'text-anchor': 'middle' }, [
    el('text', { x: 100, y: 30, ...attributes }, [words]),
  ]);

describe('the type of the house', () => {
  it('measures each face by its own widths', () => {
    expect(textWidth('MM', 10, 'serifBold')).toBeGreaterThan(textWidth('MM', 10, 'sans'));
    expect(textWidth('111', 10, 'sans')).toBeCloseTo(textWidth('888', 10, 'sans'));
    expect(textWidth('Köln', 10)).toBeCloseTo(textWidth('Koln', 10));
    const size = sizeToFit('Mönchengladbach', 90, 14);
    expect(textWidth('Mönchengladbach', size)).toBeCloseTo(90);
  });
});

describe('a picture that leaves the page', () => {
  const tags = (words: string) => [...nodesIn(outlined(line(words)))].map(({ tag }) => tag);

  it('has outlines instead of letters, each of them once', () => {
    expect(tags('Toledo')).not.toContain('text');
    expect(tags('Toledo').filter((tag) => tag === 'path')).toHaveLength(5);
    expect(tags('Toledo').filter((tag) => tag === 'use')).toHaveLength(6);
  });

  it('sets them where the letters stood', () => {
    const uses = [...nodesIn(outlined(line('MM')))].filter(({ tag }) => tag === 'use');
    const half = textWidth('MM', 20, 'serif') / 2;
    expect(uses[0]?.attributes['transform']).toContain(`translate(${Math.round((100 - half) * 100) / 100} 30)`);
    expect(uses[1]?.attributes['transform']).toContain('translate(100 30)');
  });

  it('leaves a line alone that no bundled font can set', () => {
    expect(tags('東京')).toContain('text');
  });
});
