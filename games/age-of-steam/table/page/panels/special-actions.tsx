import { classNames, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { ACTIONS } from '../../../content/components.ts';
import { ACTION_HELP } from '../words.ts';
import { ActionIcon } from './action-icon.tsx';
import type { PanelProps } from './panel-props.ts';

/** The seven actions as enamel signs; one that is taken says by whom. */
export function SpecialActionsPanel({ table, seat }: PanelProps) {
  const { t } = useWords();
  const seatName = useSeatName();
  return (
    <ul className="aos-signs">
      {ACTIONS.map((action) => {
        const choice = table.legal.find((one) => one.type === 'select-action' && one.action === action);
        const holder = table.position.players.findIndex((player) => player.action === action);
        const press = (): void => {
          if (choice !== undefined) return table.act(choice);
          const refusal = table.game.check(table.position, seat, { type: 'select-action', action });
          return refusal === null ? undefined : table.explain(refusal);
        };
        return (
          <li key={action}>
            <button
              type="button"
              className={classNames('aos-sign', choice === undefined && 'aos-sign-taken')}
              aria-disabled={choice === undefined}
              data-choice={choice === undefined ? undefined : `action-${action}`}
              onClick={press}
            >
              <ActionIcon action={action} />
              <span className="aos-sign-name">{t('{action}', { action: { term: action } })}</span>
              <span className="aos-sign-help">
                {holder === -1 ? t(ACTION_HELP[action]) : t('Taken by {who}', { who: seatName(holder) })}
              </span>
              {holder === -1 ? null : <SeatMark seat={holder} size={18} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
