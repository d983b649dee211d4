import type { Seat, Text } from '@roundhouse/kernel';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../parts/button.tsx';
import { Sheet } from '../parts/dialog.tsx';
import { CloseUps } from '../parts/close-up.tsx';
import { useSeatStyle } from '../parts/livery.tsx';
import { SeatMark } from '../parts/player-badge.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Ticket } from '../parts/ticket.tsx';
import { useIsSideways } from '../settings/use-media-query.ts';
import { useSeatName, useWords } from '../words/words.tsx';
import { useFrame } from './frame-context.ts';
import { useDock, useLayout, useLedger } from './layout.ts';
import { PlayerColumn } from './player-column.tsx';
import { PlayerChips } from './player-chips.tsx';
import { QuestionProvider, useQuestions } from './question.ts';

/** A number with the shortest name it has. */
export interface PlayerFigure {
  readonly label: Text;
  readonly value: string;
  readonly warn?: boolean;
  /** What is left out first. */
  readonly spare?: boolean;
}

/** One player's public numbers. The frame adds emblem, name and lamp. */
export interface PlayerPanel {
  readonly seat: Seat;
  /** The one or two numbers that a chip on a phone has room for. */
  readonly brief: ReactNode;
  /** The numbers that are always in view. */
  readonly summary: ReactNode;
  /** What opens below them. */
  readonly detail?: ReactNode;
  /** What is left of the numbers where so many play that each has one line; left out where all always stay. */
  readonly figures?: readonly PlayerFigure[];
  /** Stands beside the name then: what they hold this turn. */
  readonly mark?: ReactNode;
  /** What changed last and where it came from; a chip has room for the change alone. */
  readonly news?: { readonly brief: string; readonly words: string };
}

/** Something to look up: tiles left, the goods display. */
export interface FrameExtra {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  /** This is what a person will want to look up now. */
  readonly wanted?: boolean;
  /** Something in it has just happened. */
  readonly fresh?: boolean;
}

/** What the computer has just done for everybody: it lies beside the board for a while, and can be looked up after. */
export interface Slip {
  readonly heading: string;
  readonly content: ReactNode;
  readonly close: () => void;
}

/** Something that opens beside the board and leaves it in sight: what one could do, say. */
export interface FramePanel {
  readonly title: string;
  /** The key that opens and closes it. */
  readonly keyName: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly content: ReactNode;
}

export interface TableFrameProps {
  /** Phases of the turn, and where we are. */
  readonly ribbon: ReactNode;
  /** What to do now, in one line. Left out or null: the shell says whom we wait for. */
  readonly prompt?: ReactNode;
  /** The button that ends the moment; it stands beside the prompt. */
  readonly primary?: ReactNode;
  readonly board: ReactNode;
  /** How wide the board is for each unit of height; left out where it flows into any room. */
  readonly shape?: number;
  readonly slip?: Slip | null;
  /** The controls of the moment, under the board or beside it. */
  readonly controls?: ReactNode;
  /** In the order in which they are to be shown. */
  readonly players: readonly PlayerPanel[];
  readonly extras?: readonly FrameExtra[];
  /** What one could do; left out or null where nobody is asked. */
  readonly panel?: FramePanel | null;
}

const MOST_IN_A_BAND = 4;

/** Below more of them, nobody sees that there is something to look up. */
const MOST_ABOVE_LOOK_UP = 4;

