import { rngFrom } from '@roundhouse/kernel';
import type { AnyGamePage, Setup } from '@roundhouse/table-kit';
import { useTheme, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { usePicture } from './share-picture.ts';

type Setups = readonly Setup<unknown>[];

function placeOf({ id, variant }: Setup<unknown>): string {
  return variant?.place ?? id;
}

/** One set-up for every place: the chosen one, or the one that is played the same way, or the first. */
export function onePerPlace(setups: Setups, chosen: Setup<unknown>): Setups {
  return [...new Set(setups.map(placeOf))].flatMap((place) => {
    const here = setups.filter((setup) => placeOf(setup) === place);
    const alike = here.find(({ variant }) => variant?.name.text === chosen.variant?.name.text);
    return here.find(({ id }) => id === chosen.id) ?? alike ?? here.slice(0, 1);
  });
}

/** The ways to play at the place of this set-up, itself among them. */
export function waysToPlay(setups: Setups, chosen: Setup<unknown>): Setups {
  return setups.filter((setup) => placeOf(setup) === placeOf(chosen));
}

interface PickerProps {
  readonly setups: Setups;
  readonly chosen: Setup<unknown>;
  readonly onChoose: (setup: Setup<unknown>) => void;
}

/** Where to play: a card for each place. */
export function PlacePicker({ page, setups, chosen, onChoose }: PickerProps & { readonly page: AnyGamePage }) {
  const { t, say } = useWords();
  return (
    <fieldset className="new-maps">
      <legend>{t('What to play')}</legend>
      <div className="setup-cards">
        {onePerPlace(setups, chosen).map((one) => (
          <SetupCard
            key={one.id}
            page={page}
            setup={one}
            chosen={one.id === chosen.id}
            onChoose={() => onChoose(one)}
          />
        ))}
      </div>
      <details className="setup-source">
        <summary>{t('Where it comes from')}</summary>
        <p>{chosen.provenance.map(say).join(' ')}</p>
      </details>
    </fieldset>
  );
}

interface SetupCardProps {
  readonly page: AnyGamePage;
  readonly setup: Setup<unknown>;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const untold = (): void => undefined;

/** A map to choose: its picture as it lies on the table at the beginning, and what is played there. */
function SetupCard({ page, setup, chosen, onChoose }: SetupCardProps) {
  const { t, say } = useWords();
  const theme = useTheme();
  const drawn = useMemo(() => {
    const start = page.game.setup(setup.options, setup.seats.min, rngFrom(setup.id), untold);
    return page.picture(start, theme, []);
  }, [page, setup, theme]);
  const picture = usePicture(drawn);
  return (
    <label className="setup-card whole-choice">
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
        </span>
      </span>
    </label>
  );
}

/** The ways to play at one place; nothing where there is only one. */
export function VariantPicker({ setups, chosen, onChoose }: PickerProps) {
  const { t, say } = useWords();
  const ways = waysToPlay(setups, chosen);
  if (ways.length < 2) return null;
  return (
    <fieldset className="new-variants">
      <legend>{t('Way to play')}</legend>
      {ways.map((way) =>
        way.variant === undefined ? null : (
          <label key={way.id} className="variant">
            <input type="radio" name="variant" checked={way.id === chosen.id} onChange={() => onChoose(way)} />
            <span>
              <strong>{say(way.variant.name)}</strong>
              <small>{say(way.variant.blurb)}</small>
            </span>
          </label>
        ),
      )}
    </fieldset>
  );
}
