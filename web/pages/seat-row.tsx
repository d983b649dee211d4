import { SeatMark, useWords } from '@roundhouse/ui';
import { useId } from 'react';
import { type ChoiceProblem, type Level, LEVELS, LONGEST_NAME, type SeatChoice } from './new-choice.ts';
import { useLevels } from './use-levels.ts';

export interface SeatRowProps {
  readonly seat: number;
  readonly choice: SeatChoice;
  readonly problem: ChoiceProblem['what'] | null;
  readonly onName: (name: string) => void;
  readonly onPlayer: (bot: Level | null) => void;
}

const PERSON = 'person';

/** One seat of a new game: its colour and emblem, a name, and who plays it. */
export function SeatRow({ seat, choice, problem, onName, onPlayer }: SeatRowProps) {
  const { t } = useWords();
  const says = useId();
  const levels = useLevels();
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
        value={choice.bot ?? PERSON}
        aria-label={t('{seat}: who plays', { seat: number })}
        aria-describedby={says}
        onChange={(event) => onPlayer(LEVELS.find((level) => level === event.target.value) ?? null)}
      >
        <option value={PERSON}>{t('A person')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {levels[level].name}
          </option>
        ))}
      </select>
      <p id={says} className={problem === null ? 'seat-says' : 'seat-says seat-wrong'}>
        {problem === 'empty' ? t('Give this player a name.') : null}
        {problem === 'twice' ? t('Another player has this name.') : null}
        {problem === null ? (choice.bot === null ? t('Plays at this screen.') : levels[choice.bot].about) : null}
      </p>
    </li>
  );
}
