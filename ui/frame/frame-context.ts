import type { Eye, Seat } from '@roundhouse/kernel';
import { createContext, type ReactNode, useContext } from 'react';

/** What the shell of a table puts around whatever a game's table shows. */
export interface Frame {
  /** The name of the page for whoever looks for it: `table` or `learn`. */
  readonly page: string;
  /** The heading of the page. */
  readonly title: string;
  /** By seat; `bot` names the level of a computer player. */
  readonly players: readonly { readonly bot: string | null }[];
  readonly waiting: readonly Seat[];
  readonly eye: Eye;
  /** The seat that may decide here and now. */
  readonly seat: Seat | null;
  /** Whether everybody is called by name: several people sit at this screen, or none of whom it is known. */
  readonly shared: boolean;
  /** Of whom the table tells what could be done while nobody decides here; null: of nobody. */
  readonly toldOf: Seat | null;
  /** Whether `seat` only plans a turn to come. */
  readonly planning: boolean;
  /** Beside the name of a seat: its clock, where there are clocks. */
  readonly beside: (seat: Seat) => ReactNode;
  /** Below what is told of a player: where to learn more. */
  readonly about: (seat: Seat) => ReactNode;
  /** The left end of the ribbon: the way home. */
  readonly start: ReactNode;
  /** The right end: undo, and what opens the drawer. */
  readonly tools: ReactNode;
  /** Beside the board, or over it on a phone; null when closed. */
  readonly drawer: ReactNode;
  /** Over the board: explanations, a change of hands. */
  readonly notice: ReactNode;
  /** Above the prompt: what a lesson says. */
  readonly banner: ReactNode;
  /** In place of prompt and controls, when it is not null: the past is shown. */
  readonly standIn: ReactNode;
  /** The prompt where the table has none: who is thinking. */
  readonly waitingLine: ReactNode;
  /** Beside the prompt: what can be done besides what the game asks for. */
  readonly besides: ReactNode;
}

export const FrameContext = createContext<Frame>({
  page: 'table',
  title: '',
  players: [],
  waiting: [],
  eye: 'public',
  seat: null,
  shared: false,
  toldOf: null,
  planning: false,
  beside: () => null,
  about: () => null,
  start: null,
  tools: null,
  drawer: null,
  notice: null,
  banner: null,
  standIn: null,
  waitingLine: null,
  besides: null,
});

export function useFrame(): Frame {
  return useContext(FrameContext);
}
