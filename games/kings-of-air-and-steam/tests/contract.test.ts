import { type Contract, contractTests, ruleFilesFrom } from '@roundhouse/kernel/kit';
import { type Action, kingsOfAirAndSteam, type Options, type Position } from '../index.ts';
import { orders } from '../orders.ts';
import { invariants } from '../study/index.ts';
import { livelyChoice } from './support/lively.ts';
import { nonsense } from './support/nonsense.ts';

const contract: Contract<Position, Action, Options> = {
  cases: [
    { options: {}, seats: 2 },
    { options: { mode: 'normal', cutthroat: true, teams: 'chosen' }, seats: 3 },
    { options: { mode: 'normal' }, seats: 4 },
    { options: { uncertainty: true, boards: 'ABCFG' }, seats: 5 },
    { options: { mode: 'normal' }, seats: 7 },
  ],
  maxActions: 5000,
  invariants: (position) => invariants(position),
  hasSecrets: true,
  nonsense,
  orders,
  ...ruleFilesFrom(import.meta.url),
};

contractTests(kingsOfAirAndSteam, {
  ...contract,
  name: 'Kings of Air and Steam, played blindly',
  games: 1,
  probeEvery: 23,
});

contractTests(kingsOfAirAndSteam, {
  ...contract,
  name: 'Kings of Air and Steam, played with some sense',
  games: 2,
  probeEvery: 31,
  choose: livelyChoice,
});
