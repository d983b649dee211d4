import { type Text, text } from '@roundhouse/kernel';
import { Button, KeyHint, useWords } from '@roundhouse/ui';
import { SOCKETS } from '../../../../content/components.ts';
import { playerAt } from '../../../../rules/position.ts';
import type { PanelProps } from '../panel-props.ts';
import { clearPlan } from './clear-plan.ts';
import { lostTurn } from './lost-turn.ts';
import { swapped } from './rearrange.ts';

/** What to know about the plan, and what can be done with the card that is pointed at. */
export function PlanningNote(props: PanelProps & { readonly aimed: number | null }) {
  const { t, say } = useWords();
  const { table, seat, pointing } = props;
  const { socket } = pointing.at;
  const { plan } = playerAt(table.position, seat);
  const laid = plan.filter((card) => card !== null).length;
  // Of a plan that is complete the prompt says it, which no screen is too low for.
  const lost = laid === SOCKETS ? null : lostTurn(table.position, seat);
  return (
    <div className="kas-row kas-planning-note">
      {socket === null || (plan[socket] ?? null) === null ? null : <SocketTools {...props} socket={socket} />}
      {lost === null ? null : <p className="kas-note kas-warning">{say(lost)}</p>}
      {lost !== null || socket !== null ? null : <p className="kas-note kas-hint">{say(wayOn(laid))}</p>}
      {laid === 0 || socket !== null ? null : (
        <Button size="small" kind="quiet" onClick={() => clearPlan(props)}>
          {t('Clear the plan')} <KeyHint name="Esc" />
        </Button>
      )}
    </div>
  );
}

/** What to do next, and what the board shows of it. */
function wayOn(laid: number): Text {
  if (laid === 0) return text('Press a card for your first turn. The board then shows where it can take you.');
  return laid === SOCKETS
    ? text('The board shows where your last card can take you. Press a card in its socket to change it.')
    : text(
        'The board shows where your last card can take you. Press one of those spaces: the next card goes on from it.',
      );
}

function SocketTools({ table, seat, socket }: PanelProps & { readonly socket: number }) {
  const { t } = useWords();
  const { plan } = playerAt(table.position, seat);
  const move = (to: number): void => table.act(...swapped(plan, socket, to));
  return (
    <span className="kas-row" role="group" aria-label={t('Card {number}', { number: socket + 1 })}>
      <Button size="small" icon="back" disabled={socket === 0} onClick={() => move(socket - 1)}>
        {t('Earlier')}
      </Button>
      <Button size="small" icon="forward" disabled={socket === SOCKETS - 1} onClick={() => move(socket + 1)}>
        {t('Later')}
      </Button>
      <Button size="small" icon="undo" onClick={() => table.act({ type: 'take-card-back', socket })}>
        {t('Take back')}
      </Button>
    </span>
  );
}
