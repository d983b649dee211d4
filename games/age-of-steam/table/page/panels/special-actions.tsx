import { ActionIcon, RuinNote, Sign } from '@roundhouse/rail-table';
import { ofType, ToCome } from '@roundhouse/table-kit';
import { Button, useWords } from '@roundhouse/ui';
import { ACTIONS } from '../../../content/components.ts';
import type { Action } from '../../../rules/actions.ts';
import { desk } from '../desk.ts';
import { ACTION_HELP } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

/** The action that is pointed at; undefined while none is. */
function chosenAction({ table, pointing }: PanelProps): Extract<Action, { type: 'select-action' }> | undefined {
  return ofType(table.legal, 'select-action').find(({ action }) => action === pointing.at.sign);
}

export function SpecialActionsPrimary(props: PanelProps) {
  const { t } = useWords();
  const chosen = chosenAction(props);
  if (chosen === undefined) return <ToCome label={t('Choose an action')} />;
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => props.table.act(chosen)}>
      {t('Choose {action}', { action: { term: chosen.action } })}
    </Button>
  );
}

/** The seven actions as enamel signs: a press points at one, a second takes it. One that is taken says by whom. */
export function SpecialActionsPanel(props: PanelProps) {
  const { t, say } = useWords();
  const { table, seat, pointing } = props;
  const chosen = chosenAction(props);
  return (
    <div className="rail-panel">
      <RuinNote desk={desk} table={table} seat={seat} actions={chosen === undefined ? [] : [chosen]} />
      <ul className="rail-signs">
        {ACTIONS.map((action) => {
          const choice = ofType(table.legal, 'select-action').find((one) => one.action === action);
          const holder = table.position.players.findIndex((player) => player.action === action);
          const press = (): void => {
            if (choice !== undefined) return choice === chosen ? table.act(choice) : pointing.change({ sign: action });
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
                chosen={choice !== undefined && choice === chosen}
                press={press}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
