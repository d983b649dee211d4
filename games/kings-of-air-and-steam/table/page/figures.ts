import { rngFrom, text } from '@roundhouse/kernel';
import { exampleSheet, type Palette, paletteOf, type Pane, wayArrow } from '@roundhouse/style';
import { group, type SvgNode } from '@roundhouse/svg';
import type { Figure } from '@roundhouse/table-kit';
import { type Area, areaOf, type Space } from '../../content/area.ts';
import type { Good } from '../../content/components.ts';
import { kingsOfAirAndSteam } from '../../rules/game.ts';
import type { Player, Position } from '../../rules/position.ts';
import { changed, NO_GOODS } from '../../rules/stock.ts';
import { boardLayers } from '../board/draw-board.ts';
import { spaceMiddle, STEP } from '../board/points.ts';

/** What a picture shows of two players on boards that always lie alike. */
interface Scene {
  /** The spaces that are to be seen, with what surrounds them. */
  readonly around: readonly Space[];
  readonly airships?: readonly (Space | null)[];
  /** On board of the first airship. */
  readonly hold?: Good;
  /** By seat. */
  readonly depots?: readonly (readonly Space[])[];
  /** What waits in the first depot of the first player. */
  readonly stored?: Good;
  /** Goods that Bown Town has already. */
  readonly delivered?: number;
  readonly way?: readonly Space[];
}

const LAYOUT = 'A5C0B0';
const BOWN_TOWN = 0;
/** How much wider than high a picture is at least. */
const WIDE = 1.8;
/** From the middle of a city to its rim. */
const SHORT = 38;

function positionOf({ airships = [], hold, depots = [], stored, delivered = 0 }: Scene): Position {
  const options = kingsOfAirAndSteam.options.parse({ mode: 'basic', layout: LAYOUT });
  const start = kingsOfAirAndSteam.setup(options, 2, rngFrom('a figure'), () => undefined);
  const isFirst = (seat: number, index: number): boolean => seat === 0 && index === 0;
  return {
    ...start,
    cities: start.cities.map((city, index) =>
      index === BOWN_TOWN ? { ...city, goods: Array.from({ length: delivered }, (): Good => 'machinery') } : city,
    ),
    players: start.players.map(
      (player, seat): Player => ({
        ...player,
        airship: airships[seat] ?? null,
        hold: seat === 0 && hold !== undefined ? changed(NO_GOODS, hold, 1) : NO_GOODS,
        depots: (depots[seat] ?? []).map((space, index) => ({
          space,
          goods: isFirst(seat, index) && stored !== undefined ? changed(NO_GOODS, stored, 1) : NO_GOODS,
        })),
      }),
    ),
  };
}

function pane(scene: Scene, palette: Palette): Pane {
  const position = positionOf(scene);
  const area = areaOf(position);
  const middle = (space: Space): { readonly x: number; readonly y: number } => spaceMiddle(area, space);
  const shown = scene.around.map(middle);
  const xs = shown.map(({ x }) => x);
  const ys = shown.map(({ y }) => y);
  const height = Math.max(...ys) - Math.min(...ys) + 2 * STEP;
  const width = Math.max(height * WIDE, Math.max(...xs) - Math.min(...xs) + 2 * STEP);
  const box = {
    x: (Math.min(...xs) + Math.max(...xs) - width) / 2,
    y: Math.min(...ys) - STEP,
    width,
    height,
  };
  const [land, rails, ...pieces] = boardLayers(position, (seat) => `Player ${seat + 1}`, palette);
  const way =
    scene.way === undefined ? [] : [wayArrow(scene.way.map(middle), endsAtCity(scene.way, area) ? SHORT : 0, palette)];
  return {
    node: group(
      {},
      [land, rails, ...way, ...pieces].filter((layer) => layer !== undefined),
    ),
    box,
  };
}

function endsAtCity(way: readonly Space[], { cityAt }: Area): boolean {
  const last = way.at(-1);
  return last !== undefined && cityAt.has(last);
}

function drawScene(scene: Scene, theme: 'day' | 'night'): SvgNode {
  const palette = paletteOf(theme);
  return exampleSheet([pane(scene, palette)], palette.paper);
}

function figure(rule: string, words: Figure['words'], scene: Scene): Figure {
  return { rule, words, draw: (theme) => drawScene(scene, theme) };
}

/** The pictures in the rules: corners of the same three boards. */
export const figures: readonly Figure[] = [
  figure(
    'setup.airship',
    text('A depot on the railway from Bown Town to Warsop, and the airship of the same player over it.'),
    { around: [32, 33, 34, 43, 23], airships: [33], depots: [[33]] },
  ),
  figure(
    'flight.wide-turns',
    text('A flight of four spaces: straight on, straight on again, and a turn of 60 degrees at the end.'),
    { around: [46, 45, 44, 33], airships: [47], way: [47, 46, 45, 44, 33] },
  ),
  figure(
    'flight.not-on-a-city',
    text('A flight of three spaces passes over Bown Town. It could not have ended there.'),
    { around: [20, 31, 30], airships: [32], way: [32, 31, 20, 19] },
  ),
  figure('cargo.load', text('The airship hovers over a factory that makes machinery, and has loaded one.'), {
    around: [46, 47, 36, 57],
    airships: [47],
    hold: 'machinery',
  }),
  figure(
    'build-depot.cost',
    text('Two depots on one railway, from Bown Town to Warsop. The first cost $4, the second, of another player, $7.'),
    { around: [20, 31, 32, 33, 34, 35], depots: [[32], [34]] },
  ),
  figure(
    'ship.own-depot',
    text('The machinery in this depot goes to Bown Town, where its railway ends. The city is the only stop.'),
    { around: [20, 31, 32, 33, 34], depots: [[33]], stored: 'machinery', way: [33, 32, 31, 20] },
  ),
  figure(
    'ship.stops',
    text(
      'Food goes from the red depot through Bown Town to Aldenville. There are two stops: the blue depot, which costs a toll of $1, and the city.',
    ),
    {
      around: [20, 39, 33, 30],
      depots: [[33], [30]],
      stored: 'food',
      way: [33, 32, 31, 20, 30, 29, 39],
    },
  ),
  figure('ship.slots', text('Bown Town wants machinery. Three of its five slots are full: it takes two more.'), {
    around: [20, 31, 30, 9, 10],
    delivered: 3,
  }),
];
