import { ageOfSteam } from '@roundhouse/age-of-steam';
import { hashOf } from '@roundhouse/kernel';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import { describe, expect, it } from 'vitest';
import { PAUSE, settled, Stage } from './stage.ts';
import { first, OPTIONS, people, PERSON, SHARES } from './three-people.ts';

describe('bots', () => {
  it('play a whole game between them, an update for each action', async () => {
    const stage = await Stage.open(ageOfSteam, ['easy', 'easy', 'easy'], OPTIONS);
    const { heard } = stage.viewer('public');
    let luck = 0;
    stage.think = (seat, view) => {
      const legal = ageOfSteam.legal(ageOfSteam.position.parse(view), seat);
      return Promise.resolve(legal[(luck++ * 7) % legal.length]);
    };
    await stage.toPerson();
    expect(stage.authority.match.result()).not.toBeNull();
    expect(heard.map(({ seq }) => seq)).toEqual(Array.from({ length: stage.authority.match.seq + 1 }, (_, i) => i));
    expect(heard.slice(1).every(({ steps }) => steps.length === 1)).toBe(true);
    expect(stage.failures).toEqual([]);
  });

  it('that was called off does not act, however late its answer comes', async () => {
    const stage = await Stage.open(ageOfSteam, [PERSON, 'easy', 'easy'], OPTIONS);
    while (stage.authority.match.waiting()[0] !== 0) await stage.botActs();
    const { viewer, heard } = stage.viewer(0);
    await viewer.submit({ seq: heard[0]?.seq ?? -1, undos: 0, actions: [SHARES], key: 'a' });
    let answer: (action: unknown) => void = () => {};
    stage.think = () => new Promise((resolve) => (answer = resolve));
    const [bot] = stage.authority.match.waiting();
    const action = stage.authority.match.legal(Number(bot))[0];
    await stage.botActs();
    const seq = stage.authority.match.seq;
    const { undos, undo } = viewer.update();
    const back = await viewer.takeBack({ seq: viewer.update().seq, undos, to: undo.to, key: 'b' });
    expect([back.outcome.ok, stage.calledOff]).toEqual([true, 1]);
    // Its answer would be allowed again, but it was the answer to another question.
    await viewer.submit({ seq: back.update.seq, undos: back.update.undos, actions: [SHARES], key: 'c' });
    expect(stage.authority.match.check(Number(bot), action)).toBeNull();
    answer(action);
    await settled();
    await stage.authority.idle();
    expect(stage.authority.match.seq).toBe(seq);
    expect(stage.failures).toEqual([]);
  });

  it('that was called off fails unheard', async () => {
    const stage = await Stage.open(ageOfSteam, ['easy', PERSON, PERSON], OPTIONS);
    while (!stage.botWaits) await stage.anybodyActs(`to the bot ${stage.authority.match.seq}`);
    let fail: (error: unknown) => void = () => {};
    stage.think = () => new Promise((_resolve, reject) => (fail = reject));
    await stage.botActs();
    await stage.authority.seat(0, { name: 'Ada', bot: null });
    fail(new Error('nobody asked me to the end'));
    await settled();
    await stage.authority.idle();
    expect([stage.calledOff, stage.failures]).toEqual([1, []]);
  });

  it('are asked with what their seat may see, and nothing else', async () => {
    const stage = await Stage.open(kingsOfAirAndSteam, ['easy', 'easy', 'easy']);
    let masked = 0;
    stage.think = (seat, view) => {
      const { match } = stage.authority;
      expect(hashOf(view)).toBe(hashOf(match.viewAt(match.seq, seat)));
      if (hashOf(view) !== hashOf(match.position)) masked++;
      const legal = match.legal(seat);
      return Promise.resolve(legal[masked % legal.length]);
    };
    for (let i = 0; i < 60; i++) await stage.botActs();
    expect(masked).toBeGreaterThan(0);
    expect(stage.failures).toEqual([]);
  });

  it('that plays what is forbidden, or fails, is reported, and the match stands', async () => {
    const stage = await Stage.open(ageOfSteam, ['easy', 'easy', 'easy'], OPTIONS);
    stage.think = () => Promise.resolve({ type: 'issue-shares', shares: 99 });
    await stage.botActs();
    expect(String(stage.failures[0])).toContain('forbids');
    const broken = await Stage.open(ageOfSteam, ['easy', 'easy', 'easy'], OPTIONS);
    broken.think = () => Promise.reject(new Error('no idea'));
    await broken.botActs();
    expect(broken.failures).toEqual([new Error('no idea')]);
    const thrown = await Stage.open(ageOfSteam, ['easy', 'easy', 'easy'], OPTIONS);
    thrown.think = () => {
      throw new Error('at once');
    };
    await thrown.botActs();
    expect(thrown.failures).toEqual([new Error('at once')]);
    expect([stage.authority.match.seq, broken.authority.match.seq]).toEqual([0, 0]);
  });

  it('are not told the seed, and asked the same once more they have the same luck', async () => {
    const ask = async () => {
      const stage = await Stage.open(ageOfSteam, ['easy', 'easy', 'easy'], OPTIONS);
      for (let i = 0; i < 8; i++) await stage.botActs();
      return stage.questions;
    };
    const questions = await ask();
    expect(JSON.stringify(questions)).not.toContain('stage');
    expect(new Set(questions.map(({ luck }) => luck)).size).toBe(8);
    expect(await ask()).toEqual(questions);
  });

  /** A bot among people, who are about to plan in secret. */
  const planning = async (): Promise<Stage> => {
    const stage = await Stage.open(kingsOfAirAndSteam, [PERSON, 'easy', PERSON]);
    const { authority } = stage;
    const isPlanning = (): boolean => kingsOfAirAndSteam.position.parse(authority.match.position).phase.name === 'plan';
    for (let i = 0; !isPlanning(); i++)
      await (stage.botWaits ? stage.botActs() : stage.anybodyActs(`to the plan ${i}`));
    return stage;
  };
  const plansOne = async (stage: Stage): Promise<void> => {
    const { viewer } = stage.viewer(0);
    const { seq, undos } = viewer.update();
    const actions = [stage.authority.match.legal(0)[0]];
    const { outcome } = await viewer.submit({ seq, undos, actions, key: stage.key() });
    expect(outcome.ok).toBe(true);
  };

  it('pause once for each thing that everybody notices, however much is played in secret', async () => {
    const stage = await planning();
    expect(stage.pauses.at(-1)).toBe(PAUSE);
    stage.now += 200;
    await plansOne(stage);
    expect(stage.pauses.at(-1)).toBe(PAUSE - 200);
    stage.now += PAUSE - 200;
    const { heard } = stage.viewer('public');
    const inSecret: (number | undefined)[] = [];
    for (;;) {
      await stage.botActs();
      if (heard.length > 1) break;
      inSecret.push(stage.pauses.at(-1));
    }
    expect(inSecret.length).toBeGreaterThan(1);
    expect(inSecret).toEqual(inSecret.map(() => 0));
  });

  it('have the same luck whatever others play in secret', async () => {
    const luckAfter = async (plans: number): Promise<string | undefined> => {
      const stage = await planning();
      for (let planned = 0; planned < plans; planned++) await plansOne(stage);
      await stage.botActs();
      return stage.questions.at(-1)?.luck;
    };
    expect(await luckAfter(0)).toBe(await luckAfter(2));
  });

  it('of a closed match stay silent', async () => {
    const stage = await Stage.open(ageOfSteam, ['easy', 'easy', 'easy'], OPTIONS);
    expect(stage.botWaits).toBe(true);
    stage.authority.close();
    expect(stage.botWaits).toBe(false);
    // Closed by somebody who did not wait until it had begun.
    const hasty = new Stage(ageOfSteam, stage.shelf);
    const begun = hasty.authority.begin();
    hasty.authority.close();
    await begun;
    expect(hasty.botWaits).toBe(false);
  });
});

