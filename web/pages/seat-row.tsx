import { levelOf, LEVELS } from '@roundhouse/bots/levels';
import type { Livery } from '@roundhouse/kernel';
import { Icon, SeatMark, useWords } from '@roundhouse/ui';
import { useId } from 'react';
import { LiveryPicker } from './livery-picker.tsx';
import { type ChoiceProblem, LONGEST_NAME, type SeatChoice } from './new-choice.ts';
import { useLevels } from './use-levels.ts';

export interface SeatRowProps {
  readonly seat: number;
  readonly choice: SeatChoice;
  readonly problem: ChoiceProblem['what'] | null;
  /** Whether a seat above it says the same about whoever plays it. */
  readonly isToldAbove: boolean;
  readonly onName: (name: string) => void;
  readonly onPlayer: (bot: string | null) => void;
  /** Left out where everybody keeps to their place. */
  readonly moves?: Moves;
  /** Left out where everybody keeps to what they look like. */
  readonly dress?: Dress;
}

/** What the seat looks like, and how to change it. */
interface Dress {
  readonly livery: Livery;
  readonly onPick: (livery: Livery) => void;
}

/** One place up or down; null where there is none. */
interface Moves {
  readonly up: (() => void) | null;
  readonly down: (() => void) | null;
}

const PERSON = 'person';

/** One seat of a new game: its colour and emblem, a name, and who plays it. */
export function SeatRow({ seat, choice, problem, isToldAbove, onName, onPlayer, moves, dress }: SeatRowProps) {
  const { t } = useWords();
  const says = useId();
  const levels = useLevels();
  const level = choice.bot === null ? undefined : levelOf(choice.bot);
  const number = t('Seat {n}', { n: seat + 1 });
  return (
    <li className="seat-row">
      {dress === undefined ? <SeatMark seat={seat} size={34} /> : <LiveryPicker of={number} {...dress} />}
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
      <p id={says} className={saysClass(problem, isToldAbove)}>
        {problem === 'empty' ? t('Give this player a name.') : null}
        {problem === 'twice' ? t('Another player has this name.') : null}
        {problem === null ? (level === undefined ? t('Plays at this screen.') : levels[level].about) : null}
      </p>
      {moves === undefined ? null : <SeatMoves name={choice.name} {...moves} />}
    </li>
  );
}

/** What was told above is not shown again; whoever listens hears it with every seat. */
function saysClass(problem: SeatRowProps['problem'], isToldAbove: boolean): string {
  if (problem !== null) return 'seat-says seat-wrong';
  return isToldAbove ? 'spoken-only' : 'seat-says';
}

function SeatMoves({ name, up, down }: Moves & { readonly name: string }) {
  const { t } = useWords();
  return (
    <span className="seat-moves">
      <button
        type="button"
        className="icon-button seat-up"
        aria-label={t('Move {name} up', { name: name })}
        disabled={up === null}
        onClick={up ?? undefined}
      >
        <Icon name="forward" size={16} />
      </button>
      <button
        type="button"
        className="icon-button seat-down"
        aria-label={t('Move {name} down', { name: name })}
        disabled={down === null}
        onClick={down ?? undefined}
      >
        <Icon name="forward" size={16} />
      </button>
    </span>
  );
}
