import { IconButton, Sheet, Tabs, type Tab, useIsPhone, useWords } from '@roundhouse/ui';

export type DrawerTab = 'log' | 'rules' | 'notes';

export interface DrawerProps {
  readonly tabs: readonly (Tab & { readonly id: DrawerTab; readonly title: string })[];
  readonly open: DrawerTab;
  readonly show: (tab: DrawerTab) => void;
  readonly close: () => void;
}

/** Log, rules and notes: beside the board, or in a sheet over it on a phone. */
export function Drawer({ tabs, open, show, close }: DrawerProps) {
  const { t } = useWords();
  const phone = useIsPhone();
  const body = (
    <Tabs
      label={t('Drawer')}
      tabs={tabs}
      value={open}
      onValueChange={(id) => {
        const tab = tabs.find((one) => one.id === id);
        if (tab !== undefined) show(tab.id);
      }}
      className="drawer-tabs"
    />
  );
  if (phone) {
    const title = tabs.find(({ id }) => id === open)?.title ?? '';
    return (
      <Sheet open onOpenChange={close} title={title} className="drawer-sheet">
        {body}
      </Sheet>
    );
  }
  return (
    <aside className="drawer" aria-label={t('Drawer')}>
      {body}
      <IconButton className="drawer-close" icon="close" label={t('Close the drawer')} onClick={close} />
    </aside>
  );
}
