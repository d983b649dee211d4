import { classNames, useWords } from '@roundhouse/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PageName } from './pages.ts';

export interface Page {
  readonly name: PageName;
  readonly title: string;
  readonly content: ReactNode;
  /** Something on it can be chosen now, or has just come. */
  readonly isMarked: boolean;
}

interface PagedProps {
  readonly pages: readonly Page[];
  /** What the decision of the moment is about; null where that is nothing of this. */
  readonly wanted: PageName | null;
  /** What is told of elsewhere, such as a line of the log that is pointed at: it is brought into sight. */
  readonly recalled: object | null;
  readonly motion: boolean;
}

/**
 * A table on a screen that is too small for it: one page beside the other, pulled along by a finger or reached by its tab.
 * It goes by itself only where a decision wants another page than the one before.
 */
export function Paged({ pages, wanted, recalled, motion }: PagedProps) {
  const { t } = useWords();
  const leaves = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const go = (index: number, smoothly: boolean): void => {
    const { current } = leaves;
    setShown(index);
    current?.scrollTo({ left: index * current.clientWidth, behavior: smoothly ? 'smooth' : 'instant' });
  };
  const goal = pages.findIndex(({ name }) => name === wanted);
  // Whatever nobody decides wants nothing: then the last wish holds, and nobody is sent anywhere for having waited.
  const reached = useRef(0);
  useEffect(() => {
    if (goal === -1 || goal === reached.current) return;
    reached.current = goal;
    go(goal, false);
  }, [goal]);
  useEffect(() => {
    if (recalled === null) return;
    leaves.current?.querySelector('.iron-recalled')?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [recalled]);
  return (
    <div className="iron-board iron-paged" role="region" aria-label={t('The table')}>
      <div className="iron-tabs" role="group" aria-label={t('Parts of the table')}>
        {pages.map(({ name, title, isMarked }, index) => (
          <button
            key={name}
            type="button"
            className={classNames('iron-tab', index === shown && 'iron-tab-shown', isMarked && 'iron-tab-marked')}
            aria-pressed={index === shown}
            onClick={() => go(index, motion)}
          >
            {title}
            {isMarked ? <span className="spoken-only">{t('(something to choose)')}</span> : null}
          </button>
        ))}
      </div>
      <div
        ref={leaves}
        className="iron-leaves"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.min(pages.length - 1, Math.round(scrollLeft / Math.max(1, clientWidth))))
        }
      >
        {pages.map(({ name, title, content }, index) => (
          <div
            key={name}
            className="iron-leaf"
            role="group"
            aria-label={title}
            tabIndex={0}
            // Whoever goes by keys comes to the next page past the last thing of this one.
            onFocus={() => {
              if (index !== shown) go(index, false);
            }}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
