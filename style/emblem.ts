import { type Emblem, itemAt, type Seat } from '@roundhouse/kernel';
import { el, group, shift, type SvgNode } from '@roundhouse/svg';
import { enamelOf, type Palette } from './palette.ts';

/** Each in a circle of radius 10. */
export const EMBLEM_SHAPES: Readonly<Record<Emblem, string>> = {
  cross: 'M-2 -6.4H2V-2H6.4V2H2V6.4H-2V2H-6.4V-2H-2Z',
  ring: 'M0 -6A6 6 0 1 1 0 6A6 6 0 1 1 0 -6ZM0 -2.9A2.9 2.9 0 1 0 0 2.9A2.9 2.9 0 1 0 0 -2.9Z',
  bar: 'M-6.8 -2.3H6.8V2.3H-6.8Z',
  star: 'M0 -7.2L1.75 -2.4L6.85 -2.2L2.85 0.95L4.2 5.8L0 3L-4.2 5.8L-2.85 0.95L-6.85 -2.2L-1.75 -2.4Z',
  chevron: 'M0 -5.6L6.4 0.9V5.4L0 -1L-6.4 5.4V0.9Z',
  diamond: 'M0 -7L5.6 0L0 7L-5.6 0Z',
  anchor:
    'M0 -7.3A2.2 2.2 0 0 1 1 -3.2V-2.6H3.4V-0.8H1V4.1C2.8 3.8 4 2.9 4.5 1.6L3.1 1.9L5.6 -0.9L6.9 2.4L5.9 2C5.1 4.6 2.9 6.4 0 6.4' +
    'C-2.9 6.4 -5.1 4.6 -5.9 2L-6.9 2.4L-5.6 -0.9L-3.1 1.9L-4.5 1.6C-4 2.9 -2.8 3.8 -1 4.1V-0.8H-3.4V-2.6H-1V-3.2A2.2 2.2 0 0 1 0 -7.3Z' +
    'M0 -6.1A0.95 0.95 0 1 0 0 -4.2A0.95 0.95 0 1 0 0 -6.1Z',
};

export function emblemOf({ emblems }: Palette, seat: Seat): Emblem {
  return itemAt(emblems, seat % emblems.length);
}

/** A seat's badge: enamel with its emblem, set in a thin rim. */
export function badge(
  seat: Seat,
  at: { readonly x: number; readonly y: number },
  radius: number,
  palette: Palette,
): SvgNode {
  const { fill, on } = enamelOf(palette, seat);
  const emblem = emblemOf(palette, seat);
  return group({ 'data-emblem': emblem, transform: shift(at) }, [
    el('circle', { r: radius, fill: palette.ink }),
    el('circle', { r: radius - 0.9, fill: palette.card }),
    el('circle', { r: radius - 2, fill }),
    el('path', {
      d: EMBLEM_SHAPES[emblem],
      fill: on,
      'fill-rule': 'evenodd',
      transform: `scale(${Math.round((radius - 1.6) * 10) / 100})`,
    }),
  ]);
}
