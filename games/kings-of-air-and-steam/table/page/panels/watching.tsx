import type { Seat } from '@roundhouse/kernel';
import { Button, useWords } from '@roundhouse/ui';
import { FACE_DOWN, cardOf, playerAt } from '../../../rules/position.ts';
import { cardLabel, MovementCard } from './movement-card.tsx';
import type { Choosers, KingsView } from './panel-props.ts';
import { StillPlanning } from './plan/still-planning.tsx';
import { CharacterPrimary, CharactersPanel } from './setup.tsx';

/** What to look at while others decide, and what may still be changed meanwhile. */
export function Watching({ table, pointing }: Choosers) {
  const { phase } = table.position;
  if (phase.name === 'plan') {
    return (
      <div className="kas-panel">
        {typeof table.eye === 'number' ? <OwnPlan table={table} seat={table.eye} /> : null}
        <StillPlanning position={table.position} />
      </div>
    );
  }
  if (phase.name === 'choose-character') {
    return (
      <div className="kas-panel">
        {table.actor === null ? null : (
          <>
            <CharactersPanel table={table} seat={table.actor} pointing={pointing} />
            <CharacterPrimary table={table} seat={table.actor} pointing={pointing} />
          </>
        )}
        <StillPlanning position={table.position} />
      </div>
    );
  }
  return typeof table.eye === 'number' ? <OwnPlan table={table} seat={table.eye} /> : null;
}

/** The plan as it lies, the card of this cycle marked; with a way to change it while that is possible. */
function OwnPlan({ table, seat }: { readonly table: KingsView; readonly seat: Seat }) {
  const words = useWords();
  const { t } = words;
  const { position, actor, game } = table;
  const { plan } = playerAt(position, seat);
  if (plan.every((card) => card === null)) return null;
  const mayChange = actor === seat && game.check(position, seat, { type: 'not-ready' }) === null;
  return (
    <div className="kas-row">
      <ol className="kas-own-plan" aria-label={t('Your plan')}>
        {plan.map((id, socket) => (
          <li key={socket} aria-current={socket + 1 === position.cycle ? 'step' : undefined}>
            {id === null || id === FACE_DOWN ? (
              <span className="kas-card kas-card-small kas-card-none" />
            ) : (
              <span role="img" aria-label={cardLabel(cardOf(position, seat, id), words)}>
                <MovementCard card={cardOf(position, seat, id)} small />
              </span>
            )}
          </li>
        ))}
      </ol>
      {mayChange ? <Button onClick={() => table.act({ type: 'not-ready' })}>{t('Change my plan')}</Button> : null}
    </div>
  );
}
