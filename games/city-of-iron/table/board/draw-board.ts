import { el, type SvgNode, title } from '@roundhouse/svg';
import type { Position } from '../../rules/position.ts';
import { boardText } from '../terminal/board-text.ts';
import { numbersText } from '../terminal/numbers-text.ts';

const LINE = 22;
const MARGIN = 24;
const WIDTH = 1200;

/** The colours of the paper and the ink. */
const INKS = { day: ['#f6efe0', '#2b2118'], night: ['#1b1714', '#efe6d5'] } as const;

export interface BoardLook {
  readonly theme?: 'day' | 'night';
  readonly seatNames?: readonly string[];
}

/** The table as lines on a sheet of paper. */
export function drawBoard(p: Position, { theme = 'day', seatNames = [] }: BoardLook = {}): SvgNode {
  const words = {
    paint: (text: string): string => text,
    seatName: (seat: number): string => seatNames[seat] ?? `Seat ${seat}`,
  };
  const lines = [...boardText(p, words), '', ...numbersText(p, words)];
  const height = 2 * MARGIN + lines.length * LINE;
  const [paper, ink] = INKS[theme];
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${height}`, role: 'img' }, [
    title(`City of Iron, round ${p.round}`),
    el('rect', { width: WIDTH, height, fill: paper }),
    ...lines.map((line, index) =>
      el('text', { x: MARGIN, y: MARGIN + (index + 0.8) * LINE, fill: ink, 'font-family': 'serif', 'font-size': 15 }, [
        line,
      ]),
    ),
  ]);
}
