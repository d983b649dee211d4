import type { Seat, Violation } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { useSound } from '@roundhouse/ui';
import { useCallback, useRef } from 'react';
import type { TableMatch } from '../match/table-match.ts';

interface ActionsOptions {
  readonly match: TableMatch;
  readonly page: AnyGamePage;
  readonly actor: Seat | null;
  readonly view: object;
  readonly explain: (violation: Violation | null) => void;
}

/** Plays actions one after the other, and stops with an explanation at the first that is refused. */
export function useActions({
  match,
  page,
  actor,
  view,
  explain,
}: ActionsOptions): (...actions: readonly unknown[]) => void {
  const sound = useSound();
  // A second click on something that is on its way already must not be taken for the next action.
  const busy = useRef(false);
  return useCallback(
    (...actions) => {
      const [first] = actions;
      if (actor === null || busy.current || first === undefined) return;
      const refused = page.game.check(view, actor, first);
      if (refused !== null) {
        sound('refuse');
        explain(refused);
        return;
      }
      const play = async (): Promise<void> => {
        for (const action of actions) {
          const outcome = await match.act(action);
          if (!outcome.ok) {
            sound('refuse');
            explain(outcome.violation);
            return;
          }
          sound('click');
        }
      };
      busy.current = true;
      explain(null);
      void play().finally(() => {
        busy.current = false;
      });
    },
    [match, page, actor, view, explain, sound],
  );
}
