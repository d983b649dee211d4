import { Icon, IconButton, useWords } from '@roundhouse/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useArrival } from '../app/arrival.ts';
import { useTitle } from '../app/title.ts';
import { AccountCorner } from '../people/account-corner.tsx';
import { Link } from '../router.tsx';
import { useOnline } from './use-online.ts';
import './page.css';

/** Most visits do without; dialogs are a good part of what a page would load. */
const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }));

export interface PageFrameProps {
  readonly page:
    | 'home'
    | 'new'
    | 'replays'
    | 'rules'
    | 'learn'
    | 'exercises'
    | 'end'
    | 'explained'
    | 'online'
    | 'room'
    | 'join'
    | 'me'
    | 'player'
    | 'admin';
  /** What the tab of the browser says beside the name of the house; home needs nothing more. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** What every page but the table has around it. */
export function PageFrame({ page, title, children }: PageFrameProps) {
  const { t } = useWords();
  const online = useOnline();
  const [settings, setSettings] = useState<'untouched' | 'open' | 'closed'>('untouched');
  useTitle(title);
  useArrival();
  return (
    <div className="page" data-page={page}>
      <header className="page-head">
        <Link to="/" className="page-brand" aria-label={t('Roundhouse, home')}>
          <img src="/icon.svg" alt="" width="34" height="34" />
          <span>Roundhouse</span>
        </Link>
        {online ? null : (
          <span className="page-offline">
            <Icon name="offline" size={16} /> {t('Offline: everything here works without a network')}
          </span>
        )}
        <nav className="page-nav" aria-label={t('Main')}>
          <Link to="/replays" aria-current={page === 'replays' ? 'page' : undefined}>
            {t('Replays')}
          </Link>
        </nav>
        <AccountCorner />
        <IconButton icon="settings" label={t('Settings')} onClick={() => setSettings('open')} />
      </header>
      <main className={`page-main page-${page}`}>{children}</main>
      {settings === 'untouched' ? null : (
        <Suspense fallback={null}>
          <SettingsDialog
            open={settings === 'open'}
            onOpenChange={(open: boolean) => setSettings(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
