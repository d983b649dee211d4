import type { FrameExtra, Words } from '@roundhouse/ui';
import type { KingsView } from '../panels/panel-props.ts';
import { Characters } from './characters.tsx';
import { Market } from './market.tsx';
import { TurnOrder } from './turn-order.tsx';

/** What can be looked up. */
export function extras({ position }: KingsView, t: Words['t']): readonly FrameExtra[] {
  const isMoving = position.cycle > 0;
  return [
    { id: 'market', title: t('Market'), content: <Market position={position} />, wanted: !isMoving },
    { id: 'order', title: t('Turn order'), content: <TurnOrder position={position} />, wanted: isMoving },
    ...(position.mode === 'normal'
      ? [{ id: 'characters', title: t('Characters'), content: <Characters position={position} /> }]
      : []),
  ];
}
