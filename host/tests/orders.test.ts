import { ageOfSteam } from '@roundhouse/age-of-steam';
import { registration } from '@roundhouse/age-of-steam/registration';
import type { Standing } from '@roundhouse/host';
import { type AnyOrderKind, type Filled, say, text } from '@roundhouse/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './stage.ts';

const PERSON = null;
const OPTIONS = { options: { map: 'copper-vale' } };
const NO_SHARES = { type: 'issue-shares', shares: 0 };

let kinds: readonly AnyOrderKind[] = [];
beforeAll(async () => {
  kinds = (await registration.brain()).orders;
});

/** An order that remembers what its owner was told. */
class Given implements Standing {
  readonly told: string[] = [];
  withdrawn = false;
  readonly answer: Standing['answer'];

  constructor(answer: Standing['answer']) {
    this.answer = answer;
  }

  static of(id: string, seat: number, filled: Filled): Given {
    const kind = kinds.find((one) => one.id === id);
    if (kind === undefined) throw new Error(`there is no order ${id}`);
    return new Given((view) => kind.answer(view, seat, filled));
  }

  stands(): Promise<boolean> {
    return Promise.resolve(!this.withdrawn);
  }

  acted(): void {
    this.told.push('acted');
  }

  stopped(why: ReturnType<typeof text>): void {
    this.told.push(say(why));
  }
}

const people = (): Promise<Stage> => Stage.open(ageOfSteam, [PERSON, PERSON, PERSON], OPTIONS);
const waited = ({ authority }: Stage): number => Number(authority.match.waiting()[0]);
const noShares = (seat: number): Given => Given.of('shares', seat, { turn: 1, count: 0, until: 'turn' });

describe('an order', () => {
  it('acts for its owner after a pause, once, and its owner hears of it', async () => {
    const stage = await people();
    const seat = waited(stage);
    const order = noShares(seat);
    stage.authority.setOrders(seat, [order]);
    expect(stage.authority.match.seq).toBe(0);
    expect(stage.authority.isMoving).toBe(true);
    await stage.botActs();
    expect(stage.authority.match.seq).toBe(1);
    expect(waited(stage)).not.toBe(seat);
    expect(order.told).toEqual(['The shares of turn 1 are decided.', 'acted']);
    expect(stage.authority.isMoving).toBe(false);
  });

  it('waits for its turn', async () => {
    const stage = await people();
    const begins = waited(stage);
    const ahead = stage.authority.match.copy();
    ahead.submit(begins, NO_SHARES);
    const second = Number(ahead.waiting()[0]);
    const order = noShares(second);
    stage.authority.setOrders(second, [order]);
    expect(stage.botWaits).toBe(false);
    await stage.anybodyActs('the first');
    await stage.botActs();
    expect(stage.authority.match.seq).toBe(2);
    expect(order.told).toContain('acted');
  });

  it('is called off when its owner plays during the pause', async () => {
    const stage = await people();
    const seat = waited(stage);
    const order = noShares(seat);
    stage.authority.setOrders(seat, [order]);
    const { viewer } = stage.viewer(seat);
    await viewer.submit({ seq: 0, undos: 0, actions: [{ type: 'issue-shares', shares: 3 }], key: 'mine' });
    expect(stage.botWaits).toBe(false);
    expect(stage.authority.match.seq).toBe(1);
    expect(order.told).toEqual(['The shares of turn 1 are decided.']);
  });

  it('is called off when it is withdrawn', async () => {
    const stage = await people();
    const seat = waited(stage);
    const order = noShares(seat);
    stage.authority.setOrders(seat, [order]);
    stage.authority.setOrders(seat, []);
    expect(stage.botWaits).toBe(false);
    expect(order.told).toEqual([]);
  });

  it('does nothing when it was withdrawn elsewhere', async () => {
    const stage = await people();
    const seat = waited(stage);
    const order = noShares(seat);
    stage.authority.setOrders(seat, [order]);
    order.withdrawn = true;
    await stage.botActs();
    expect(stage.authority.match.seq).toBe(0);
    expect(stage.botWaits).toBe(false);
  });

  it('ends when its owner takes back what it did', async () => {
    const stage = await people();
    const seat = waited(stage);
    const always = Given.of('shares', seat, { turn: 1, count: 0, until: 'end' });
    stage.authority.setOrders(seat, [always]);
    await stage.botActs();
    const { viewer } = stage.viewer(seat);
    const { outcome } = await viewer.takeBack({ seq: 1, undos: 0, to: 0, key: 'back' });
    expect(outcome).toEqual({ ok: true });
    expect(always.told).toEqual(['acted', 'You took back what it did.']);
    expect(stage.botWaits).toBe(false);
  });

  it('ends with the reason when the rules forbid what it wants', async () => {
    const stage = await people();
    const seat = waited(stage);
    const order = new Given(() => ({ act: { type: 'issue-shares', shares: 99 } }));
    stage.authority.setOrders(seat, [order]);
    await stage.botActs();
    expect(stage.authority.match.seq).toBe(0);
    expect(order.told).toEqual([expect.stringContaining('at most 15 shares')]);
    expect(stage.botWaits).toBe(false);
  });

  it('ends, and says so to whoever looks after the server, when it breaks', async () => {
    const stage = await people();
    const seat = waited(stage);
    const order = new Given(() => {
      throw new Error('a slip');
    });
    stage.authority.setOrders(seat, [order]);
    expect(order.told).toEqual(['This order did not work.']);
    expect(stage.failures).toHaveLength(1);
  });

  it('does not act for a bot that plays the seat', async () => {
    const stage = await people();
    const seat = waited(stage);
    await stage.authority.seat(seat, { name: 'Away', bot: 'easy' });
    const order = noShares(seat);
    stage.authority.setOrders(seat, [order]);
    await stage.botActs();
    expect(stage.questions.map((question) => question.seat)).toEqual([seat]);
  });

  it('reads nothing but the view of its seat', async () => {
    const stage = await people();
    const seat = waited(stage);
    const seen: object[] = [];
    const order = new Given((view) => {
      seen.push(view);
      return 'wait';
    });
    stage.authority.setOrders(seat, [order]);
    const { match } = stage.authority;
    expect(seen).toEqual([match.viewAt(match.seq, seat)]);
  });
});

