import { BEST_SHAPE, botFor, markOf, STRICT, Suggester, Trials } from '@roundhouse/bots';
import { knownGame } from '@roundhouse/games/registry';
import { Match, rngFrom } from '@roundhouse/kernel';
import { expect, it } from 'vitest';
import { Desk } from '../desk.ts';
import type { Said } from '../questions.ts';

/** A desk at which every look at the clock takes a millisecond. */
function deskWithFakes(breathe: () => Promise<void> = () => Promise.resolve()) {
  const said: Said[] = [];
  let time = 0;
  const desk = new Desk({
    game: knownGame,
    tell: (one) => said.push(structuredClone(one)),
    now: () => time++,
    breathe,
    failed: (error) => {
      throw error;
    },
  });
  return { desk, said };
}

async function asked(game: string, seats = 3) {
  const brain = await knownGame(game).brain();
  const match = Match.start(brain.game, { options: {}, seats, seed: 'desk' });
  const [seat] = match.waiting();
  if (seat === undefined) throw new Error('nobody is waited for');
  const { options, content } = match;
  const view = structuredClone(match.viewAt(0, seat));
  return { brain, match, sight: { game, options, content, view, seat, luck: 'luck' } };
}

it('a bot decides as it would anywhere else', async () => {
  const { brain, match, sight } = await asked('age-of-steam');
  const { desk, said } = deskWithFakes();
  await desk.hear({ content: [] });
  await desk.hear({ id: 7, ask: 'decide', question: { ...sight, level: 'greedy' } });
  const action = botFor('greedy', brain)?.choose(match.viewAt(0, sight.seat), sight.seat, rngFrom('luck'));
  expect(said.at(-1)).toEqual({ id: 7, answer: action });
});

it('what it suggests is what a suggester finds out, with the points that are expected', async () => {
  const { brain, match, sight } = await asked('kings-of-air-and-steam');
  const { desk, said } = deskWithFakes();
  await desk.hear({ id: 1, ask: 'suggest', question: { ...sight, most: 3, ms: 2000 } });
  expect(said.filter((one) => 'progress' in one).length).toBeGreaterThan(1);
  const [last] = said.slice(-1);
  const legal = brain.game.legal(match.position, sight.seat);
  if (last === undefined || !('answer' in last) || !Array.isArray(last.answer)) throw new Error('no answer');
  expect(last.answer.length).toBeGreaterThan(1);
  expect(last.answer.length).toBeLessThanOrEqual(3);
  for (const { action, expected } of last.answer) {
    expect(legal).toContainEqual(action);
    expect(expected).toHaveLength(3);
  }
  const view = match.viewAt(0, sight.seat);
  const suggester = new Suggester({ brain, view, seat: sight.seat, luck: 'luck', shape: BEST_SHAPE });
  for (let step = 0; step < 50; step++) suggester.step();
  expect(suggester.suggestions(3).every(({ expected }) => expected.every(Number.isFinite))).toBe(true);
});

it('a game that was played is judged to its end, with reports on the way', async () => {
  const { brain, match } = await asked('city-of-iron', 2);
  for (let turn = 0; turn < 6; turn++) {
    const [seat] = match.waiting();
    if (seat === undefined) break;
    const action = botFor('lively', brain)?.choose(match.viewAt(match.seq, seat), seat, rngFrom(`turn ${turn}`));
    expect(match.submit(seat, action)).toMatchObject({ ok: true });
  }
  const { desk, said } = deskWithFakes();
  await desk.hear({ id: 3, ask: 'analyse', question: { record: match.record(), positions: 30 } });
  expect(said.at(-1)).toMatchObject({ id: 3, answer: { expected: { length: 7 } } });
  await desk.hear({ id: 4, ask: 'mark', question: { record: match.record() } });
  expect(said.pop()).toEqual({ id: 4, answer: markOf(brain, match) });
  const reports = said.flatMap((one) => ('progress' in one ? [one.progress.done] : []));
  expect(reports.toSorted((one, other) => one - other)).toEqual(reports);
});

it('thinks a little at a time, and no further when nobody waits', async () => {
  const { sight } = await asked('age-of-steam');
  const breaths: (() => void)[] = [];
  const { desk, said } = deskWithFakes(async () => new Promise((resolve) => breaths.push(resolve)));
  const heard = desk.hear({ id: 1, ask: 'decide', question: { ...sight, level: 'master' } });
  await expect.poll(() => breaths.length).toBe(1);
  breaths[0]?.();
  await expect.poll(() => breaths.length).toBe(2);
  await desk.hear({ id: 1, callOff: true });
  breaths[1]?.();
  await heard;
  expect(breaths).toHaveLength(2);
  expect(said.filter((one) => 'answer' in one)).toEqual([]);
});

it('says why something cannot be answered, and refuses what it does not understand', async () => {
  const { sight } = await asked('age-of-steam');
  const { desk, said } = deskWithFakes();
  await desk.hear({ id: 1, ask: 'decide', question: { ...sight, level: 'oracle' } });
  await desk.hear({ id: 2, ask: 'analyse', question: { record: 'no record', positions: 1 } });
  expect(said).toEqual([
    { id: 1, why: "There is no bot 'oracle'." },
    { id: 2, why: 'This is not the record of a game: it does not say of which.' },
  ]);
  await expect(desk.hear({ id: 3, ask: 'divine', question: {} })).rejects.toThrow('Invalid input');
});

it('tells how far one move is behind another, world by world', async () => {
  const { brain, match, sight } = await asked('city-of-iron', 2);
  const [ahead, behind] = brain.game.legal(match.position, sight.seat);
  const { desk, said } = deskWithFakes();
  await desk.hear({ id: 4, ask: 'compare', question: { ...sight, ahead, behind, worlds: 2 } });
  const trials = new Trials({ ...sight, brain, view: match.viewAt(0, sight.seat), horizon: 1, width: STRICT.width }, [
    ahead,
    behind,
  ]);
  for (const index of [0, 0, 1, 1]) trials.tryOnce(index);
  expect(said.at(-1)).toEqual({ id: 4, answer: trials.distance(0, 1) });
  expect(trials.distance(0, 1).worlds).toBe(2);
});
