import { pick, type Seat } from '@roundhouse/kernel';
import { cardOf, type GameSet, townOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import { namedBuilding, namedTown } from '../names.ts';
import { type Chance, changePlayer, type Held, type Position, playerAt, without } from '../position.ts';

export function ownerOf(p: Position, town: string): Seat | null {
  const owner = p.players.findIndex(({ towns }) => towns.includes(town));
  return owner === -1 ? null : owner;
}

/** The value on the side that is up: a town that was conquered defends itself better. */
export function defenseOf(p: Position, set: GameSet, town: string): number {
  const { defense } = townOf(set, town);
  return ownerOf(p, town) === null ? defense.unconquered : defense.conquered;
}

export function attackOf(set: GameSet, cards: readonly Held[]): number {
  let attack = 0;
  for (const id of cards) if (id !== null) attack += cardOf(set, id).attack;
  return attack;
}

/** The town changes hands. A neutral one shows the next of its pile and costs the row its left-most building. */
export function conquer(p: Position, seat: Seat, town: string, chance: Chance): void {
  const set = setOf(p);
  const from = ownerOf(p, town);
  if (from !== null) changePlayer(p, from, { towns: without(playerAt(p, from).towns, town) });
  changePlayer(p, seat, { towns: [...playerAt(p, seat).towns, town] });
  chance.tell({ type: 'town-conquered', seat, town: namedTown(set, town), from });
  if (from !== null) return;
  showNextTown(p, set, town, chance);
  const [leftmost, ...row] = p.row;
  if (leftmost === undefined) return;
  p.row = row;
  p.discards = [...p.discards, leftmost];
  chance.tell({ type: 'row-discarded', buildings: [namedBuilding(set, leftmost)] });
}

function showNextTown(p: Position, set: GameSet, taken: string, { rng, tell }: Chance): void {
  p.towns = p.towns.map((pile) => {
    if (pile.top !== taken) return pile;
    if (pile.rest.length === 0) return { ...pile, top: null };
    const top = pick(pile.rest, rng);
    tell({ type: 'town-shown', town: namedTown(set, top) });
    return { ...pile, top, rest: without(pile.rest, top) };
  });
}
