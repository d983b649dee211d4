import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, Match, type MatchRecord, parseRecord, recordFromText, type Seat } from '@roundhouse/kernel';
import { ROOT } from './house.ts';
import type { Visitor } from './visit.ts';

/** The recorded games of one game of the house. */
export interface Archive<P> {
  readonly parsed: (text: string) => MatchRecord;
  /** A game that was played to its end. */
  readonly recordedGame: (name: string) => MatchRecord;
  /** The same game up to the first moment that is wanted, so that a person can play on from there. */
  readonly upTo: (record: MatchRecord, wanted: (position: P, seat: Seat) => boolean) => MatchRecord;
}

export function archiveOf<P extends object, A, O, E>(game: Game<P, A, O, E>): Archive<P> {
  const parsed = (text: string): MatchRecord => parseRecord(recordFromText(text), game.id);
  return {
    parsed,
    recordedGame: (name) =>
      parsed(readFileSync(join(ROOT, 'games', game.id, 'tests', 'fixtures', `${name}.json`), 'utf8')),
    upTo(record, wanted) {
      const match = Match.replay(game, record);
      for (let seq = 0; seq < match.seq; seq++) {
        const position = match.at(seq);
        const [seat] = game.waiting(position);
        if (seat === undefined || !wanted(position, seat)) continue;
        return { ...record, entries: record.entries.slice(0, entriesTo(record, seq)), checks: [] };
      }
      throw new Error('the game has no such moment');
    },
  };
}

/** How many entries lead to this many live actions, with all that was taken back meanwhile. */
function entriesTo({ entries }: MatchRecord, seq: number): number {
  let live = 0;
  let found = 0;
  entries.forEach((entry, index) => {
    live = 'undo' in entry ? entry.undo : live + 1;
    if (live === seq) found = index + 1;
  });
  return found;
}

/** Brings a record to the page as a file, and sits down at its table. */
export async function bring({ page, goTo }: Visitor, record: MatchRecord): Promise<void> {
  await goTo('/');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await page.locator('input[type="file"]').setInputFiles(file);
  const sitDown = page.locator('[data-choice="sit-down"]');
  const there = page.locator('[data-page="table"] .table-moment, [data-page="end"] h1');
  await there.or(sitDown).waitFor();
  if (!(await sitDown.isVisible())) return;
  await sitDown.click();
  await there.waitFor();
}
