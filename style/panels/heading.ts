import type { Seat } from '@roundhouse/kernel';
import { el, group, type SvgNode } from '@roundhouse/svg';
import type { Palette } from '../palette.ts';
import { badge } from '../emblem.ts';
import { figure, serif, sizeToFit } from '../type/type.ts';
import { type Panel, PANEL_WIDTH, type PanelLook } from './panel.ts';

const HEIGHT = 146;
const TITLE_WIDTH = 320;

export interface Heading {
  readonly game: string;
  readonly map: string;
  /** What a game counts, and how far it is. */
  readonly period: 'turn' | 'round';
  readonly turn: number;
  readonly turns: number;
  /** The phases of a turn as the rulebook numbers them; `current` is lit. */
  readonly phases: readonly string[];
  readonly current: number | null;
  readonly phaseName: string;
  /** Whose move it is, and what that seat does, to stand after the name. */
  readonly acting: { readonly seat: Seat; readonly doing: string } | null;
}

/** The head of the sheet: the game and its map, the turn, the phase, and whose move it is. */
export function headingPanel(heading: Heading, look: PanelLook): Panel {
  const { palette } = look;
  const node = group({ 'data-panel': 'heading' }, [
    serif(0, 14, 14, heading.game.toUpperCase(), { 'letter-spacing': 4, fill: palette.faded }),
    serif(-1, 50, sizeToFit(heading.map, TITLE_WIDTH, 36), heading.map, { fill: palette.ink }),
    figure(PANEL_WIDTH, 14, 13, heading.period.toUpperCase(), { 'letter-spacing': 2, fill: palette.faded }),
    figure(PANEL_WIDTH, 48, 34, `${heading.turn}`, { fill: palette.ink, dx: -46 }),
    figure(PANEL_WIDTH, 48, 17, `of ${heading.turns}`, { fill: palette.faded }),
    ribbon(heading, palette),
    serif(0, 106, 19, heading.phaseName, { fill: palette.ink, 'font-weight': 700 }),
    ...prompt(heading, look),
  ]);
  return { node, height: HEIGHT };
}

/** The phases of a turn; the one being played is lit. */
function ribbon({ phases, current }: Heading, palette: Palette): SvgNode {
  const width = PANEL_WIDTH / phases.length;
  return group(
    { transform: 'translate(0 60)', 'data-panel': 'phases' },
    phases.map((numeral, index) => {
      const lit = index === current;
      return group({ transform: `translate(${index * width} 0)`, 'data-phase': numeral }, [
        el('rect', {
          width,
          height: 21,
          fill: lit ? palette.ink : 'none',
          stroke: palette.ink,
          'stroke-width': 0.8,
        }),
        serif(width / 2, 15.5, 13, numeral, { 'text-anchor': 'middle', fill: lit ? palette.paper : palette.faded }),
      ]);
    }),
  );
}

function prompt({ acting }: Heading, { palette, seatName }: PanelLook): readonly SvgNode[] {
  if (acting === null) return [];
  const words = `${seatName(acting.seat)} ${acting.doing}`;
  return [
    badge(acting.seat, { x: 12, y: 127 }, 12, palette),
    serif(32, 132, 16, words, { fill: palette.ink, 'font-style': 'italic' }),
  ];
}
