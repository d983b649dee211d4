import { Button, useWords } from '@roundhouse/ui';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useVisit } from './context.tsx';

/** What the host of the server says to everybody. */
export function Announcement() {
  const { t } = useWords();
  const { line } = useVisit();
  const said = useSyncExternalStore(
    useCallback((changed) => line.onState(changed), [line]),
    () => line.announcement,
  );
  const [read, setRead] = useState<string | null>(null);
  if (said === null || said === read) return null;
  return (
    <div className="site-news-slip">
      <span>{said}</span>
      <Button size="small" kind="quiet" onClick={() => setRead(said)}>
        {t('Close')}
      </Button>
    </div>
  );
}
