import type { GameKey } from '@roundhouse/table-kit';
import { Dialog, isInDialog, isTyping, useWords } from '@roundhouse/ui';
import { useEffect, useRef } from 'react';
import { momentForKey } from './moments.ts';

type Toggled = 'log' | 'rules' | 'notes' | 'chat' | 'history';

export interface Shortcuts {
  /** While the screen changes hands the table is nobody's. */
  readonly behindCurtain: boolean;
  readonly takeBack: () => void;
  readonly toggle: (what: Toggled) => void;
  readonly help: () => void;
  /** Shows what the others did since my last move. */
  readonly again: () => void;
  /** Asks for a hint, or puts it away; null where none is to be had. */
  readonly hint: (() => void) | null;
  /** What is open, and how each of it is closed. */
  readonly open: {
    readonly explanation: boolean;
    readonly hint: boolean;
    readonly drawer: () => boolean;
    readonly past: boolean;
  };
  readonly close: Readonly<Record<'explanation' | 'hint' | 'drawer' | 'past', () => void>>;
  /** Set while the past is shown. */
  readonly past: { readonly seq: number; readonly last: number; readonly goTo: (seq: number) => void } | null;
}

const TOGGLES: Readonly<Record<string, Toggled>> = {
  l: 'log',
  b: 'rules',
  n: 'notes',
  c: 'chat',
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
      if (event.defaultPrevented || isTyping(event) || isInDialog(event.target)) return;
      if (event.key !== 'Escape' && pressed(event, latest.current)) event.preventDefault();
    };
    // Escape closes the innermost of what is open: a plan that lies on the table is not given up with it.
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event) || isInDialog(event.target)) return;
      if (!pressed(event, latest.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // In the past the arrows step through it; they must not reach the board, which they would move.
    const step = (event: KeyboardEvent): void => {
      if (isTyping(event) || isInDialog(event.target) || isTab(event.target)) return;
      if (stepped(event, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    window.addEventListener('keydown', close, true);
    window.addEventListener('keydown', step, true);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keydown', close, true);
      window.removeEventListener('keydown', step, true);
    };
  }, []);
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Does what a key stands for; false when it stands for nothing. */
export function pressed(event: Key, shortcuts: Shortcuts): boolean {
  const key = event.key.toLowerCase();
  if (event.altKey || shortcuts.behindCurtain) return false;
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' || event.shiftKey) return false;
    shortcuts.takeBack();
    return true;
  }
  const toggled = TOGGLES[key];
  if (toggled !== undefined) shortcuts.toggle(toggled);
  else if (key === 'u') shortcuts.takeBack();
  else if (key === 'a') shortcuts.again();
  else if (key === 'i' && shortcuts.hint !== null) shortcuts.hint();
  else if (key === '?') shortcuts.help();
  else if (key === 'escape') return escape(shortcuts);
  else return false;
  return true;
}

/** Goes where a key leads while the past is shown; false when it leads nowhere. */
export function stepped(
  { key, shiftKey }: Pick<Key, 'key' | 'shiftKey'>,
  { past, behindCurtain }: Pick<Shortcuts, 'past' | 'behindCurtain'>,
): boolean {
  if (past === null || behindCurtain) return false;
  const to = momentForKey(key, shiftKey, past.seq, past.last);
  if (to === undefined) return false;
  past.goTo(to);
  return true;
}

/** Closes the innermost of what is open; false when nothing is. */
function escape({ open, close }: Shortcuts): boolean {
  if (open.explanation) close.explanation();
  else if (open.hint) close.hint();
  else if (open.drawer()) close.drawer();
  else if (open.past) close.past();
  else return false;
  return true;
}

function isTab(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tab"]') !== null;
}

/** What every key does, for those who ask with `?`. */
export function ShortcutsDialog({
  open,
  close,
  more,
}: {
  readonly open: boolean;
  readonly close: () => void;
  /** What only this game has. */
  readonly more: readonly GameKey[];
}) {
  const { t, say } = useWords();
  const rows: readonly (readonly [string, string])[] = [
    ['U · Ctrl Z', t('Take back')],
    ['W', t('What could I do? Open or close the overview')],
    ['L', t('Open or close the log')],
    ['B', t('Open or close the rule book')],
    ['N', t('Open or close your notes')],
    ['C', t('Open or close the chat, at a table online')],
    ['H', t('Look at the past, or come back')],
    ['A', t('Show me again what the others did since my last move')],
    ['I', t('Ask for a hint, or put it away')],
    ['← →', t('In the past: one action back or forward')],
    ['Shift ← →', t('In the past: ten actions back or forward')],
    ['Home · End', t('In the past: to the beginning or the end')],
    ['+ − 0', t('Zoom the board in, out, to fit')],
    ['Tab', t('To the board, to what to do now, and on from one thing to the next')],
    ['← ↑ ↓ →', t('To what can be chosen on the board, and on to the next that way')],
    ['Page ↑ ↓', t('Through all that can be chosen on the board')],
    ['Shift ← ↑ ↓ →', t('Move the board; where nothing can be chosen on it, without Shift')],
    ['Enter', t('Choose or confirm it')],
    ...more.map(({ key, what }) => [key, say(what)] as const),
    ['Esc', t('Take a choice back, close what is open')],
    ['?', t('This list')],
  ];
  return (
    <Dialog open={open} onOpenChange={close} title={t('Keys')}>
      <dl className="shortcuts">
        {rows.map(([keys, what]) => (
          <div key={keys} className="shortcut">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
