import { textWidth } from '@roundhouse/style';

/** Between the number and the name, in pixels. */
export const NAME_GAP = 6;
const MORE = '…';

/** As much of a name as has room behind a bold number, both in sans of this size. */
export function nameBehind(value: string, name: string, room: number, size: number): string {
  const left = room - NAME_GAP - textWidth(value, size, 'sansBold');
  if (textWidth(name, size, 'sans') <= left) return name;
  const signs = [...name];
  while (signs.length > 1 && textWidth(signs.join('') + MORE, size, 'sans') > left) signs.pop();
  return signs.join('').trimEnd() + MORE;
}