/** The layout of every table; a game fills it in. */
export function TableFrame(props: TableFrameProps) {
  const { ribbon, prompt, primary, board, shape, slip = null, controls, players, extras = [], panel = null } = props;
  const { t } = useWords();
  const seatName = useSeatName();
  const seatStyle = useSeatStyle();
  const frame = useFrame();
  const layout = useLayout();
  const sideways = useIsSideways();
  const dock = useDock(shape, layout);
  const ledger = useLedger(players.length, dock, layout);
  // In a band above the board no more than so many have room for all their numbers.
  const chips = layout === 'phone' || (layout === 'tablet' && players.length > MOST_IN_A_BAND);
  // A dock beside the board has room below the controls, where more players would leave none unless they stand in rows.
  const inRows = ledger !== 'cards' && players.every(({ figures }) => figures !== undefined);
  const crowded = dock === 'beside' && players.length > MOST_ABOVE_LOOK_UP && !inRows;
  const lookUp = layout === 'desk' ? <LookUp extras={extras} /> : null;
  const moment = useRef<HTMLElement>(null);
  const around = useRef<HTMLDivElement>(null);
  useKeptFocus(moment, around);
  const onlyMeant = useOnlyMeantPresses();
  const questions = useQuestions();
  return (
    <QuestionProvider value={questions}>
      <CloseUps>
        <main
          className="table"
          data-page={frame.page}
          data-layout={layout}
          data-dock={dock === 'below' ? 'below' : 'beside'}
          data-column={dock === 'above-players' ? 'shared' : undefined}
        >
          <h1 className="spoken-only">{frame.title}</h1>
          {/* A board has a stop for every space on it: whoever goes by keys may pass it. */}
          <button type="button" className="button spoken-only table-skip" onClick={() => moment.current?.focus()}>
            {t('Go to what to do now')}
          </button>
          <header className="table-ribbon">
            {frame.start}
            <div className="table-phases" role="group" aria-label={frame.title} tabIndex={0}>
              {ribbon}
            </div>
            {layout === 'phone' && sideways ? <ExtraButtons extras={extras} /> : null}
            <div className="table-tools">
              {panel === null ? null : <PanelButton {...panel} />}
              {frame.tools}
            </div>
          </header>
          {chips ? <PlayerChips players={players} wide={layout === 'tablet'} /> : null}
          <div ref={around} className="table-board">
            {board}
            <div className="table-notice" role="status">
              {frame.notice}
            </div>
          </div>
          <section
            ref={moment}
            tabIndex={-1}
            className="table-moment"
            onClickCapture={onlyMeant}
            aria-label={t('What to do now')}
            style={seatStyle(frame.seat)}
            data-mine={frame.seat !== null && !frame.planning}
            data-planning={frame.planning}
          >
            {frame.banner}
            {frame.standIn ?? (
              <>
                <div className="table-prompt">
                  {frame.seat === null ? null : <SeatMark seat={frame.seat} size={26} label={seatName(frame.seat)} />}
                  <div className="table-prompt-words" role="status">
                    {frame.planning ? (
                      <strong className="table-prompt-name">{t('Plan:')}</strong>
                    ) : frame.shared && frame.seat !== null ? (
                      <strong className="table-prompt-name">{seatName(frame.seat)}:</strong>
                    ) : null}{' '}
                    {prompt ?? frame.waitingLine}
                  </div>
                  <div className="table-asides">
                    {layout === 'tablet' ? <LookUpButton extras={extras} /> : null}
                    {layout === 'phone' && !sideways ? <ExtraButtons extras={extras} /> : null}
                    <div className="table-besides">{frame.besides}</div>
                  </div>
                  {layout === 'phone' ? null : <div className="table-primary">{primary}</div>}
                </div>
                {controls === undefined || controls === null ? null : <div className="table-controls">{controls}</div>}
                {layout === 'phone' ? <div className="table-primary">{primary}</div> : null}
              </>
            )}
            {crowded ? lookUp : null}
          </section>
          {chips ? null : (
            <aside className="table-side" aria-label={t('Players')}>
              {slip === null || layout !== 'desk' ? null : <SlipTicket {...slip} />}
              {/* What the computer did is read first: the column waits for it. */}
              <PlayerColumn players={players} ledger={ledger} following={slip === null} />
              {crowded ? null : lookUp}
            </aside>
          )}
          {frame.drawer}
          {panel?.isOpen === true ? <Panel {...panel} /> : null}
        </main>
      </CloseUps>
    </QuestionProvider>
  );
}

function PanelButton({ title, keyName, isOpen, toggle }: FramePanel) {
  return (
    <IconButton
      className="table-panel-button"
      icon="compass"
      label={title}
      pressed={isOpen}
      aria-keyshortcuts={keyName}
      onClick={toggle}
    />
  );
}

