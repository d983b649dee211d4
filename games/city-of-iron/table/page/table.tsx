import { useNews, useReport } from '@roundhouse/table-kit';
import { isTyping, TableFrame, useSound, useTheme, useWords } from '@roundhouse/ui';
import { useEffect } from 'react';
import { setOf } from '../../content/sets.ts';
import { lookOf } from '../board/look.ts';
import { CityBoard } from './board/city-board.tsx';
import { type MomentControls, useMoment } from './moment.ts';
import { Controls, Primary } from './panels/controls.tsx';
import type { CityView, PanelProps } from './panels/panel-props.ts';
import { Watching } from './panels/watching.tsx';
import { promptFor } from './prompt.ts';
import { extras } from './side/extras.tsx';
import { newsOf } from './side/news.ts';
import { playerPanels } from './side/players.tsx';
import { closesRound, RoundTicket } from './side/report.tsx';
import { Ribbon } from './side/ribbon.tsx';

/** The whole table of City of Iron. */
export function CityTable({ table }: { readonly table: CityView }) {
  const { t, say } = useWords();
  const look = lookOf(useTheme());
  const { position, eye, step } = table;
  const controls = useMoment(position, () => table.explain(null));
  const report = useReport(table, closesRound);
  const news = useNews(step, newsOf);
  useStepSounds(table);
  useKeys(table, controls);
  const seat = table.actor ?? (typeof eye === 'number' ? eye : 0);
  const props: PanelProps = { table, set: setOf(position), look, seat, controls };
  const decides = table.seat !== null;
  return (
    <TableFrame
      ribbon={<Ribbon position={position} />}
      prompt={decides ? say(promptFor(position, seat)) : null}
      primary={decides ? <Primary {...props} /> : null}
      board={
        <CityBoard
          {...props}
          overlay={
            report.fresh && report.events !== null ? <RoundTicket events={report.events} close={report.close} /> : null
          }
        />
      }
      controls={decides ? <Controls {...props} /> : <Watching {...props} />}
      players={playerPanels(props, news, say)}
      extras={extras(props, report.events, t)}
    />
  );
}

function useStepSounds({ step }: CityView): void {
  const sound = useSound();
  useEffect(() => {
    if (step === null) return;
    const types = new Set(step.events.map(({ type }) => type));
    if (types.has('built') || types.has('settled') || types.has('expanded')) sound('place');
    else if (types.has('town-conquered') || types.has('scored')) sound('bell');
    else if (types.has('taxed') || types.has('income') || types.has('gained')) sound('coin');
  }, [step, sound]);
}

/** Escape lets go. */
function useKeys(table: CityView, controls: MomentControls): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (table.seat === null || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') controls.letGo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
