import { textWidth } from '@roundhouse/style';
import { expect, it } from 'vitest';
import { NAME_GAP, nameBehind } from '../svg/name-behind.ts';

it('a name behind a number is whole where there is room, and else as long as there is', () => {
  expect(nameBehind('147', 'Conductor', 86, 13)).toBe('Conductor');
  expect(nameBehind('147', 'Conductor', 66, 13)).toMatch(/^Con.*…$/);
  for (const name of ['Conductor', 'WWWWWWWWWWWW', 'iiiiiiiiiiiiiiiiiiiiii', 'The Earl of Grey']) {
    const shown = nameBehind('−147', name, 66, 13);
    const width = textWidth('−147', 13, 'sansBold') + NAME_GAP + textWidth(shown, 13, 'sans');
    expect(width, shown).toBeLessThanOrEqual(66);
  }
});
