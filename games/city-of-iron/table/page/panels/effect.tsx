import { PlayerBadge, useWords } from '@roundhouse/ui';
import { buildingOf, tokenOf } from '../../../content/set.ts';
import type { Action } from '../../../rules/actions.ts';
import { playerAt } from '../../../rules/position.ts';
import { buildingLabel, cardLabel } from '../labels.ts';
import { BuiltPlate, Coins, PersonCard, Sign } from '../pieces.tsx';
import { Thing } from '../thing.tsx';
import { mark } from '../things.ts';
import { Hand } from './hand.tsx';
import { Options } from './options.tsx';
import type { PanelProps } from './panel-props.ts';

/** An effect of a card asks for a decision. */
export function EffectPanel(props: PanelProps) {
  return (
    <div className="iron-panel">
      <div className="iron-decision">
        <Choices {...props} />
        <Options {...props} />
      </div>
      <Hand {...props} />
    </div>
  );
}

function kindsOf<T extends Action['type']>(legal: readonly Action[], type: T): Extract<Action, { type: T }>[] {
  return legal.filter((action): action is Extract<Action, { type: T }> => action.type === type);
}

function Choices(props: PanelProps) {
  const { table, set, look } = props;
  const words = useWords();
  const { t } = words;
  const { legal, position } = table;
  const recovers = kindsOf(legal, 'recover');
  const demolitions = kindsOf(legal, 'demolish');
  const victims = kindsOf(legal, 'steal');
  const tokens = new Set([...kindsOf(legal, 'settle'), ...kindsOf(legal, 'expand')].map(({ token }) => token));
  if (legal.some(({ type }) => type === 'build' || type === 'store'))
    return <p className="iron-note">{t('Press a building in the row or in your store.')}</p>;
  return (
    <ul className="iron-cards">
      {recovers.map(({ card }) => (
        <li key={card}>
          <Thing
            props={props}
            thing={mark.discarded(card)}
            label={cardLabel(set, card, words)}
            card={{ kind: 'person', id: card }}
          >
            <PersonCard set={set} id={card} theme={look.theme} />
          </Thing>
        </li>
      ))}
      {demolitions.map(({ building }) => (
        <li key={building} className="iron-wide">
          <Thing
            props={props}
            thing={mark.building(building)}
            label={buildingLabel(set, building, words)}
            card={{ kind: 'building', id: building }}
          >
            <BuiltPlate set={set} id={building} theme={look.theme} />
            <span className="spoken-only">{buildingOf(set, building).name}</span>
          </Thing>
        </li>
      ))}
      {victims.map(({ from }) => (
        <li key={from} className="iron-wide">
          <Thing
            props={props}
            thing={mark.seat(from)}
            label={t('Take coins from {who}', { who: { seat: from } })}
            className="iron-deed"
          >
            <PlayerBadge seat={from} /> <Coins amount={playerAt(position, from).coins} look={look} />
          </Thing>
        </li>
      ))}
      {[...tokens].map((id) => (
        <li key={id} className="iron-wide">
          <TokenButton {...props} id={id} />
        </li>
      ))}
    </ul>
  );
}

/** A token with the side that is used: room for buildings, and the deck it draws from. */
function TokenButton(props: PanelProps & { readonly id: string }) {
  const { table, set, look, id } = props;
  const { t } = useWords();
  const settles = table.legal.some(({ type }) => type === 'settle');
  const side = settles ? tokenOf(set, id).city : tokenOf(set, id).district;
  if (side === null) return null;
  const label = settles
    ? t('City with room for {capacity}, draws a {deck} card', { capacity: side.capacity, deck: { term: side.draw } })
    : t('District with room for {capacity} more, draws a {deck} card', {
        capacity: side.capacity,
        deck: { term: side.draw },
      });
  return (
    <Thing props={props} thing={mark.token(id)} label={label} className="iron-token">
      <span className="iron-token-signs">
        <strong>
          {settles ? '' : '+'}
          {side.capacity}
        </strong>
        <Sign name="building" look={look} size={24} />
        <Sign name="draw" look={look} size={22} />
        <Sign name={side.draw} look={look} size={22} />
      </span>
      <span className="iron-token-words">{label}</span>
    </Thing>
  );
}
