import { useWords } from '@roundhouse/ui';
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
  const { thing } = props.pointing.at;
  // What can be done with a building, a card or a land comes before what has nothing to do with it. What is pressed here
  // stays where it is.
  const isElsewhere = thing !== null && !isDeed(thing);
  return (
    <div className="iron-panel">
      <div className="iron-decision">
        {isElsewhere ? <Options {...props} /> : null}
        <div className="iron-deeds">
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
        {thing === null ? (
          <p className="iron-note">
            {props.table.position.mode === 'family'
              ? t('Or press a building to build or store it, a card to play it, a land to settle.')
              : t('Or press a building to build or store it, a card to play it, a land to settle, a town to attack.')}
          </p>
        ) : isElsewhere ? null : (
          <Options {...props} />
        )}
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
        <Sign name={deck} look={look} /> {t('Draw a {deck} card', { deck: { term: deck } })}
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
