import { ageOfSteam } from '@roundhouse/age-of-steam';
import type { Update } from '@roundhouse/host';
import { Stage } from './stage.ts';

export const PERSON = null;
export const OPTIONS = { options: { map: 'copper-vale' } };
export const SHARES = { type: 'issue-shares', shares: 2 };

export async function people(): Promise<Stage> {
  return Stage.open(ageOfSteam, [PERSON, PERSON, PERSON], OPTIONS);
}

/** The seat that begins, and its viewer. */
export function first(stage: Stage) {
  const [seat] = stage.authority.match.waiting();
  if (seat === undefined) throw new Error('nobody begins');
  const { viewer, heard } = stage.viewer(seat);
  const now = (): Update => {
    const update = heard.at(-1);
    if (update === undefined) throw new Error('nothing was heard');
    return update;
  };
  const stand = () => ({ seq: now().seq, undos: now().undos });
  return { seat, viewer, heard, now, stand };
}
