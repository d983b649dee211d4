import {
  explainTo,
  follow,
  ONCE,
  type Pressed,
  type StepSounds,
  useCould,
  useCouldPanel,
  useCouldSeat,
  useKeys,
  useNews,
  usePointing,
  useReport,
  useStepSounds,
} from '@roundhouse/table-kit';
import { shapeOf, TableFrame, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { areaOf, type Space } from '../../content/area.ts';
import type { Event } from '../../rules/events.ts';
import { landBox } from '../board/points.ts';
import type { BoardPath } from './board/paths.tsx';
import { KingsBoard } from './board/kings-board.tsx';
import { boardPaths } from './board-paths.ts';
import { noteOn, pressOn } from './choosing.ts';
import { spacesThatMatter } from './close-up.ts';
import type { ReachedGoods } from './could/overview.ts';
import { KingsCouldPanel } from './could/panel.tsx';
import { goodsChoices, type GoodsChoices } from './goods-choices.ts';
import { Controls, Primary } from './panels/controls.tsx';
import type { KingsView, PanelProps } from './panels/panel-props.ts';
import { clearPlan } from './panels/plan/clear-plan.ts';
import { Watching } from './panels/watching.tsx';
import { usePencil } from './pencil.ts';
import { NOTHING } from './pointing.ts';
import { promptFor } from './prompt.ts';
import { extras } from './side/extras.tsx';
import { newsOf } from './side/news.ts';
import { Bulletin, bulletinHeading, bulletinTitle, isBulletin } from './side/bulletin.tsx';
import { playerPanels } from './side/players.tsx';
import { Ribbon } from './side/ribbon.tsx';
import { type SpaceTarget, targetsOf } from './targets.ts';
import { whyNot } from './why-not.ts';

const NO_GOODS_TO_PICK: GoodsChoices = new Map();
const NO_PATHS: readonly BoardPath[] = [];
const NO_SPACES: readonly Space[] = [];

/** The train that would bring goods to the city where they pay most. */
function trainWith(goods: ReachedGoods | null): readonly BoardPath[] {
  const sale = goods?.sale ?? null;
  return sale === null ? NO_PATHS : [{ kind: 'train', spaces: sale.way.way }];
}

/** Where goods lie, and the depot that they would be shipped from. */
function placesOf(goods: ReachedGoods | null): readonly Space[] {
  if (goods === null) return NO_SPACES;
  return goods.sale === null ? [goods.space] : [goods.space, goods.sale.depot];
}

const SOUNDS: StepSounds<Event> = [
  ['depot-built', 'place'],
  ['depot-placed', 'place'],
  ['loaded', 'place'],
  ['goods-shipped', 'bell'],
  ['funds-solicited', 'coin'],
  ['robbed', 'coin'],
];

/** The whole table of Kings of Air and Steam. */
export function KingsTable({ table }: { readonly table: KingsView }) {
  const words = useWords();
  const { t, say } = words;
  const { position, eye, step } = table;
  const pointing = usePointing(table, NOTHING, () => table.explain(null));
  const pencil = usePencil(position);
  const news = useNews(step, newsOf);
  const report = useReport(table, isBulletin);
  const bulletin =
    report.events === null
      ? null
      : {
          heading: bulletinHeading(table, report.events, t),
          title: bulletinTitle(table, report.events, t),
          content: <Bulletin table={table} events={report.events} />,
          close: report.close,
        };
  useStepSounds(step, SOUNDS);
  const mine = table.seat !== null;
  const seat = table.seat ?? (typeof eye === 'number' ? eye : 0);
  const props: PanelProps = { table, seat, pointing, pencil };
  const goods = useMemo(
    () => (mine ? goodsChoices({ table, seat, pointing }) : NO_GOODS_TO_PICK),
    // What can be picked follows from the view and from what is pointed at.
    [table, seat, pointing.at],
  );
  const couldSeat = useCouldSeat(table);
  // Nothing flies or is sold before the first round: what is chosen until then says itself what it brings.
  const could = useCould<ReachedGoods>(position, position.round === 0 ? null : couldSeat);
  const panel = useCouldPanel(could, table, (of) => (
    <KingsCouldPanel table={table} seat={of} pencil={pencil} could={could} />
  ));
  const { at } = pointing;
  useKeys(table, {
    // The hand is taken away first; a plan is given up when it was on nothing.
    Escape: () => {
      const gaveUp = position.phase.name === 'plan' && at.socket === null && clearPlan(props);
      if (!gaveUp) pointing.letGo();
    },
  });
  const choose = (target: SpaceTarget, pressed: Pressed): void => {
    if (target.kind === 'pencil') {
      const { socket, space } = noteOn(props, target.spot);
      pencil.mark(socket, space);
    } else follow(pressOn(props, target), table, pointing, pressed);
  };
  const placesDepot = at.tool === 'build-depot' || (at.tool === null && at.space !== null);
  return (
    <TableFrame
      ribbon={<Ribbon position={position} />}
      prompt={mine ? say(promptFor(position, seat, at)) : null}
      primary={mine ? <Primary {...props} /> : null}
      board={
        <KingsBoard
          table={table}
          seat={seat}
          targets={mine ? targetsOf(props, words) : []}
          paths={[...(mine ? boardPaths(props) : NO_PATHS), ...trainWith(could.at)]}
          shown={placesOf(could.at)}
          ghost={placesDepot ? at.space : null}
          goods={goods}
          pick={({ press }) => follow(press, table, pointing, ONCE)}
          // What was pressed in the panel is looked for: on a phone it may lie beyond the edge.
          closeUp={could.held === null ? spacesThatMatter(props) : placesOf(could.held)}
          choose={choose}
          ask={(space) => explainTo(table, (asking) => whyNot(position, asking, space, at))}
        />
      }
      shape={shapeOf(landBox(areaOf(position)))}
      slip={report.fresh ? bulletin : null}
      controls={mine ? <Controls {...props} /> : <Watching table={table} pointing={pointing} />}
      panel={panel}
      players={playerPanels(table, news, say)}
      extras={[
        ...extras(table, t),
        ...(bulletin === null
          ? []
          : [{ id: 'report', title: bulletin.title, content: bulletin.content, fresh: report.fresh }]),
      ]}
    />
  );
}
