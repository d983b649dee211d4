import { ActionIcon, Sign } from '@roundhouse/rail-table';
import { useWords } from '@roundhouse/ui';
import { ACTIONS } from '../../../content/components.ts';
import { ACTION_HELP } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

/** The seven actions as enamel signs; one that is taken says by whom. */
export function SpecialActionsPanel({ table, seat }: PanelProps) {
  const { t, say } = useWords();
  return (
    <ul className="rail-signs">
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
            <Sign
              icon={<ActionIcon action={action} />}
              name={t('{action}', { action: { term: action } })}
              help={say(ACTION_HELP[action])}
              holder={holder === -1 ? null : holder}
              choice={choice === undefined ? null : `action-${action}`}
              press={press}
            />
          </li>
        );
      })}
    </ul>
  );
}
