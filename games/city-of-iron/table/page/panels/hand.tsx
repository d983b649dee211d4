import { useWords } from '@roundhouse/ui';
import { playerAt } from '../../../rules/position.ts';
import { cardLabel } from '../labels.ts';
import { PersonCard } from '../pieces.tsx';
import { Thing } from '../thing.tsx';
import { mark } from '../things.ts';
import type { PanelProps } from './panel-props.ts';

/** The cards in hand; those whose action is possible now are marked. */
export function Hand(props: PanelProps) {
  const { table, set, look, seat } = props;
  const words = useWords();
  const { t } = words;
  if (table.eye !== seat) return null;
  const cards = playerAt(table.position, seat).hand.filter((card) => card !== null);
  return (
    <section className="iron-hand" aria-label={t('Your hand')}>
      <h3>{cards.length === 0 ? t('Your hand is empty') : t('Your hand')}</h3>
      <ul className="iron-cards">
        {cards.map((id, index) => (
          <li key={`${id}-${index}`}>
            <Thing props={props} thing={mark.card(id)} label={cardLabel(set, id, words)} card={{ kind: 'person', id }}>
              <PersonCard set={set} id={id} theme={look.theme} />
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}