describe('seats', () => {
  it('change hands: a bot takes over, a person comes back, and the log says so', async () => {
    const stage = await people();
    const { seat } = first(stage);
    const { heard } = stage.viewer('public');
    expect(stage.botWaits).toBe(false);
    expect(await stage.authority.seat(seat, { name: 'Bolt', bot: 'easy' })).toEqual({ ok: true });
    expect(stage.botWaits).toBe(true);
    expect(heard.at(-1)).toMatchObject({ seq: 0, steps: [], from: 1 });
    expect(heard.at(-1)?.players[seat]).toEqual({ seat, name: 'Bolt', bot: 'easy', vacant: false });
    await stage.botActs();
    expect(stage.authority.match.seq).toBe(1);
    await stage.authority.seat(seat, { name: 'Ada', bot: null });
    await stage.authority.seat(seat, null);
    expect(heard.at(-1)?.players[seat]?.vacant).toBe(true);
    expect(heard.at(-1)?.notes.map(({ text }) => text.text)).toEqual([
      'A bot takes over from {before}: {name}.',
      '{name, select, many {{name} take} other {{name} takes}} over from {before}.',
      '{name, select, many {{name} leave} other {{name} leaves}} the seat to nobody.',
    ]);
    const again = await stage.afterKill();
    expect(again.authority.match.sitters).toEqual(stage.authority.match.sitters);
    expect(stage.authority.match.entries.at(-1)).toEqual({ seat, sits: null, at: 1_000_000 });
  });

  it('that pass to a namesake look the same, and are still worth a note to everybody', async () => {
    const stage = await people();
    const { heard } = stage.viewer('public');
    await stage.authority.seat(1, { name: 'Player 1', bot: null });
    expect(heard).toHaveLength(2);
    expect(heard[1]?.players).toEqual(heard[0]?.players);
    expect(heard[1]?.notes).toHaveLength(1);
  });

  it('nobody plays for an empty seat', async () => {
    const stage = await people();
    const { seat, viewer, stand } = first(stage);
    await stage.authority.seat(seat, null);
    const { outcome } = await viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    expect(outcome).toMatchObject({ ok: false, stale: false });
  });

  it('outside the table do not exist', async () => {
    const stage = await people();
    expect(await stage.authority.seat(7, null)).toMatchObject({ ok: false, violation: { rule: 'match.no-such-seat' } });
    expect(stage.shelf.batches).toEqual([]);
  });
});

