import type { Heard } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import { useCallback } from 'react';

/** What happened in an action, a sentence for each event. */
export function useDescribe(page: AnyGamePage): (step: Heard<unknown>) => readonly string[] {
  const { say } = useWords();
  return useCallback((step) => step.events.map((event) => say(page.game.describe(event))), [page, say]);
}
