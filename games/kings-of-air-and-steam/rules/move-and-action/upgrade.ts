import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { airshipAt, type Chance, changePlayer, playerAt, type Position, tooDear, trainAt } from '../position.ts';

type Upgrade = 'upgrade-airship' | 'upgrade-train';

function nextCost(p: Position, seat: Seat, type: Upgrade): number | undefined {
  const { airshipLevel, trainLevel } = playerAt(p, seat);
  return (type === 'upgrade-airship' ? airshipAt(p, seat, airshipLevel + 1) : trainAt(p, trainLevel + 1))?.cost;
}

export function checkUpgrade(p: Position, seat: Seat, type: Upgrade): Violation | null {
  const cost = nextCost(p, seat, type);
  if (cost === undefined) {
    return type === 'upgrade-airship'
      ? refuse('upgrade-airship.last-level', 'Your airship is at its last level.')
      : refuse('upgrade-train.last-level', 'Your train is at its last level.');
  }
  const { cash } = playerAt(p, seat);
  return cost <= cash ? null : tooDear(`${type}.cost`, cost, cash);
}

export function upgrade(p: Position, seat: Seat, type: Upgrade, { tell }: Chance): void {
  const cost = nextCost(p, seat, type);
  if (cost === undefined) throw new RangeError('the upgrade was checked before');
  const { cash, airshipLevel, trainLevel } = playerAt(p, seat);
  if (type === 'upgrade-airship') {
    changePlayer(p, seat, { cash: cash - cost, airshipLevel: airshipLevel + 1 });
    tell({ type: 'airship-upgraded', seat, level: airshipLevel + 1, cost });
  } else {
    changePlayer(p, seat, { cash: cash - cost, trainLevel: trainLevel + 1 });
    tell({ type: 'train-upgraded', seat, level: trainLevel + 1, cost });
  }
}
