import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { type SoundName, useSound } from '@roundhouse/ui';
import { useCallback, useState } from 'react';
import type { Outcome, TableMatch } from '../match/table-match.ts';
import { reasonOf } from '../pages/use-start.ts';

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
export function useActions({ match, page, actor, view, explain }: ActionDesk): {
  readonly act: (...actions: readonly unknown[]) => void;
  readonly isSending: boolean;
} {
  const sound = useSound();
  const [isSending, setSending] = useState(false);
  const [sender] = useState(() => new Sender(setSending));
  const act = useCallback(
    (...actions: readonly unknown[]) => void sender.send({ match, page, actor, view, explain }, actions, sound),
    [sender, match, page, actor, view, explain, sound],
  );
  return { act, isSending };
}

/** Sends one thing at a time: a second click on what is on its way already must not be taken for the next action. */
export class Sender {
  readonly #told: (isSending: boolean) => void;
  #busy = false;

  constructor(told: (isSending: boolean) => void = () => undefined) {
    this.#told = told;
  }

  async send(desk: ActionDesk, actions: readonly unknown[], sound: (name: SoundName) => void): Promise<void> {
    const { match, page, actor, view, explain } = desk;
    if (actor === null || this.#busy || actions.length === 0) return;
    const refused = page.game.check(view, actor, actions[0]);
    if (refused !== null) {
      sound('refuse');
      explain(refused);
      return;
    }
    this.#become(true);
    explain(null);
    try {
      const outcome = await submitted({ page, match, actor, actions });
      sound(outcome.ok ? 'click' : 'refuse');
      if (!outcome.ok) explain(outcome.violation);
    } finally {
      this.#become(false);
    }
  }

  #become(isBusy: boolean): void {
    this.#busy = isBusy;
    this.#told(isBusy);
  }
}

/** A match that goes on from a moment of this one. */
export async function playOnFrom(
  match: Pick<TableMatch, 'fork'>,
  moment: number,
  { open, failed }: { readonly open: (id: string) => void; readonly failed: (error: unknown) => void },
): Promise<void> {
  await match.fork(moment).then(open, failed);
}

/** What came of it; where a match failed over what it was asked, that. */
export async function orUnanswered(ask: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await ask();
  } catch (error) {
    return { ok: false, stale: false, violation: unanswered(error) };
  }
}

const UNANSWERED = 'match.unanswered';

export function isUnanswered(violation: Violation | null): violation is Violation {
  return violation?.rule === UNANSWERED;
}

/** For whoever asked something of a match that failed over it: what happened, and what can be done. */
export function unanswered(error: unknown): Violation {
  return refuse(UNANSWERED, 'That did not work: {why} Try it once more; if it fails again, reload this page.', {
    why: reasonOf(error),
  });
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
  const outcome = await orUnanswered(async () => match.submit(actions));
  if (outcome.ok || !outcome.stale || before.length < 2) return outcome;
  const { view, eye, waiting } = match.snapshot();
  const stillMeant = eye === actor && waiting.includes(actor) && page.game.check(view, actor, actions[0]) === null;
  return stillMeant ? submitted(plan) : outcome;
}
