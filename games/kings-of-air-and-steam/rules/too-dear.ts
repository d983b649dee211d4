import { refuse, type Violation } from '@roundhouse/kernel';

export function tooDear(rule: string, cost: number, cash: number): Violation {
  return refuse(rule, 'That costs ${cost}, and you have ${cash}.', { cost, cash });
}
