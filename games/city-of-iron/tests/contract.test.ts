import { type Contract, contractTests, ruleFilesFrom } from '@roundhouse/kernel/kit';
import { type Action, cityOfIron, type Options, type Position } from '../index.ts';
import { orders } from '../orders.ts';
import { invariants } from '../study/index.ts';
import { livelyChoice } from './support/lively.ts';
import { nonsense } from './support/nonsense.ts';

const GAMES = [{ mode: 'family' }, { mode: 'full' }, { mode: 'full', nationAbilities: true }];

const contract: Contract<Position, Action, Options> = {
  cases: GAMES.flatMap((options) => [2, 3, 4].map((seats) => ({ options, seats }))),
  maxActions: 2000,
  invariants: (position) => invariants(position),
  hasSecrets: true,
  nonsense,
  orders,
  ...ruleFilesFrom(import.meta.url),
};

contractTests(cityOfIron, { ...contract, name: 'City of Iron, played blindly', games: 2, probeEvery: 7 });

contractTests(cityOfIron, {
  ...contract,
  name: 'City of Iron, played with some sense',
  games: 1,
  probeEvery: 5,
  choose: livelyChoice,
});
