import type { TableLists, TableSummary } from '@roundhouse/wire';
import { findGame } from '@roundhouse/games/registry';
import { useSettings, useSound, useWords } from '@roundhouse/ui';
import { useEffect, useRef } from 'react';
import { markTitle } from '../app/title.ts';
import { navigate } from '../router.tsx';
import { useMe, useTableLists } from './context.tsx';
import { notify } from './notify.ts';

/** Says that it is my turn somewhere: in the title, on the icon, by a sound, and to whoever looks elsewhere. */
export function TurnBell() {
  return useMe() === null ? null : <Bell />;
}

function Bell() {
  const { t } = useWords();
  const { notify: wanted } = useSettings().settings;
  const sound = useSound();
  const lists = useTableLists();
  const before = useRef<TableLists | null>(null);
  const count = lists?.myTurn.length ?? 0;
  useEffect(() => {
    markTitle(count);
    markIcon(count);
    return () => {
      markTitle(0);
      markIcon(0);
    };
  }, [count]);
  useEffect(() => {
    const fresh = newTurns(before.current, lists);
    before.current = lists;
    if (fresh.length === 0) return;
    sound('bell');
    if (!wanted || document.visibilityState === 'visible') return;
    for (const { id, game, title } of fresh) {
      const name = findGame(game)?.name ?? game;
      notify({
        title: t('It is your turn'),
        body: title === '' ? name : `${title} · ${name}`,
        tag: id,
        open: () => navigate(`/online/${id}`),
      });
    }
  }, [lists, sound, wanted, t]);
  return null;
}

/** The tables that wait for me and did not before; none when I have only just looked. */
export function newTurns(before: TableLists | null, now: TableLists | null): readonly TableSummary[] {
  if (before === null || now === null) return [];
  return now.myTurn.filter(({ id }) => !before.myTurn.some((one) => one.id === id));
}

/** The icon of the page where it is installed; a browser that has none is left alone. */
function markIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const marked = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  marked.catch(() => undefined);
}
