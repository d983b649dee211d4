import type { Seat, Violation } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { useSound } from '@roundhouse/ui';
import { useCallback, useRef } from 'react';
import type { Outcome, TableMatch } from '../match/table-match.ts';

interface ActionsOptions {
  readonly match: TableMatch;
  readonly page: AnyGamePage;
  readonly actor: Seat | null;
  readonly view: object;
  readonly explain: (violation: Violation | null) => void;
}

/**
 * Plays an action or a whole plan, and explains it when it is refused. Where several decide at the same time, somebody
 * else's decision may have made the plan stale without touching it: then it is sent again for the newer state.
 */
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
        const outcome = await submitted({ page, match, actor, actions });
        sound(outcome.ok ? 'click' : 'refuse');
        if (!outcome.ok) explain(outcome.violation);
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

interface Plan {
  readonly page: Pick<AnyGamePage, 'game'>;
  readonly match: Pick<TableMatch, 'snapshot' | 'submit'>;
  readonly actor: Seat;
  readonly actions: readonly unknown[];
}

/** Sent again for the newer state as long as several decide at once and the seat is still asked for what it wants. */
export async function submitted(plan: Plan): Promise<Outcome> {
  const { page, match, actor, actions } = plan;
  const { waiting: before } = match.snapshot();
  const outcome = await match.submit(actions);
  if (outcome.ok || !outcome.stale || before.length < 2) return outcome;
  const { view, eye, waiting } = match.snapshot();
  const stillMeant = eye === actor && waiting.includes(actor) && page.game.check(view, actor, actions[0]) === null;
  return stillMeant ? submitted(plan) : outcome;
}
