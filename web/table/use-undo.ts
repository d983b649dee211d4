import type { AnyGamePage } from '@roundhouse/table-kit';
import { useWords, type MenuItem } from '@roundhouse/ui';
import type { Violation } from '@roundhouse/kernel';
import { useCallback } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { useDescribe } from './use-describe.ts';
import type { Hotseat } from './use-hotseat.ts';
import { neighbourToUndo, undoPoints } from './undo-points.ts';

export interface Undo {
  /** What the button does, in words. */
  readonly label: string;
  /** Why nothing can be taken back; null when something can. */
  readonly why: string | null;
  /** One for each point of the turn. */
  readonly points: readonly MenuItem[];
  readonly takeBack: () => void;
}

interface UndoOptions {
  readonly match: TableMatch;
  readonly page: AnyGamePage;
  readonly snapshot: Snapshot;
  readonly hotseat: Hotseat;
  readonly refused: (violation: Violation) => void;
  readonly done: () => void;
}

export function useUndo({ match, page, snapshot, hotseat, refused, done }: UndoOptions): Undo {
  const { t, say } = useWords();
  const describe = useDescribe(page);
  const points = undoPoints(snapshot);
  const neighbour = points.length === 0 && !page.hasSecrets ? neighbourToUndo(snapshot, snapshot.players) : null;
  const { actAs } = hotseat;

  const goBack = useCallback(
    async (to: number): Promise<void> => {
      const outcome = await match.undo(to);
      if (outcome.ok) done();
      else refused(outcome.violation);
    },
    [match, done, refused],
  );

  const takeBack = (): void => {
    const [first] = points;
    if (first !== undefined) void goBack(first.to);
    else if (neighbour !== null) void actAs(neighbour, () => goBack(snapshot.seq - 1));
    else refused(snapshot.undo.stop);
  };

  const label = (): string => {
    if (neighbour !== null) return t('Take back the last action of {who}', { who: { seat: neighbour } });
    return points[0]?.pastBots === true ? t('Take back, past the moves of the bots') : t('Take back');
  };
  return {
    label: label(),
    why: points.length === 0 && neighbour === null ? say(snapshot.undo.stop.why) : null,
    points: points.map(({ to, step }) => ({
      id: String(to),
      icon: 'undo',
      label: describe(step)[0] ?? t('Action {n}', { n: step.seq }),
      choose: () => void goBack(to),
    })),
    takeBack,
  };
}
