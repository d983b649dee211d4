import { expect, it } from 'vitest';
import { botsAtOnce } from './bots.ts';

it('many bots that begin at once all get their turn, and people are answered meanwhile', async () => {
  const report = await botsAtOnce({ tables: 20 });
  expect(report).toMatchObject({ problems: [], accidents: [] });
  expect(report.answers).toBeGreaterThan(1);
});
