import { ageOfSteam } from '@roundhouse/age-of-steam';
import { hashOf, refuse } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { Stage } from './stage.ts';

const PERSON = null;
const SHARES = { type: 'issue-shares', shares: 2 };

async function people(): Promise<Stage> {
  return Stage.open(ageOfSteam, [PERSON, PERSON, PERSON], { options: { map: 'copper-vale' } });
}

function notesIn(stage: Stage) {
  const { viewer, heard } = stage.viewer('public');
  viewer.close();
  return heard[0]?.notes ?? [];
}

describe('a note', () => {
  it('stands after the action that it followed, also when others were taken back before it', async () => {
    const stage = await people();
    await stage.anybodyActs('one');
    await stage.authority.seat(0, { name: 'Bolt', bot: 'easy' });
    expect(notesIn(stage).map(({ after }) => after)).toEqual([1]);
    const again = await people();
    const [seat = 0] = again.authority.match.waiting();
    const { viewer } = again.viewer(seat);
    const { update } = await viewer.submit({ seq: 0, undos: 0, actions: [SHARES], key: 'a' });
    await viewer.takeBack({ seq: update.seq, undos: update.undos, to: 0, key: 'b' });
    await again.authority.seat(1, { name: 'Grace', bot: null });
    await again.anybodyActs('another');
    expect(notesIn(again).map(({ after }) => after)).toEqual([0]);
  });

  it('that the rules were mended counts the moves that were lost, and stands where the match goes on', async () => {
    const stage = await people();
    for (let i = 0; i < 6; i++) await stage.anybodyActs(`mended ${i}`);
    const last = stage.authority.match.entries.at(-1);
    if (last === undefined || !('action' in last)) throw new Error('somebody acted last');
    await stage.authority.seat(0, { name: 'Ada', bot: null });
    const before = stage.authority.match.seq;
    const mended = {
      ...ageOfSteam,
      rulesVersion: ageOfSteam.rulesVersion + 1,
      check: (...asked: Parameters<typeof ageOfSteam.check>) => {
        const [, seat, action] = asked;
        return seat === last.seat && hashOf(action) === hashOf(last.action)
          ? refuse('build-track.limit', 'Not any more.')
          : ageOfSteam.check(...asked);
      },
    };
    const again = await stage.afterKill(mended);
    expect(again.authority.match.seq).toBe(before - 1);
    await again.anybodyActs('by the new rules');
    const note = notesIn(again).find(({ kind }) => kind === 'carried');
    expect(note?.after).toBe(before - 1);
    expect(note?.text.values).toEqual({ lost: 1 });
  });
});
