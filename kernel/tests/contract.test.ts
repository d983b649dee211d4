import { contractTests } from '@roundhouse/kernel/kit';
import { sealedBids } from './sealed-bids/game.ts';
import { invariants, nonsense } from './sealed-bids/subject.ts';

contractTests(sealedBids, {
  cases: [
    { options: { rounds: 1 }, seats: 2 },
    { options: {}, seats: 3 },
    { options: { rounds: 4 }, seats: 4 },
  ],
  games: 20,
  probeEvery: 1,
  maxActions: 100,
  invariants,
  hasSecrets: true,
  nonsense,
  rulesFiles: [new URL('../RULES.md', import.meta.url), new URL('sealed-bids/RULES.md', import.meta.url)],
  sourceDirs: [new URL('../', import.meta.url), new URL('sealed-bids/', import.meta.url)],
  testDirs: [new URL('./', import.meta.url)],
});
