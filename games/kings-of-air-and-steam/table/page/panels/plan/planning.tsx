import { text } from '@roundhouse/kernel';
import { Finish, ofType, type ScreenPoint, ToCome, useDrag } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import type { CardId } from '../../../../content/box.ts';
import { cardOf, playerAt } from '../../../../rules/position.ts';
import { MovementCard } from '../movement-card.tsx';
import type { PanelProps } from '../panel-props.ts';
import { PlanningNote } from './planning-note.tsx';
import { Hand } from './hand.tsx';
import { lostTurn } from './lost-turn.ts';
import { dropped, type HeldCard } from './rearrange.ts';
import { Sockets } from './sockets.tsx';
import { StillPlanning } from './still-planning.tsx';

/** A turn that the plan loses is asked about: once all are ready, nothing of it can be changed. */
export function PlanningPrimary({ table, seat }: PanelProps) {
  const { t } = useWords();
  const [ready] = ofType(table.legal, 'ready');
  if (ready === undefined) return <ToCome label={t('Ready')} />;
  const isLost = lostTurn(table.position, seat) !== null;
  return (
    <Finish
      label={t('Ready')}
      anyway={t('Ready all the same')}
      loses={isLost ? [text('A lost turn brings no flight, no loading and no action.')] : []}
      used={!isLost}
      choice="ready"
      moment={table.position}
      finish={() => table.act(ready)}
    />
  );
}

/** Four sockets, the cards to lay on them, and what the diamonds say to it. */
export function PlanningPanel(props: PanelProps) {
  const { table, seat, pointing } = props;
  const { plan } = playerAt(table.position, seat);
  const empty = plan.indexOf(null);
  const aimed = pointing.at.socket ?? (empty === -1 ? null : empty);
  const lay = (card: CardId, socket: number): void => table.act({ type: 'plan-card', socket, card });
  const drag = useDrag<HeldCard>({
    drop(held, at) {
      const onto = placeUnder(at);
      const actions = onto === undefined ? [] : dropped(plan, held, onto);
      if (actions.length > 0) table.act(...actions);
    },
  });
  return (
    <div className="kas-panel kas-planning">
      <Sockets {...props} aimed={aimed} drag={drag} />
      <Hand {...props} aimed={aimed} drag={drag} lay={lay} />
      <PlanningNote {...props} aimed={aimed} />
      <StillPlanning position={table.position} />
      {drag.dragged === null ? null : (
        <span className="kas-dragged" style={{ left: drag.dragged.x, top: drag.dragged.y }}>
          <MovementCard card={cardOf(table.position, seat, drag.dragged.held.card)} />
        </span>
      )}
    </div>
  );
}

/** The socket at a point of the screen, null for the hand, undefined for anywhere else. */
function placeUnder({ x, y }: ScreenPoint): number | null | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const socket = element.getAttribute('data-socket');
    if (socket !== null) return Number(socket);
    if (element.hasAttribute('data-hand')) return null;
  }
  return undefined;
}
