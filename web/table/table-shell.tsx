import type { Violation } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, Explanation, type Frame, FrameContext, SeatNames, useSettings, useWords } from '@roundhouse/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { TableMatch } from '../match/table-match.ts';
import { plainText } from '../rules/inline.ts';
import { findRule } from '../rules/rulebook.ts';
import { useRulebook } from '../rules/use-rulebook.ts';
import { Announcer } from './announcer.tsx';
import { Curtain, HandoverBanner } from './curtain.tsx';
import { HistoryBar } from './history-bar.tsx';
import { HomeLink } from './home-link.tsx';
import { OfflineMark } from './offline-mark.tsx';
import { onlyPerson } from './seats.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { actingSeat, decidingSeat, useTableView } from './table-view.ts';
import { TableTools } from './table-tools.tsx';
import { useActions } from './use-actions.ts';
import { useDescribe } from './use-describe.ts';
import { useDrawer } from './use-drawer.tsx';
import { useHotseat } from './use-hotseat.ts';
import { useMoment } from './use-moment.ts';
import { useShellMenu } from './use-shell-menu.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useSnapshot } from './use-snapshot.ts';
import { useStep } from './use-step.ts';
import { useTurns } from './use-turns.ts';
import { useUndo } from './use-undo.ts';
import { WaitingLine } from './waiting-line.tsx';
import './table.css';

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
  /** Shows the result; left out where there is none to show. */
  readonly showResult?: () => void;
  /** Opens with the history at hand, to go through a finished game. */
  readonly startInPast?: boolean;
  /** Opens a match that was forked; left out where a match cannot be forked. */
  readonly openFork?: (id: string) => void;
}

/** Everything around a game's table: undo, drawer, history, the change of hands. */
export function TableShell(props: TableShellProps) {
  const { players } = props.match.snapshot();
  const names = players.map(({ name }) => name);
  return (
    <SeatNames names={useStable(names)} you={onlyPerson(players)}>
      <Shell {...props} />
    </SeatNames>
  );
}

function useStable(names: readonly string[]): readonly string[] {
  const key = JSON.stringify(names);
  // The names of a match never change; only the array around them is new.
  return useMemo(() => names, [key]);
}

function Shell(props: TableShellProps) {
  const { match, page, name = 'table', restrictTo, banner = null, showResult, openFork, startInPast = false } = props;
  const { t } = useWords();
  const { motion } = useSettings();
  const snapshot = useSnapshot(match);
  const moment = useMoment(match, snapshot, startInPast);
  const hotseat = useHotseat(match, snapshot, page.hasSecrets);
  const step = useStep(moment.shownSeq, snapshot.steps);
  const turns = useTurns(match, page, snapshot);
  const describe = useDescribe(page);
  const [violation, setViolation] = useState<Violation | null>(null);
  const [help, setHelp] = useState(false);
  const book = useRulebook(page);

  const drawer = useDrawer({
    page,
    book,
    match: snapshot.id,
    steps: snapshot.steps,
    notes: snapshot.notes,
    turns,
    moment,
  });
  const inPast = moment.seq !== null;
  const idle = inPast || restrictTo === null;
  const seat = idle ? null : decidingSeat(snapshot);
  const actor = idle ? null : actingSeat(page.game, snapshot);
  const act = useActions({ match, page, actor, view: moment.view, explain: setViolation });
  const dismiss = useCallback(() => setViolation(null), []);
  const undo = useUndo({ match, page, snapshot, hotseat, refused: setViolation, done: dismiss });
  const table = useTableView({
    page,
    snapshot,
    view: moment.view,
    seat,
    actor,
    restrictTo,
    step,
    motion,
    act,
    explain: setViolation,
    openRule: drawer.openRule,
  });

  const toggleHistory = (): void => (inPast ? moment.backToNow() : moment.goTo(snapshot.seq));
  const menu = useShellMenu({ page, match, snapshot, help: () => setHelp(true), mayChangeSeats: name === 'table' });
  useShortcuts({
    takeBack: undo.takeBack,
    toggle: (what) => (what === 'history' ? toggleHistory() : drawer.toggle(what)),
    help: () => setHelp(true),
    escape: () => {
      if (violation !== null) dismiss();
      else if (drawer.tab !== null && drawer.holdsFocus()) drawer.close();
      else if (inPast) moment.backToNow();
    },
    past: moment.seq === null ? null : { seq: moment.seq, last: snapshot.seq, goTo: moment.goTo },
  });

  if (hotseat.curtain !== null) return <Curtain seat={hotseat.curtain} page={name} sitDown={hotseat.sitDown} />;

  const rule = violation === null ? undefined : findRule(book, violation.rule);
  const shownStep = snapshot.steps[moment.shownSeq];
  const over = snapshot.result !== null;
  const frame: Frame = {
    page: name,
    title: t('{game}: the table', { game: page.game.name }),
    players: snapshot.players,
    waiting: inPast ? page.game.waiting(moment.view) : snapshot.waiting,
    eye: snapshot.eye,
    seat,
    start: (
      <>
        <HomeLink />
        <OfflineMark />
      </>
    ),
    tools: (
      <TableTools
        undo={undo}
        menu={menu.items}
        toggles={[
          ...drawer.toggles,
          { id: 'history', icon: 'history', label: t('History'), key: 'h', on: inPast, toggle: toggleHistory },
        ]}
      />
    ),
    drawer: drawer.element,
    notice: (
      <>
        {hotseat.banner === null ? null : <HandoverBanner seat={hotseat.banner} />}
        {violation === null ? null : (
          <Explanation
            violation={violation}
            ruleTitle={rule === undefined ? null : plainText(rule.title)}
            openRule={drawer.openRule}
            dismiss={dismiss}
          />
        )}
      </>
    ),
    banner,
    standIn: inPast ? (
      <HistoryBar
        seq={moment.seq}
        last={snapshot.seq}
        words={shownStep === undefined ? '' : describe(shownStep).join(' ')}
        goTo={moment.goTo}
        backToNow={moment.backToNow}
        playOn={
          openFork === undefined || (page.hasSecrets && !over)
            ? null
            : () => void match.fork(moment.shownSeq).then(openFork)
        }
      />
    ) : over && showResult !== undefined ? (
      <div className="table-prompt">
        <div className="table-prompt-words" role="status">
          {t('The game is over.')}
        </div>
        <Button kind="primary" size="large" data-choice="result" onClick={showResult}>
          {t('See the result')}
        </Button>
      </div>
    ) : null,
    waitingLine: <WaitingLine waiting={snapshot.waiting} players={snapshot.players} />,
  };
  const Table = page.Table;
  return (
    <FrameContext value={frame}>
      <Table table={table} />
      <Announcer page={page} step={step} mine={step?.seat === snapshot.eye} />
      <ShortcutsDialog open={help} close={() => setHelp(false)} />
      {menu.element}
    </FrameContext>
  );
}
