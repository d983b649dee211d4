import { SeatMark, useWords } from '@roundhouse/ui';
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
  const { lands } = table.position;
  return (
    <section className="iron-part iron-unsettled" aria-label={t('Lands')}>
      <header className="iron-part-head">
        <h2>{t('Lands')}</h2>
        {lands.length === 0 ? <p className="iron-note">{t('All are settled.')}</p> : null}
      </header>
      <ul className="iron-lands">
        {lands.map((id) => (
          <li key={id}>
            <Thing props={props} thing={mark.land(id)} label={landLabel(set, id, words)} card={{ kind: 'land', id }}>
              <LandCard set={set} id={id} theme={look.theme} />
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The towns that can be attacked: neutral ones and those of the others. The family game has none. */
export function Towns(props: PanelProps) {
  const { table, seat } = props;
  const { t } = useWords();
  const { mode, towns, players } = table.position;
  if (mode === 'family') return null;
  const conquered = players.flatMap((player, owner) =>
    owner === seat ? [] : player.towns.map((town) => ({ town, owner })),
  );
  return (
    <section className="iron-part" aria-label={t('Towns')}>
      <header className="iron-part-head">
        <h2>{t('Towns')}</h2>
      </header>
      <ul className="iron-lands">
        {towns.map(({ stars, top, rest }) =>
          top === null ? null : (
            <li key={stars}>
              <Town {...props} id={top} />
              <span className="iron-note">
                {t('{left, plural, =0 {None below} other {# more below}}', { left: rest.length })}
              </span>
            </li>
          ),
        )}
        {conquered.map(({ town, owner }) => (
          <li key={town}>
            <Town {...props} id={town} />
            <span className="iron-note iron-held">
              <SeatMark seat={owner} size={16} /> {t('of {who}', { who: { seat: owner } })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Town(props: PanelProps & { readonly id: string }) {
  const { table, set, look, id } = props;
  const words = useWords();
  const { position } = table;
  const defense = defenseOf(position, set, id);
  return (
    <Thing
      props={props}
      thing={mark.town(id)}
      label={townLabel(position, set, id, words)}
      card={{ kind: 'town', id, defense }}
    >
      <TownCard set={set} id={id} theme={look.theme} defense={defense} />
    </Thing>
  );
}
