import { el, group, type SvgNode } from '@roundhouse/svg';
import { mix, type Palette } from './palette.ts';

export type Hat =
  | 'none'
  | 'top'
  | 'bowler'
  | 'cap'
  | 'kepi'
  | 'wide'
  | 'hood'
  | 'pith'
  | 'crown'
  | 'pointed'
  | 'flyer'
  | 'iron'
  | 'mortarboard';
export type Hair = 'none' | 'short' | 'long' | 'bun';
export type Beard = 'none' | 'moustache' | 'full' | 'goatee';
export type Eyes = 'plain' | 'spectacles' | 'monocle' | 'patch' | 'goggles';
export type Head = 'human' | 'machine' | 'toad' | 'hog';
export type Cloth = 'green' | 'blue' | 'signal' | 'brass' | 'faded';

/** Somebody, by what one would know them again. */
export interface Sitting {
  readonly head?: Head;
  readonly hat?: Hat;
  readonly hair?: Hair;
  readonly beard?: Beard;
  readonly eyes?: Eyes;
  readonly coat?: Cloth;
  /** From 0, fair, to 1, dark. */
  readonly skin?: number;
}

const HATS: Readonly<Record<Exclude<Hat, 'none'>, string>> = {
  top: 'M-8 -13V-29H8V-13ZM-13.5 -13.5H13.5V-10.5H-13.5Z',
  bowler: 'M-9.4 -12C-10 -25 10 -25 9.4 -12ZM-14 -12.6C-8 -10.6 8 -10.6 14 -12.6V-10C8 -8.4 -8 -8.4 -14 -10Z',
  cap: 'M-10 -10.5C-11 -21 11 -21 10 -10.5ZM9 -12.6L16.5 -9.4C14 -8.4 11 -8.6 8 -9.6Z',
  kepi: 'M-9.6 -10L-7.8 -20.5H8.4L9.8 -10ZM-10 -10.6H10L14 -8C8 -7 -4 -7.4 -10 -8Z',
  wide: 'M-19 -13C-8 -8.6 8 -8.6 19 -13C12.5 -13.6 9.6 -15 8.4 -23C4 -26 -4 -26 -8.4 -23C-9.6 -15 -12.5 -13.6 -19 -13Z',
  hood: 'M-15 14C-17 -27 17 -27 15 14C11.4 4 12 -12.6 0 -14.4C-12 -12.6 -11.4 4 -15 14Z',
  pith: 'M-10.4 -10.6C-10.6 -25 10.6 -25 10.4 -10.6ZM-16 -8C-9 -13 9 -13 16 -8C9 -8.6 -9 -8.6 -16 -8Z',
  crown: 'M-9.4 -11.5V-22.5L-4.8 -17L0 -25L4.8 -17L9.4 -22.5V-11.5Z',
  pointed: 'M-15 -9.4C-9 -12 -4 -24 4 -31C4.6 -24 9 -12 15 -9.4C6 -12.4 -6 -12.4 -15 -9.4Z',
  flyer: 'M-11.2 4C-14 -24 14 -24 11.2 4L7.6 1.6C9.2 -6.4 8.4 -10.4 5 -12H-5C-8.4 -10.4 -9.2 -6.4 -7.6 1.6Z',
  iron: 'M-11.6 6V-8C-11.6 -23 11.6 -23 11.6 -8V6H7.4V-4.6H1.2V4H-1.2V-4.6H-7.4V6Z',
  mortarboard: 'M0 -23L17 -16.4L0 -10L-17 -16.4ZM-9.6 -14V-9.4C-4 -6.8 4 -6.8 9.6 -9.4V-14L0 -10Z',
};

const HAIRS: Readonly<Record<Exclude<Hair, 'none'>, string>> = {
  short: 'M-10.4 -4C-12.6 -20.6 12.6 -20.6 10.4 -4C9.4 -10.4 5 -12 0 -12S-9.4 -10.4 -10.4 -4Z',
  long: 'M-12 10C-16 -23 16 -23 12 10C9.4 6 10.6 -6 6 -12H-4C-10 -8 -9.4 6 -12 10Z',
  bun: 'M0 -25A4.6 4.6 0 1 1 0 -15.8A4.6 4.6 0 1 1 0 -25M-10.4 -3C-13 -20.6 13 -20.6 10.4 -3C9.4 -10 4 -12 0 -13.6C-4 -12 -9.4 -10 -10.4 -3Z',
};

