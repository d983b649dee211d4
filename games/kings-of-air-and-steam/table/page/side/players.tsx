import type { PlayerPanel, Words } from '@roundhouse/ui';
import type { KingsView } from '../panels/panel-props.ts';

export function playerPanels({ position }: KingsView, _say: Words['say'], _t: Words['t']): readonly PlayerPanel[] {
  return position.players.map(({ cash }, seat) => ({ seat, brief: `$${cash}`, summary: `$${cash}` }));
}
