import { itemAt, pick } from '@roundhouse/kernel';
import { slotsFor } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import { namedBuilding } from '../names.ts';
import { type Chance, type Position, without } from '../position.ts';

/** Draws until the row is full. A Score Card takes no slot; after the last one the discards are shuffled. */
export function fillRow(p: Position, { rng, tell }: Chance): void {
  const set = setOf(p);
  const slots = slotsFor(set, p.players.length);
  const drawn: string[] = [];
  while (p.row.length < slots) {
    const deck = itemAt(p.decks, p.shown);
    if (deck.length > 0) {
      const building = pick(deck, rng);
      p.decks = p.decks.with(p.shown, without(deck, building));
      p.row = [...p.row, building];
      drawn.push(building);
      continue;
    }
    if (p.shown === set.decks.length) break;
    p.shown += 1;
    tell({ type: 'score-card-shown', number: p.shown, last: p.shown === set.decks.length });
    if (p.shown < set.decks.length) continue;
    p.decks = p.decks.with(p.shown, p.discards);
    p.discards = [];
    tell({ type: 'discards-shuffled' });
  }
  if (drawn.length > 0) tell({ type: 'row-filled', buildings: drawn.map((id) => namedBuilding(set, id)) });
}

/** The left-most buildings leave, the others slide, and new ones fill the row. */
export function renewRow(p: Position, chance: Chance): void {
  const set = setOf(p);
  const gone = p.row.slice(0, set.file.rowDiscard);
  p.row = p.row.slice(gone.length);
  p.discards = [...p.discards, ...gone];
  if (gone.length > 0) {
    chance.tell({ type: 'row-discarded', buildings: gone.map((id) => namedBuilding(set, id)) });
  }
  fillRow(p, chance);
}
