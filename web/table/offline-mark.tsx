import { Icon, useWords } from '@roundhouse/ui';
import { useOnline } from '../pages/use-online.ts';

/** Without a network the game goes on; this says so to whoever wonders. */
export function OfflineMark() {
  const { t } = useWords();
  const online = useOnline();
  if (online) return null;
  const words = t('Offline: the game goes on in this browser');
  return (
    <span className="offline-mark" role="img" aria-label={words} title={words}>
      <Icon name="offline" size={18} />
    </span>
  );
}
