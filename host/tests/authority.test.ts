import { ageOfSteam } from '@roundhouse/age-of-steam';
import { hashOf } from '@roundhouse/kernel';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import { describe, expect, it } from 'vitest';
import { settled, Stage } from './stage.ts';
import { first, OPTIONS, people, PERSON, SHARES } from './three-people.ts';

/** The seat that comes after the one that begins. */
function secondOf({ authority: { match } }: Stage): number {
  const ahead = match.copy();
  ahead.submit(Number(match.waiting()[0]), SHARES);
  return Number(ahead.waiting()[0]);
}

/** A plan of two actions in a row, where the seat has one. */
function twoTiles({ authority: { match } }: Stage, seat: number): readonly unknown[] | undefined {
  if (match.waiting()[0] !== seat) return undefined;
  for (const one of match.legal(seat)) {
    const ahead = match.copy();
    ahead.submit(seat, one);
    const other = ahead.legal(seat)[0];
    if (other !== undefined && match.copy().submitAll(seat, [one, other]).ok) return [one, other];
  }
  return undefined;
}

describe('a submission', () => {
  it('is answered with the update, and everybody else hears of it', async () => {
    const stage = await people();
    const { seat, viewer, heard, stand } = first(stage);
    const other = stage.viewer(seat === 0 ? 1 : 0);
    const answer = await viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    expect(answer.outcome).toEqual({ ok: true });
    expect(answer.update).toMatchObject({ seq: 1, from: 1, eye: seat });
    expect(answer.update.steps).toHaveLength(1);
    expect(heard).toHaveLength(1);
    expect(other.heard.map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it('once answered, leaves its sender to hear of what others do', async () => {
    const stage = await people();
    const { viewer, heard, stand } = first(stage);
    await viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    await stage.anybodyActs('the next');
    expect(heard.map(({ seq }) => seq)).toEqual([0, 2]);
  });

  it('that was refused is refused again under the same key', async () => {
    const stage = await people();
    const { viewer, stand } = first(stage);
    const refused = { ...stand(), actions: [{ type: 'issue-shares', shares: 99 }], key: 'a' };
    for (const attempt of [1, 2]) {
      expect((await viewer.submit(refused)).outcome, `attempt ${attempt}`).toMatchObject({ ok: false, stale: false });
    }
    expect((await viewer.submit({ ...refused, actions: [SHARES] })).outcome).toEqual({ ok: true });
    expect(stage.authority.match.seq).toBe(1);
  });

  it('is safe before anybody hears of it', async () => {
    const stage = await people();
    const { seat, viewer, stand } = first(stage);
    const other = stage.viewer(seat === 0 ? 1 : 0);
    let release: (safe: boolean) => void = () => {};
    stage.shelf.before = () => new Promise((resolve) => (release = resolve));
    let answered = false;
    const answer = viewer.submit({ ...stand(), actions: [SHARES], key: 'a' }).finally(() => (answered = true));
    await settled();
    expect([answered, other.heard.length]).toEqual([false, 1]);
    release(true);
    expect((await answer).outcome.ok).toBe(true);
    expect(other.heard).toHaveLength(2);
  });

  it('shows nothing to whoever looks while it is being stored', async () => {
    const stage = await people();
    const { seat, viewer, stand } = first(stage);
    let release: (safe: boolean) => void = () => {};
    stage.shelf.before = () => new Promise((resolve) => (release = resolve));
    const answer = viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    await settled();
    const late = stage.viewer('public');
    expect(late.heard.map(({ seq }) => seq)).toEqual([0]);
    expect(stage.viewer(seat).heard[0]?.waiting).toEqual([seat]);
    release(true);
    await answer;
    expect(late.heard.map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it('is answered without what is stored after it', async () => {
    const stage = await people();
    const { viewer, stand } = first(stage);
    const next = stage.viewer(secondOf(stage)).viewer;
    let stored = 0;
    stage.shelf.before = () => (++stored === 1 ? Promise.resolve(true) : new Promise<boolean>(() => {}));
    const answer = viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    void next.submit({ seq: 1, undos: 0, actions: [SHARES], key: 'b' });
    expect((await answer).update.seq).toBe(1);
    await settled();
    expect([stored, viewer.update().seq]).toEqual([2, 1]);
  });

  it('that breaks the rules apart keeps no news from its sender', async () => {
    const fragile: typeof ageOfSteam = {
      ...ageOfSteam,
      check: (p, seat, action) => {
        if (action.type === 'issue-shares' && action.shares === 3) throw new Error('a slip in the rules');
        return ageOfSteam.check(p, seat, action);
      },
    };
    const stage = await Stage.open(fragile, [PERSON, PERSON, PERSON], OPTIONS);
    const { viewer, stand } = first(stage);
    const next = stage.viewer(secondOf(stage));
    const played = viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    const broken = next.viewer.submit({ seq: 1, undos: 0, actions: [{ ...SHARES, shares: 3 }], key: 'b' });
    await expect(broken).rejects.toThrow('a slip in the rules');
    expect([(await played).outcome.ok, next.heard.map(({ seq }) => seq)]).toEqual([true, [0, 1]]);
  });

  it('is one save, however many actions it has, and all or nothing', async () => {
    const stage = await people();
    const { viewer, stand, seat } = first(stage);
    const before = hashOf(stage.authority.match.position);
    const refused = await viewer.submit({ ...stand(), actions: [SHARES, SHARES], key: 'a' });
    expect(refused.outcome).toMatchObject({ ok: false, stale: false, violation: { rule: 'match.not-waiting' } });
    expect([hashOf(stage.authority.match.position), stage.shelf.batches]).toEqual([before, []]);
    let plan: readonly unknown[] | undefined;
    while (plan === undefined) {
      await stage.anybodyActs(`to a longer turn ${stage.authority.match.seq}`);
      plan = twoTiles(stage, seat);
    }
    const saves = stage.shelf.batches.length;
    await viewer.submit({ ...viewer.update(), actions: plan, key: 'b' });
    expect(stage.shelf.batches).toHaveLength(saves + 1);
    expect(stage.shelf.batches.at(-1)?.rows.map(({ key }) => key)).toEqual([null, `${seat}/b`]);
  });

  it('with nothing in it is refused', async () => {
    const stage = await people();
    const { viewer, stand } = first(stage);
    expect((await viewer.submit({ ...stand(), actions: [], key: 'a' })).outcome.ok).toBe(false);
    expect(stage.shelf.batches).toEqual([]);
  });

  it('sent twice is played once, also after a kill', async () => {
    const stage = await people();
    const { seat, viewer, stand } = first(stage);
    const submission = { ...stand(), actions: [SHARES], key: 'once' };
    const both = await Promise.all([viewer.submit(submission), viewer.submit(submission)]);
    expect(both.map(({ outcome }) => outcome)).toEqual([{ ok: true }, { ok: true }]);
    expect(stage.authority.match.seq).toBe(1);
    const again = await stage.afterKill();
    const answer = await again.viewer(seat).viewer.submit(submission);
    expect([answer.outcome, answer.update.seq]).toEqual([{ ok: true }, 1]);
    expect(again.authority.match.seq).toBe(1);
  });

  it("with another seat's key is that seat's own", async () => {
    const stage = await people();
    const { viewer, stand } = first(stage);
    await viewer.submit({ ...stand(), actions: [SHARES], key: 'same' });
    const next = first(stage);
    await next.viewer.submit({ ...next.stand(), actions: [SHARES], key: 'same' });
    expect(stage.authority.match.seq).toBe(2);
  });

  it('for a state that is past is refused with the newer one', async () => {
    const stage = await people();
    const { viewer, stand } = first(stage);
    const late = { ...stand(), actions: [{ type: 'issue-shares', shares: 3 }], key: 'late' };
    await viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    const answer = await viewer.submit(late);
    expect(answer.outcome).toMatchObject({ ok: false, stale: true });
    expect(answer.update.seq).toBe(1);
  });

  it('for a state that undo seems to bring back is refused too', async () => {
    const stage = await people();
    const { viewer, stand } = first(stage);
    const late = { ...stand(), actions: [SHARES], key: 'late' };
    const played = await viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    const undone = await viewer.takeBack({ seq: 1, undos: played.update.undos, to: 0, key: 'b' });
    expect(undone.update).toMatchObject({ seq: 0, undos: 1, from: 0 });
    expect((await viewer.submit(late)).outcome).toMatchObject({ ok: false, stale: true });
    expect((await viewer.submit({ ...late, undos: 1, key: 'c' })).outcome.ok).toBe(true);
  });

  it('is nobody’s who only watches, and for no seat that a bot plays', async () => {
    const stage = await Stage.open(ageOfSteam, [PERSON, 'easy', 'easy'], OPTIONS);
    for (const eye of ['public', 1, 2] as const) {
      const { viewer } = stage.viewer(eye);
      expect((await viewer.submit({ seq: 0, undos: 0, actions: [SHARES], key: 'x' })).outcome.ok).toBe(false);
      expect((await viewer.takeBack({ seq: 0, undos: 0, to: 0, key: 'y' })).outcome.ok).toBe(false);
    }
    expect(stage.authority.match.seq).toBe(0);
  });
});

describe('what is stored', () => {
  it('grows by what is new, and opens to the same match after a kill at any time', async () => {
    const stage = await Stage.open(kingsOfAirAndSteam, [PERSON, PERSON, PERSON]);
    for (let i = 0; i < 90; i++) {
      await stage.anybodyActs(`store ${i}`);
      const again = await stage.afterKill();
      expect(hashOf(again.authority.match.position)).toBe(hashOf(stage.authority.match.position));
    }
    expect((await stage.afterKill()).authority.match.record()).toEqual(stage.authority.match.record());
    const { batches } = stage.shelf;
    expect(batches.map(({ rows }) => rows.length)).toEqual(batches.map(() => 1));
    const kept = batches.filter((batch) => batch.kept !== null).length;
    expect(kept).toBe(Math.floor((3 + 90) / 25));
    const again = await stage.afterKill();
    await again.anybodyActs('after the kill');
    expect(again.shelf.batches.map((batch) => batch.kept)).toEqual([null]);
  });

  it('carries its content along, so that it opens where that is not to be had any more', async () => {
    const door = ageOfSteam.content;
    const vale = door?.items.find(({ id }) => id === 'copper-vale');
    if (door === undefined || vale === undefined) throw new Error('the map is in the box');
    const own = { ...Object.fromEntries(Object.entries(vale.file ?? {})), id: 'my-vale' };
    const { heading } = (await people()).shelf.stored;
    expect(heading).toMatchObject({ content: [{ id: 'copper-vale', file: { id: 'copper-vale' } }] });
    const stage = await Stage.open(door.with([{ json: own, source: 'test' }]), [PERSON, PERSON, PERSON], {
      options: { map: 'my-vale' },
    });
    const again = await stage.afterKill(ageOfSteam);
    expect(hashOf(again.authority.match.position)).toBe(hashOf(stage.authority.match.position));
    expect(first(again).now().view).toMatchObject({ map: 'my-vale' });
  });

  it('is not acknowledged when it could not be written, and the match is opened again', async () => {
    const stage = await people();
    const { viewer, stand } = first(stage);
    stage.shelf.before = () => Promise.reject(new Error('the disk is full'));
    await expect(viewer.submit({ ...stand(), actions: [SHARES], key: 'a' })).rejects.toThrow('the disk is full');
    expect([stage.lost, stage.authority.closed]).toEqual([1, true]);
    const resent = await viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    expect([resent.outcome.ok, resent.update.seq]).toEqual([false, 0]);
    const again = await stage.afterKill();
    expect(again.authority.match.seq).toBe(0);
    const retry = first(again);
    expect((await retry.viewer.submit({ ...retry.stand(), actions: [SHARES], key: 'a' })).outcome.ok).toBe(true);
  });

  it('by somebody else ends this authority without a trace', async () => {
    const stage = await people();
    const { seat, viewer, stand } = first(stage);
    const other = stage.viewer(seat === 0 ? 1 : 0);
    stage.shelf.before = () => Promise.resolve(false);
    const { outcome, update } = await viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    expect([outcome.ok, update.seq]).toEqual([false, 0]);
    expect([stage.lost, other.heard.length]).toEqual([1, 1]);
    for (const key of ['a', 'b']) {
      expect((await viewer.submit({ ...stand(), actions: [SHARES], key })).outcome.ok).toBe(false);
    }
    expect(stage.lost).toBe(1);
  });
});

describe('a closed match', () => {
  it('takes nothing more', async () => {
    const stage = await people();
    const { seat, viewer, stand } = first(stage);
    stage.authority.close();
    const elsewhere = { ok: false, stale: false, violation: { rule: 'match.not-waiting' } };
    expect((await viewer.submit({ ...stand(), actions: [SHARES], key: 'a' })).outcome).toMatchObject(elsewhere);
    expect(await stage.authority.seat(seat, null)).toMatchObject(elsewhere);
    expect([stage.authority.match.seq, stage.shelf.batches]).toEqual([0, []]);
  });

  it('stands by what was being stored when it was closed', async () => {
    const stage = await people();
    const { viewer, stand } = first(stage);
    let release: (safe: boolean) => void = () => {};
    stage.shelf.before = () => new Promise((resolve) => (release = resolve));
    const answer = viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    await settled();
    stage.authority.close();
    release(true);
    expect((await answer).outcome).toEqual({ ok: true });
    expect([stage.shelf.batches.length, stage.lost]).toEqual([1, 0]);
  });
});

describe('rules that changed while the match was put by', () => {
  it('carry it over, tell everybody, and store that they did', async () => {
    const stage = await Stage.open(kingsOfAirAndSteam, [PERSON, PERSON, PERSON]);
    for (let i = 0; i < 30; i++) await stage.anybodyActs(`carry ${i}`);
    const mended = moreGenerous(kingsOfAirAndSteam);
    const again = await stage.afterKill(mended);
    expect(again.shelf.batches).toHaveLength(1);
    const { heard } = again.viewer('public');
    expect(heard[0]?.notes).toHaveLength(1);
    // A submission that was meant for the state before must be stale.
    expect(heard[0]?.undos).toBe(1);
    expect(heard[0]?.steps).toHaveLength((heard[0]?.seq ?? 0) + 1);
    const third = await again.afterKill(mended);
    expect(third.shelf.batches).toEqual([]);
    expect(hashOf(third.authority.match.position)).toBe(hashOf(again.authority.match.position));
    for (const eye of [0, 'public'] as const) {
      expect(third.viewer(eye).heard).toEqual(again.viewer(eye).heard);
      expect(third.viewer(eye).heard[0]?.steps).toEqual(stage.viewer(eye).heard[0]?.steps);
    }
    for (let i = 0; i < 3; i++) await third.anybodyActs(`carried ${i}`);
    const moves = third.authority.match.seq;
    const fourth = await third.afterKill(moreGenerous(mended));
    expect(fourth.authority.match.seq).toBe(moves);
    expect(fourth.viewer('public').heard[0]?.notes.map(({ kind }) => kind)).toEqual(['carried', 'carried']);
  });
});

/** The next version of the rules: every action brings everybody a dollar. */
function moreGenerous(game: typeof kingsOfAirAndSteam): typeof kingsOfAirAndSteam {
  return {
    ...game,
    rulesVersion: game.rulesVersion + 1,
    play: (...args) => {
      game.play(...args);
      const [p] = args;
      p.players = p.players.map((player) => ({ ...player, cash: player.cash + 1 }));
    },
  };
}
