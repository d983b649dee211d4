import {
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
import { TableFrame, useLayout, useLiveries, useTheme, useWords } from '@roundhouse/ui';
import { setOf } from '../../content/sets.ts';
import type { Event } from '../../rules/events.ts';
import type { Position } from '../../rules/position.ts';
import { lookOf } from '../board/look.ts';
import { CityBoard } from './board/city-board.tsx';
import { CityCouldPanel } from './could/panel.tsx';
import type { Changes } from './could/changes.ts';
import { Controls, Primary } from './panels/controls.tsx';
import type { CityView, PanelProps } from './panels/panel-props.ts';
import { Watching } from './panels/watching.tsx';
import { NOTHING } from './pointing.ts';
import { promptFor } from './prompt.ts';
import { extras } from './side/extras.tsx';
import { newsOf } from './side/news.ts';
import { playerPanels } from './side/players.tsx';
import { closesRound, RoundReport } from './side/report.tsx';
import { Ribbon } from './side/ribbon.tsx';

const SOUNDS: StepSounds<Event> = [
  ['built', 'place'],
  ['settled', 'place'],
  ['expanded', 'place'],
  ['town-conquered', 'bell'],
  ['scored', 'bell'],
  ['taxed', 'coin'],
  ['income', 'coin'],
  ['gained', 'coin'],
];

/** Everything that lies on the table is a little wider than high. */
const SHAPE = 1.3;

/** Nothing can be built before the nations are chosen. */
function hasNoCities({ phase }: Position): boolean {
  return phase.name === 'choose-nation';
}

/** The whole table of City of Iron. */
export function CityTable({ table }: { readonly table: CityView }) {
  const { t, say } = useWords();
  const look = lookOf(useTheme(), useLiveries());
  const { position, eye, step } = table;
  const pointing = usePointing(table, NOTHING, () => table.explain(null));
  const report = useReport(table, closesRound);
  const news = useNews(step, newsOf);
  useStepSounds(step, SOUNDS);
  useKeys(table, { Escape: pointing.letGo });
  const seat = table.actor ?? (typeof eye === 'number' ? eye : 0);
  const props: PanelProps = { table, set: setOf(position), look, seat, pointing };
  const decides = table.seat !== null;
  const told = useCouldSeat(table);
  const could = useCould<Changes>(position, hasNoCities(position) ? null : told);
  const panel = useCouldPanel(could, table, (of) => <CityCouldPanel {...props} seat={of} could={could} />);
  const lookUp = extras(props, report, t);
  // On a phone what can be looked up is a page of the table.
  const isPaged = useLayout() === 'phone';
  return (
    <TableFrame
      ribbon={<Ribbon position={position} />}
      prompt={decides ? say(promptFor(position, seat)) : null}
      primary={decides ? <Primary {...props} /> : null}
      board={<CityBoard {...props} goodsAt={could.at?.after ?? position} extras={lookUp} />}
      shape={SHAPE}
      slip={
        report.fresh && report.events !== null
          ? {
              heading: t('End of the round'),
              content: <RoundReport events={report.events} look={look} />,
              close: report.close,
            }
          : null
      }
      controls={decides ? <Controls {...props} /> : <Watching {...props} />}
      panel={panel}
      players={playerPanels(props, news, say)}
      extras={isPaged ? [] : lookUp}
    />
  );
}
