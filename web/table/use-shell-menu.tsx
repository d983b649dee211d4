import type { AnyGamePage } from '@roundhouse/table-kit';
import { type MenuItem, useSettings, useWords } from '@roundhouse/ui';
import { type ReactNode, useState } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { SettingsDialog } from '../pages/settings-dialog.tsx';
import { peopleAt } from './seats.ts';
import { SeatsDialog } from './seats-dialog.tsx';
import { downloadRecord } from './download-record.ts';

interface ShellMenuOptions {
  readonly page: Pick<AnyGamePage, 'hasSecrets'>;
  readonly match: TableMatch;
  readonly snapshot: Snapshot;
  readonly help: () => void;
  /** In a lesson everybody keeps to their place. */
  readonly mayChangeSeats: boolean;
}

/** What a table needs now and then. */
export function useShellMenu({ page, match, snapshot, help, mayChangeSeats }: ShellMenuOptions): {
  readonly items: readonly MenuItem[];
  readonly element: ReactNode;
} {
  const { t } = useWords();
  const { settings, change } = useSettings();
  const [open, setOpen] = useState<'settings' | 'seats' | null>(null);
  const allPeople = peopleAt(snapshot.players).length === snapshot.players.length;
  const mayDownload = snapshot.result !== null || (allPeople && !page.hasSecrets);
  const items: MenuItem[] = [
    {
      id: 'sound',
      icon: settings.sound ? 'soundOn' : 'soundOff',
      label: t('Sound'),
      checked: settings.sound,
      choose: () => change({ sound: !settings.sound }),
    },
    { id: 'fullscreen', icon: 'fullscreen', label: t('Full screen'), choose: toggleFullscreen },
    { id: 'settings', icon: 'settings', label: t('Settings'), choose: () => setOpen('settings') },
    { id: 'keys', icon: 'help', label: t('Keys'), hint: '?', choose: help },
  ];
  if (mayChangeSeats && snapshot.result === null) {
    items.push({ id: 'seats', icon: 'person', label: t('Who plays'), choose: () => setOpen('seats') });
  }
  if (mayDownload) {
    items.push({
      id: 'record',
      icon: 'download',
      label: t('Download the record'),
      choose: () => void downloadRecord(match),
    });
  }
  const show = (which: 'settings' | 'seats') => (shown: boolean) => setOpen(shown ? which : null);
  const element = (
    <>
      <SettingsDialog open={open === 'settings'} onOpenChange={show('settings')} />
      <SeatsDialog open={open === 'seats'} onOpenChange={show('seats')} match={match} players={snapshot.players} />
    </>
  );
  return { items, element };
}

function toggleFullscreen(): void {
  const changed =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  // A browser may refuse; the page is as usable without.
  changed.catch(() => undefined);
}
