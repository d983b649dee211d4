import { entryOf, itemAt } from '@roundhouse/kernel';
import type { GameSet } from '../content/set.ts';
import type { Position } from '../rules/position.ts';
import { Lately } from './lately.ts';
import type { Tables } from './tables.ts';

/** Nobody builds more than a few of the buildings that a type of land allows. */
export const OF_ONE_TYPE = 3;

interface Kept {
  readonly content: Position['content'];
  readonly decks: Position['decks'];
  readonly shown: number;
  readonly scorings: number;
}

interface InDecks extends Kept {
  /** What the best few buildings of each type of land are worth, the best first, type after type. */
  readonly best: readonly number[];
}

interface Promises extends Kept {
  readonly row: Position['row'];
  readonly byType: readonly number[];
}

const latelyInDecks = new Lately<InDecks>();
const lately = new Lately<Promises>();

function isOf({ content, decks, shown, scorings }: Kept, p: Position): boolean {
  return decks === p.decks && shown === p.shown && scorings === p.scorings && content === p.content;
}

/**
 * By type of land: what may still be built there, as the points for the most, at every scoring that it would be in time
 * for.
 */
export function promisesIn(p: Position, set: GameSet, tables: Tables): readonly number[] {
  for (const known of lately.items) if (known.row === p.row && isOf(known, p)) return known.byType;
  const { content, decks, shown, scorings, row } = p;
  const best = bestInDecks(p, set, tables).slice();
  addTo(best, tables, row, set.decks.length - scorings);
  const byType: number[] = [];
  for (let from = 0; from < best.length; from += OF_ONE_TYPE) {
    let sum = 0;
    for (let place = from; place < from + OF_ONE_TYPE; place++) sum += itemAt(best, place);
    byType.push(sum);
  }
  return lately.add({ content, decks, shown, scorings, row, byType }).byType;
}

function bestInDecks(p: Position, set: GameSet, tables: Tables): readonly number[] {
  for (const known of latelyInDecks.items) if (isOf(known, p)) return known.best;
  const { content, decks, shown, scorings } = p;
  const best = Array.from({ length: set.file.landTypes.length * OF_ONE_TYPE }, () => 0);
  for (let deck = shown; deck < set.decks.length; deck++) {
    addTo(best, tables, itemAt(decks, deck), set.decks.length - Math.max(deck, scorings));
  }
  return latelyInDecks.add({ content, decks, shown, scorings, best }).best;
}

/** `inTime`: how many scorings these buildings would be in time for. */
function addTo(best: number[], tables: Tables, ids: readonly string[], inTime: number): void {
  for (const id of ids) {
    const { land, best: points } = entryOf(tables.plots, id);
    if (land === null) continue;
    let value = inTime * points;
    for (let place = land * OF_ONE_TYPE; place < (land + 1) * OF_ONE_TYPE; place++) {
      const there = itemAt(best, place);
      if (value <= there) continue;
      best[place] = value;
      value = there;
    }
  }
}
