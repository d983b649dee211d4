import { DeliveryPanel, type PartProps, type RailPointed } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { Button, useWords } from '@roundhouse/ui';
import type { Good } from '../../../content/components.ts';
import { type Position, playerAt } from '../../../rules/position.ts';
import type { AgeOfSteamView, PanelProps } from './panel-props.ts';

/** Moving goods, or improving the engine instead. */
export function DeliveriesPanel(props: PartProps<Position, AgeOfSteamView, RailPointed<Good>>) {
  return <DeliveryPanel {...props} otherUses={<EngineUpgrade {...props} />} />;
}

function EngineUpgrade({ table, seat }: PanelProps) {
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
