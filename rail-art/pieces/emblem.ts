import type { Seat } from '@roundhouse/kernel';
import { EMBLEM_SHAPES, el, emblemOf, group, type SvgNode } from '@roundhouse/svg';
import { enamelOf, type Palette } from '../palette.ts';
import { shift } from '../plan.ts';

/** A seat's badge: enamel with its emblem, set in a thin rim. */
export function badge(
  seat: Seat,
  at: { readonly x: number; readonly y: number },
  radius: number,
  palette: Palette,
): SvgNode {
  const { fill, on } = enamelOf(palette, seat);
  return group({ 'data-emblem': emblemOf(seat), transform: shift(at) }, [
    el('circle', { r: radius, fill: palette.ink }),
    el('circle', { r: radius - 0.9, fill: palette.card }),
    el('circle', { r: radius - 2, fill }),
    el('path', {
      d: EMBLEM_SHAPES[emblemOf(seat)],
      fill: on,
      'fill-rule': 'evenodd',
      transform: `scale(${Math.round((radius - 1.6) * 10) / 100})`,
    }),
  ]);
}
