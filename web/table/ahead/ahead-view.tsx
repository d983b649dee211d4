import type { Text } from '@roundhouse/kernel';
import type { AnyGamePage, Reviewed } from '@roundhouse/table-kit';
import { Button, classNames, Icon, IconButton, useWords } from '@roundhouse/ui';
import { useDescribe } from '../words.tsx';
import type { Planning } from './use-ahead.ts';

interface AheadProps {
  readonly page: AnyGamePage;
  readonly planning: Planning;
}

/** Beside whom the table waits for: what can be planned meanwhile, or a plan whose turn has come. */
export function AheadOffers({ planning: { standing, hasPlan, show } }: Pick<AheadProps, 'planning'>) {
  const { t, say } = useWords();
  if (standing.state === 'turn' && !standing.open) {
    return (
      <Button size="small" icon="notes" data-ahead="look" onClick={() => show(standing.kind)}>
        {t('My plan')}
      </Button>
    );
  }
  if (standing.state !== 'waiting' || standing.open !== null) return null;
  return standing.offers.map(({ kind, name }) => (
    <Button key={kind} size="small" kind="quiet" icon="notes" data-ahead={kind} onClick={() => show(kind)}>
      {hasPlan(kind) ? t('Planned: {what}', { what: say(name) }) : t('Plan: {what}', { what: say(name) })}
    </Button>
  ));
}

/** Above the prompt: what is planned, and what can be done with it. */
export function AheadPanel(props: AheadProps) {
  const { standing } = props.planning;
  if (standing.state === 'waiting' && standing.open !== null) return <Planned {...props} {...standing.open} />;
  return standing.state === 'turn' && standing.open ? <TurnHasCome {...props} review={standing.review} /> : null;
}

type AnyReview = Reviewed<object, unknown, unknown>;

function Planned({
  page,
  planning: { standing, hasPlan, show, takeLastBack, throwAway },
  offer,
  review,
}: AheadProps & { readonly offer: { readonly kind: string; readonly name: Text }; readonly review: AnyReview }) {
  const { t, say } = useWords();
  const offers = standing.state === 'waiting' ? standing.offers : [];
  return (
    <section className="ahead" aria-label={t('Planned for your turn')}>
      <div className="ahead-head">
        <Icon name="notes" size={18} />
        <strong>{t('Planned for your turn')}</strong>
        {offers.length < 2 ? (
          <span>{say(offer.name)}</span>
        ) : (
          offers.map(({ kind, name }) => (
            <button
              key={kind}
              type="button"
              className={classNames('chip', kind === offer.kind && 'ahead-chosen')}
              aria-pressed={kind === offer.kind}
              onClick={() => show(kind)}
            >
              {say(name)}
            </button>
          ))
        )}
        <span className="ahead-tools">
          {review.holds.length === 0 ? null : (
            <IconButton icon="undo" label={t('Take the last one back')} data-ahead="back" onClick={takeLastBack} />
          )}
          {hasPlan(offer.kind) ? (
            <IconButton icon="trash" label={t('Throw the plan away')} data-ahead="away" onClick={throwAway} />
          ) : null}
          <IconButton icon="close" label={t('Back to the table')} data-ahead="close" onClick={() => show(null)} />
        </span>
      </div>
      {review.holds.length === 0 && review.refusal === null ? (
        <p className="ahead-note">{t('Choose as if it were your turn. Nothing is played before it comes.')}</p>
      ) : (
        <Steps page={page} review={review} />
      )}
    </section>
  );
}

function TurnHasCome({
  page,
  planning: { show, throwAway, playIt },
  review,
}: AheadProps & { readonly review: AnyReview }) {
  const { t } = useWords();
  const steps = review.holds.length;
  return (
    <section className="ahead" aria-label={t('Planned for your turn')}>
      <div className="ahead-head">
        <Icon name="notes" size={18} />
        <strong>{steps === 0 ? t('What you planned is not possible any more') : t('You planned this')}</strong>
        <span className="ahead-tools">
          <IconButton icon="trash" label={t('Throw the plan away')} data-ahead="away" onClick={throwAway} />
          <Button size="small" data-ahead="anew" onClick={() => show(null)}>
            {t('Decide anew')}
          </Button>
          {steps === 0 ? null : (
            <Button size="small" kind="primary" icon="check" data-choice="play-plan" onClick={playIt}>
              {review.refusal === null ? t('Play it') : t('Play what is still possible')}
            </Button>
          )}
        </span>
      </div>
      <Steps page={page} review={review} />
    </section>
  );
}

/** Each step in words, as the log would tell it; then why the next does not hold any more. */
function Steps({ page, review: { holds, refusal } }: { readonly page: AnyGamePage; readonly review: AnyReview }) {
  const { t, say } = useWords();
  const describe = useDescribe(page);
  return (
    <>
      <ol className="ahead-steps">
        {holds.map(({ events }, index) => (
          <li key={index}>
            {describe({ seq: index, seat: null, events }).join(' ') || t('Step {n}', { n: index + 1 })}
          </li>
        ))}
      </ol>
      {refusal === null ? null : (
        <p className="ahead-note" role="status">
          {t('The next step is no longer possible: {why}', { why: say(refusal.why) })}
        </p>
      )}
    </>
  );
}
