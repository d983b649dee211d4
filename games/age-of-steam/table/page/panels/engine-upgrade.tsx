import { ofType } from '@roundhouse/table-kit';
import { Button, useWords } from '@roundhouse/ui';
import { playerAt } from '../../../rules/position.ts';
import type { PanelProps } from './panel-props.ts';

/** A move can be used for a stronger engine instead. */
export function EngineUpgrade({ table, seat }: PanelProps) {
  const { t } = useWords();
  const { engine } = playerAt(table.position, seat);
  return ofType(table.legal, 'upgrade-engine').map((action) => (
    <Button key="engine" data-choice="upgrade-engine" onClick={() => table.act(action)}>
      {t('Improve the engine instead: {from} to {to, plural, one {# link} other {# links}}, $1 more a turn', {
        from: engine,
        to: engine + 1,
      })}
    </Button>
  ));
}
