import { isTyping } from '@roundhouse/ui';
import { useEffect, useRef } from 'react';
import { momentForKey } from './history-keys.ts';

export interface Shortcuts {
  readonly takeBack: () => void;
  readonly toggle: (what: 'log' | 'rules' | 'notes' | 'history') => void;
  readonly help: () => void;
  readonly escape: () => void;
  /** Set while the past is shown. */
  readonly past: { readonly seq: number; readonly last: number; readonly goTo: (seq: number) => void } | null;
}

const TOGGLES: Readonly<Record<string, 'log' | 'rules' | 'notes' | 'history'>> = {
  l: 'log',
  b: 'rules',
  n: 'notes',
  h: 'history',
};

/** The keys of a table. A key that a game's table has used, or that belongs to a field, is left alone. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return;
      if (handle(event, latest.current)) event.preventDefault();
    };
    // In the past the arrows step through it; they must not reach the board, which they would move.
    const step = (event: KeyboardEvent): void => {
      const { past } = latest.current;
      if (past === null || isTyping(event.target) || isInDialog(event.target) || isTab(event.target)) return;
      const to = momentForKey(event.key, event.shiftKey, past.seq, past.last);
      if (to === undefined) return;
      event.preventDefault();
      past.goTo(to);
    };
    window.addEventListener('keydown', press);
    window.addEventListener('keydown', step, true);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keydown', step, true);
    };
  }, []);
}

function handle(event: KeyboardEvent, shortcuts: Shortcuts): boolean {
  const key = event.key.toLowerCase();
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' || event.shiftKey) return false;
    shortcuts.takeBack();
    return true;
  }
  const toggled = TOGGLES[key];
  if (toggled !== undefined) shortcuts.toggle(toggled);
  else if (key === 'u') shortcuts.takeBack();
  else if (key === '?') shortcuts.help();
  else if (key === 'escape') shortcuts.escape();
  else return false;
  return true;
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;
}

function isTab(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tab"]') !== null;
}
