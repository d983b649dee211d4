import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { typeTables } from '../scripts/type.mjs';
import { ROOT } from './house/files.ts';

it('the widths and outlines of type are those of the font files', () => {
  for (const [name, table] of Object.entries(typeTables()))
    expect(readFileSync(join(ROOT, 'style', 'type', name), 'utf8')).toBe(table);
});
