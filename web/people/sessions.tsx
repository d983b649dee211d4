import { Button, Problem, useWords } from '@roundhouse/ui';
import { ROUTES } from '@roundhouse/wire';
import { useCallback, useState } from 'react';
import { useVisit } from '../online/context.tsx';
import { useDoing } from '../online/use-doing.ts';
import { ago } from '../pages/match-ticket.tsx';
import { browserName } from './browser-name.ts';
import { useAsked } from './use-asked.ts';

/** Where I am logged in, and how to end that. */
export function Sessions({ isGuest }: { readonly isGuest: boolean }) {
  const { t, language } = useWords();
  const visit = useVisit();
  const { server } = visit;
  const { answer, problem, take } = useAsked(
    useCallback(async () => server.ask(ROUTES.sessions, { gaps: {} }), [server]),
  );
  const { act, busy, problem: refused } = useDoing();
  const [now] = useState(() => Date.now());
  const leave = (everywhere: boolean): void =>
    act(async () => {
      const route = everywhere ? ROUTES.logOutEverywhere : ROUTES.logOut;
      visit.known(await server.ask(route, { gaps: {} }));
    });
  const why = problem ?? refused;
  return (
    <section className="me-card" aria-labelledby="me-sessions">
      <h2 id="me-sessions">{t('Where you are logged in')}</h2>
      <ul className="people-rows">
        {answer?.sessions.map(({ id, label, seen, current }) => (
          <li key={id}>
            <span>
              <strong>{browserName(label) ?? t('A browser')}</strong>
              <small>{current ? t('this one') : t('last seen {when}', { when: ago(seen, now, language) })}</small>
            </span>
            {current ? null : (
              <Button
                size="small"
                disabled={busy}
                onClick={() => act(async () => take(await server.ask(ROUTES.endSession, { gaps: { session: id } })))}
              >
                {t('Log out there')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Problem why={why} />
      {isGuest ? (
        <p className="people-quiet">{t('A guest who logs out cannot come back: make an account first.')}</p>
      ) : (
        <p className="ask-foot">
          <Button disabled={busy} onClick={() => leave(false)}>
            {t('Log out')}
          </Button>
          <Button disabled={busy} onClick={() => leave(true)}>
            {t('Log out everywhere')}
          </Button>
        </p>
      )}
    </section>
  );
}