const BEARDS: Readonly<Record<Exclude<Beard, 'none'>, string>> = {
  moustache: 'M0 0.8C1.6 -0.8 5 -0.6 7.4 2.8C4 3.6 1.4 3 0 1.9C-1.4 3 -4 3.6 -7.4 2.8C-5 -0.6 -1.6 -0.8 0 0.8Z',
  full: 'M-9.8 -3.4C-10.4 9 -5 14 0 14S10.4 9 9.8 -3.4C7.6 1.6 4 0.6 0 1.6S-7.6 1.6 -9.8 -3.4Z',
  goatee: 'M-3 4.6C-1 3.8 1 3.8 3 4.6L0.6 11H-0.6Z',
};

const SHOULDERS = 'M-20 23.5C-19 16 -12 12.4 -6.6 10.6L0 16L6.6 10.6C12 12.4 19 16 20 23.5C14 31 -14 31 -20 23.5Z';
const LAPELS = 'M-6.6 10.6L-2.4 22L0 16L2.4 22L6.6 10.6M0 20V28';

/** A portrait in a round frame, engraved and washed with colour; `radius` wide to each side of its middle. */
export function portrait(
  sitting: Sitting,
  { x, y }: { readonly x: number; readonly y: number },
  radius: number,
  palette: Palette,
): SvgNode {
  const scale = Math.round((radius / 32) * 1000) / 1000;
  const ground = mix(palette.card, palette.line, 0.5);
  const rules = Array.from(
    { length: 9 },
    (_, row) => `M${-30 + Math.abs(row - 4) * 2} ${-24 + row * 5.5}H${30 - Math.abs(row - 4) * 2}`,
  );
  return group({ transform: `translate(${x} ${y}) scale(${scale})`, 'data-portrait': sitting.head ?? 'human' }, [
    el('circle', { r: 31, fill: ground, stroke: palette.ink, 'stroke-width': 1.6 }),
    el('path', { d: rules.join(''), stroke: palette.line, 'stroke-width': 0.9 }),
    ...bust(sitting, palette),
    el('circle', { r: 31, fill: 'none', stroke: palette.ink, 'stroke-width': 1.6 }),
    el('circle', { r: 28.6, fill: 'none', stroke: palette.brass, 'stroke-width': 1.2 }),
  ]);
}

function bust(sitting: Sitting, palette: Palette): readonly SvgNode[] {
  const { head = 'human', hat = 'none', hair = 'none', beard = 'none', eyes = 'plain', coat = 'blue' } = sitting;
  const pen = {
    stroke: palette.theme === 'day' ? palette.ink : '#0d0e10',
    'stroke-width': 1.3,
    'stroke-linejoin': 'round',
  } as const;
  const cloth = mix(palette[coat], palette.card, 0.18);
  const dark = mix(palette[coat], palette.theme === 'day' ? '#1a1510' : '#101010', 0.55);
  const fur = mix('#4a3320', '#b9a48a', (sitting.skin ?? 0.2) < 0.15 ? 0.55 : 0.1);
  const shape = (d: string, fill: string): SvgNode => el('path', { d, fill, ...pen });
  return [
    shape(SHOULDERS, cloth),
    el('path', { d: LAPELS, fill: 'none', ...pen, 'stroke-width': 1.1 }),
    ...(hair === 'long' && head === 'human' ? [shape(HAIRS.long, fur)] : []),
    ...HEADS[head](sitting, shape, pen.stroke),
    ...(head === 'human' ? eyesOf(eyes, pen.stroke, palette) : []),
    ...(beard === 'none' ? [] : [shape(BEARDS[beard], fur)]),
    ...(hair === 'none' || head !== 'human'
      ? []
      : [shape(hair === 'long' ? 'M-10.6 -5C-12 -19 12 -19 10.6 -5C8 -12 -2 -10 -10.6 -5Z' : HAIRS[hair], fur)]),
    ...(hat === 'none' ? [] : [shape(HATS[hat], hat === 'crown' ? palette.brass : hat === 'iron' ? '#8b8f94' : dark)]),
    ...(hat === 'flyer' ? goggles(-13, pen.stroke, palette) : []),
  ];
}

type Shape = (d: string, fill: string) => SvgNode;