describe('the others', () => {
  it('hear the same, move by move, whether an order or its owner acted', async () => {
    const byHand = await people();
    const byOrder = await people();
    const seat = waited(byHand);
    const other = (seat + 1) % 3;
    const eyes = [other, 'public'] as const;
    const heard = [byHand, byOrder].map((stage) => eyes.map((eye) => stage.viewer(eye).heard));
    byOrder.authority.setOrders(seat, [noShares(seat)]);
    await byOrder.botActs();
    const { viewer } = byHand.viewer(seat);
    await viewer.submit({ seq: 0, undos: 0, actions: [NO_SHARES], key: 'mine' });
    expect(heard[1]).toEqual(heard[0]);
    expect(byOrder.shelf.stored.rows.map(({ entry }) => entry)).toEqual(
      byHand.shelf.stored.rows.map(({ entry }) => entry),
    );
  });

  it('hear nothing when orders are given, end or are withdrawn', async () => {
    const stage = await people();
    const seat = waited(stage);
    const { heard } = stage.viewer((seat + 1) % 3);
    stage.authority.setOrders(seat, [new Given(() => 'wait'), new Given(() => ({ stop: text('It is over.') }))]);
    stage.authority.setOrders(seat, []);
    expect(heard).toHaveLength(1);
    expect(stage.shelf.batches).toEqual([]);
  });

  it('are not delayed: a bot thinks on while somebody gives an order', async () => {
    const stage = await Stage.open(ageOfSteam, ['easy', PERSON, PERSON], { ...OPTIONS, seed: 'bot begins' });
    while (!stage.botWaits) await stage.anybodyActs('on');
    stage.think = () => new Promise(() => {});
    await stage.botActs();
    expect(stage.questions).toHaveLength(1);
    stage.authority.setOrders(1, [noShares(1)]);
    stage.authority.setOrders(2, [noShares(2)]);
    expect(stage.calledOff).toBe(0);
    expect(stage.questions).toHaveLength(1);
  });
});
