import { type Contract, contractTests, ruleFilesFrom } from '@roundhouse/kernel/kit';
import { type Action, ageOfSteam, type Options, type Position } from '../index.ts';
import { orders } from '../orders.ts';
import { invariants } from '../study/index.ts';
import { livelyChoice } from './support/lively.ts';
import { nonsense } from './support/nonsense.ts';

const everyTable = [
  ...[3, 4, 5, 6].map((seats) => ({ options: { map: 'rust-belt' }, seats })),
  ...['copper-vale', 'two-shores'].flatMap((map) => [2, 3, 4].map((seats) => ({ options: { map }, seats }))),
];

const contract: Contract<Position, Action, Options> = {
  cases: everyTable,
  maxActions: 3000,
  invariants: (position) => invariants(position),
  nonsense,
  orders,
  ...ruleFilesFrom(import.meta.url, '../../../rails/'),
};

contractTests(ageOfSteam, { ...contract, name: 'Age of Steam, played blindly', games: 3, probeEvery: 7 });

contractTests(ageOfSteam, {
  ...contract,
  name: 'Age of Steam, played with some sense',
  games: 2,
  probeEvery: 29,
  fullInvariantsEvery: 3,
  choose: livelyChoice,
});
