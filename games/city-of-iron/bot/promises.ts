import { entryOf, itemAt } from '@roundhouse/kernel';
import type { GameSet } from '../content/set.ts';
import type { Position } from '../rules/position.ts';
import { Lately } from './lately.ts';
import type { Tables } from './tables.ts';

/** Nobody builds more than a few of the buildings that a type of land allows. */
export const OF_ONE_TYPE = 3;

/** The best buildings of each type of land, by what they are worth; the best first. */
type Best = readonly (readonly number[])[];

interface Kept {
  readonly content: Position['content'];
  readonly decks: Position['decks'];
  readonly shown: number;
  readonly scorings: number;
}

interface InDecks extends Kept {
  readonly best: Best;
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
  const { content, decks, shown, scorings } = p;
  const best = bestInDecks(p, set, tables).map((values) => [...values]);
  addTo(best, tables, p.row, set.decks.length - scorings);
  const byType = best.map((values) => values.reduce((sum, value) => sum + value, 0));
  return lately.add({ content, decks, shown, scorings, row: p.row, byType }).byType;
}

function bestInDecks(p: Position, set: GameSet, tables: Tables): Best {
  for (const known of latelyInDecks.items) if (isOf(known, p)) return known.best;
  const { content, decks, shown, scorings } = p;
  const best = set.file.landTypes.map((): number[] => []);
  for (let deck = shown; deck < set.decks.length; deck++) {
    addTo(best, tables, itemAt(decks, deck), set.decks.length - Math.max(deck, scorings));
  }
  return latelyInDecks.add({ content, decks, shown, scorings, best }).best;
}

/** `inTime`: how many scorings these buildings would be in time for. */
function addTo(best: readonly number[][], tables: Tables, ids: readonly string[], inTime: number): void {
  for (const id of ids) {
    const { land, best: points } = entryOf(tables.plots, id);
    if (land === null) continue;
    const values = itemAt(best, land);
    const value = inTime * points;
    let place = values.length;
    while (place > 0 && itemAt(values, place - 1) < value) place -= 1;
    if (place >= OF_ONE_TYPE) continue;
    values.splice(place, 0, value);
    values.length = Math.min(values.length, OF_ONE_TYPE);
  }
}
