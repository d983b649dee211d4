import { Button, Icon, useWords } from '@roundhouse/ui';
import { lazy, Suspense, useState } from 'react';
import { useMe, useStanding } from '../online/context.tsx';
import { Link } from '../router.tsx';

const LogInDialog = lazy(async () => ({ default: (await import('./log-in-dialog.tsx')).LogInDialog }));

/** In the head of a page: who I am, or a way to say so. Nothing where there is no server. */
export function AccountCorner() {
  const { t } = useWords();
  const { server } = useStanding();
  const me = useMe();
  const [asking, setAsking] = useState(false);
  if (server !== 'there') return null;
  return (
    <>
      {me === null ? (
        <Button size="small" onClick={() => setAsking(true)}>
          {t('Log in')}
        </Button>
      ) : (
        <Link to="/me" className="page-account" aria-label={t('My account: {name}', { name: me.name })}>
          <Icon name="person" size={20} /> <span>{me.name}</span>
        </Link>
      )}
      {asking ? (
        <Suspense fallback={null}>
          <LogInDialog open onOpenChange={setAsking} />
        </Suspense>
      ) : null}
    </>
  );
}
