import { type Text, text } from '@roundhouse/kernel';
import { Phases } from '@roundhouse/table-kit';
import { classNames, useWords } from '@roundhouse/ui';
import { ROUNDS, SOCKETS } from '../../../content/components.ts';
import type { Position } from '../../../rules/position.ts';
import { MOVE_AND_ACTION, phaseWords } from '../../board/heading.ts';

const PHASES: readonly Text[] = [
  text('New Market'),
  text('Planning'),
  text('Move & Action'),
  text('Upkeep'),
  text('Production'),
];

/** What follows the last round is one of none. */
const CLEARANCE: readonly Position['phase']['name'][] = ['clearance', 'clearance-route'];

/** The round, its five phases, and the cycle. */
export function Ribbon({ position }: { readonly position: Position }) {
  const { t } = useWords();
  const { current } = phaseWords(position);
  if (CLEARANCE.includes(position.phase.name)) {
    return (
      <div className="phase-ribbon kas-ribbon">
        <span className="kas-round">{t('After the last round')}</span>
        <Phases name="kas" phases={[{ numeral: '', label: text('Clearance'), now: true }]} />
      </div>
    );
  }
  return (
    <div className="phase-ribbon kas-ribbon">
      <span className="kas-round">
        {position.round === 0 ? t('Set-up') : t('Round {round} of {rounds}', { round: position.round, rounds: ROUNDS })}
      </span>
      <Phases
        name="kas"
        phases={PHASES.map((label, index) => ({ numeral: `${index + 1}`, label, now: index === current }))}
      />
      {current === MOVE_AND_ACTION ? <Cycle cycle={position.cycle} /> : null}
    </div>
  );
}

function Cycle({ cycle }: { readonly cycle: number }) {
  const { t } = useWords();
  return (
    <span className="kas-cycle" role="img" aria-label={t('Cycle {cycle} of {sockets}', { cycle, sockets: SOCKETS })}>
      {Array.from({ length: SOCKETS }, (_, index) => (
        <span key={index} className={classNames('kas-pip', index + 1 === cycle && 'kas-pip-now')}>
          {index + 1}
        </span>
      ))}
    </span>
  );
}
