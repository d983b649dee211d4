import type { Violation } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import {
  Button,
  Explanation,
  type ExplanationProps,
  type Frame,
  FrameContext,
  type MenuItem,
  Liveries,
  SeatNames,
  useSettings,
  useWords,
  type Words,
} from '@roundhouse/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useArrival } from '../app/arrival.ts';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { SeatPage } from '../people/seat-page.tsx';
import { plainText } from '../rules/inline.ts';
import { findRule, type Rulebook } from '../rules/rulebook.ts';
import { useRulebook } from '../rules/use-rulebook.ts';
import { AheadOffers, AheadPanel } from './ahead/ahead-view.tsx';
import { plannedView } from './ahead/standing.ts';
import { useAhead } from './ahead/use-ahead.ts';
import { isUnanswered, playOnFrom, unanswered } from './actions.ts';
import { Curtain, HandoverBanner } from './curtain.tsx';
import { useDrawer } from './drawer.tsx';
import { useForcedMoves } from './forced.ts';
import { HintPanel } from './hint/hint-view.tsx';
import { mayAskForHints, useHint } from './hint/use-hint.ts';
import { HistoryBar } from './history-bar.tsx';
import { type KeptMatch, mayFork, useTableMenu } from './menu.tsx';
import { countOf, type Moment, MomentContext, useMoment, useStep } from './moments.ts';
import { type Recap, RecapOffer, sinceMyLast, useRecap } from './recap.tsx';
import { RibbonStart, RibbonTools } from './ribbon.tsx';
import { onlyPerson, peopleAt, personLooking, toldOf, useHotseat } from './seats.ts';
import { useShortcuts } from './shortcuts.tsx';
import { NO_SIDE, type TableSide } from './side.ts';
import { useSnapshot } from './snapshot.ts';
import { useTableView } from './table-view.ts';
import { beforeMyLast, useUndo } from './undo.ts';
import { Announcer, OnItsWay, useDescribe, WaitingLine } from './words.tsx';
import './table.css';
import './ahead/ahead.css';

export interface TableShellProps {
  readonly match: TableMatch;
  readonly page: AnyGamePage;
  /** For `data-page`. */
  readonly name?: 'table' | 'learn';
  /**
   * Left out: everything legal is marked. An action: it alone is, as in a lesson. Null: nothing is, the others act.
   */
  readonly restrictTo?: unknown;
  /** Stands above the prompt: what a lesson says. */
  readonly banner?: ReactNode;
  /** In place of the prompt; left out where the table says what to do. */
  readonly prompt?: ReactNode;
  /** Shows the result; left out where there is none to show. */
  readonly showResult?: () => void;
  /** Opens with the history at hand, at this moment, to go through a finished game; null or left out: now. */
  readonly startAt?: number | null;
  /** Opens a match that was forked; left out where a match cannot be forked. */
  readonly openFork?: (id: string) => void;
  /** Left out where the match lies elsewhere. */
  readonly kept?: KeptMatch;
  /** What else stands in the menu. */
  readonly menu?: readonly MenuItem[];
  /** What a table has that people share over a server. */
  readonly side?: TableSide;
}

/** Everything around a game's table: undo, drawer, history, the change of hands. */
export function TableShell(props: TableShellProps) {
  const snapshot = props.match.snapshot();
  const names = snapshot.players.map(({ name }) => name);
  return (
    <SeatNames names={useStable(names)} you={onlyPerson(snapshot)}>
      <Liveries worn={snapshot.liveries}>
        <Shell {...props} />
      </Liveries>
    </SeatNames>
  );
}

function useStable(names: readonly string[]): readonly string[] {
  const key = JSON.stringify(names);
  // The array around the names is new with every update; the names change only when seats change hands.
  return useMemo(() => names, [key]);
}

const NOTHING_RECALLED: readonly unknown[] = [];

