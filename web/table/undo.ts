import type { Heard, Seat, Violation } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { type MenuItem, useWords } from '@roundhouse/ui';
import { useCallback } from 'react';
import type { Player, Snapshot, TableMatch } from '../match/table-match.ts';
import { orUnanswered } from './actions.ts';
import type { Hotseat } from './seats.ts';
import { useDescribe } from './words.tsx';

/** A point of one's own turn to go back to: everything after the first `to` actions is taken back. */
export interface UndoPoint {
  readonly to: number;
  /** The first action that is taken back. */
  readonly step: Heard<unknown>;
  /** Whether it lies behind moves of bots: the game is then marked as played with takebacks. */
  readonly pastBots: boolean;
}

/**
 * The newest first: the first takes back one action, the last all of them. Past the moves of bots one goes on to any
 * action of one's own.
 */
export function undoPoints({ eye, seq, steps, undo }: Snapshot): readonly UndoPoint[] {
  const points: UndoPoint[] = [];
  for (let to = seq - 1; to >= undo.pastBots; to--) {
    const step = steps[to + 1];
    const pastBots = to < undo.to;
    if (step !== undefined && (!pastBots || step.seat === eye)) points.push({ to, step, pastBots });
  }
  return points;
}

/** So many of one's own actions the others may be asked about at a time. */
const MOST_QUESTIONS = 5;

/** What lies beyond the limit: one's own last actions, which can be taken back if everybody agrees. */
export function undoQuestions({ eye, steps, undo }: Snapshot): readonly Omit<UndoPoint, 'pastBots'>[] {
  return steps
    .slice(1, undo.to + 1)
    .flatMap((step) => (step.seat === eye ? [{ to: step.seq - 1, step }] : []))
    .toReversed()
    .slice(0, MOST_QUESTIONS);
}

/**
 * Around one screen the turn has passed on as soon as somebody is done; their last action can still be taken back
 * while nobody else has acted. Null when the last action was not another person's.
 */
export function neighbourToUndo({ seq, steps, eye }: Snapshot, players: readonly Player[]): Seat | null {
  const seat = steps[seq]?.seat ?? null;
  if (seat === null || seat === eye) return null;
  return players[seat]?.bot === null ? seat : null;
}

/** What can be taken back from this screen: points of one's own turn, or else a neighbour's last action. */
export function waysBack(
  snapshot: Snapshot,
  hasSecrets: boolean,
): { readonly points: readonly UndoPoint[]; readonly neighbour: Seat | null } {
  const points = undoPoints(snapshot);
  // With secrets, whoever takes back sees what the other held; at another screen they do it themselves.
  const open = points.length === 0 && !hasSecrets && snapshot.screen === 'shared';
  return { points, neighbour: open ? neighbourToUndo(snapshot, snapshot.players) : null };
}

export interface Undo {
  /** What the button does, in words. */
  readonly label: string;
  /** Why nothing can be taken back; null when something can. */
  readonly why: string | null;
  /** One for each point of the turn. */
  readonly points: readonly MenuItem[];
  readonly takeBack: () => void;
}

interface UndoAnswers {
  readonly refused: (violation: Violation) => void;
  readonly done: () => void;
}

/** The moment before one's own last action; null where one has not acted yet. */
export function beforeMyLast({ eye, steps, seq }: Pick<Snapshot, 'eye' | 'steps' | 'seq'>): number | null {
  const mine = steps.slice(1, seq + 1).findLast((step) => step.seat === eye);
  return mine === undefined ? null : mine.seq - 1;
}

interface UndoOptions extends UndoAnswers {
  /** Says why nothing can be taken back, and what can be done instead. */
  readonly blocked: (violation: Violation) => void;
  readonly match: TableMatch;
  readonly page: AnyGamePage;
  readonly snapshot: Snapshot;
  readonly hotseat: Hotseat;
  /** Asks whether one may go back to the moment `to`; null where there is nobody to ask. */
  readonly askOthers: ((to: number) => void) | null;
}

export function useUndo({ match, page, snapshot, hotseat, askOthers, refused, blocked, done }: UndoOptions): Undo {
  const { t, say } = useWords();
  const describe = useDescribe(page);
  const { points, neighbour } = waysBack(snapshot, page.hasSecrets);
  const { actAs } = hotseat;
  const questions = askOthers === null ? [] : undoQuestions(snapshot);
  const [question] = questions;

  const goBack = useCallback((to: number) => goBackTo(match, to, { done, refused }), [match, done, refused]);

  const takeBack = (): void => {
    const [first] = points;
    if (first !== undefined) void goBack(first.to);
    // What a neighbour did may have shown something: whether it did is known when it is tried.
    else if (neighbour !== null)
      void actAs(neighbour, () => goBackTo(match, snapshot.seq - 1, { done, refused: blocked }));
    else if (question !== undefined) askOthers?.(question.to);
    else blocked(snapshot.undo.stop);
  };

  const label = (): string => {
    if (neighbour !== null) return t('Take back the last action of {who}', { who: { seat: neighbour } });
    if (points.length === 0 && question !== undefined) return t('Ask the others to take back');
    return points[0]?.pastBots === true ? t('Take back, past the moves of the bots') : t('Take back');
  };
  return {
    label: label(),
    why: points.length === 0 && neighbour === null && question === undefined ? say(snapshot.undo.stop.why) : null,
    points: [
      ...points.map(
        ({ to, step }): MenuItem => ({
          id: String(to),
          icon: 'undo',
          label: describe(step)[0] ?? t('Action {n}', { n: step.seq }),
          choose: () => void goBack(to),
        }),
      ),
      ...questions.map(
        ({ to, step }): MenuItem => ({
          id: `ask-${to}`,
          icon: 'chat',
          label: t('Ask the others: {what}', { what: describe(step)[0] ?? t('Action {n}', { n: step.seq }) }),
          choose: () => askOthers?.(to),
        }),
      ),
    ],
    takeBack,
  };
}

/**
 * Bots play on while a person reaches for the button. Whoever meant to go back past their moves still does after one
 * more of them; what would have gone past none is not taken for that.
 */
export async function goBackTo(
  match: Pick<TableMatch, 'snapshot' | 'undo'>,
  to: number,
  { done, refused }: UndoAnswers,
): Promise<void> {
  const before = match.snapshot();
  const outcome = await orUnanswered(async () => match.undo(to));
  if (outcome.ok) {
    done();
    return;
  }
  const { undos, undo } = match.snapshot();
  const reach = to < before.undo.to ? undo.pastBots : undo.to;
  if (outcome.stale && undos === before.undos && to >= reach) await goBackTo(match, to, { done, refused });
  else refused(outcome.violation);
}
