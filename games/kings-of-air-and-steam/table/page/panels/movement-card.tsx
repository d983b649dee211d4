import { classNames, CloseUp, useWords, type Words } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { type Card, SPECIAL_CARD } from '../../../content/box.ts';
import { distanceSign, effectSign, effectWords, flightWords } from '../card-words.ts';

/** Everything about a card for somebody who only hears it. */
export function cardLabel(card: Card, { t, say }: Words): string {
  const effect = effectWords(card);
  const flight = effect === null ? say(flightWords(card)) : `${say(flightWords(card))}, ${say(effect)}`;
  return t('{flight}; letter {letter}; diamonds: {diamonds}', {
    flight,
    letter: card.letter,
    diamonds: card.diamonds,
  });
}

/** A movement card: its distance, its letter, its diamonds. A picture: whatever carries it has a name. */
export function MovementCard({ card, small = false }: { readonly card: Card; readonly small?: boolean }) {
  const { say } = useWords();
  const effect = effectSign(card);
  return (
    <span
      className={classNames('kas-card', small && 'kas-card-small', card.id === SPECIAL_CARD && 'kas-card-special')}
      aria-hidden="true"
    >
      <span className="kas-card-letter">{card.letter}</span>
      <Diamonds count={card.diamonds} upright={small} />
      <span className="kas-card-distance">{distanceSign(card)}</span>
      {effect === null || small ? null : <span className="kas-card-effect">{say(effect)}</span>}
    </span>
  );
}

/** A movement card that can be held up: whatever stands on it, in words. */
export function CardCloseUp({
  card,
  children,
  tapMoves = false,
}: {
  readonly card: Card;
  readonly children: ReactElement;
  readonly tapMoves?: boolean;
}) {
  const { t, say } = useWords();
  const effect = effectWords(card);
  const { letter, diamonds } = card;
  return (
    <CloseUp
      tapMoves={tapMoves}
      name={say(flightWords(card))}
      kind={card.id === SPECIAL_CARD ? t('Special card of your team') : t('Movement card')}
      picture={
        <span className="kas-card-held">
          <MovementCard card={card} />
        </span>
      }
      lines={[
        ...(effect === null ? [] : [{ sign: '+', words: say(effect) }]),
        {
          sign: letter,
          words: t('Letter {letter}: in a cycle players act in the order of their letters, A first', { letter }),
        },
        {
          sign: diamonds === 0 ? '–' : <Diamonds count={diamonds} />,
          words: t(
            '{diamonds, plural, =0 {No diamond: your airship always bears it} one {# diamond, to be borne by your airship with those of your other open cards} other {# diamonds, to be borne by your airship with those of your other open cards}}',
            { diamonds },
          ),
        },
      ]}
    >
      {children}
    </CloseUp>
  );
}

/** The back of a card. */
export function CardBack({ small = false }: { readonly small?: boolean }) {
  return <span className={classNames('kas-card', 'kas-card-back', small && 'kas-card-small')} aria-hidden="true" />;
}

const SIZE = 11;

/** In a row, or upright: one below the other. */
export function Diamonds({ count, upright = false }: { readonly count: number; readonly upright?: boolean }) {
  if (count === 0) return null;
  const [width, height] = upright ? [SIZE, count * SIZE] : [count * SIZE, SIZE];
  return (
    <svg className="kas-diamonds" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const along = index * SIZE;
        const [x, y] = upright ? [5.5, along + 0.5] : [along + 5.5, 0.5];
        return <path key={index} d={`M${x} ${y}l4.5 5-4.5 5-4.5-5z`} />;
      })}
    </svg>
  );
}