function Shell(props: TableShellProps) {
  const { match, page, name = 'table', restrictTo, banner = null, startAt = null, side = NO_SIDE } = props;
  const { t } = useWords();
  useArrival();
  const snapshot = useSnapshot(match);
  const moment = useMoment(match, snapshot, startAt);
  const step = useStep({ seq: moment.shownSeq, by: countOf(page, snapshot) }, snapshot.steps);
  const book = useRulebook(page);
  const [violation, explain] = useState<Violation | null>(null);
  const dismiss = useCallback(() => explain(null), []);
  /** Why nothing could be taken back, as long as that is what is explained. */
  const [blocked, setBlocked] = useState<Violation | null>(null);
  const failed = useCallback((error: unknown) => explain(unanswered(error)), []);
  const hotseat = useHotseat(match, snapshot, page.hasSecrets, failed);
  const [recalled, recall] = useState<readonly unknown[]>(NOTHING_RECALLED);
  const drawer = useDrawer({ match, page, book, snapshot, moment, pages: side.pages, recall });
  const undo = useUndo({
    match,
    page,
    snapshot,
    hotseat,
    askOthers: side.askOthers,
    refused: explain,
    blocked(why) {
      explain(why);
      setBlocked(why);
    },
    done: dismiss,
  });
  const menu = useTableMenu({
    page,
    match,
    snapshot,
    mayChangeSeats: name === 'table',
    failed,
    kept: props.kept ?? null,
    more: props.menu ?? [],
  });
  const { table: now, isSending } = useTableView({
    match,
    page,
    snapshot,
    moment,
    restrictTo,
    step,
    recalled,
    explain,
    openRule: drawer.openRule,
  });
  const inPast = moment.seq !== null;
  const planner = inPast || restrictTo !== undefined ? null : personLooking(snapshot);
  const planning = useAhead({ page, snapshot, seat: planner, table: now, explain });
  const { settings } = useSettings();
  const hints = name === 'table' && mayAskForHints(snapshot, { atThisScreen: settings.hints, atThisTable: side.hints });
  const hint = useHint({ page, snapshot, seat: hints ? now.seat : null });
  const suggested = hint.hint.state === 'told' && hint.pointed !== null ? hint.hint.moves[hint.pointed] : undefined;
  const table = useMemo(
    () =>
      suggested === undefined
        ? planning.table
        : plannedView(now, { state: 'turn', kind: '', review: suggested.review, open: true }, now.seat, now.act),
    [planning.table, now, suggested],
  );
  // What was planned is waited for, and a lesson leads by itself.
  const chooses = restrictTo === undefined && planning.standing.state !== 'turn';
  useForcedMoves({ page, snapshot, seat: chooses ? now.seat : null, act: now.act });
  const since = useMemo(() => sinceMyLast(snapshot.steps, personLooking(snapshot)), [snapshot]);
  const recap = useRecap(restrictTo === undefined ? since : null, moment);
  const toggleHistory = (): void => (inPast ? moment.backToNow() : moment.goTo(snapshot.seq));
  const isHinting = hint.hint.state !== 'none';
  const toggleHint = (): void => (isHinting ? hint.putAway() : hint.ask());
  useShortcuts({
    behindCurtain: hotseat.curtain !== null,
    takeBack: undo.takeBack,
    toggle: (what) => (what === 'history' ? toggleHistory() : drawer.toggle(what)),
    help: menu.showKeys,
    again: recap.show,
    hint: hints && now.seat !== null ? toggleHint : null,
    open: { explanation: violation !== null, hint: isHinting, drawer: drawer.isInUse, past: inPast },
    close: { explanation: dismiss, hint: hint.putAway, drawer: drawer.close, past: moment.backToNow },
    past: moment.seq === null ? null : { seq: moment.seq, last: snapshot.seq, goTo: moment.goTo },
  });

  if (hotseat.curtain !== null) {
    // Of what the one before was told, only that the page itself failed is for everybody.
    const trouble = isUnanswered(violation) ? violation.why : null;
    return <Curtain seat={hotseat.curtain} page={name} sitDown={hotseat.sitDown} trouble={trouble} />;
  }
  const history = { id: 'history', icon: 'history', label: t('History'), key: 'h' } as const;
  const forHint = { id: 'hint', icon: 'hint', label: t('Hint'), key: 'i', on: isHinting, toggle: toggleHint } as const;
  const waiting = inPast ? page.game.waiting(moment.view) : snapshot.waiting;
  const frame: Frame = {
    page: name,
    title: t('{game}: the table', { game: page.game.name }),
    players: snapshot.players,
    waiting,
    eye: snapshot.eye,
    seat: planning.standing.state === 'turn' || suggested !== undefined ? now.seat : table.seat,
    shared: snapshot.screen === 'nobodys' || peopleAt(snapshot).length > 1,
    toldOf: toldOf(snapshot, inPast ? waiting : null),
    planning: planning.standing.state === 'waiting' && planning.standing.open !== null,
    beside: side.beside,
    about: (seat) => <SeatPage seat={seat} />,
    start: <RibbonStart playedHere={snapshot.screen !== 'own'} />,
    tools: (
      <RibbonTools
        undo={undo}
        menu={menu.items}
        toggles={[
          ...(hints && now.seat !== null ? [forHint] : []),
          ...drawer.toggles,
          { ...history, on: inPast, toggle: toggleHistory },
        ]}
      />
    ),
    drawer: drawer.element,
    notice: (
      <>
        {side.notice}
        {isSending ? <OnItsWay /> : null}
        {hotseat.banner === null ? null : <HandoverBanner seat={hotseat.banner} />}
        {violation === null ? null : (
          <Refusal
            violation={violation}
            book={book}
            openRule={drawer.openRule}
            dismiss={dismiss}
            ways={violation === blocked ? insteadOfUndo({ ...props, snapshot, moment, recap, failed }, t, dismiss) : []}
          />
        )}
      </>
    ),
    banner: (
      <>
        <MomentContext value={moment}>{banner}</MomentContext>
        <HintPanel page={page} hint={hint} take={(action) => planning.take([action])} />
        <AheadPanel page={page} planning={planning} />
      </>
    ),
    besides: (
      <>
        {inPast ? null : <RecapOffer recap={recap} />}
        <AheadOffers planning={planning} />
      </>
    ),
    standIn: standIn({ ...props, snapshot, moment, recap, failed }),
    waitingLine:
      suggested !== undefined
        ? t('So it would look. Press a move to plan it; nothing is played yet.')
        : planning.standing.state === 'turn'
          ? t('Play it like this, or decide anew.')
          : (props.prompt ?? <WaitingLine waiting={snapshot.waiting} players={snapshot.players} />),
  };
  const Table = page.Table;
  return (
    <FrameContext value={frame}>
      <Table table={table} />
      <Announcer page={page} step={step} mine={step?.seat === snapshot.eye} />
      {menu.element}
    </FrameContext>
  );
}

