import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, Icon, IconButton, useWords } from '@roundhouse/ui';
import { proposalOf } from './proposal.ts';
import { type Hint, sentencesOf, type Told } from './use-hint.ts';
import './hint.css';

interface HintPanelProps {
  readonly page: AnyGamePage;
  readonly hint: Hint;
  /** Takes a move into the plan of the turn. */
  readonly take: (action: unknown) => void;
}

/** Above the prompt: what the house would do, or that it still thinks. */
export function HintPanel({ page, hint: { hint, putAway, pointed, point }, take }: HintPanelProps) {
  const { t } = useWords();
  if (hint.state === 'none') return null;
  return (
    <section className="hint" aria-label={t('Hint')} data-hint={hint.state}>
      <div className="hint-head">
        <Icon name="hint" size={18} />
        <strong>{t('Hint')}</strong>
        {hint.state === 'thinking' ? (
          <>
            <progress max={1} value={hint.part} aria-label={t('Thinking about your move')} />
            <Button size="small" kind="quiet" onClick={putAway}>
              {t('Never mind')}
            </Button>
          </>
        ) : (
          <span className="hint-tools">
            <IconButton icon="close" label={t('Put the hint away')} onClick={putAway} />
          </span>
        )}
      </div>
      {hint.state === 'failed' ? <p role="alert">{hint.why}</p> : null}
      {hint.state === 'told' ? (
        <ol className="hint-moves" aria-live="polite" onMouseLeave={() => point(null)}>
          {hint.moves.map((move, index) => (
            <li key={index}>
              <button
                type="button"
                className="hint-move"
                data-move={index}
                data-shown={pointed === index ? '' : undefined}
                onMouseEnter={() => point(index)}
                onFocus={() => point(index)}
                onBlur={() => point(null)}
                onClick={() => {
                  putAway();
                  take(move.action);
                }}
              >
                <Move page={page} move={move} />
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}

function Move({ page, move }: { readonly page: AnyGamePage; readonly move: Told }) {
  const { t, say, language } = useWords();
  const { review, where, points, place, reasons } = move;
  const words = sentencesOf(page.game, review)
    .map((told) => proposalOf(say(told), language))
    .join(' ');
  return (
    <>
      <strong>{words === '' ? t('What this move brings shows only later') : words}</strong>
      {where === null ? null : <span>{t('Where: {place}', { place: say(where) })}</span>}
      <span className="hint-worth">
        {t(
          'About {points, plural, one {# point} other {# points}} at the end: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place.',
          { points, place },
        )}
      </span>
      {reasons.length === 0 ? null : <span className="hint-why">{reasons.map((reason) => say(reason)).join(' ')}</span>}
    </>
  );
}
