import { EMBLEMS, type Emblem, type Livery, SEAT_COLOURS, type SeatColour } from '@roundhouse/kernel';
import { Button, Dialog, LiveryMark, Sheet, useIsPhone, useWords } from '@roundhouse/ui';
import { useState } from 'react';
import './livery-picker.css';

export interface LiveryPickerProps {
  /** What the seat looks like now. */
  readonly livery: Livery;
  /** Whose it is, as the row around it calls them. */
  readonly of: string;
  /** What others have chosen and do not give away. */
  readonly taken?: readonly Livery[];
  readonly disabled?: boolean;
  readonly onPick: (livery: Livery) => void;
}

/** The mark of a seat, which opens to choose another colour or emblem. */
export function LiveryPicker({ livery, of, taken = [], disabled = false, onPick }: LiveryPickerProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const { colours, emblems } = useLiveryWords();
  const Overlay = isPhone ? Sheet : Dialog;
  const title = t('{seat}: colour and emblem', { seat: of });
  return (
    <>
      <button
        type="button"
        className="livery-button"
        aria-label={title}
        title={t('Choose colour and emblem')}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <LiveryMark livery={livery} size={34} />
      </button>
      <Overlay
        open={open}
        onOpenChange={setOpen}
        title={title}
        foot={
          <Button kind="primary" onClick={() => setOpen(false)}>
            {t('Done')}
          </Button>
        }
      >
        <Choices
          legend={t('Colour')}
          all={SEAT_COLOURS}
          chosen={livery.colour}
          words={colours}
          isTaken={(colour) => taken.some((one) => one.colour === colour)}
          worn={(colour) => ({ ...livery, colour })}
          onPick={(colour) => onPick({ ...livery, colour })}
        />
        <Choices
          legend={t('Emblem')}
          all={EMBLEMS}
          chosen={livery.emblem}
          words={emblems}
          isTaken={(emblem) => taken.some((one) => one.emblem === emblem)}
          worn={(emblem) => ({ ...livery, emblem })}
          onPick={(emblem) => onPick({ ...livery, emblem })}
        />
        <p className="livery-note">
          {taken.length === 0
            ? t('If another player has it, the two swap.')
            : t('The faint ones are taken by other players.')}
        </p>
      </Overlay>
    </>
  );
}

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly all: readonly T[];
  readonly chosen: T;
  readonly words: Readonly<Record<T, string>>;
  readonly isTaken: (one: T) => boolean;
  readonly worn: (one: T) => Livery;
  readonly onPick: (one: T) => void;
}

function Choices<T extends string>({ legend, all, chosen, words, isTaken, worn, onPick }: ChoicesProps<T>) {
  return (
    <fieldset className="livery-choices">
      <legend>{legend}</legend>
      {all.map((one) => (
        <label key={one} className="livery-choice whole-choice" title={words[one]}>
          <input
            type="radio"
            name={legend}
            aria-label={words[one]}
            checked={one === chosen}
            disabled={one !== chosen && isTaken(one)}
            onChange={() => onPick(one)}
          />
          <LiveryMark livery={worn(one)} size={36} />
        </label>
      ))}
    </fieldset>
  );
}

interface LiveryWords {
  readonly colours: Readonly<Record<SeatColour, string>>;
  readonly emblems: Readonly<Record<Emblem, string>>;
}

function useLiveryWords(): LiveryWords {
  const { t } = useWords();
  return {
    colours: {
      red: t('red'),
      blue: t('blue'),
      green: t('green'),
      gold: t('gold'),
      purple: t('purple'),
      'light-blue': t('light blue'),
      brown: t('dark brown'),
    },
    emblems: {
      cross: t('cross'),
      ring: t('ring'),
      bar: t('bar'),
      star: t('star'),
      chevron: t('chevron'),
      diamond: t('diamond'),
      anchor: t('anchor'),
    },
  };
}
