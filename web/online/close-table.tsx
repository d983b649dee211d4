import { ROUTES, type Table } from '@roundhouse/wire';
import { Button, Dialog, useWords } from '@roundhouse/ui';
import { type ReactNode, useState } from 'react';
import { navigate } from '../router.tsx';
import { useVisit } from './context.tsx';
import { useDoing } from './use-doing.ts';

/** Whoever opened a table may close it, before the match or when it was abandoned; they are asked whether they mean it. */
export function useCloseTable({ id, state }: Pick<Table, 'id' | 'state'>): {
  readonly ask: () => void;
  readonly element: ReactNode;
} {
  const { t } = useWords();
  const { server } = useVisit();
  const [asking, setAsking] = useState(false);
  const { act, busy, problem } = useDoing();
  const close = async (): Promise<void> => {
    await server.ask(ROUTES.close, { gaps: { table: id } });
    navigate('/');
  };
  const element = (
    <Dialog
      open={asking}
      onOpenChange={setAsking}
      title={t('Close the table')}
      foot={
        <>
          <Button onClick={() => setAsking(false)}>{t('Leave it open')}</Button>
          <Button kind="danger" disabled={busy} onClick={() => act(close)}>
            {t('Close it for good')}
          </Button>
        </>
      }
    >
      <p>
        {state === 'open'
          ? t('Nobody can sit down here any more, and the invitation leads nowhere.')
          : t('Nobody can play on, and the game has no result. It cannot be opened again.')}
      </p>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </Dialog>
  );
  return { ask: () => setAsking(true), element };
}
