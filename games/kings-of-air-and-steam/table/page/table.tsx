import { isTyping, TableFrame, useSound, useWords } from '@roundhouse/ui';
import { useEffect, useMemo } from 'react';
import type { BoardPath } from './board/paths.tsx';
import { KingsBoard } from './board/kings-board.tsx';
import { boardPaths } from './board-paths.ts';
import { choose } from './choosing.ts';
import { spacesThatMatter } from './close-up.ts';
import { goodsChoices, type GoodsChoices } from './goods-choices.ts';
import { useMoment } from './moment.ts';
import { Controls, Primary } from './panels/controls.tsx';
import type { KingsView, PanelProps } from './panels/panel-props.ts';
import { Watching } from './panels/watching.tsx';
import { usePencil } from './pencil.ts';
import { promptFor } from './prompt.ts';
import { extras } from './side/extras.tsx';
import { Overlay } from './side/overlay.tsx';
import { usePlayerPanels } from './side/players.tsx';
import { Ribbon } from './side/ribbon.tsx';
import { useTargets } from './targets.ts';
import { whyNot } from './why-not.ts';

const NO_GOODS_TO_PICK: GoodsChoices = new Map();
const NO_PATHS: readonly BoardPath[] = [];

/** The whole table of Kings of Air and Steam. */
export function KingsTable({ table }: { readonly table: KingsView }) {
  const { t, say } = useWords();
  const { position, eye } = table;
  const controls = useMoment(position, () => table.explain(null));
  const pencil = usePencil(position);
  const players = usePlayerPanels(table);
  useStepSounds(table);
  const mine = table.seat !== null;
  const seat = table.seat ?? (typeof eye === 'number' ? eye : 0);
  const props: PanelProps = { table, seat, controls, pencil };
  const targets = useTargets(props);
  const goods = useMemo(
    () => (mine ? goodsChoices({ table, seat, controls, pencil }) : NO_GOODS_TO_PICK),
    // What can be picked follows from the view and from what is pointed at.
    [table, seat, controls.moment],
  );
  useKeys(props);
  const { moment } = controls;
  const placesDepot = moment.tool === 'build-depot' || (moment.tool === null && moment.space !== null);
  return (
    <TableFrame
      ribbon={<Ribbon position={position} />}
      prompt={mine ? say(promptFor(position, seat, moment)) : null}
      primary={mine ? <Primary {...props} /> : null}
      board={
        <KingsBoard
          table={table}
          seat={seat}
          targets={mine ? targets : []}
          paths={mine ? boardPaths(props) : NO_PATHS}
          ghost={placesDepot ? moment.space : null}
          goods={goods}
          closeUp={spacesThatMatter(props)}
          overlay={<Overlay table={table} />}
          choose={(target) => choose(props, target)}
          ask={(space) => {
            const refusal = typeof eye === 'number' ? whyNot(position, eye, space, moment) : null;
            if (refusal !== null) table.explain(refusal);
          }}
        />
      }
      controls={mine ? <Controls {...props} /> : <Watching table={table} />}
      players={players}
      extras={extras(table, t)}
    />
  );
}

function useStepSounds({ step }: KingsView): void {
  const sound = useSound();
  useEffect(() => {
    if (step === null) return;
    const types = new Set(step.events.map(({ type }) => type));
    if (types.has('depot-built') || types.has('depot-placed') || types.has('loaded')) sound('place');
    else if (types.has('goods-shipped')) sound('bell');
    else if (types.has('funds-solicited') || types.has('robbed')) sound('coin');
  }, [step, sound]);
}

function useKeys({ table, controls }: PanelProps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (table.seat === null || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') controls.letGo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
