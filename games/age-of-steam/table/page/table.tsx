import type { Hex } from '@roundhouse/hex';
import { outOfTurn } from '@roundhouse/kernel';
import { type FrameExtra, isTyping, TableFrame, useSound, useWords } from '@roundhouse/ui';
import { useEffect, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { Position } from '../../rules/position.ts';
import { RailBoard } from './board/rail-board.tsx';
import { useBuilding } from './building.ts';
import { useMoment } from './moment.ts';
import { AuctionPanel, AuctionPrimary, AuctionTable } from './panels/auction.tsx';
import { BuildingPanel, BuildingPrimary } from './panels/building.tsx';
import { DeliveryPanel, DeliveryPrimary } from './panels/delivery.tsx';
import type { AgeOfSteamView, PanelProps } from './panels/panel-props.ts';
import { ProductionPanel } from './panels/production.tsx';
import { SharesPanel, SharesPrimary } from './panels/shares.tsx';
import { SpecialActionsPanel } from './panels/special-actions.tsx';
import { promptFor } from './prompt.ts';
import { GoodsDisplay } from './side/goods-display.tsx';
import { useNews } from './side/news.ts';
import { playerPanels } from './side/players.tsx';
import { Ribbon } from './side/ribbon.tsx';
import { TilesLeft } from './side/tiles-left.tsx';
import { closesTurn, GrowthTicket, TurnReport } from './side/turn-report.tsx';
import { ofType } from './actions-of.ts';
import { chooseForDelivery, routesOf, useTargets } from './targets.ts';
import { whyNoBuild, whyNoCity, whyNoMove } from './why-not.ts';

/** The whole table of Age of Steam. */
export function AgeOfSteamTable({ table }: { readonly table: AgeOfSteamView }) {
  const { t, say } = useWords();
  const controls = useMoment(table.position, () => table.explain(null));
  const report = useReport(table);
  const news = useNews(table);
  useStepSounds(table);
  const seat = table.seat ?? 0;
  const props: PanelProps = { table, seat, controls };
  const building = useBuilding(props);
  const targets = useTargets(props, building);
  const moves = ofType(table.legal, 'move-goods');
  const { moment } = controls;

  useKeys(props, building.turn);

  const choose = (hex: Hex): void => {
    if (table.position.phase.name === 'move-goods') chooseForDelivery(props, hex);
    else building.choose(hex);
  };
  return (
    <TableFrame
      ribbon={<Ribbon position={table.position} />}
      prompt={table.seat === null ? null : say(promptFor(building.planned, seat, moment))}
      primary={table.seat === null ? null : <Primary {...props} />}
      board={
        <RailBoard
          table={table}
          planned={building.shown}
          targets={table.seat === null ? [] : targets}
          ghosts={building.ghosts}
          routes={routesOf(moves, moment.city, moment.good)}
          route={moment.route}
          overlay={
            report.fresh && report.events !== null ? (
              <div className="aos-report-pin">
                <GrowthTicket events={report.events} motion={table.motion} close={report.close} />
              </div>
            ) : null
          }
          choose={choose}
          ask={(hex) => ask(props, building.planned, hex)}
          cubes={{
            possible: [...new Set(moves.map(({ city, good }) => `${city} ${good}`))].join(),
            pick: (city, good) => controls.change({ city, good, route: null }),
          }}
        />
      }
      controls={table.seat === null ? <Watching table={table} /> : <Controls {...props} options={building.options} />}
      players={playerPanels(table.position, news, say)}
      extras={extras(table, report.events, t)}
    />
  );
}

function Primary(props: PanelProps) {
  switch (props.table.position.phase.name) {
    case 'issue-shares':
      return <SharesPrimary {...props} />;
    case 'determine-player-order':
      return <AuctionPrimary {...props} />;
    case 'build-track':
      return <BuildingPrimary {...props} />;
    case 'move-goods':
      return <DeliveryPrimary {...props} />;
    case 'select-actions':
    case 'goods-growth':
    case 'game-over':
      return null;
  }
}

function Controls(props: PanelProps & { readonly options: ReturnType<typeof useBuilding>['options'] }) {
  switch (props.table.position.phase.name) {
    case 'issue-shares':
      return <SharesPanel {...props} />;
    case 'determine-player-order':
      return <AuctionPanel {...props} />;
    case 'select-actions':
      return <SpecialActionsPanel {...props} />;
    case 'build-track':
      return <BuildingPanel {...props} />;
    case 'move-goods':
      return <DeliveryPanel {...props} />;
    case 'goods-growth':
      return <ProductionPanel {...props} />;
    case 'game-over':
      return null;
  }
}

/** What to look at while others decide. */
function Watching({ table }: { readonly table: AgeOfSteamView }) {
  const { phase } = table.position;
  return phase.name === 'determine-player-order' ? <AuctionTable position={table.position} phase={phase} /> : null;
}

function extras(
  { position }: AgeOfSteamView,
  report: readonly Event[] | null,
  t: (english: string) => string,
): readonly FrameExtra[] {
  return [
    { id: 'goods', title: t('Goods'), content: <GoodsDisplay position={position} /> },
    {
      id: 'tiles',
      title: t('Tiles'),
      content: <TilesLeft position={position} />,
      wanted: position.phase.name === 'build-track',
    },
    ...(report === null ? [] : [{ id: 'report', title: t('Last turn'), content: <TurnReport events={report} /> }]),
  ];
}

/** A press on something that is not possible: why not? */
function ask({ table, controls }: PanelProps, planned: Position, hex: Hex): void {
  if (typeof table.eye !== 'number') return;
  const waits = outOfTurn(table.game, planned, table.eye);
  if (waits !== null) {
    table.explain(waits);
    return;
  }
  const { newCity } = controls.moment;
  const refusal =
    planned.phase.name === 'move-goods'
      ? whyNoMove(planned, table.eye, hex)
      : newCity === null
        ? whyNoBuild(planned, table.eye, hex)
        : whyNoCity(planned, table.eye, hex, newCity);
  if (refusal !== null) table.explain(refusal);
}

/** Long enough to read; it can be looked up after that. */
const REPORT_MS = 9000;

interface Report {
  readonly events: readonly Event[] | null;
  /** For a while, or until it is closed or the person has decided something. */
  readonly fresh: boolean;
}

/** What the end of the last turn brought. */
function useReport({ step, eye }: AgeOfSteamView): Report & { readonly close: () => void } {
  const [report, setReport] = useState<Report>({ events: null, fresh: false });
  const [seen, setSeen] = useState(step);
  const close = (): void => setReport({ ...report, fresh: false });
  if (seen !== step) {
    setSeen(step);
    if (step !== null && closesTurn(step.events)) setReport({ events: step.events, fresh: true });
    else if (step !== null && step.seat === eye) close();
  }
  useEffect(() => {
    if (!report.fresh) return undefined;
    const timer = setTimeout(() => setReport((last) => ({ ...last, fresh: false })), REPORT_MS);
    return () => clearTimeout(timer);
  }, [report]);
  return { ...report, close };
}

function useStepSounds({ step }: AgeOfSteamView): void {
  const sound = useSound();
  useEffect(() => {
    if (step === null) return;
    const types = new Set(step.events.map(({ type }) => type));
    if (types.has('track-built') || types.has('urbanized')) sound('place');
    else if (types.has('goods-moved')) sound('bell');
    else if (types.has('shares-issued') || types.has('auction-won')) sound('coin');
  }, [step, sound]);
}

function useKeys({ table, controls }: PanelProps, turn: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (table.seat === null || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') controls.letGo();
      if (event.key === 'r' || event.key === 'R') turn();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
