import type { Text } from '@roundhouse/kernel';
import { classNames, useWords } from '@roundhouse/ui';

export interface RibbonPhase {
  readonly numeral: string;
  readonly label: Text;
  readonly now: boolean;
}

/** The phases of a turn, and where we are. */
export function Ribbon({
  turn,
  turns,
  phases,
}: {
  readonly turn: number;
  readonly turns: number;
  readonly phases: readonly RibbonPhase[];
}) {
  const { t, say } = useWords();
  return (
    <div className="rail-ribbon">
      <span className="rail-turn">{t('Turn {turn} of {turns}', { turn, turns })}</span>
      <ol>
        {phases.map(({ numeral, label, now }) => (
          <li
            key={numeral}
            className={classNames(now && 'rail-now')}
            aria-current={now ? 'step' : undefined}
            title={say(label)}
          >
            <span className="rail-numeral">{numeral}</span>
            <span className={now ? 'rail-phase' : 'spoken-only'}>{say(label)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
