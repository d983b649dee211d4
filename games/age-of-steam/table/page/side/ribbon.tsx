import { classNames, useWords } from '@roundhouse/ui';
import { type Position, turnsInGame } from '../../../rules/position.ts';
import { PHASES } from '../words.ts';

/** The ten sections of a turn, and where we are. */
export function Ribbon({ position }: { readonly position: Position }) {
  const { t } = useWords();
  return (
    <div className="aos-ribbon">
      <span className="aos-turn">
        {t('Turn {turn} of {turns}', { turn: position.turn, turns: turnsInGame(position) })}
      </span>
      <ol>
        {PHASES.map(({ numeral, name, phase }) => {
          const now = phase === position.phase.name;
          return (
            <li
              key={numeral}
              className={classNames(now && 'aos-now')}
              aria-current={now ? 'step' : undefined}
              title={t(name)}
            >
              <span className="aos-numeral">{numeral}</span>
              <span className={now ? 'aos-phase' : 'spoken-only'}>{t(name)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
