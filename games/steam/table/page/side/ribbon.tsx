import { TurnRibbon } from '@roundhouse/rail-table';
import { type Position, turnsInGame } from '../../../rules/position.ts';
import { FIRST_AUCTION, PHASES } from '../words.ts';

/** The phases of a turn of the game that is played. */
export function Ribbon({ position }: { readonly position: Position }) {
  const { turn, mode, phase } = position;
  const before = FIRST_AUCTION.phases.includes(phase.name) ? [{ ...FIRST_AUCTION, numeral: '0' }] : [];
  const phases = [...before, ...PHASES[mode].map((one, index) => ({ ...one, numeral: `${index + 1}` }))];
  return (
    <TurnRibbon
      turn={turn}
      turns={turnsInGame(position)}
      phases={phases.map(({ numeral, label, phases: names }) => ({
        numeral,
        label,
        now: names.includes(phase.name),
      }))}
    />
  );
}
