import { type Text, text } from '@roundhouse/kernel';
import { useWords } from '@roundhouse/ui';
import type { Nation } from '../../../content/set-file.ts';
import { cardOf, type GameSet } from '../../../content/set.ts';
import { NationPortrait } from '../pieces.tsx';
import { Thing } from '../thing.tsx';
import { mark } from '../things.ts';
import type { PanelProps } from './panel-props.ts';

function abilityText(set: GameSet, ability: Nation['abilities'][number]): Text {
  switch (ability.type) {
    case 'move-building':
      return text('Moves buildings between its cities, for {coins, plural, one {# coin} other {# coins}} each.', {
        coins: ability.pay.coins,
      });
    case 'card-pay-override':
      return ability.pay.coins === 0
        ? text('Plays the {card} without paying coins.', { card: { term: cardOf(set, ability.card).name } })
        : text('Plays the {card} for {coins, plural, one {# coin} other {# coins}}.', {
            card: { term: cardOf(set, ability.card).name },
            coins: ability.pay.coins,
          });
    case 'start-city-draw':
      return text('Draws for its first city from either deck.');
    case 'second-bid':
      return text('Bids for turn order a second time.');
  }
}

/** What sets a nation apart from the others. */
export function nationTexts(set: GameSet, { id, abilities, startCapacity, startDeckChanges }: Nation): readonly Text[] {
  const usual = set.tokens.get(set.startToken)?.city?.capacity ?? startCapacity;
  const own = set.file.cards.filter(({ nation }) => nation === id);
  const starts = startDeckChanges.flatMap(({ add }) => (add === null ? [] : [add]));
  return [
    ...(startCapacity === usual ? [] : [text('Its first city has room for {room}.', { room: startCapacity })]),
    ...abilities.map((ability) => abilityText(set, ability)),
    ...own.map((card) =>
      starts.includes(card.id)
        ? text('Begins with the {card}.', { card: { term: card.name } })
        : text('May buy the {card}.', { card: { term: card.name } }),
    ),
  ];
}

export function NationsPanel(props: PanelProps) {
  const { set, look } = props;
  const { t, say } = useWords();
  return (
    <ul className="iron-nation-list" aria-label={t('Nations')}>
      {set.file.nations.map((nation) => {
        const name = t('{nation}', { nation: { term: nation.name } });
        const lines = nationTexts(set, nation).map((line) => say(line));
        return (
          <li key={nation.id}>
            <Thing
              props={props}
              thing={mark.nation(nation.id)}
              label={[name, ...lines].join(' ')}
              className="iron-nation-card"
            >
              <NationPortrait id={nation.id} theme={look.theme} />
              <strong>{name}</strong>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
