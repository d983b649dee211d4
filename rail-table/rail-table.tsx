import type { Hex } from '@roundhouse/hex';
import type { Eye, Heard, Seat, Text } from '@roundhouse/kernel';
import { tightBox } from '@roundhouse/rail-art';
import {
  BY_KEY,
  follow,
  type NewsBySeat,
  type NewsItems,
  type Pointing,
  type Press,
  type Pressed,
  type StepSounds,
  useCouldPanel,
  useKeys,
  useNews,
  usePointing,
  useReport,
  useStepSounds,
} from '@roundhouse/table-kit';
import { type FrameExtra, type PlayerPanel, shapeOf, TableFrame, useWords, type Words } from '@roundhouse/ui';
import { type ComponentType, useMemo } from 'react';
import { placeTargets } from './could/place-targets.ts';
import { RailCouldPanel } from './could/panel.tsx';
import { endsWith, useRailCould } from './could/use-rail-could.ts';
import type { Moved } from './board/motion.ts';
import { RailBoard } from './board/rail-board.tsx';
import { pressToBuild, pressToTurn, useBuilding } from './building.ts';
import type { GoodOf, RailDesk, RailPosition, RailView } from './desk.ts';
import type { BuildingProps } from './panels/building.tsx';
import type { RailPointed } from './pointing.ts';
import { regrasped } from './regrasp.ts';
import { type HexTarget, pressToDeliver, targetsOf } from './targets.ts';

/** The view of a game whose events are `E`. */
type EventfulView<P extends RailPosition, E> = RailView<P> & {
  readonly step: Heard<E> | null;
  readonly recalled: readonly E[];
  readonly eye: Eye;
};

/** What the panels of a game are given: its own view, and its own hand. */
export type PartProps<P extends RailPosition, V, M> = BuildingProps<P> & {
  readonly table: V;
  readonly pointing: Pointing<M>;
};

/** The controls of a phase, and the button that ends it. */
interface PhaseParts<Props> {
  readonly Panel?: ComponentType<Props>;
  readonly Primary?: ComponentType<Props>;
}

/** All that a rail game adds to the shared table. */
export interface RailTableParts<
  P extends RailPosition,
  V extends EventfulView<P, E>,
  M extends RailPointed<GoodOf<P>>,
  E extends { readonly type: string },
> {
  readonly desk: RailDesk<P>;
  /** What is pointed at before anything is. */
  readonly nothing: M;
  readonly phases: Readonly<Record<P['phase']['name'], PhaseParts<PartProps<P, V, M>>>>;
  /** What the seat must do now, in one line; the position has what is planned. */
  prompt(planned: P, seat: Seat, at: M): Text;
  readonly Ribbon: ComponentType<{ readonly position: P }>;
  /** What to look at while others decide. */
  readonly Watching: ComponentType<{ readonly table: V }>;
  /** The report of a turn that has just been closed, and its heading; null where there is nothing to show. */
  readonly Report: ComponentType<{ readonly events: readonly E[]; readonly motion: boolean }>;
  reportHeading(events: readonly E[], t: Words['t']): string | null;
  closesTurn(events: readonly E[]): boolean;
  newsOf(event: E, events: readonly E[]): NewsItems;
  movedBy(p: P, events: readonly E[]): Moved;
  readonly sounds: StepSounds<E>;
  players(table: V, news: NewsBySeat, say: Words['say']): readonly PlayerPanel[];
  extras(table: V, report: readonly E[] | null, t: Words['t']): readonly FrameExtra[];
  /** Hexes that only this game lets people choose, and what a press on one does; null when it is not one of them. */
  moreTargets?(props: PartProps<P, V, M>, t: Words['t']): readonly HexTarget[];
  pressMore?(props: PartProps<P, V, M>, hex: Hex): Press<never, M>;
}

/** The whole table of a rail game. */
export function RailTable<
  P extends RailPosition,
  V extends EventfulView<P, E>,
  M extends RailPointed<GoodOf<P>>,
  E extends { readonly type: string },
>({ parts, table }: { readonly parts: RailTableParts<P, V, M, E>; readonly table: V }) {
  const words = useWords();
  const { t, say } = words;
  const { desk, Ribbon, Watching, Report } = parts;
  const { position, step } = table;
  const pointing = usePointing(
    table,
    parts.nothing,
    () => table.explain(null),
    (at) => regrasped(desk, table, parts.nothing, at),
  );
  const report = useReport(table, (events: readonly E[]) => parts.closesTurn(events));
  const news = useNews(step, (event, events) => parts.newsOf(event, events));
  useStepSounds(step, parts.sounds);
  const { seat } = table;
  const watched = { desk, table, seat, pointing };
  const building = useBuilding(watched);
  /** Null while nobody here decides. */
  const deciding = seat === null ? null : { ...watched, seat, building };
  const what = useRailCould(watched, building);
  const more = deciding === null ? undefined : parts.moreTargets?.(deciding, t);
  const targets = what.picking
    ? placeTargets(desk, position, what.ends, words)
    : [...targetsOf(watched, building, words), ...(more ?? [])];
  const panel = useCouldPanel(what.could, table, () => <RailCouldPanel rail={watched} what={what} />);
  // What moved belongs to the step; when only the position object changes, nothing has moved.
  const recalled = table.recalled.length === 0 ? null : parts.movedBy(position, table.recalled);
  const moved = useMemo(() => (step === null ? null : parts.movedBy(position, step.events)), [step]);
  useKeys(table, {
    Escape: pointing.letGo,
    r: () => follow(pressToTurn(building, pointing.at.tile), table, pointing, BY_KEY),
  });
  const choose = (hex: Hex, pressed: Pressed): void => {
    if (what.picking) {
      what.changeEnds(endsWith(what.ends, hex));
      return;
    }
    if (deciding === null) return;
    if (position.phase.name === 'move-goods') follow(pressToDeliver(deciding, hex), table, pointing, pressed);
    else if (!follow(parts.pressMore?.(deciding, hex) ?? null, table, pointing, pressed))
      follow(pressToBuild(deciding, building, hex, pressed), table, pointing, pressed);
  };
  const heading = report.fresh && report.events !== null ? parts.reportHeading(report.events, t) : null;
  const shape = useMemo(() => shapeOf(tightBox(desk.sceneOf(position, String))), [desk.chartOf(position)]);
  const slip =
    report.events === null || heading === null
      ? null
      : { heading, content: <Report events={report.events} motion={table.motion} />, close: report.close };
  const phase: P['phase']['name'] = position.phase.name;
  const { Panel, Primary } = parts.phases[phase];
  return (
    <TableFrame
      ribbon={<Ribbon position={position} />}
      prompt={deciding === null ? null : say(parts.prompt(building.planned, deciding.seat, pointing.at))}
      primary={deciding === null || Primary === undefined ? null : <Primary {...deciding} />}
      board={
        <RailBoard
          rail={watched}
          building={building}
          what={what}
          targets={targets}
          choose={choose}
          moved={moved}
          recalled={recalled}
        />
      }
      shape={shape}
      slip={slip}
      controls={deciding === null ? <Watching table={table} /> : Panel === undefined ? null : <Panel {...deciding} />}
      panel={panel}
      players={parts.players(table, news, say)}
      extras={parts
        .extras(table, report.events, t)
        .map((extra) => (extra.id === 'report' ? { ...extra, fresh: report.fresh } : extra))}
    />
  );
}
