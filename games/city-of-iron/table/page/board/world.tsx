import { useSeatName, useWords } from '@roundhouse/ui';
import { defenseOf } from '../../../rules/three-actions/towns.ts';
import { landLabel, townLabel } from '../labels.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { LandCard, TownCard } from '../pieces.tsx';
import { Thing } from '../thing.tsx';
import { mark } from '../things.ts';

/** The lands that nobody has settled. */
export function Lands(props: PanelProps) {
  const { table, set, look } = props;
  const words = useWords();
  const { t } = words;
  return (
    <section className="iron-part" aria-label={t('Lands')}>
      <header className="iron-part-head">
        <h2>{t('Lands')}</h2>
      </header>
      <ul className="iron-lands">
        {table.position.lands.map((id) => (
          <li key={id}>
            <Thing props={props} thing={mark.land(id)} label={landLabel(set, id, words)}>
              <LandCard set={set} id={id} theme={look.theme} />
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The towns that nobody has conquered; the family game has none. */
export function Towns(props: PanelProps) {
  const { table, set, look } = props;
  const words = useWords();
  const { t } = words;
  const seatName = useSeatName();
  const { position } = table;
  if (position.mode === 'family') return null;
  return (
    <section className="iron-part" aria-label={t('Neutral towns')}>
      <header className="iron-part-head">
        <h2>{t('Towns')}</h2>
      </header>
      <ul className="iron-lands">
        {position.towns.map(({ stars, top, rest }) =>
          top === null ? null : (
            <li key={stars}>
              <Thing props={props} thing={mark.town(top)} label={townLabel(position, set, top, words, seatName)}>
                <TownCard set={set} id={top} theme={look.theme} defense={defenseOf(position, set, top)} />
              </Thing>
              <span className="iron-note">{t('{left} more below', { left: rest.length })}</span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
