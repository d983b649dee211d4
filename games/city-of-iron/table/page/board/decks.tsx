import type { Seat } from '@roundhouse/kernel';
import { useWords } from '@roundhouse/ui';
import { cardOf } from '../../../content/set.ts';
import type { DeckName } from '../../../content/set-file.ts';
import { type Held, playerAt } from '../../../rules/position.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { CardBack } from '../pieces.tsx';
import { Thing } from '../thing.tsx';
import { mark } from '../things.ts';

const DECKS: readonly DeckName[] = ['citizen', 'military'];

/** Both decks of a player: the order of what is to be drawn is the owner's to see, what is discarded everybody's. */
export function Decks(props: PanelProps & { readonly owner: Seat }) {
  const { table } = props;
  const decks = table.position.mode === 'family' ? DECKS.slice(0, 1) : DECKS;
  return (
    <div className="iron-decks">
      {decks.map((deck) => (
        <Deck key={deck} {...props} deck={deck} />
      ))}
    </div>
  );
}

function Deck(props: PanelProps & { readonly owner: Seat; readonly deck: DeckName }) {
  const { table, look, owner, seat, deck } = props;
  const { t } = useWords();
  const { draw, discard } = playerAt(table.position, owner)[deck];
  const face = (
    <>
      <CardBack deck={deck} theme={look.theme} />
      <strong className="iron-count">{draw.length}</strong>
    </>
  );
  const label = t('{deck} deck: {draw} to draw, {discard} discarded', {
    deck: { term: deck },
    draw: draw.length,
    discard: discard.length,
  });
  return (
    <div className="iron-deck">
      {owner === seat ? (
        <Thing props={props} thing={mark.deck(deck)} label={label} className="iron-deck-face">
          {face}
        </Thing>
      ) : (
        <span className="iron-deck-face" title={label}>
          {face}
        </span>
      )}
      <div className="iron-deck-lists">
        <CardList {...props} heading={t('To draw (next one first)')} cards={draw} />
        <CardList {...props} heading={t('Discarded (oldest first)')} cards={discard} />
      </div>
    </div>
  );
}

function CardList({
  set,
  heading,
  cards,
}: Pick<PanelProps, 'set'> & { readonly heading: string; readonly cards: readonly Held[] }) {
  const { t } = useWords();
  const known = cards.filter((card) => card !== null);
  return (
    <div>
      <h3>{heading}</h3>
      {cards.length === 0 ? (
        <p className="iron-note">{t('none')}</p>
      ) : known.length === 0 ? (
        <p className="iron-note">{t('{count} face down', { count: cards.length })}</p>
      ) : (
        <ol>
          {known.map((id, index) => (
            <li key={index}>{t('{card}', { card: { term: cardOf(set, id).name } })}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
