import { knownGame } from '@roundhouse/games/registry';
import type { Office } from '../../match/local/tables.ts';
import { worksIn } from '../../thinking/works.ts';

const works = worksIn({ brain: async (game) => knownGame(game).brain(), now: () => 0 });

/** Decides here and now what a worker would. Time stands still, so that the answer is always the same. */
export const decideHere: Office['decide'] = async (question) => {
  const work = await works.decide(question);
  while (work.step());
  return work.answer();
};
