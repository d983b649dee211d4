import type { Seat } from '@roundhouse/kernel';
import { classNames, SeatMark, useSeatName, useSeatStyle, useWords } from '@roundhouse/ui';
import { useState } from 'react';
import { landOf, nationOf } from '../../../content/set.ts';
import { capacityOf } from '../../../rules/cities.ts';
import { type City, playerAt } from '../../../rules/position.ts';
import { defenseOf } from '../../../rules/three-actions/towns.ts';
import { buildingLabel, townLabel } from '../labels.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { BuildingCard, BuiltPlate, GroundIcon, TownCard } from '../pieces.tsx';
import { LookedAt, Thing } from '../thing.tsx';
import { mark } from '../things.ts';
import { Decks } from './decks.tsx';
import { isRecalled, RECALLED, recalledSeat } from './recalled.ts';

/** The board of one player, and a tab for everybody's. */
export function Nations(props: PanelProps) {
  const { table, set, seat } = props;
  const { t } = useWords();
  const seatName = useSeatName();
  const seatStyle = useSeatStyle();
  const { players } = table.position;
  // Whoever sits down sees their own board first.
  const [shown, setShown] = useState<{ readonly of: Seat; readonly owner: Seat }>({ of: seat, owner: seat });
  const told = recalledSeat(table.recalled);
  const owner = told ?? (shown.of === seat ? shown.owner : seat);
  const { nation } = playerAt(table.position, owner);
  return (
    <section
      className={classNames('iron-part iron-nations', told !== null && RECALLED)}
      aria-label={t('Nations')}
      style={seatStyle(owner)}
    >
      <header className="iron-part-head">
        <div className="iron-owners" role="group" aria-label={t('Whose board')}>
          {players.map((_, each) => (
            <button
              key={each}
              type="button"
              className={classNames('iron-owner', each === owner && 'iron-owner-shown')}
              aria-pressed={each === owner}
              onClick={() => setShown({ of: seat, owner: each })}
            >
              <SeatMark seat={each} size={20} />
              <span className="iron-owner-name">{seatName(each)}</span>
            </button>
          ))}
        </div>
        {nation === null ? null : (
          <p className="iron-note">{t('{nation}', { nation: { term: nationOf(set, nation).name } })}</p>
        )}
      </header>
      <NationBoard {...props} owner={owner} />
    </section>
  );
}

type OwnedProps = PanelProps & { readonly owner: Seat };

function NationBoard(props: OwnedProps) {
  const { table, owner } = props;
  const { cities } = playerAt(table.position, owner);
  return (
    <div className="iron-nation">
      <div className="iron-cities">
        {cities.map((city) => (
          <CityTray key={city.land} {...props} city={city} />
        ))}
        <Conquered {...props} />
        <Stored {...props} />
      </div>
      <Decks {...props} />
    </div>
  );
}

function CityTray(props: OwnedProps & { readonly city: City }) {
  const { table, set, look, owner, seat, city, pointing } = props;
  const words = useWords();
  const { t } = words;
  const { position } = table;
  const player = playerAt(position, owner);
  // One's own things mark themselves.
  const recalled = (thing: string): boolean => owner !== seat && isRecalled(table.recalled, thing);
  const capacity = capacityOf(position, set, player, city);
  const { name, types } = landOf(set, city.land);
  const { action } = pointing.at;
  const ghost =
    owner === seat && action?.type === 'build' && action.land === city.land
      ? { building: action.building, over: action.demolish }
      : null;
  const free = capacity - city.buildings.length;
  const head = (
    <>
      <span className="iron-city-name">{t('{city}', { city: { term: name } })}</span>
      <span className="iron-grounds">
        {types.map((type) => (
          <GroundIcon key={type} type={type} look={look} size={19} />
        ))}
      </span>
      <span className="iron-room">{t('{used} of {room}', { used: city.buildings.length, room: capacity })}</span>
    </>
  );
  const label = t('City {city}: {used} of {room} places taken', {
    city: { term: name },
    used: city.buildings.length,
    room: capacity,
  });
  return (
    <div className="iron-city" data-city={city.land}>
      {owner === seat ? (
        <Thing props={props} thing={mark.city(city.land)} label={label} className="iron-city-head">
          {head}
        </Thing>
      ) : (
        <div className={classNames('iron-city-head', recalled(mark.city(city.land)) && RECALLED)}>{head}</div>
      )}
      <ul className="iron-slots">
        {city.buildings.map((id) => (
          <li
            key={id}
            className={classNames(ghost?.over === id && 'iron-condemned', recalled(mark.building(id)) && RECALLED)}
          >
            {owner === seat ? (
              <Thing
                props={props}
                thing={mark.building(id)}
                label={buildingLabel(set, id, words)}
                card={{ kind: 'building', id }}
              >
                <BuiltPlate set={set} id={id} theme={look.theme} />
              </Thing>
            ) : (
              <LookedAt {...props} label={buildingLabel(set, id, words)} card={{ kind: 'building', id }}>
                <BuiltPlate set={set} id={id} theme={look.theme} />
              </LookedAt>
            )}
          </li>
        ))}
        {ghost === null ? null : (
          <li className="iron-ghost" aria-hidden="true">
            <BuiltPlate set={set} id={ghost.building} theme={look.theme} />
          </li>
        )}
        {Array.from({ length: Math.max(0, free - (ghost !== null && ghost.over === null ? 1 : 0)) }, (_, index) => (
          <li key={`free-${index}`} className="iron-slot" aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

function Conquered(props: OwnedProps) {
  const { table, set, look, owner } = props;
  const words = useWords();
  const { position } = table;
  const { towns } = playerAt(position, owner);
  if (towns.length === 0) return null;
  return (
    <div className="iron-pile">
      <h3>{words.t('Towns')}</h3>
      <ul className="iron-lands">
        {towns.map((id) => (
          <li key={id}>
            <Thing
              props={props}
              thing={mark.town(id)}
              label={townLabel(position, set, id, words)}
              card={{ kind: 'town', id, defense: defenseOf(position, set, id) }}
            >
              <TownCard set={set} id={id} theme={look.theme} defense={defenseOf(position, set, id)} />
            </Thing>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Stored(props: OwnedProps) {
  const { table, set, look, owner, seat } = props;
  const words = useWords();
  const { stored } = playerAt(table.position, owner);
  if (stored.length === 0) return null;
  return (
    <div className="iron-pile">
      <h3>{words.t('Stored')}</h3>
      <ul className="iron-stored">
        {stored.map((id) => (
          <li
            key={id}
            className={classNames(owner !== seat && isRecalled(table.recalled, mark.building(id)) && RECALLED)}
          >
            {owner === seat ? (
              <Thing
                props={props}
                thing={mark.building(id)}
                label={buildingLabel(set, id, words)}
                card={{ kind: 'building', id }}
              >
                <BuildingCard set={set} id={id} theme={look.theme} />
              </Thing>
            ) : (
              <LookedAt {...props} label={buildingLabel(set, id, words)} card={{ kind: 'building', id }}>
                <BuildingCard set={set} id={id} theme={look.theme} />
              </LookedAt>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