interface RefusalProps {
  readonly violation: Violation;
  readonly book: Rulebook;
  readonly openRule: (rule: string) => void;
  readonly dismiss: () => void;
  readonly ways: ExplanationProps['ways'];
}

function Refusal({ violation, book, openRule, dismiss, ways }: RefusalProps) {
  const rule = findRule(book, violation.rule);
  const ruleTitle = rule === undefined ? null : plainText(rule.title);
  return <Explanation violation={violation} ruleTitle={ruleTitle} openRule={openRule} dismiss={dismiss} ways={ways} />;
}

interface Standing extends TableShellProps {
  readonly snapshot: Snapshot;
  readonly moment: Moment;
  readonly recap: Recap;
  readonly failed: (error: unknown) => void;
}

/** Where nothing can be taken back any more one can still look back, and play on from there in a game of its own. */
function insteadOfUndo(
  { match, page, snapshot, moment, openFork, failed }: Standing,
  t: Words['t'],
  done: () => void,
): ExplanationProps['ways'] {
  const before = beforeMyLast(snapshot);
  if (before === null) return [];
  const lookBack = {
    id: 'look',
    label: t('Look at it as it was before my last action'),
    take: () => {
      done();
      moment.goTo(before);
    },
  };
  if (openFork === undefined || !mayFork(snapshot, page.hasSecrets)) return [lookBack];
  const playOn = {
    id: 'fork',
    label: t('Play on from there in a game of its own'),
    take: () => void playOnFrom(match, before, { open: openFork, failed }),
  };
  return [lookBack, playOn];
}

/** What stands in place of the game's own prompt; null while that is to be shown. */
function standIn(standing: Standing): ReactNode {
  const { snapshot, moment, showResult } = standing;
  if (moment.seq !== null) return <Past {...standing} seq={moment.seq} />;
  return snapshot.result !== null && showResult !== undefined ? <Over showResult={showResult} /> : null;
}

function Past({
  match,
  page,
  snapshot,
  moment,
  seq,
  recap,
  openFork,
  side = NO_SIDE,
  failed,
}: Standing & { readonly seq: number }) {
  const describe = useDescribe(page);
  const shown = snapshot.steps[moment.shownSeq];
  return (
    <HistoryBar
      key={recap.playing ? 'recap' : 'past'}
      recap={recap.playing}
      seq={seq}
      last={snapshot.seq}
      words={shown === undefined ? '' : describe(shown).join(' ')}
      goTo={moment.goTo}
      backToNow={moment.backToNow}
      isOver={snapshot.result !== null}
      share={side.shareMoment === null ? null : () => side.shareMoment?.(seq)}
      playOn={
        openFork === undefined || !mayFork(snapshot, page.hasSecrets)
          ? null
          : () => void playOnFrom(match, moment.shownSeq, { open: openFork, failed })
      }
    />
  );
}

function Over({ showResult }: { readonly showResult: () => void }) {
  const { t } = useWords();
  return (
    <div className="table-prompt">
      <div className="table-prompt-words" role="status">
        {t('The game is over.')}
      </div>
      <Button kind="primary" size="large" data-choice="result" onClick={showResult}>
        {t('See the result')}
      </Button>
    </div>
  );
}