/** Over the lower part of the players, or over what to do now on phone and tablet: the board stays free. */
function Panel({ title, content, toggle }: FramePanel) {
  const { t } = useWords();
  const part = useRef<HTMLElement>(null);
  // Whoever opened it with the keyboard goes on in it; whoever closes it goes on where they were.
  useEffect(() => {
    const before = document.activeElement;
    part.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={part} className="table-panel" aria-label={title} tabIndex={-1}>
      <header className="table-panel-head">
        <h2 className="table-panel-title">{title}</h2>
        <IconButton icon="close" label={t('Close')} onClick={toggle} />
      </header>
      <div className="table-panel-body">{content}</div>
    </section>
  );
}

function SlipTicket({ heading, content, close }: Slip) {
  const { t } = useWords();
  return (
    <Ticket
      className="table-slip"
      heading={heading}
      stub={<IconButton icon="close" label={t('Close')} onClick={close} />}
    >
      {content}
    </Ticket>
  );
}

/** Goes to what is wanted as soon as that changes, and otherwise stays where the person left it. */
function LookUp({ extras }: { readonly extras: readonly FrameExtra[] }) {
  const { t } = useWords();
  const { id, show } = useLookedUp(extras);
  return id === undefined ? null : (
    <Tabs label={t('Look up')} className="table-extras" tabs={extras} value={id} onValueChange={show} />
  );
}

function useLookedUp(extras: readonly FrameExtra[]): {
  readonly id: string | undefined;
  readonly show: (id: string) => void;
} {
  const wanted = (extras.find((extra) => extra.wanted === true) ?? extras[0])?.id;
  const [shown, setShown] = useState({ wanted, id: wanted });
  if (shown.wanted !== wanted) setShown({ wanted, id: wanted });
  const id = extras.some((extra) => extra.id === shown.id) ? shown.id : wanted;
  return { id, show: (chosen) => setShown({ wanted, id: chosen }) };
}

/** One button for all of it, which the line of the prompt has room for; what has just happened is shown first. */
function LookUpButton({ extras }: { readonly extras: readonly FrameExtra[] }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { id, show } = useLookedUp(extras);
  const fresh = extras.find((extra) => extra.fresh === true);
  if (id === undefined) return null;
  return (
    <div className="table-extra-buttons">
      <button
        type="button"
        className="chip"
        data-fresh={fresh !== undefined}
        onClick={() => {
          if (fresh !== undefined) show(fresh.id);
          setOpen(true);
        }}
      >
        {t('Look up')}
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={t('Look up')}>
        <Tabs label={t('Look up')} className="table-extras" tabs={extras} value={id} onValueChange={show} />
      </Sheet>
    </div>
  );
}

function ExtraButtons({ extras }: { readonly extras: readonly FrameExtra[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = extras.find(({ id }) => id === open);
  if (extras.length === 0) return null;
  return (
    <div className="table-extra-buttons">
      {extras.map(({ id, title, fresh = false }) => (
        <button key={id} type="button" className="chip" data-fresh={fresh} onClick={() => setOpen(id)}>
          {title}
        </button>
      ))}
      <Sheet open={shown !== undefined} onOpenChange={() => setOpen(null)} title={shown?.title ?? ''}>
        {shown?.content}
      </Sheet>
    </div>
  );
}

/**
 * A press changes what lies under the hand, so the second half of a double click is not meant for what has come there,
 * for what is chosen by the first, or for the button that ends the moment. Whatever can be repeated is.
 */
function useOnlyMeantPresses(): (event: MouseEvent) => void {
  const pressed = useRef<Element | null>(null);
  return (event) => {
    const control = event.target instanceof Element ? event.target.closest('button') : null;
    const isMeant = control === pressed.current && control?.matches('.table-primary *, [aria-pressed="true"]') !== true;
    if (event.detail > 1 && !isMeant) event.stopPropagation();
    else pressed.current = control;
  };
}

/** When the control that had the focus is gone, there or on the board, Tab goes on from what to do now. */
function useKeptFocus(moment: RefObject<HTMLElement | null>, board: RefObject<HTMLElement | null>): void {
  const within = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      within.current =
        target instanceof Node && [moment, board].some(({ current }) => current?.contains(target) === true);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [moment, board]);
  useEffect(() => {
    if (within.current && document.activeElement === document.body) moment.current?.focus({ preventScroll: true });
  });
}
