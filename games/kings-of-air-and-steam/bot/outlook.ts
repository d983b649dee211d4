import { clone, itemAt, type Seat } from '@roundhouse/kernel';
import { type Area, areaOf, type Space } from '../content/area.ts';
import { ROUNDS } from '../content/components.ts';
import { type Card, type CardId, SPECIAL_CARD } from '../content/box.ts';
import { boxOf, findCard } from '../content/boxes.ts';
import { copiesOf } from '../rules/deck.ts';
import { type DepotOnLink, depotsByLink } from '../rules/links.ts';
import { airshipAt, type airshipOf, type NewLink, playerAt, type Position } from '../rules/position.ts';
import { distancesOn } from './geography.ts';
import type { Taking } from './prospect.ts';
import type { Ways } from './ways.ts';
import { BEAM, type Weights, WEIGHTS } from './weights.ts';

/** What stays the same while a seat looks ahead. */
export interface Outlook {
  readonly p: Position;
  readonly seat: Seat;
  readonly area: Area;
  /** Rounds after this one. */
  readonly roundsAfter: number;
  /** By space and space. */
  readonly distances: readonly (readonly number[])[];
  /** The depots on every link, as things stand. */
  readonly onLinks: readonly (readonly DepotOnLink[])[];
  /** The airships that the seat can have, by level less one. */
  readonly airships: readonly Airship[];
  /** The cards that are in the deck at the beginning, and how often. */
  readonly deck: readonly Copies[];
  /** What others are expected to take from factories in this round. */
  readonly takings: readonly Taking[];
  /** How many prospects are followed. */
  readonly beam: number;
  readonly weights: Weights;
  /** What trains could do with other depots or another train; worked out once for each. */
  readonly ways: Map<string, Ways>;
}

/** What an airship can carry, and how many diamonds it bears. */
type Airship = ReturnType<typeof airshipOf>;

interface Copies {
  readonly card: Card;
  readonly id: CardId;
  readonly copies: number;
}

export function outlookOf(p: Position, seat: Seat, beam: number = BEAM, weights: Weights = WEIGHTS): Outlook {
  const area = areaOf(p);
  return {
    p,
    seat,
    area,
    roundsAfter: ROUNDS - Math.max(1, p.round),
    distances: distancesOn(area),
    onLinks: depotsByLink(p),
    airships: airshipsOf(p, seat),
    deck: deckOf(p, seat),
    takings: [],
    beam,
    weights,
    ways: waysKnown(p, seat),
  };
}

interface KnownWays {
  /** As it was: the fields of a position change while it is played on. */
  readonly p: Position;
  readonly seat: Seat;
  readonly ways: Map<string, Ways>;
}

const KEPT = 24;
const known: KnownWays[] = [];

/** What trains can do stays the same from one decision to the next, until something is built or shipped. */
function waysKnown(p: Position, seat: Seat): Map<string, Ways> {
  const index = known.findIndex((one) => one.seat === seat && runsAlike(one.p, p, seat));
  const found = known[index] ?? { p: clone(p), seat, ways: new Map<string, Ways>() };
  if (index !== -1) known.splice(index, 1);
  known.unshift(found);
  if (known.length > KEPT) known.pop();
  return found.ways;
}

function runsAlike(one: Position, other: Position, seat: Seat): boolean {
  return (
    one.content === other.content &&
    one.layout === other.layout &&
    one.round === other.round &&
    one.newLinks === other.newLinks &&
    one.cities === other.cities &&
    one.prices === other.prices &&
    one.players.length === other.players.length &&
    playerAt(one, seat).character === playerAt(other, seat).character &&
    playerAt(one, seat).trainLevel === playerAt(other, seat).trainLevel &&
    one.players.every(({ depots }, index) => depots === other.players[index]?.depots)
  );
}

function airshipsOf(p: Position, seat: Seat): readonly Airship[] {
  const airships: Airship[] = [];
  for (let next = airshipAt(p, seat, 1); next !== null; next = airshipAt(p, seat, airships.length + 1)) {
    airships.push(next);
  }
  return airships;
}

function deckOf(p: Position, seat: Seat): readonly Copies[] {
  const { team } = playerAt(p, seat);
  return [...boxOf(p).deck.map(({ id }) => id), SPECIAL_CARD].flatMap((id) => {
    const card = findCard(p, team, id);
    return card === undefined ? [] : [{ id, card, copies: copiesOf(p, seat, id) }];
  });
}

export function airshipIn({ airships }: Outlook, level: number): Airship {
  return itemAt(airships, level - 1);
}

/** The building of a seat that decides where its goods can go. */
export interface Estate {
  readonly depots: readonly { readonly space: Space }[];
  readonly newLinks: readonly NewLink[];
  readonly trainLevel: number;
}
