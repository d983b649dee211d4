import type { AnyGamePage } from '@roundhouse/table-kit';
import { IconButton, readStored, Sheet, type Tab, Tabs, useIsPhone, useWords, writeStored } from '@roundhouse/ui';
import { type ReactNode, useCallback, useId, useState } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { partWith, type Rulebook } from '../rules/rulebook.ts';
import { RulesView } from '../rules/rules-view.tsx';
import { LogView } from './log-view.tsx';
import { type Moment, useTurns } from './moments.ts';
import type { Toggle } from './ribbon.tsx';
import type { DrawerPage } from './side.ts';

type DrawerTab = 'log' | 'rules' | 'notes' | 'chat';

const BASICS: readonly DrawerTab[] = ['log', 'rules'];

interface DrawerOptions {
  readonly match: TableMatch;
  readonly page: AnyGamePage;
  readonly book: Rulebook;
  readonly snapshot: Snapshot;
  readonly moment: Moment;
  /** What the table has beside log and rules; without notes among them, those of this browser. */
  readonly pages: readonly DrawerPage[];
  /** Shows on the board what these events tell of; none takes that away. */
  readonly recall: (events: readonly unknown[]) => void;
}

interface OpenedDrawer {
  readonly element: ReactNode;
  readonly toggles: readonly Toggle[];
  readonly toggle: (tab: DrawerTab) => void;
  readonly openRule: (rule: string) => void;
  readonly close: () => void;
  /** Whether it is open and the person is in it just now. */
  readonly isInUse: () => boolean;
}

export function useDrawer({ match, page, book, snapshot, moment, pages, recall }: DrawerOptions): OpenedDrawer {
  const { t } = useWords();
  const turns = useTurns(match, page, snapshot);
  const [tab, setTab] = useState<DrawerTab | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const phone = useIsPhone();
  const close = useCallback(() => setTab(null), []);
  /** The part of the rules that this moment is played by. */
  const now = partWith(book, page.ruleNow(moment.view))?.id ?? null;
  const show = (which: DrawerTab): void => {
    if (which === 'rules') setRule(now);
    setTab(which);
  };
  const toggle = (which: DrawerTab): void => (tab === which ? close() : show(which));
  const more = pages.some(({ id }) => id === 'notes') ? pages : [...pages, notesHere(t('Notes'), snapshot.id)];
  const hasTab = (which: DrawerTab): boolean => BASICS.includes(which) || more.some(({ id }) => id === which);
  const openRule = useCallback((id: string) => {
    setRule(id);
    setTab('rules');
  }, []);
  const { goTo } = moment;
  const goToMoment = useCallback(
    (seq: number) => {
      goTo(seq);
      // A sheet covers the board, which is what the person wants to see now.
      if (phone) setTab(null);
    },
    [goTo, phone],
  );
  const toggles: readonly Toggle[] = [
    { id: 'log', icon: 'log', label: t('Log'), key: 'l', on: tab === 'log', toggle: () => toggle('log') },
    { id: 'rules', icon: 'rules', label: t('Rules'), key: 'b', on: tab === 'rules', toggle: () => toggle('rules') },
    ...more.map(({ content: _content, ...one }) => ({ ...one, on: tab === one.id, toggle: () => toggle(one.id) })),
  ];
  const element =
    tab === null || !hasTab(tab) ? null : (
      <Drawer
        open={tab}
        show={show}
        close={close}
        tabs={[
          {
            id: 'log',
            title: t('Log'),
            content: (
              <LogView
                page={page}
                steps={snapshot.steps}
                notes={snapshot.notes}
                turns={turns}
                shownSeq={moment.shownSeq}
                goTo={goToMoment}
                recall={recall}
              />
            ),
          },
          {
            id: 'rules',
            title: t('Rules'),
            content: <RulesView book={book} figures={page.figures} rule={rule} now={now} onRule={setRule} compact />,
          },
          ...more.map(({ id, label, content }) => ({ id, title: label, content })),
        ]}
      />
    );
  const isInUse = (): boolean => tab !== null && holdsFocus();
  return { element, toggles, toggle, openRule, close, isInUse };
}

function holdsFocus(): boolean {
  return (document.activeElement?.closest('.drawer') ?? null) !== null;
}

interface DrawerProps {
  readonly tabs: readonly (Tab & { readonly id: DrawerTab; readonly title: string })[];
  readonly open: DrawerTab;
  readonly show: (tab: DrawerTab) => void;
  readonly close: () => void;
}

/** Log, rules, talk and notes: beside the board, or in a sheet over it on a phone. */
function Drawer({ tabs, open, show, close }: DrawerProps) {
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

function notesHere(label: string, match: string): DrawerPage {
  return { id: 'notes', icon: 'notes', label, key: 'n', unread: 0, content: <NotesView key={match} match={match} /> };
}

/** A sheet of paper beside the board. It is kept in this browser, with the match. */
function NotesView({ match }: { readonly match: string }) {
  const { t } = useWords();
  const label = useId();
  const key = `roundhouse.notes.${match}`;
  const [notes, setNotes] = useState(() => readStored(key) ?? '');
  return (
    <div className="notes">
      <p id={label} className="notes-about">
        {t('For your eyes only. Kept in this browser with the game.')}
      </p>
      <textarea
        className="notes-paper"
        aria-label={t('Notes')}
        aria-describedby={label}
        value={notes}
        maxLength={20_000}
        onChange={(event) => {
          setNotes(event.target.value);
          writeStored(key, event.target.value);
        }}
      />
    </div>
  );
}
