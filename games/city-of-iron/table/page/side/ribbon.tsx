import { type Text, text } from '@roundhouse/kernel';
import { Phases } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import { setOf } from '../../../content/sets.ts';
import type { Phase, Position } from '../../../rules/position.ts';

interface Part {
  readonly label: Text;
  readonly phases: readonly Phase['name'][];
}

const PARTS: readonly Part[] = [
  { label: text('Bid for turn order'), phases: ['choose-nation', 'stack-decks', 'bid', 'second-bid'] },
  { label: text('Three actions'), phases: ['action', 'pay', 'effect', 'discard'] },
  { label: text('End of the round'), phases: ['round-draw', 'game-over'] },
  { label: text('Buy cards'), phases: ['purchase'] },
];

/** The parts of a round, and where we are. */
export function Ribbon({ position }: { readonly position: Position }) {
  const { t } = useWords();
  const { round, phase, scorings } = position;
  const before = phase.name === 'choose-nation' || phase.name === 'stack-decks';
  const scoringsAll = setOf(position).decks.length;
  return (
    <div className="phase-ribbon iron-ribbon">
      <span className="iron-turn">{before ? t('Before the first round') : t('Round {round}', { round })}</span>
      <span className="iron-turn">
        {t('{done} of {all, plural, one {# scoring} other {# scorings}}', { done: scorings, all: scoringsAll })}
      </span>
      <Phases
        name="iron"
        phases={PARTS.map(({ label, phases }, index) => ({
          numeral: `${index + 1}`,
          label,
          now: !before && phases.includes(phase.name),
        }))}
      />
    </div>
  );
}
