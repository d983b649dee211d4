import { Button, classNames, IconButton, Lamp, useWords } from '@roundhouse/ui';
import { lazy, Suspense, useState } from 'react';
import { gameName } from '@roundhouse/games/registry';
import type { MatchSummary } from '../match/table-match.ts';
import { Link } from '../router.tsx';
import { FaceToCome } from './ticket-players.tsx';
import { useSeen } from './use-seen.ts';
import './tickets.css';

/** It brings the page of a game along, so it comes when there is a match to show. */
const TicketFace = lazy(async () => ({ default: (await import('./ticket-face.tsx')).TicketFace }));

export interface MatchTicketProps {
  readonly match: MatchSummary;
  readonly now: number;
  readonly onRemove: () => void;
}

/** A kept match as a railway ticket: the stub says whose turn it is, the rest leads to the table. */
export function MatchTicket({ match, now, onRemove }: MatchTicketProps) {
  const { t, language } = useWords();
  const [place, seen] = useSeen<HTMLElement>();
  const status = match.over ? t('Finished') : match.yourTurn ? t('Your turn') : t('Bots to play');
  const toCome = <FaceToCome players={match.players} liveries={match.liveries} />;
  return (
    <article ref={place} className={classNames('match-ticket', match.yourTurn && 'match-ticket-mine')}>
      <Link to={`/table/${match.id}`} className="match-ticket-link">
        <span className="match-ticket-stub">
          {match.over ? null : <Lamp lit={match.yourTurn} />}
          {status}
        </span>
        <span className="match-ticket-body">
          <strong className="match-ticket-game">{gameName(match.game)}</strong>
          {seen ? (
            <Suspense fallback={toCome}>
              <TicketFace match={match} />
            </Suspense>
          ) : (
            toCome
          )}
          <span className="match-ticket-facts">
            {ago(match.changed, now, language)}
            {match.takebacks ? <> · {t('with takebacks')}</> : null}
          </span>
        </span>
      </Link>
      <Removal name={gameName(match.game)} onRemove={onRemove} />
    </article>
  );
}

/** A match that cannot be opened any more: what is wrong with it, and the way to be rid of it. */
export function BrokenTicket({ match, onRemove }: { readonly match: MatchSummary; readonly onRemove: () => void }) {
  const { t } = useWords();
  const name = match.game === '' ? t('A kept game') : gameName(match.game);
  return (
    <article className="match-ticket match-ticket-broken">
      <div className="match-ticket-link">
        <span className="match-ticket-stub">{t('Damaged')}</span>
        <span className="match-ticket-body">
          <strong className="match-ticket-game">{name}</strong>
          <span className="match-ticket-facts">{match.broken}</span>
        </span>
      </div>
      <Removal name={name} onRemove={onRemove} />
    </article>
  );
}

/**
 * The trash only asks. "Keep" comes to lie where it was, and has the focus: whoever presses twice, by hand or by key,
 * deletes nothing.
 */
function Removal({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never');
  const keep = (): void => setAsked('before');
  return (
    <span className="match-ticket-removal">
      {asked === 'now' ? (
        <span
          className="match-ticket-sure"
          role="group"
          aria-label={t('Delete this game for good?')}
          onKeyDown={({ key }) => {
            if (key === 'Escape') keep();
          }}
        >
          <Button kind="danger" size="small" onClick={onRemove}>
            {t('Delete')}
          </Button>
          <Button size="small" className="match-ticket-keep" onClick={keep} autoFocus>
            {t('Keep')}
          </Button>
        </span>
      ) : (
        <IconButton
          className="match-ticket-remove"
          icon="trash"
          label={t('Delete this game: {name}', { name })}
          onClick={() => setAsked('now')}
          // The keyboard goes on where it was before the question.
          autoFocus={asked === 'before'}
        />
      )}
    </span>
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago", in the words of the language. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  for (const [unit, length] of UNITS) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  return format.format(0, 'second');
}
