import { ofType } from '@roundhouse/table-kit';
import { Button, SeatMark, useWords } from '@roundhouse/ui';
import { characterOf, playerAt } from '../../../rules/position.ts';
import { GoodIcon } from '../pieces.tsx';
import { GoOn } from './go-on.tsx';
import type { PanelProps } from './panel-props.ts';

export function TheftPrimary({ table }: PanelProps) {
  const { t } = useWords();
  return <GoOn table={table} words={t('Take nothing')} />;
}

/** Ezekiel Crane's victims. */
export function RobPanel({ table, seat }: PanelProps) {
  const { t } = useWords();
  const most = characterOf(table.position, seat)?.amount ?? 0;
  return (
    <div className="kas-row">
      {ofType(table.legal, 'rob').map((rob) => (
        <Button key={rob.victim} data-choice={`rob-${rob.victim}`} onClick={() => table.act(rob)}>
          <SeatMark seat={rob.victim} size={20} />
          {t('Take ${amount} from {who}', {
            amount: Math.min(most, playerAt(table.position, rob.victim).cash),
            who: { seat: rob.victim },
          })}
        </Button>
      ))}
    </div>
  );
}

/** What the card of the Godfather can take in the space of the airship. */
export function StealPanel({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const { pile } = pointing.at;
  const thefts = ofType(table.legal, 'steal-good').filter(({ good }) => pile === null || good === pile.good);
  return (
    <div className="kas-row">
      {thefts.map((theft) => {
        const { victim, from, good, jettison } = theft;
        const key = `${victim}-${from}-${good}-${jettison ?? 'free'}`;
        const values = { good: { term: good }, who: { seat: victim } };
        return (
          <Button key={key} data-choice={`steal-${key}`} onClick={() => table.act(theft)}>
            <SeatMark seat={victim} size={20} />
            <GoodIcon good={good} size={24} />
            {from === 'airship'
              ? t('{good} from the airship of {who}', values)
              : t('{good} from the depot of {who}', values)}
            {jettison === null ? null : (
              <>
                <span>{t('throw away')}</span>
                <GoodIcon good={jettison} size={24} />
              </>
            )}
          </Button>
        );
      })}
    </div>
  );
}
