import type { Hex, Point } from '@roundhouse/hex';
import { CORNERS, hexCentre, INRADIUS, SIDE } from '@roundhouse/rail-art';
import { polygon, shift } from '@roundhouse/svg';
import {
  BoardMotion,
  type BoardPlan,
  explainTo,
  type Pressed,
  PricePlate,
  RecalledPlaces,
  Targets,
  useNameOf,
} from '@roundhouse/table-kit';
import { BoardView, boxAround, SvgView, usePalette, useTheme, useWords } from '@roundhouse/ui';
import { useMemo, useState } from 'react';
import { movesIn } from '../actions.ts';
import type { Building } from '../building.ts';
import { TakerMarks } from '../could/marks.tsx';
import type { RailCould } from '../could/use-rail-could.ts';
import { cubeTaken, routesOf } from '../deliveries.ts';
import type { Chart, GoodOf, RailPosition, WatchedRail } from '../desk.ts';
import type { HexTarget } from '../targets.ts';
import { whyNot } from '../why-not.ts';
import { GhostPrices, Ghosts, PRICE_ABOVE } from './ghosts.tsx';
import { type Moved, storyOf } from './motion.ts';
import { Routes } from './routes.tsx';
import { useCubes } from './use-cubes.ts';
import { useLayers } from './use-layers.ts';

export interface RailBoardProps<P extends RailPosition> {
  readonly rail: WatchedRail<P>;
  readonly building: Building<P>;
  /** What is looked up on it. */
  readonly what: RailCould<P>;
  readonly targets: readonly HexTarget[];
  readonly choose: (hex: Hex, pressed: Pressed) => void;
  readonly moved: Moved | null;
  /** What somebody reads about just now. */
  readonly recalled: Moved | null;
}

const OUTLINE = polygon(CORNERS);

/** The scale below which cubes lose their letters, and names grow over them. */
const LETTERS_ON_CUBES = 0.55;

function planOf({ grid, topology }: Chart): BoardPlan {
  return {
    name: 'hex',
    className: 'rail-hex',
    spots: [...topology.ground.keys()],
    outline: OUTLINE,
    middle: (hex) => hexCentre(grid, hex),
  };
}

/** The map with everything on it that can be pointed at. */
export function RailBoard<P extends RailPosition>({
  rail,
  building,
  what,
  targets,
  choose,
  moved,
  recalled,
}: RailBoardProps<P>) {
  const { desk, table, pointing } = rail;
  const { position } = table;
  const { t } = useWords();
  const theme = useTheme();
  const { box, land, track, places } = useLayers(desk, position, what.shown, usePalette(), useNameOf(table.players));
  const chart = desk.chartOf(position);
  const moves = movesIn<GoodOf<P>>(table.legal);
  const ask = (hex: Hex): void => explainTo(table, (seat) => whyNot(rail, building.planned, seat, hex));
  const possible = [...new Set(moves.map(({ city, good }) => `${city} ${good}`))].join();
  const decorate = useCubes(places, possible, {
    pick({ city, good }) {
      const move = moves.find((one) => one.city === city && one.good === good);
      if (move !== undefined && rail.seat !== null)
        pointing.change(cubeTaken(desk, position, moves, rail.seat, { city, good: move.good }));
    },
    pressCity(city, pressed) {
      const hex = desk.cityHex(position, city);
      if (targets.some(({ spot }) => spot === hex)) choose(hex, pressed);
      else ask(hex);
    },
    pointAt: what.pointAtCube,
  });
  const [hovered, setPointed] = useState<HexTarget | null>(null);
  // What a target says may change while the hand stays on it, and it may be a target no longer.
  const pointed = targets.find(({ spot }) => spot === hovered?.spot) ?? null;
  const { city, good, route } = pointing.at;
  const ghosts = [...building.ghosts, ...what.ghosts];
  const closeUp = useMemo(
    () =>
      boxAround(
        targets.map(({ spot }) => hexCentre(chart.grid, spot)),
        SIDE,
        10 * INRADIUS,
      ),
    // What can be chosen is looked for once in each position: what somebody points at must not move the map.
    [position, rail.seat],
  );
  return (
    <BoardView
      label={t('The map {map}', { map: chart.name })}
      bounds={box}
      closeUp={closeUp}
      finger={2 * INRADIUS}
      legible={LETTERS_ON_CUBES}
      chosen={targets.filter((target) => target.chosen).map(({ spot }) => hexCentre(chart.grid, spot))[0] ?? null}
    >
      <SvgView node={land} />
      <SvgView node={track} />
      <g className="rail-hexes">
        <Targets
          board={planOf(chart)}
          targets={targets}
          choose={({ spot }, pressed) => choose(spot, pressed)}
          ask={ask}
          pointAt={setPointed}
        />
      </g>
      <g className="rail-pieces">
        <Ghosts grid={chart.grid} ghosts={ghosts} />
        <Routes desk={desk} position={position} routes={routesOf(moves, city, good)} chosen={route} />
        {what.could.at === null ? null : (
          <Routes desk={desk} position={what.after} routes={[what.could.at]} chosen={what.could.at} />
        )}
        {table.planned?.steps.map(({ action, before }, index) => {
          const noted = movesIn([action]);
          return <Routes key={index} desk={desk} position={before} routes={noted} chosen={noted[0] ?? null} />;
        })}
        <SvgView node={places} decorate={decorate} />
        <TakerMarks grid={chart.grid} takers={what.takers} />
        <GhostPrices grid={chart.grid} ghosts={ghosts} />
        {pointed === null ? null : <Hint grid={chart.grid} target={pointed} />}
      </g>
      <RecalledPlaces name="rail" radius={44} at={recalled === null ? [] : placesIn(chart, recalled)} />
      <BoardMotion
        name="rail"
        radius={44}
        cause={moved}
        enabled={table.motion}
        story={() => storyOf(desk, position, moved ?? { journey: null, landed: [] }, theme)}
      />
    </BoardView>
  );
}

/** Where something new lay, and every place that a cube came to. */
function placesIn({ grid }: Chart, { journey, landed }: Moved): readonly Point[] {
  return [...new Set([...landed, ...(journey?.places ?? [])])].map((hex) => hexCentre(grid, hex));
}

/** The price of a hex over whatever stands there; that of the chosen one stands on its ghost. */
function Hint({ grid, target: { spot, hint, chosen } }: { readonly grid: Chart['grid']; readonly target: HexTarget }) {
  return hint === undefined || chosen ? null : (
    <g className="rail-hint" aria-hidden="true" transform={shift(hexCentre(grid, spot))}>
      <PricePlate name="rail-price" price={hint} above={PRICE_ABOVE} />
    </g>
  );
}
