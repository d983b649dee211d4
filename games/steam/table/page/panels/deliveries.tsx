import { DeliveryPanel, type PartProps } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { Button, useWords } from '@roundhouse/ui';
import { type Position, playerAt } from '../../../rules/position.ts';
import type { Pointed } from '../pointing.ts';
import type { PanelProps, SteamView } from './panel-props.ts';

/** Moving goods, or improving the locomotive instead. */
export function DeliveriesPanel(props: PartProps<Position, SteamView, Pointed>) {
  return <DeliveryPanel {...props} otherUses={<LocomotiveUpgrade {...props} />} />;
}

/** What else an activity can be used for: a stronger locomotive. When there is none to be had, a press says why. */
function LocomotiveUpgrade({ table, seat }: Pick<PanelProps, 'table' | 'seat'>) {
  const { t } = useWords();
  const { position, game } = table;
  const { level } = playerAt(position, seat);
  const improve = { type: 'improve-locomotive' } as const;
  const refusal = game.check(position, seat, improve);
  const offered = ofType(table.legal, 'improve-locomotive').length > 0;
  return (
    <Button
      aria-disabled={!offered}
      data-choice={offered ? 'improve-locomotive' : undefined}
      onClick={() => (refusal === null ? table.act(improve) : table.explain(refusal))}
    >
      {refusal !== null
        ? t('No better locomotive now')
        : position.mode === 'standard'
          ? t('Improve the locomotive instead: {from} to {to, plural, one {# link} other {# links}}, $1 more a turn', {
              from: level,
              to: level + 1,
            })
          : t('Improve the locomotive instead: {from} to {to, plural, one {# link} other {# links}}', {
              from: level,
              to: level + 1,
            })}
    </Button>
  );
}
