import type { FrameExtra, Words } from '@roundhouse/ui';
import type { KingsView } from '../panels/panel-props.ts';

export function extras(_table: KingsView, _t: Words['t']): readonly FrameExtra[] {
  return [];
}
