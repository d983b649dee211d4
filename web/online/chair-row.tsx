import { levelOf, LEVELS } from '@roundhouse/bots/levels';
import type { Livery } from '@roundhouse/kernel';
import { Button, Icon, LiveryMark, useWords } from '@roundhouse/ui';
import { LiveryPicker } from '../pages/livery-picker.tsx';
import { useLevels } from '../pages/use-levels.ts';
import { PersonName } from './person-name.tsx';
import type { Chair } from './seating.ts';

export interface ChairRowProps {
  readonly chair: Chair;
  /** Whether whoever looks opened the table. */
  readonly mine: boolean;
  readonly mayCome: boolean;
  /** Whether whoever looks sits at the table already, and would change seats. */
  readonly sits: boolean;
  readonly busy: boolean;
  /** Puts a bot there; null frees the seat. */
  readonly onSeat: (bot: string | null) => void;
  readonly onSit: () => void;
  /** What others have chosen to look like. */
  readonly taken: readonly Livery[];
  /** Chooses what whoever looks looks like. */
  readonly onLivery: (livery: Livery) => void;
}

const FREE = 'free';

/** One seat: who sits there, and what whoever looks can do about it. */
export function ChairRow({ chair, mine, mayCome, sits, busy, onSeat, onSit, taken, onLivery }: ChairRowProps) {
  const { t } = useWords();
  const { seat, place, who, isHost, livery } = chair;
  const levels = useLevels();
  const number = t('Seat {n}', { n: seat + 1 });
  const bot = place?.bot ?? null;
  const level = bot === null ? undefined : levelOf(bot);
  return (
    <li className="chair" data-who={who}>
      {who === 'me' ? (
        <LiveryPicker livery={livery} of={number} taken={taken} disabled={busy} onPick={onLivery} />
      ) : (
        <span className="chair-mark">
          <LiveryMark livery={livery} size={34} />
        </span>
      )}
      <span className="chair-who">
        <strong>
          {place === null ? t('Free') : <PersonName place={place} />}
          {who === 'bot' ? <Icon name="bot" size={17} /> : null}
        </strong>
        <small>
          {who === 'nobody' ? t('for whoever comes') : null}
          {who === 'bot' ? (level === undefined ? t('Computer player') : levels[level].name) : null}
          {who === 'me' ? (isHost ? t('you, and your table') : t('you')) : null}
          {who === 'person' ? (isHost ? t('opened the table') : t('has sat down')) : null}
        </small>
      </span>
      {mayCome && (who === 'nobody' || (sits && who === 'bot')) ? (
        <Button
          kind={sits ? 'quiet' : 'plain'}
          disabled={busy}
          onClick={onSit}
          aria-label={t('{seat}: sit here', { seat: number })}
        >
          {t('Sit here')}
        </Button>
      ) : null}
      {mine && (who === 'nobody' || who === 'bot') ? (
        <select
          value={level ?? FREE}
          disabled={busy}
          aria-label={t('{seat}: who plays', { seat: number })}
          onChange={({ target: { value } }) => onSeat(value === FREE ? null : value)}
        >
          <option value={FREE}>{t('A person')}</option>
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {levels[one].name}
            </option>
          ))}
        </select>
      ) : null}
      {mine && who === 'person' ? (
        <Button
          kind="quiet"
          disabled={busy}
          onClick={() => onSeat(null)}
          aria-label={t('{seat}: free the seat', { seat: number })}
        >
          {t('Free the seat')}
        </Button>
      ) : null}
    </li>
  );
}
