import { levelOf, LEVELS } from '@roundhouse/bots/levels';
import { SeatMark, useWords } from '@roundhouse/ui';
import { useId } from 'react';
import { type ChoiceProblem, LONGEST_NAME, type SeatChoice } from './new-choice.ts';
import { useLevels } from './use-levels.ts';

export interface SeatRowProps {
  readonly seat: number;
  readonly choice: SeatChoice;
  readonly problem: ChoiceProblem['what'] | null;
  readonly onName: (name: string) => void;
  readonly onPlayer: (bot: string | null) => void;
}

const PERSON = 'person';

/** One seat of a new game: its colour and emblem, a name, and who plays it. */
export function SeatRow({ seat, choice, problem, onName, onPlayer }: SeatRowProps) {
  const { t } = useWords();
  const says = useId();
  const levels = useLevels();
  const level = choice.bot === null ? undefined : levelOf(choice.bot);
  const number = t('Seat {n}', { n: seat + 1 });
  return (
    <li className="seat-row">
      <SeatMark seat={seat} size={34} />
      <input
        type="text"
        value={choice.name}
        maxLength={LONGEST_NAME}
        aria-label={t('{seat}: name', { seat: number })}
        aria-invalid={problem !== null}
        aria-describedby={says}
        onChange={(event) => onName(event.target.value)}
      />
      <select
        value={level ?? PERSON}
        aria-label={t('{seat}: who plays', { seat: number })}
        aria-describedby={says}
        onChange={(event) => onPlayer(LEVELS.find((one) => one === event.target.value) ?? null)}
      >
        <option value={PERSON}>{t('A person')}</option>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {levels[one].name}
          </option>
        ))}
      </select>
      <p id={says} className={problem === null ? 'seat-says' : 'seat-says seat-wrong'}>
        {problem === 'empty' ? t('Give this player a name.') : null}
        {problem === 'twice' ? t('Another player has this name.') : null}
        {problem === null ? (level === undefined ? t('Plays at this screen.') : levels[level].about) : null}
      </p>
    </li>
  );
}
