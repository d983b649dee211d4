import { isInDialog, isTyping } from '@roundhouse/ui';
import { useEffect } from 'react';

/** What keys do, by their names; letters as small ones. */
export type Keys = Readonly<Record<string, () => void>>;

/** What a key does; keys that are held together with others belong to the browser. */
export function pressed(
  keys: Keys,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): (() => void) | undefined {
  return ctrlKey || metaKey || altKey ? undefined : keys[key.length === 1 ? key.toLowerCase() : key];
}

/** Keys of the table, for whoever may decide, and neither writes nor has a dialog before them. */
export function useKeys({ seat }: { readonly seat: number | null }, keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (seat === null || isTyping(event) || isInDialog(event.target)) return;
      pressed(keys, event)?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
