import type { TableMatch } from '../match/table-match.ts';
import { recordFileName } from '../pages/record-file.ts';

/** Saves the record of a match as a file. */
export async function downloadRecord(match: TableMatch): Promise<void> {
  const record = await match.record();
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = recordFileName(record.game, new Date());
  link.click();
  // The browser reads the address when it gets round to the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
