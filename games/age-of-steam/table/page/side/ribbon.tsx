import { TurnRibbon } from '@roundhouse/rail-table';
import { type Position, turnsInGame } from '../../../rules/position.ts';
import { PHASES } from '../words.ts';

/** The ten sections of a turn, and where we are. */
export function Ribbon({ position }: { readonly position: Position }) {
  return (
    <TurnRibbon
      turn={position.turn}
      turns={turnsInGame(position)}
      phases={PHASES.map(({ numeral, label, phase }) => ({ numeral, label, now: phase === position.phase.name }))}
    />
  );
}
