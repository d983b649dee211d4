import { Button, Problem, useWords } from '@roundhouse/ui';
import { ROUTES } from '@roundhouse/wire';
import { useCallback, useState } from 'react';
import { useVisit } from '../online/context.tsx';
import { useDoing } from '../online/use-doing.ts';
import { ago } from '../pages/match-ticket.tsx';
import { Link } from '../router.tsx';
import { useAsked } from './use-asked.ts';

/** People I played with, and those with whom I will not. */
export function Company() {
  const { t, language } = useWords();
  const { server } = useVisit();
  const { answer, problem, take } = useAsked(
    useCallback(async () => server.ask(ROUTES.company, { gaps: {} }), [server]),
  );
  const { act, busy, problem: refused } = useDoing();
  const [now] = useState(() => Date.now());
  const why = problem ?? refused;
  return (
    <section className="me-card" aria-labelledby="me-company">
      <h2 id="me-company">{t('People you played with')}</h2>
      {answer?.friends.length === 0 ? <p className="people-quiet">{t('Nobody yet.')}</p> : null}
      <ul className="people-rows">
        {answer?.friends.map(({ person, games, last }) => (
          <li key={person.id}>
            <span>
              <Link to={`/people/${person.id}`}>{person.name}</Link>
              <small>
                {t('{n, plural, one {# game} other {# games}}', { n: games })} · {ago(last, now, language)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {answer === null || answer.blocked.length === 0 ? null : (
        <>
          <h3>{t('Blocked')}</h3>
          <ul className="people-rows">
            {answer.blocked.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/people/${id}`}>{name}</Link>
                <Button
                  size="small"
                  disabled={busy}
                  onClick={() => act(async () => take(await server.ask(ROUTES.unblock, { gaps: { person: id } })))}
                >
                  {t('Unblock')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Problem why={why} />
    </section>
  );
}
