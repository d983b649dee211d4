import { Button, useWords } from '@roundhouse/ui';
import type { CardId } from '../../../../content/box.ts';
import { cardOf, playerAt } from '../../../../rules/position.ts';
import { ofType } from '../../actions-of.ts';
import { MovementCard } from '../movement-card.tsx';
import type { PanelProps } from '../panel-props.ts';
import { PlanningNote } from './planning-note.tsx';
import { Hand } from './hand.tsx';
import { swapped } from './rearrange.ts';
import { Sockets } from './sockets.tsx';
import { StillPlanning } from './still-planning.tsx';
import { type Held, useCardDrag } from './use-card-drag.ts';

export function PlanningPrimary({ table }: PanelProps) {
  const { t } = useWords();
  const [ready] = ofType(table.legal, 'ready');
  if (ready === undefined) return null;
  return (
    <Button kind="primary" data-choice="ready" onClick={() => table.act(ready)}>
      {t('Ready')}
    </Button>
  );
}

/** Four sockets, the cards to lay on them, and what the diamonds say to it. */
export function PlanningPanel(props: PanelProps) {
  const { table, seat, controls } = props;
  const { plan } = playerAt(table.position, seat);
  const empty = plan.indexOf(null);
  const aimed = controls.moment.socket ?? (empty === -1 ? null : empty);
  const lay = (card: CardId, socket: number): void => table.act({ type: 'plan-card', socket, card });
  const drag = useCardDrag(({ card, socket }: Held, onto) => {
    if (socket === onto) return;
    if (socket === null && onto !== null) lay(card, onto);
    else if (socket !== null && onto === null) table.act({ type: 'take-card-back', socket });
    else if (socket !== null && onto !== null) table.act(...swapped(plan, socket, onto));
  });
  return (
    <div className="kas-panel kas-planning">
      <Sockets {...props} aimed={aimed} drag={drag} />
      <Hand {...props} aimed={aimed} drag={drag} lay={lay} />
      <PlanningNote {...props} aimed={aimed} />
      <StillPlanning position={table.position} />
      {drag.dragged === null ? null : (
        <span className="kas-dragged" style={{ left: drag.dragged.x, top: drag.dragged.y }}>
          <MovementCard card={cardOf(table.position, seat, drag.dragged.card)} />
        </span>
      )}
    </div>
  );
}
