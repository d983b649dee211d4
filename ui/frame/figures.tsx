import { classNames } from '../parts/class-names.ts';
import { useWords } from '../words/words.tsx';
import type { PlayerFigure } from './table-frame.tsx';

/** A few numbers of a player, each below its name. */
export function Figures({ figures }: { readonly figures: readonly PlayerFigure[] }) {
  const { say } = useWords();
  if (figures.length === 0) return null;
  return (
    <span className="player-figures">
      {figures.map(({ label, value, warn = false, spare = false }) => (
        <span
          key={label.text}
          className={classNames('player-figure', warn && 'player-figure-warn', spare && 'player-figure-spare')}
        >
          <small>{say(label)}</small> {value}
        </span>
      ))}
    </span>
  );
}
