import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ageOfSteam, type Position } from '@roundhouse/age-of-steam';
import { Match, type MatchRecord, parseRecord, recordFromText, type Seat } from '@roundhouse/kernel';
import { ROOT } from './house.ts';
import type { Visitor } from './visit.ts';

/** A record of Age of Steam from its text. */
export function parsed(text: string): MatchRecord {
  return parseRecord(recordFromText(text), ageOfSteam.id, ageOfSteam.rulesVersion);
}

/** A game of Age of Steam that was played to its end. */
export function recordedGame(name: string): MatchRecord {
  const path = join(ROOT, 'games', 'age-of-steam', 'tests', 'fixtures', `${name}.json`);
  return parsed(readFileSync(path, 'utf8'));
}

/** The same game up to the first moment that is wanted, so that a person can play on from there. */
export function upTo(record: MatchRecord, wanted: (position: Position, seat: Seat) => boolean): MatchRecord {
  const match = Match.replay(ageOfSteam, record);
  for (let seq = 0; seq < match.seq; seq++) {
    const position = match.at(seq);
    const [seat] = ageOfSteam.waiting(position);
    if (seat === undefined || !wanted(position, seat)) continue;
    return { ...record, entries: record.entries.slice(0, entriesTo(record, seq)), checks: [] };
  }
  throw new Error('the game has no such moment');
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
  await page.locator('[data-page="table"] .table-moment, [data-page="end"] h1').waitFor();
}
