import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, Dialog, type MenuItem, useIsPhone, useSettings, useWords } from '@roundhouse/ui';
import { type ReactNode, useState } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { downloadRecord } from '../pages/record-file.ts';
import { SettingsDialog } from '../pages/settings-dialog.tsx';
import { peopleAt } from './seats.ts';
import { SeatsDialog } from './seats-dialog.tsx';
import { ShortcutsDialog } from './shortcuts.tsx';

/** A match that lies in this browser. */
export interface KeptMatch {
  /** Into a file that the page can bring back, whatever is hidden in it. */
  readonly save: () => Promise<void>;
  /** Deletes it and leaves the table. */
  readonly abandon: () => Promise<void>;
}

interface TableMenuOptions {
  readonly page: Pick<AnyGamePage, 'hasSecrets' | 'keys'>;
  readonly match: TableMatch;
  readonly snapshot: Snapshot;
  /** In a lesson everybody keeps to their place. */
  readonly mayChangeSeats: boolean;
  readonly failed: (error: unknown) => void;
  /** What can be done with a match that this browser keeps; null where it is kept elsewhere. */
  readonly kept: KeptMatch | null;
  /** What only this table has, below everything else. */
  readonly more: readonly MenuItem[];
}

/** What a table needs now and then. */
export function useTableMenu({ page, match, snapshot, mayChangeSeats, failed, kept, more }: TableMenuOptions): {
  readonly items: readonly MenuItem[];
  readonly element: ReactNode;
  readonly showKeys: () => void;
} {
  const { t } = useWords();
  const phone = useIsPhone();
  const { settings, change } = useSettings();
  const [open, setOpen] = useState<'settings' | 'seats' | 'keys' | 'abandon' | null>(null);
  const showKeys = (): void => setOpen('keys');
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
  ];
  // Whoever plays on a phone has no keys.
  if (!phone) items.push({ id: 'keys', icon: 'help', label: t('Keys'), hint: '?', choose: showKeys });
  if (mayChangeSeats && snapshot.screen === 'shared' && snapshot.result === null) {
    items.push({ id: 'seats', icon: 'person', label: t('Who plays'), choose: () => setOpen('seats') });
  }
  if (mayDownload(snapshot, page.hasSecrets)) {
    items.push({
      id: 'record',
      icon: 'download',
      label: t('Download the record'),
      choose: () => void downloadRecord(match).catch(failed),
    });
  }
  if (kept !== null && snapshot.result === null) {
    items.push(
      { id: 'save', icon: 'download', label: t('Save to a file'), choose: () => void kept.save().catch(failed) },
      { id: 'abandon', icon: 'trash', label: t('Abandon this game'), choose: () => setOpen('abandon') },
    );
  }
  items.push(...more);
  const show = (which: 'settings' | 'seats' | 'abandon') => (shown: boolean) => setOpen(shown ? which : null);
  const element = (
    <>
      <SettingsDialog open={open === 'settings'} onOpenChange={show('settings')} />
      <ShortcutsDialog open={open === 'keys'} close={() => setOpen(null)} more={page.keys ?? []} />
      <SeatsDialog open={open === 'seats'} onOpenChange={show('seats')} match={match} players={snapshot.players} />
      {kept === null ? null : (
        <AbandonDialog open={open === 'abandon'} onOpenChange={show('abandon')} kept={kept} failed={failed} />
      )}
    </>
  );
  return { items, element, showKeys };
}

interface AbandonDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly kept: KeptMatch;
  readonly failed: (error: unknown) => void;
}

function AbandonDialog({ open, onOpenChange, kept, failed }: AbandonDialogProps) {
  const { t } = useWords();
  const leave = async (saveFirst: boolean): Promise<void> => {
    onOpenChange(false);
    try {
      if (saveFirst) await kept.save();
      await kept.abandon();
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Abandon this game?')}
      foot={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('Play on')}</Button>
          <Button onClick={() => void leave(true)}>{t('Save it and leave')}</Button>
          <Button kind="danger" onClick={() => void leave(false)}>
            {t('Abandon it')}
          </Button>
        </>
      }
    >
      <p>{t('It is deleted from this browser and counts for nothing. From a file it can be brought back.')}</p>
    </Dialog>
  );
}

/** A record tells everything, the luck to come among it: it is given away where nobody could play better for it. */
export function mayDownload(
  seen: Pick<Snapshot, 'result' | 'players' | 'eye' | 'screen'>,
  hasSecrets: boolean,
): boolean {
  const everybodyIsHere = seen.screen === 'shared' && peopleAt(seen).length === seen.players.length;
  return seen.result !== null || (everybodyIsHere && !hasSecrets);
}

/** Whoever plays on from a running match with secrets would see what is hidden in it; among others, also its luck. */
export function mayFork({ result, screen }: Pick<Snapshot, 'result' | 'screen'>, hasSecrets: boolean): boolean {
  return result !== null || (screen === 'shared' && !hasSecrets);
}

function toggleFullscreen(): void {
  const changed =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  // A browser may refuse; the page is as usable without.
  changed.catch(() => undefined);
}
