import { IconButton, useLayout, useWords } from '@roundhouse/ui';
import type { DeckName } from '../../../content/set-file.ts';
import { playerAt } from '../../../rules/position.ts';
import { Coins, Science, Sign } from '../pieces.tsx';
import { Thing } from '../thing.tsx';
import { isDeed, mark } from '../things.ts';
import { Hand } from './hand.tsx';
import { Options } from './options.tsx';
import type { PanelProps } from './panel-props.ts';

/** A turn: what needs no card is a button; all else is pressed on the table or in the hand. */
export function DeedsPanel(props: PanelProps) {
  const { set, look } = props;
  const { t } = useWords();
  const { taxCoins, sciencePrice } = set.file;
  const { pointing } = props;
  const { thing } = pointing.at;
  // On a phone what can be done with a building, a card or a land takes the place of what has nothing to do with it.
  const isAlone = useLayout() === 'phone' && thing !== null && !isDeed(thing);
  return (
    <div className="iron-panel">
      <div className="iron-decision">
        {/* It has the room that what can be done with a thing will need: what lies below stays where it is. */}
        <div className="iron-outlook">
          {thing === null ? (
            <p className="iron-note">
              {props.table.position.mode === 'family'
                ? t('Press a building to build or store it, a card to play it, a land to settle. Or take one of these:')
                : t(
                    'Press a building to build or store it, a card to play it, a land to settle, a town to attack. Or take one of these:',
                  )}
            </p>
          ) : (
            <Options {...props} />
          )}
          {isAlone ? <IconButton icon="close" label={t('Choose something else')} onClick={pointing.letGo} /> : null}
        </div>
        <div className="iron-deeds" hidden={isAlone}>
          <Thing
            props={props}
            thing={mark.deed('tax')}
            label={t('Tax: gain {coins, plural, one {# coin} other {# coins}}', { coins: taxCoins })}
            className="iron-deed"
          >
            <Coins amount={`+${taxCoins}`} look={look} /> {t('Tax')}
          </Thing>
          <Thing
            props={props}
            thing={mark.deed('buy-science')}
            label={t('Buy science for {coins, plural, one {# coin} other {# coins}}', { coins: sciencePrice })}
            className="iron-deed"
          >
            <Science amount="+1" look={look} /> {t('Buy science')} <Coins amount={sciencePrice} look={look} size={20} />
          </Thing>
          <DrawButtons {...props} />
        </div>
      </div>
      <Hand {...props} />
    </div>
  );
}

const DECKS: readonly DeckName[] = ['citizen', 'military'];

/** Drawing, with how many cards there are to draw. */
function DrawButtons(props: PanelProps) {
  const { table, seat, look } = props;
  const { t } = useWords();
  const { mode } = table.position;
  const player = playerAt(table.position, seat);
  // On a phone all deeds stand in one row.
  const isShort = useLayout() === 'phone';
  return (mode === 'family' ? DECKS.slice(0, 1) : DECKS).map((deck) => {
    const { draw, discard } = player[deck];
    return (
      <Thing
        key={deck}
        props={props}
        thing={mark.deck(deck)}
        label={t(
          'Draw a card from the {deck} deck: {draw, plural, one {# card is} other {# cards are}} left in it, {discard} discarded.',
          { deck: { term: deck }, draw: draw.length, discard: discard.length },
        )}
        className="iron-deed"
      >
        <Sign name={deck} look={look} />{' '}
        {isShort ? t('Draw: {deck}', { deck: { term: deck } }) : t('Draw a {deck} card', { deck: { term: deck } })}
        {/* Beside a price a bare number would be one, too. */}
        <span className="iron-note iron-left">{t('{cards} left', { cards: draw.length })}</span>
      </Thing>
    );
  });
}

/** At the end of the round: only which deck to draw from. */
export function RoundDrawPanel(props: PanelProps) {
  return (
    <div className="iron-panel">
      <div className="iron-decision">
        <div className="iron-deeds">
          <DrawButtons {...props} />
        </div>
      </div>
      <Hand {...props} />
    </div>
  );
}
