import { CloseUp, SvgView, useLayout, useWords, type Words } from '@roundhouse/ui';
import type { ReactElement, ReactNode } from 'react';
import { buildingOf, cardOf, type GameSet, landOf, townOf } from '../../../content/set.ts';
import type { Token } from '../../board/cards/tokens.ts';
import type { Look } from '../../board/look.ts';
import { BuildingCard, LandCard, PersonCard, TownCard } from '../pieces.tsx';
import { buildingLines, type CardLine, landLines, personLines, townLines } from './card-lines.ts';

/** A card that is held up. */
export type ShownCard =
  | { readonly kind: 'building'; readonly id: string }
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'land'; readonly id: string }
  | { readonly kind: 'town'; readonly id: string; readonly defense: number };

interface CardCloseUpProps {
  readonly set: GameSet;
  readonly look: Look;
  readonly card: ShownCard;
  /** A tap does something with it. On a phone nothing lies over the table then: only a long press holds the card up. */
  readonly isPressed?: boolean;
  readonly children: ReactElement;
}

interface Said {
  readonly name: string;
  readonly kind: string;
  readonly lines: readonly CardLine[];
  readonly picture: ReactNode;
}

/** A card of this game that can be held up. */
export function CardCloseUp({ set, look, card, isPressed = false, children }: CardCloseUpProps) {
  const words = useWords();
  const isPhone = useLayout() === 'phone';
  const { name, kind, lines, picture } = saidBy(set, look, card, words);
  return (
    <CloseUp
      name={words.t('{name}', { name: { term: name } })}
      kind={kind}
      picture={picture}
      tapMoves={isPhone && isPressed}
      lines={lines.map(({ tokens, words: said }) => ({ sign: <Tokens tokens={tokens} />, words: said }))}
    >
      {children}
    </CloseUp>
  );
}

/** What a card says, sign by sign, in as few lines as it takes: where there is no room to hold it up. */
export function CardWords({ set, look, card }: Omit<CardCloseUpProps, 'children' | 'isPressed'>) {
  const { lines } = saidBy(set, look, card, useWords());
  return (
    <ul className="iron-said">
      {[...lines.filter(({ isAside }) => isAside !== true), ...lines.filter(({ isAside }) => isAside === true)].map(
        ({ tokens, words }) => (
          <li key={words}>
            {tokens.length === 0 ? null : <Tokens tokens={tokens} />}
            {words}
          </li>
        ),
      )}
    </ul>
  );
}

function saidBy(set: GameSet, look: Look, card: ShownCard, words: Words): Said {
  const { t } = words;
  const { id } = card;
  const piece = { set, id, theme: look.theme };
  switch (card.kind) {
    case 'building': {
      const lines = buildingLines(set, id, look, words);
      return { name: buildingOf(set, id).name, kind: t('Building'), lines, picture: <BuildingCard {...piece} /> };
    }
    case 'person': {
      const { name, deck } = cardOf(set, id);
      const kind = deck === 'citizen' ? t('Citizen') : t('Soldier');
      return { name, kind, lines: personLines(set, id, look, words), picture: <PersonCard {...piece} /> };
    }
    case 'land':
      return {
        name: landOf(set, id).name,
        kind: t('Land'),
        lines: landLines(set, id, look, words),
        picture: <LandCard {...piece} />,
      };
    case 'town':
      return {
        name: townOf(set, id).name,
        kind: t('Town'),
        lines: townLines(set, id, card.defense, look, words),
        picture: <TownCard {...piece} defense={card.defense} />,
      };
  }
}

/** Tokens are drawn around their middle, none higher than this. */
const HEIGHT = 30;

/** As large as on a card that can be read, in as many rows as they need. */
function Tokens({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <span className="iron-tokens">
      {tokens.map(({ width, node }, index) => (
        <svg
          key={index}
          width={width}
          height={HEIGHT}
          viewBox={`${-width / 2} ${-HEIGHT / 2} ${width} ${HEIGHT}`}
          aria-hidden="true"
          focusable="false"
        >
          <SvgView node={node} />
        </svg>
      ))}
    </span>
  );
}
