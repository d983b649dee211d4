import type { Theme } from '@roundhouse/style';
import { PieceIcon } from '@roundhouse/table-kit';
import { drawnScale, SvgView } from '@roundhouse/ui';
import type { SvgNode } from '@roundhouse/svg';
import { memo } from 'react';
import type { GameSet } from '../../content/set.ts';
import type { DeckName } from '../../content/set-file.ts';
import { buildingCard, builtPlate, PLATE } from '../board/cards/building-card.ts';
import { LAND, landCard } from '../board/cards/land-card.ts';
import { cardBack, personCard } from '../board/cards/person-card.ts';
import { CARD } from '../board/cards/ticket.ts';
import { TOWN, townCard } from '../board/cards/town-card.ts';
import { nationVignette } from '../board/cards/vignettes.ts';
import { ground } from '../board/grounds.ts';
import { type Look, lookOf } from '../board/look.ts';
import { coin, flask, shield, sign, type SignName } from '../board/signs.ts';
import { ware } from '../board/wares.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A drawing as an element of its own; whatever carries it has a name. */
function Drawing({ node, size: { width, height } }: { readonly node: SvgNode; readonly size: Size }) {
  return (
    <svg
      ref={drawnScale}
      className="iron-drawing"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <SvgView node={node} />
    </svg>
  );
}

interface PieceProps {
  readonly set: GameSet;
  readonly id: string;
  readonly theme: Theme;
}

export const BuildingCard = memo(function BuildingCard({ set, id, theme }: PieceProps) {
  return <Drawing node={buildingCard(set, id, lookOf(theme))} size={CARD} />;
});

export const BuiltPlate = memo(function BuiltPlate({ set, id, theme }: PieceProps) {
  return <Drawing node={builtPlate(set, id, lookOf(theme))} size={PLATE} />;
});

export const PersonCard = memo(function PersonCard({ set, id, theme }: PieceProps) {
  return <Drawing node={personCard(set, id, lookOf(theme))} size={CARD} />;
});

export const LandCard = memo(function LandCard({ set, id, theme }: PieceProps) {
  return <Drawing node={landCard(set, id, lookOf(theme))} size={LAND} />;
});

export const TownCard = memo(function TownCard({ set, id, theme, defense }: PieceProps & { readonly defense: number }) {
  return <Drawing node={townCard(set, id, defense, lookOf(theme))} size={TOWN} />;
});

/** Somebody of a nation. */
export const NationPortrait = memo(function NationPortrait({ id, theme }: Omit<PieceProps, 'set'>) {
  return (
    <PieceIcon
      node={nationVignette(id, { x: 0, y: 0 }, 32, lookOf(theme))}
      size={56}
      reach={33}
      className="iron-portrait"
    />
  );
});

export const CardBack = memo(function CardBack({ deck, theme }: { readonly deck: DeckName; readonly theme: Theme }) {
  return <Drawing node={cardBack(deck, lookOf(theme))} size={CARD} />;
});

function Icon({ node, size }: { readonly node: SvgNode; readonly size: number }) {
  return <PieceIcon node={node} size={size} className="iron-icon" />;
}

const MIDDLE = { x: 0, y: 0 };

interface AmountProps {
  readonly amount: number | string;
  readonly look: Look;
  readonly size?: number;
}

/** Coins; whoever listens hears the word. */
export function Coins({ amount, look, size = 24 }: AmountProps) {
  return <Icon node={coin(amount, MIDDLE, 12, look)} size={size} />;
}

export function Science({ amount, look, size = 24 }: AmountProps) {
  return <Icon node={flask(amount, { x: 0, y: 1 }, 11.5, look)} size={size} />;
}

export function Points({ amount, look, size = 24 }: AmountProps) {
  return <Icon node={shield(amount, MIDDLE, 11.5, look)} size={size} />;
}

export function Sign({
  name,
  look,
  size = 20,
}: {
  readonly name: SignName;
  readonly look: Look;
  readonly size?: number;
}) {
  return <Icon node={sign(name, MIDDLE, 24, look.ink)} size={size} />;
}

export function GroundIcon({
  type,
  look,
  size = 20,
}: {
  readonly type: string;
  readonly look: Look;
  readonly size?: number;
}) {
  return <Icon node={ground(type, MIDDLE, 24, look)} size={size} />;
}

export function WareIcon({
  set,
  good,
  look,
  size = 22,
}: {
  readonly set: GameSet;
  readonly good: string;
  readonly look: Look;
  readonly size?: number;
}) {
  return <Icon node={ware(set, good, MIDDLE, 20, look)} size={size} />;
}
