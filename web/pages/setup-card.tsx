import { rngFrom } from '@roundhouse/kernel';
import type { AnyGamePage, Setup } from '@roundhouse/table-kit';
import { useTheme, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { pictureUrl } from './share-picture.ts';

export interface SetupCardProps {
  readonly page: AnyGamePage;
  readonly setup: Setup<unknown>;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const untold = (): void => undefined;

/** A map to choose: its picture as it lies on the table at the beginning, and where it comes from. */
export function SetupCard({ page, setup, chosen, onChoose }: SetupCardProps) {
  const { t, say } = useWords();
  const theme = useTheme();
  const picture = useMemo(() => {
    const start = page.game.setup(setup.options, setup.seats.min, rngFrom(setup.id), untold);
    return pictureUrl(page.picture(start, theme, []));
  }, [page, setup, theme]);
  return (
    <label className="setup-card">
      <input type="radio" name="setup" checked={chosen} onChange={onChoose} />
      <span className="setup-card-face">
        <img src={picture} alt="" />
        <span className="setup-card-words">
          <strong>{say(setup.name)}</strong>
          <span className="setup-card-seats">
            {setup.seats.min === setup.seats.max
              ? t('{n, plural, one {# player} other {# players}}', { n: setup.seats.min })
              : t('{min} to {max, plural, one {# player} other {# players}}', setup.seats)}
          </span>
          <span>{say(setup.blurb)}</span>
          <small>{setup.provenance.map(say).join(' ')}</small>
        </span>
      </span>
    </label>
  );
}
