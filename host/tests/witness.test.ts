import { cityOfIron } from '@roundhouse/city-of-iron';
import { type Eye, hashOf, type Seat } from '@roundhouse/kernel';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import { type Update, Viewer } from '@roundhouse/host';
import { describe, expect, it } from 'vitest';
import { Stage } from './stage.ts';

const PERSON = null;

/** What a page knows that puts one update on the other. */
class Page {
  steps: Update['steps'] = [];
  now: Update;

  constructor(first: Update) {
    this.now = first;
    this.hear(first);
  }

  hear(update: Update): void {
    if (update.from > this.steps.length) throw new Error('an update left a gap');
    this.steps = [...this.steps.slice(0, update.from), ...update.steps];
    this.now = update;
  }
}

describe.each([
  ['Kings of Air and Steam', kingsOfAirAndSteam, {}],
  ['City of Iron', cityOfIron, {}],
  ['City of Iron, full', cityOfIron, { mode: 'full' }],
] as const)('what one eye is told of %s', (_name, game, options) => {
  it('adds up to its half of the log, and counts nothing that it did not notice', async () => {
    const stage = await Stage.open(game, [PERSON, PERSON, PERSON], { options });
    const eyes: readonly Eye[] = [0, 1, 2, 'public'];
    const watched = eyes.map((eye) => ({ eye, ...stage.viewer(eye) }));
    const pages = watched.map(({ heard }) => new Page(heard[0] ?? never()));
    let unnoticed = 0;
    for (let i = 0; i < 150 && stage.authority.match.waiting().length > 0; i++) {
      const told = watched.map(({ heard }) => heard.length);
      await stage.anybodyActs(`adds up ${i}`);
      const unaware = stage.authority.match.unawareOf(stage.authority.match.seq);
      unnoticed += unaware.length;
      for (const [index, { eye, heard }] of watched.entries()) {
        const news = heard.slice(told[index]);
        expect(news).toHaveLength(unaware.includes(eye) ? 0 : 1);
        for (const update of news) pages[index]?.hear(update);
      }
    }
    expect(unnoticed).toBeGreaterThan(0);
    // What lists say of the match is for everybody.
    expect(stage.shelf.batches.at(-1)?.state.seq).toBe(pages.at(-1)?.now.seq);
    const { match } = stage.authority;
    for (const [index, { eye, viewer }] of watched.entries()) {
      const page = pages[index] ?? never();
      const noticed = match.events(eye).filter(({ seq }) => seq === 0 || !match.unawareOf(seq).includes(eye));
      expect(page.steps.map(({ seat, events }) => ({ seat, events }))).toEqual(
        noticed.map(({ seat, events }) => ({ seat, events })),
      );
      expect(page.steps.map(({ seq }) => seq)).toEqual(noticed.map((_, moment) => moment));
      expect(page.now.seq).toBe(noticed.length - 1);
      for (const [moment, { seq }] of noticed.entries()) {
        expect(hashOf(viewer.viewAt(moment))).toBe(hashOf(match.viewAt(seq, eye)));
      }
      expect(() => viewer.viewAt(noticed.length)).toThrow(RangeError);
    }
  });

  it('is the same after a kill, from wherever the eye left off', async () => {
    const stage = await Stage.open(game, [PERSON, PERSON], { options });
    for (let i = 0; i < 60; i++) await stage.anybodyActs(`resumes ${i}`);
    const again = await stage.afterKill();
    for (const eye of [0, 1, 'public'] as const) {
      const [before] = stage.viewer(eye).heard;
      const [after] = again.viewer(eye).heard;
      expect(after).toEqual(before);
    }
  });

  it('does not tell through undo whether somebody else has decided', async () => {
    const stage = await Stage.open(game, [PERSON, PERSON, PERSON], { options });
    let compared = 0;
    for (let i = 0; i < 150 && stage.authority.match.waiting().length > 0; i++) {
      const before = [0, 1, 2].map((seat) => reach(stage, seat));
      await stage.anybodyActs(`undo ${i}`);
      const unaware = stage.authority.match.unawareOf(stage.authority.match.seq);
      for (const seat of [0, 1, 2]) {
        if (!unaware.includes(seat)) continue;
        expect(reach(stage, seat)).toEqual(before[seat]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });
});

function reach(stage: Stage, seat: Seat): unknown {
  const { viewer, heard } = stage.viewer(seat);
  viewer.close();
  return { ...heard[0], waiting: null };
}

function never(): never {
  throw new Error('this is there');
}

/** A person among bots, at the moment when all plan in secret and the bots have begun. */
async function planning(): Promise<Stage> {
  const stage = await Stage.open(kingsOfAirAndSteam, [PERSON, 'easy', 'easy']);
  const isPlanning = (): boolean =>
    kingsOfAirAndSteam.position.parse(stage.authority.match.position).phase.name === 'plan';
  for (let i = 0; !isPlanning(); i++) {
    if (stage.botWaits) await stage.botActs();
    else await stage.anybodyActs(`to the plan ${i}`);
  }
  for (let i = 0; i < 3; i++) await stage.botActs();
  return stage;
}

it('an undo takes back one’s own action, and none that others did unnoticed before it', async () => {
  const stage = await planning();
  const { authority } = stage;
  const { viewer } = stage.viewer(0);
  const before = { seq: authority.match.seq, moment: viewer.update().seq };
  expect(before.moment).toBeLessThan(before.seq);
  const { undos } = viewer.update();
  const { update } = await viewer.submit({
    seq: before.moment,
    undos,
    actions: [authority.match.legal(0)[0]],
    key: 'plan',
  });
  await viewer.takeBack({ seq: update.seq, undos: update.undos, to: before.moment, key: 'back' });
  expect(authority.match.seq).toBe(before.seq);
});

it('an eye that comes back after an undo is told everything again', async () => {
  const stage = await planning();
  const { authority } = stage;
  const { viewer } = stage.viewer(0);
  const stood = viewer.update();
  const first = await viewer.submit({ ...stood, actions: [authority.match.legal(0)[0]], key: 'one' });
  const { seq, undos } = first.update;
  await viewer.takeBack({ seq, undos, to: stood.seq, key: 'back' });
  await viewer.submit({ seq: stood.seq, undos: undos + 1, actions: [authority.match.legal(0)[1]], key: 'other' });
  const back = new Viewer(stage.authority, 0, () => {}, { seq, undos }).update();
  expect([back.seq, back.undos, back.from]).toEqual([seq, undos + 1, 0]);
  const same = new Viewer(stage.authority, 0, () => {}, { seq, undos: undos + 1 }).update();
  expect([same.from, same.steps]).toEqual([seq + 1, []]);
});

it('an undo of what nobody noticed is noticed by nobody', async () => {
  const stage = await planning();
  const { authority } = stage;
  const own = stage.viewer(0);
  const others = stage.viewer('public');
  const now = own.viewer.update();
  const planned = await own.viewer.submit({
    seq: now.seq,
    undos: now.undos,
    actions: [authority.match.legal(0)[0]],
    key: 'plan',
  });
  const { seq, undos } = planned.update;
  const undone = await own.viewer.takeBack({ seq, undos, to: now.seq, key: 'back' });
  expect(undone).toMatchObject({ outcome: { ok: true }, update: { seq: now.seq, undos: undos + 1, takebacks: false } });
  expect(others.heard).toHaveLength(1);
  expect(others.viewer.update()).toMatchObject({ seq: others.heard[0]?.seq, undos: others.heard[0]?.undos, steps: [] });
});

it('one may go back past the bots to an action of one’s own, counted as the eye counts', async () => {
  const stage = await Stage.open(kingsOfAirAndSteam, [PERSON, PERSON, 'easy']);
  const { viewer } = stage.viewer(0);
  const goOn = async (luck: string): Promise<void> => (stage.botWaits ? stage.botActs() : stage.anybodyActs(luck));
  for (let i = 0; i < 60; i++) await goOn(`together ${i}`);
  await stage.authority.seat(1, { name: 'Bolt', bot: 'easy' });
  for (let acted = 0; acted < 3; ) {
    acted += stage.botWaits ? 0 : 1;
    await goOn(`alone ${stage.authority.match.seq}`);
  }
  const { seq, undos, steps, undo } = viewer.update();
  expect(seq).toBeLessThan(stage.authority.match.seq);
  expect(undo.pastBots).toBeLessThan(undo.to);
  expect(viewer.viewAt(undo.pastBots)).toBeDefined();
  const back = await viewer.takeBack({ seq, undos, to: undo.pastBots, key: 'back' });
  expect(back).toMatchObject({ outcome: { ok: true }, update: { seq: undo.pastBots, takebacks: true } });
  expect(steps.find((step) => step.seq === undo.pastBots + 1)?.seat ?? 0).toBe(0);
});

it('somebody who only watches takes nothing back, and hears nothing once they have left', async () => {
  const stage = await planning();
  const { viewer, heard } = stage.viewer('public');
  const [now] = heard;
  expect(now?.undo).toMatchObject({ to: now?.seq, pastBots: now?.seq });
  viewer.close();
  await stage.authority.seat(1, { name: 'Ada', bot: null });
  expect(heard).toHaveLength(1);
});
