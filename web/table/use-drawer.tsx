import type { Note } from '@roundhouse/host';
import type { Heard } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { useIsPhone, useWords } from '@roundhouse/ui';
import { type ReactNode, useCallback, useState } from 'react';
import type { Rulebook } from '../rules/rulebook.ts';
import { RulesView } from '../rules/rules-view.tsx';
import { Drawer, type DrawerTab } from './drawer.tsx';
import { LogView } from './log-view.tsx';
import { NotesView } from './notes-view.tsx';
import type { Toggle } from './table-tools.tsx';
import type { TurnStart } from './turns.ts';
import type { Moment } from './use-moment.ts';

interface DrawerOptions {
  readonly page: AnyGamePage;
  readonly book: Rulebook;
  /** The id of the match. */
  readonly match: string;
  readonly steps: readonly Heard<unknown>[];
  readonly notes: readonly Note[];
  readonly turns: readonly TurnStart[];
  readonly moment: Moment;
}

interface OpenedDrawer {
  /** Null when it is closed. */
  readonly tab: DrawerTab | null;
  readonly element: ReactNode;
  readonly toggles: readonly Toggle[];
  readonly toggle: (tab: DrawerTab) => void;
  readonly openRule: (rule: string) => void;
  readonly close: () => void;
  /** Whether the person is in it just now. */
  readonly holdsFocus: () => boolean;
}

export function useDrawer({ page, book, match, steps, notes, turns, moment }: DrawerOptions): OpenedDrawer {
  const { t } = useWords();
  const [tab, setTab] = useState<DrawerTab | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const phone = useIsPhone();
  const close = useCallback(() => setTab(null), []);
  const toggle = useCallback((which: DrawerTab) => setTab((open) => (open === which ? null : which)), []);
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
    { id: 'notes', icon: 'notes', label: t('Notes'), key: 'n', on: tab === 'notes', toggle: () => toggle('notes') },
  ];
  const element =
    tab === null ? null : (
      <Drawer
        open={tab}
        show={setTab}
        close={close}
        tabs={[
          {
            id: 'log',
            title: t('Log'),
            content: (
              <LogView
                page={page}
                steps={steps}
                notes={notes}
                turns={turns}
                shownSeq={moment.shownSeq}
                goTo={goToMoment}
              />
            ),
          },
          {
            id: 'rules',
            title: t('Rules'),
            content: <RulesView book={book} rule={rule} onRule={setRule} compact />,
          },
          { id: 'notes', title: t('Notes'), content: <NotesView key={match} match={match} /> },
        ]}
      />
    );
  return { tab, element, toggles, toggle, openRule, close, holdsFocus };
}

function holdsFocus(): boolean {
  return (document.activeElement?.closest('.drawer') ?? null) !== null;
}
