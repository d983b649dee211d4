import type { Seat, Violation } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { type SoundName, useSound } from '@roundhouse/ui';
import { useCallback, useState } from 'react';
import type { Outcome, TableMatch } from '../match/table-match.ts';

/** Where a person acts from: what they see, as whom, and how they are answered. */
export interface ActionDesk {
  readonly match: Pick<TableMatch, 'snapshot' | 'submit'>;
  readonly page: Pick<AnyGamePage, 'game'>;
  /** Null while nobody at this screen may act. */
  readonly actor: Seat | null;
  readonly view: object;
  readonly explain: (violation: Violation | null) => void;
}

/** Plays an action or a whole plan, and explains it when it is refused. */
export function useActions({
  match,
  page,
  actor,
  view,
  explain,
}: ActionDesk): (...actions: readonly unknown[]) => void {
  const sound = useSound();
  const [sender] = useState(() => new Sender());
  return useCallback(
    (...actions) => void sender.send({ match, page, actor, view, explain }, actions, sound),
    [sender, match, page, actor, view, explain, sound],
  );
}

/** Sends one thing at a time: a second click on what is on its way already must not be taken for the next action. */
export class Sender {
  #busy = false;

  async send(desk: ActionDesk, actions: readonly unknown[], sound: (name: SoundName) => void): Promise<void> {
    const { match, page, actor, view, explain } = desk;
    if (actor === null || this.#busy || actions.length === 0) return;
    const refused = page.game.check(view, actor, actions[0]);
    if (refused !== null) {
      sound('refuse');
      explain(refused);
      return;
    }
    this.#busy = true;
    explain(null);
    try {
      const outcome = await submitted({ page, match, actor, actions });
      sound(outcome.ok ? 'click' : 'refuse');
      if (!outcome.ok) explain(outcome.violation);
    } finally {
      this.#busy = false;
    }
  }
}

interface Plan extends Pick<ActionDesk, 'match' | 'page'> {
  readonly actor: Seat;
  readonly actions: readonly unknown[];
}

/**
 * Where several decide at the same time, somebody else's decision may have made the plan stale without touching it: it
 * is sent again for the newer state as long as the seat is still asked for what it wants.
 */
export async function submitted(plan: Plan): Promise<Outcome> {
  const { page, match, actor, actions } = plan;
  const { waiting: before } = match.snapshot();
  const outcome = await match.submit(actions);
  if (outcome.ok || !outcome.stale || before.length < 2) return outcome;
  const { view, eye, waiting } = match.snapshot();
  const stillMeant = eye === actor && waiting.includes(actor) && page.game.check(view, actor, actions[0]) === null;
  return stillMeant ? submitted(plan) : outcome;
}