describe('taking back', () => {
  it('goes past bots to a point of one’s own, marks the game, and bots answer anew', async () => {
    const stage = await Stage.open(ageOfSteam, [PERSON, 'easy', 'easy'], OPTIONS);
    await stage.toPerson();
    const { viewer, heard } = stage.viewer(0);
    const before = heard.at(-1)?.seq ?? -1;
    await viewer.submit({ seq: before, undos: 0, actions: [SHARES], key: 'a' });
    await stage.toPerson();
    const now = viewer.update();
    expect(now.seq).toBeGreaterThan(before + 1);
    expect([now.undo.to, now.undo.pastBots]).toEqual([now.seq, before]);
    expect(now.takebacks).toBe(false);
    const { outcome, update } = await viewer.takeBack({ seq: now.seq, undos: 0, to: before, key: 'b' });
    expect(outcome).toEqual({ ok: true });
    expect(update).toMatchObject({ seq: before, undos: 1, takebacks: true });
    expect(update.notes).toHaveLength(1);
    expect(stage.authority.match.waiting()).toEqual([0]);
  });

  it('among people stops where somebody else has acted', async () => {
    const stage = await people();
    const { viewer, stand } = first(stage);
    const { update } = await viewer.submit({ ...stand(), actions: [SHARES], key: 'a' });
    const next = first(stage);
    await next.viewer.submit({ ...next.stand(), actions: [SHARES], key: 'b' });
    const late = await viewer.takeBack({ seq: update.seq + 1, undos: 0, to: 0, key: 'c' });
    expect(late.outcome).toMatchObject({ ok: false, stale: false, violation: { rule: 'match.undo-other-acted' } });
  });
});
