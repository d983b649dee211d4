import { ROUTES, type Table } from '@roundhouse/wire';
import { Button, Dialog, useWords } from '@roundhouse/ui';
import { type ReactNode, useState } from 'react';
import { navigate } from '../router.tsx';
import { useVisit } from './context.tsx';
import { useDoing } from './use-doing.ts';

interface CloseDialogProps {
  readonly state: Table['state'];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Whoever closes a table is asked whether they mean it: nothing brings it back. */
export function CloseDialog({ state, open, onOpenChange, close }: CloseDialogProps) {
  const { t } = useWords();
  const { act, busy, problem } = useDoing();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Close the table')}
      foot={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('Leave it open')}</Button>
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
}

/** Whoever opened a table may close it, before the match or when it was abandoned. */
export function useCloseTable({ id, state }: Pick<Table, 'id' | 'state'>): {
  readonly ask: () => void;
  readonly element: ReactNode;
} {
  const { server } = useVisit();
  const [asking, setAsking] = useState(false);
  const close = async (): Promise<void> => {
    await server.ask(ROUTES.close, { gaps: { table: id } });
    navigate('/');
  };
  const element = <CloseDialog state={state} open={asking} onOpenChange={setAsking} close={close} />;
  return { ask: () => setAsking(true), element };
}
