import { ROUTES } from '@roundhouse/wire';
import { Button, EmptyState, Problem, Spinner, useWords } from '@roundhouse/ui';
import { useEffect, useState } from 'react';
import { PageFrame } from '../pages/page-frame.tsx';
import { reasonOf } from '../pages/use-start.ts';
import { useVisit } from './context.tsx';
import { useDoing } from './use-doing.ts';
import './online.css';

/** Where the link in a mail leads: whoever got it stops them, known to the server or not. */
export function StopMailsPage({ token }: { readonly token: string }) {
  const { t } = useWords();
  return (
    <PageFrame page="join" title={t('E-mails')}>
      <h1>{t('E-mails about your games')}</h1>
      <Stopping token={token} />
    </PageFrame>
  );
}

function Stopping({ token }: { readonly token: string }) {
  const { t } = useWords();
  const { server } = useVisit();
  const { act, busy, problem } = useDoing();
  const [mailing, setMailing] = useState<'asking' | 'on' | 'off' | { readonly why: string }>('asking');
  useEffect(() => {
    server.ask(ROUTES.mailing, { gaps: { token } }).then(
      ({ mail }) => setMailing(mail ? 'on' : 'off'),
      (error: unknown) => setMailing({ why: reasonOf(error) }),
    );
  }, [server, token]);
  if (mailing === 'asking') return <Spinner label={t('Asking the server…')} />;
  if (mailing === 'off') return <EmptyState title={t('You get no more e-mails')} />;
  if (mailing !== 'on') return <EmptyState title={mailing.why} />;
  const stop = async (): Promise<void> => {
    await server.ask(ROUTES.stopMails, { gaps: { token } });
    setMailing('off');
  };
  return (
    <>
      <Button kind="primary" disabled={busy} onClick={() => act(stop)}>
        {t('Send me no more e-mails')}
      </Button>
      <Problem why={problem} />
    </>
  );
}
