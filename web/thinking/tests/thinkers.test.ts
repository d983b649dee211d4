import { describe, expect, it } from 'vitest';
import type { DecideQuestion, Heard, Said } from '../questions.ts';
import { type Listener, Thinkers } from '../thinkers.ts';

const QUESTION: DecideQuestion = {
  game: 'age-of-steam',
  options: {},
  content: [],
  view: {},
  seat: 0,
  luck: 'luck',
  level: 'master',
};

/** A worker of which nothing is real but what it hears. */
class FakeWorker {
  readonly heard: Heard[] = [];
  readonly #listener: Listener;
  isStopped = false;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  say(said: Said): void {
    this.#listener.heard(structuredClone(said));
  }

  breakDown(why = 'out of memory'): void {
    this.#listener.failed(why);
  }
}

function thinkersWithFakes() {
  const workers: FakeWorker[] = [];
  let alarm: (() => void) | null = null;
  const thinkers = new Thinkers({
    start: (listener) => {
      const worker = new FakeWorker(listener);
      workers.push(worker);
      return {
        post: (message) => worker.heard.push(structuredClone(message)),
        stop: () => {
          worker.isStopped = true;
        },
      };
    },
    content: () => Promise.resolve([{ game: 'steam', content: 'a map' }]),
    later: (_ms, work) => {
      alarm = work;
      return () => {
        if (alarm === work) alarm = null;
      };
    },
  });
  /** The worker of that number, as soon as it has begun. */
  const worker = async (number: number): Promise<FakeWorker> => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    const found = workers[number];
    if (found === undefined) throw new Error(`there is no worker ${number}`);
    return found;
  };
  return { thinkers, workers, worker, patienceEnds: () => alarm?.(), isWatched: () => alarm !== null };
}

describe('thinkers', () => {
  it('start no worker before there is something to think about', async () => {
    const { thinkers, workers, worker } = thinkersWithFakes();
    expect(workers).toHaveLength(0);
    const answer = thinkers.decide(QUESTION);
    const first = await worker(0);
    expect(first.heard).toEqual([
      { content: [{ game: 'steam', content: 'a map' }] },
      { id: 1, ask: 'decide', question: QUESTION },
    ]);
    first.say({ id: 1, answer: { type: 'pass' } });
    expect(await answer).toEqual({ type: 'pass' });
  });

  it('ask one worker several things, and tell the answers apart', async () => {
    const { thinkers, workers, worker } = thinkersWithFakes();
    const answers = [thinkers.decide(QUESTION), thinkers.decide({ ...QUESTION, seat: 1 })];
    const first = await worker(0);
    first.say({ id: 2, answer: 'second' });
    first.say({ id: 1, answer: 'first' });
    expect(await Promise.all(answers)).toEqual(['first', 'second']);
    expect(workers).toHaveLength(1);
  });

  it('report how far a thought has come, with what is known so far', async () => {
    const { thinkers, worker } = thinkersWithFakes();
    const reports: unknown[] = [];
    const analysis = { expected: [[1, 2]], judgements: [] };
    const answer = thinkers.analyse({ record: {}, positions: 10 }, { progress: (report) => reports.push(report) });
    const first = await worker(0);
    first.say({ id: 1, progress: { done: 1, of: 2, soFar: analysis } });
    first.say({ id: 1, answer: analysis });
    expect(await answer).toEqual(analysis);
    expect(reports).toEqual([{ done: 1, of: 2, soFar: analysis }]);
  });

  it('call off what nobody waits for, whatever is answered later', async () => {
    const { thinkers, worker, isWatched } = thinkersWithFakes();
    const { signal, abort } = abortable();
    const answer = thinkers.decide(QUESTION, { signal });
    const first = await worker(0);
    abort('the game has moved on');
    await expect(answer).rejects.toBe('the game has moved on');
    expect(first.heard.at(-1)).toEqual({ id: 1, callOff: true });
    first.say({ id: 1, answer: 'too late' });
    expect(isWatched()).toBe(false);
    await expect(thinkers.decide(QUESTION, { signal })).rejects.toBe('the game has moved on');
    expect(first.heard).toHaveLength(3);
  });

  it('replace a worker that breaks down, and ask again what it had not answered', async () => {
    const { thinkers, worker } = thinkersWithFakes();
    const answered = thinkers.decide(QUESTION);
    const open = thinkers.decide({ ...QUESTION, seat: 2 });
    const first = await worker(0);
    first.say({ id: 1, answer: 'done' });
    await answered;
    first.breakDown();
    const second = await worker(1);
    expect([first.isStopped, second.isStopped]).toEqual([true, false]);
    expect(second.heard.slice(1)).toEqual([{ id: 2, ask: 'decide', question: { ...QUESTION, seat: 2 } }]);
    first.say({ id: 2, answer: 'from the dead' });
    first.breakDown();
    second.say({ id: 2, answer: 'alive' });
    expect(await open).toBe('alive');
  });

  it('replace a worker that hangs; one that reports does not', async () => {
    const { thinkers, workers, worker, patienceEnds, isWatched } = thinkersWithFakes();
    const answer = thinkers.decide(QUESTION);
    await worker(0);
    patienceEnds();
    const second = await worker(1);
    expect(workers[0]?.isStopped).toBe(true);
    second.say({ id: 1, progress: { done: 1, of: 2, soFar: null } });
    expect(isWatched()).toBe(true);
    second.say({ id: 1, answer: 'at last' });
    expect(await answer).toBe('at last');
    expect(isWatched()).toBe(false);
  });

  it('give up a question over which one worker after the other breaks down, and go on with the next', async () => {
    const { thinkers, workers, worker } = thinkersWithFakes();
    const answer = thinkers.decide(QUESTION);
    const ends = answer.catch((error: unknown) => error);
    for (const number of [0, 1, 2]) (await worker(number)).breakDown();
    expect(await ends).toEqual(new Error('out of memory'));
    expect(workers).toHaveLength(3);
    const next = thinkers.decide({ ...QUESTION, seat: 1 });
    (await worker(3)).say({ id: 2, answer: 'well' });
    expect(await next).toBe('well');
  });

  it('pass on why a question has no answer, and take nothing that is no answer', async () => {
    const { thinkers, worker } = thinkersWithFakes();
    const unknown = thinkers.decide(QUESTION);
    const odd = thinkers.suggest({ ...QUESTION, most: 3, ms: 1 });
    const first = await worker(0);
    first.say({ id: 1, why: 'There is no such bot.' });
    first.say({ id: 2, answer: [{ expected: 'much' }] });
    await expect(unknown).rejects.toThrow('There is no such bot.');
    await expect(odd).rejects.toThrow('0.action');
  });
});

function abortable(): { readonly signal: AbortSignal; readonly abort: (reason: unknown) => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: (reason) => controller.abort(reason) };
}
