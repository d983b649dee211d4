import { type Contract, contractTests, ruleFilesFrom } from '@roundhouse/kernel/kit';
import { type Action, type Options, type Position, steam } from '../index.ts';
import { orders } from '../orders.ts';
import { invariants } from '../study/index.ts';
import { livelyChoice } from './support/lively.ts';
import { nonsense } from './support/nonsense.ts';

const everyTable = ['northeast', 'ruhr'].flatMap((map) =>
  (['base', 'standard'] as const).flatMap((mode) => [3, 4, 5].map((seats) => ({ options: { map, mode }, seats }))),
);

const contract: Contract<Position, Action, Options> = {
  cases: [...everyTable, { options: { firstGame: true }, seats: 4 }],
  maxActions: 3000,
  invariants: (position) => invariants(position),
  nonsense,
  orders,
  ...ruleFilesFrom(import.meta.url, '../../../rails/'),
};

contractTests(steam, { ...contract, name: 'Steam, played blindly', games: 2, probeEvery: 11 });

contractTests(steam, {
  ...contract,
  name: 'Steam, played with some sense',
  games: 1,
  probeEvery: 29,
  fullInvariantsEvery: 3,
  choose: livelyChoice,
});