const HEADS: Readonly<Record<Head, (sitting: Sitting, shape: Shape, ink: string) => readonly SvgNode[]>> = {
  human: ({ skin = 0.2 }, shape, ink) => {
    const tone = mix('#f0d2b0', '#7a4a2c', skin);
    return [
      shape('M-4.6 3V11.4L0 16L4.6 11.4V3Z', mix(tone, '#5a3a24', 0.18)),
      shape('M-9.6 -6C-9.6 -20 9.6 -20 9.6 -6C9.6 3 5 8.6 0 8.6S-9.6 3 -9.6 -6Z', tone),
      el('path', {
        d: 'M0.4 -5.4L-1.6 -0.4H1M-2.8 4.4C-1 5.2 1 5.2 2.8 4.4M-6 -8.6C-4.8 -9.6 -3.4 -9.6 -2.2 -8.8M2.2 -8.8C3.4 -9.6 4.8 -9.6 6 -8.6',
        fill: 'none',
        stroke: ink,
        'stroke-width': 1,
        'stroke-linecap': 'round',
      }),
    ];
  },
  machine: (_sitting, shape, ink) => [
    shape('M-4 4V13H4V4Z', '#6d747b'),
    shape('M-10.4 -15C-10.4 -20 10.4 -20 10.4 -15V5H-10.4Z', '#9aa2a9'),
    shape('M-13 -9H-10.4V-2H-13ZM10.4 -9H13V-2H10.4Z', '#6d747b'),
    el('circle', { cx: -4.4, cy: -7.4, r: 3.1, fill: '#f2bd62', stroke: ink, 'stroke-width': 1.1 }),
    el('circle', { cx: 4.4, cy: -7.4, r: 3.1, fill: '#f2bd62', stroke: ink, 'stroke-width': 1.1 }),
    el('path', { d: 'M-5.6 -0.6H5.6M-5.6 1.8H5.6M0 -19V-25M-2 -26H2', stroke: ink, 'stroke-width': 1.4, fill: 'none' }),
  ],
  toad: (_sitting, shape, ink) => [
    shape('M-16 2C-16 -10 -9 -13 0 -13S16 -10 16 2C16 10 8 13 0 13S-16 10 -16 2Z', '#7f9a4e'),
    shape('M-12.6 -9A5 5 0 1 1 -3.4 -12A5 5 0 1 1 -12.6 -9M3.4 -12A5 5 0 1 1 12.6 -9A5 5 0 1 1 3.4 -12', '#93ad5d'),
    el('path', {
      d: 'M-10.4 -13H-5.6M5.6 -13H10.4M-12 4C-5 8 5 8 12 4M-1.6 -1.4V-0.6M1.6 -1.4V-0.6',
      fill: 'none',
      stroke: ink,
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
  ],
  hog: (_sitting, shape, ink) => [
    shape('M-11 -8L-15 -18L-5 -13.6ZM11 -8L15 -18L5 -13.6Z', '#c08a78'),
    shape('M-12 -4C-12 -18 12 -18 12 -4C12 7 6 12 0 12S-12 7 -12 -4Z', '#d3a08c'),
    shape('M-6 2C-6 -2.6 6 -2.6 6 2S-6 6.6 -6 2Z', '#b97f6d'),
    shape('M-7.6 7L-9 1.6L-5.4 6.4ZM7.6 7L9 1.6L5.4 6.4Z', '#f4ecd8'),
    el('path', {
      d: 'M-2 1.4V2.6M2 1.4V2.6M-5.4 -6.6H-4.8M4.8 -6.6H5.4',
      stroke: ink,
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
  ],
};

function eyesOf(eyes: Eyes, ink: string, palette: Palette): readonly SvgNode[] {
  const dots = el('path', { d: 'M-4 -5.6h.01M4 -5.6h.01', stroke: ink, 'stroke-width': 2, 'stroke-linecap': 'round' });
  const line = (d: string): SvgNode => el('path', { d, fill: 'none', stroke: ink, 'stroke-width': 1 });
  switch (eyes) {
    case 'plain':
      return [dots];
    case 'spectacles':
      return [
        dots,
        line(
          'M-7.2 -5.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M0.8 -5.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M-0.8 -5.6H0.8',
        ),
      ];
    case 'monocle':
      return [dots, line('M0.8 -5.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M7 -4L8.6 10')];
    case 'patch':
      return [
        dots,
        el('path', { d: 'M-7 -8.4H-1L-2.2 -3H-6ZM-9.6 -10L9.6 -7.6', fill: ink, stroke: ink, 'stroke-width': 1 }),
      ];
    case 'goggles':
      return goggles(-5.6, ink, palette);
  }
}

function goggles(y: number, ink: string, palette: Palette): readonly SvgNode[] {
  return [
    el('path', { d: `M-11 ${y}H11`, stroke: ink, 'stroke-width': 2.2 }),
    ...[-4.4, 4.4].map((cx) =>
      el('circle', {
        cx,
        cy: y,
        r: 3.8,
        fill: mix(palette.blue, palette.card, 0.45),
        stroke: palette.brass,
        'stroke-width': 1.4,
      }),
    ),
  ];
}
