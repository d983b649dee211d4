import { itemAt, type RecordContent, say, type Seat, type Text } from '@roundhouse/kernel';
import { type AnyGamePage, changesOf, reviewed, type Reviewed } from '@roundhouse/table-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Snapshot } from '../../match/table-match.ts';
import { reasonOf } from '../../pages/use-start.ts';
import { pageThinkers } from '../../thinkers.ts';
import type { Asks } from '../../thinking/questions.ts';
import { peopleAt } from '../seats.ts';

type Suggested = Asks['suggest']['answer'][number];
type AnyReview = Reviewed<object, unknown, unknown>;

/** A move that is worth a thought, as it is told to somebody. */
export interface Told {
  readonly action: unknown;
  /** What it would do, gone through on a copy. */
  readonly review: AnyReview;
  /** Where it happens; null where what it does tells it from the other moves. */
  readonly where: Text | null;
  /** What the seat may expect to have at the end, and which place that would be. */
  readonly points: number;
  readonly place: number;
  readonly reasons: readonly Text[];
}

/** How it stands with a hint. */
export type HintState =
  | { readonly state: 'none' }
  /** How far the thought has come, from 0 to 1. */
  | { readonly state: 'thinking'; readonly part: number }
  | { readonly state: 'told'; readonly moves: readonly Told[] }
  | { readonly state: 'failed'; readonly why: string };

export interface Hint {
  readonly hint: HintState;
  readonly ask: () => void;
  readonly putAway: () => void;
  /** The move that the board shows; null: none. */
  readonly pointed: number | null;
  readonly point: (move: number | null) => void;
}

const MOST_MOVES = 3;
/** The move itself, and what it is for; what follows from it by the rules would hide that. */
const MOST_SENTENCES = 2;
const THOUGHT_MS = 2500;
const NONE: HintState = { state: 'none' };

/**
 * Whether hints are to be had. Whoever plays alone against bots may always ask; people who share a screen where they chose
 * so, and people at a table online where all sat down knowing that it allows them.
 */
export function mayAskForHints(
  snapshot: Pick<Snapshot, 'players' | 'eye' | 'screen'>,
  allowed: { readonly atThisScreen: boolean; readonly atThisTable: boolean },
): boolean {
  const people = snapshot.players.filter(({ bot, vacant }) => bot === null && !vacant);
  if (people.length <= 1) return true;
  return snapshot.screen === 'shared' && peopleAt(snapshot).length > 1 ? allowed.atThisScreen : allowed.atThisTable;
}

/** The suggestions as the seat is told of them, with what each would change: those that bring most points first. */
export function toldOf(
  page: Pick<AnyGamePage, 'game' | 'ahead' | 'measures' | 'period' | 'reasons' | 'whereOf'>,
  view: object,
  seat: Seat,
  suggested: readonly Suggested[],
): readonly Told[] {
  const told = suggested.map(({ action, expected, ahead: sent }) => {
    const review = reviewed(page.game, page.ahead, view, seat, [action]);
    const ahead = page.game.content?.bind(sent) ?? sent;
    const points = itemAt(expected, seat);
    const outlook = { before: view, after: review.position, ahead };
    const changes = changesOf(page.measures, page.period, outlook, seat);
    return {
      action,
      review,
      points: Math.round(points),
      place: 1 + expected.filter((other) => other > points).length,
      reasons: [...page.reasons(outlook, seat), ...(changes === null ? [] : [changes])],
    };
  });
  const words = told.map(({ review }) =>
    sentencesOf(page.game, review)
      .map((one) => say(one))
      .join(' '),
  );
  const isOneOfTwo = words.map((one) => words.filter((other) => other === one).length > 1);
  return told
    .map((move, index) => ({
      ...move,
      where: isOneOfTwo[index] === true ? (page.whereOf?.(view, seat, move.action) ?? null) : null,
    }))
    .toSorted((one, other) => other.points - one.points);
}

/** A move by the words of the log. */
export function sentencesOf(game: AnyGamePage['game'], { holds }: AnyReview): readonly Text[] {
  return holds
    .flatMap(({ events }) => events)
    .slice(0, MOST_SENTENCES)
    .map((event) => game.describe(event));
}

interface Asker {
  readonly page: AnyGamePage;
  readonly snapshot: Snapshot;
  /** Who may ask now; null: nobody. */
  readonly seat: Seat | null;
}

/** What was asked, of which position, and whether it is shown. */
interface Asked {
  readonly about: object;
  readonly hint: HintState;
  readonly isShown: boolean;
}

/** A hint for whoever decides, from what they see. When that changes it goes away. */
export function useHint({ page, snapshot, seat }: Asker): Hint {
  const { view, game, options, content, id, seq } = snapshot;
  const about = useMemo(() => ({ view, seat }), [view, seat]);
  const [asked, setAsked] = useState<Asked>({ about, hint: NONE, isShown: false });
  const [pointed, point] = useState<number | null>(null);
  const waiting = useRef<AbortController | null>(null);
  // What was thought of another position is no hint any more.
  const hint = asked.about === about && seat !== null ? asked.hint : NONE;
  useEffect(() => () => waiting.current?.abort(), [about]);
  const putAway = (): void => {
    waiting.current?.abort();
    point(null);
    // What is known can be shown again without another thought.
    setAsked({ about, hint: hint.state === 'told' ? hint : NONE, isShown: false });
  };
  const ask = (): void => {
    if (seat === null || content === undefined) return;
    waiting.current?.abort();
    const { signal } = (waiting.current = new AbortController());
    const tell = (told: HintState): void => {
      if (signal.aborted) return;
      setAsked({ about, hint: told, isShown: true });
      point(told.state === 'told' ? 0 : null);
    };
    if (hint.state === 'told') {
      tell(hint);
      return;
    }
    tell({ state: 'thinking', part: 0 });
    suggest({ game, options, content, view, seat, luck: `hint ${id} ${seq}` }, signal, (part) =>
      tell({ state: 'thinking', part }),
    ).then(
      (suggested) => tell({ state: 'told', moves: toldOf(page, view, seat, suggested) }),
      (error: unknown) => tell({ state: 'failed', why: reasonOf(error) }),
    );
  };
  const shown = asked.isShown ? hint : NONE;
  return { hint: shown, ask, putAway, pointed: shown.state === 'told' ? pointed : null, point };
}

interface Sight {
  readonly game: string;
  readonly options: unknown;
  readonly content: readonly RecordContent[];
  readonly view: object;
  readonly seat: Seat;
  readonly luck: string;
}

async function suggest(
  sight: Sight,
  signal: AbortSignal,
  progress: (part: number) => void,
): Promise<readonly Suggested[]> {
  return pageThinkers().suggest(
    { ...sight, most: MOST_MOVES, ms: THOUGHT_MS },
    { signal, progress: ({ done, of }) => progress(Math.min(1, done / of)) },
  );
}
