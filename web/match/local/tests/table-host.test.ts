import { hashOf, Match } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { loadBrain } from '../brains.ts';
import type { Update } from '../protocol.ts';
import { type MatchState, TableHost } from '../table-host.ts';

const brain = await loadBrain('age-of-steam');

const PERSON = null;

/** A table whose pauses pass when the test says so, and whose every step is written down in order. */
class Stage {
  readonly notes: string[] = [];
  readonly updates: (Update | null)[] = [];
  readonly saved: MatchState[] = [];
  saves: (state: MatchState) => Promise<boolean> = () => Promise.resolve(true);
  #pending: (() => void) | undefined;
  readonly host: TableHost;

  constructor(
    bots: readonly (string | null)[],
    match = Match.start(brain.game, { seats: bots.length, seed: 'stage' }),
  ) {
    const players = bots.map((bot, seat) => ({ seat, name: `Player ${seat}`, bot }));
    this.host = new TableHost(match, brain, players, {
      save: async (state) => {
        this.notes.push(`saving ${state.seq}`);
        const kept = await this.saves(state);
        this.saved.push(state);
        this.notes.push(`saved ${state.seq}`);
        return kept;
      },
      changed: (update) => {
        this.notes.push(update === null ? 'elsewhere' : `told ${update.seq}`);
        this.updates.push(update);
      },
      pause: () => 0,
      later: (_ms, work) => {
        this.#pending = work;
        return () => {
          if (this.#pending === work) this.#pending = undefined;
        };
      },
      now: () => 0,
      failed: (error) => {
        throw error;
      },
    });
    this.host.open();
  }

  get botWaits(): boolean {
    return this.#pending !== undefined;
  }

  /** Lets the pause of the bot whose turn it is pass, and waits until it has acted. */
  async botActs(): Promise<void> {
    const work = this.#pending;
    if (work === undefined) throw new Error('no bot is about to act');
    this.#pending = undefined;
    work();
    // What the host is asked for waits for its turn: an undo that is always refused marks the end of the bot's.
    await this.host.undo(-1);
  }

  /** The first legal action of the person who looks. */
  someAction(): unknown {
    const { match } = this.host;
    const [seat] = match.waiting();
    if (seat === undefined) throw new Error('the game is over');
    return match.legal(seat)[0];
  }

  async toPerson(): Promise<void> {
    while (this.botWaits) await this.botActs();
  }
}

describe('a table', () => {
  it('plays a whole game between bots, one action and one update at a time', async () => {
    const stage = new Stage(['lively', 'lively', 'random']);
    while (stage.botWaits) await stage.botActs();
    const { match } = stage.host;
    expect(match.result()).not.toBeNull();
    const told = stage.updates.map((update) => update?.seq);
    expect(told).toEqual(Array.from({ length: match.seq }, (_, i) => i + 1));
    expect(stage.updates.every((update) => update?.eye === 'public' && update.steps.length === 1)).toBe(true);
    expect(stage.saved.at(-1)).toMatchObject({ over: true, yourTurn: false });
    expect(stage.host.record().entries).toHaveLength(match.seq);
  });

  it('tells nobody of an action before it is safe', async () => {
    const stage = new Stage([PERSON, PERSON, PERSON]);
    const [seat = 0] = stage.host.match.waiting();
    await stage.host.look(seat);
    stage.notes.length = 0;
    let release: (kept: boolean) => void = () => {};
    stage.saves = () => new Promise((resolve) => (release = resolve));
    let acknowledged = false;
    const acted = stage.host.act(stage.someAction()).then((answer) => {
      acknowledged = true;
      return answer;
    });
    for (let i = 0; i < 20; i++) await Promise.resolve();
    expect(stage.notes).toEqual(['saving 1']);
    expect(acknowledged).toBe(false);
    release(true);
    expect((await acted).outcome).toEqual({ ok: true });
    expect(stage.notes).toEqual(['saving 1', 'saved 1', 'told 1']);
  });

  it('goes on from what was kept as if nothing had happened', async () => {
    const stage = new Stage([PERSON, 'lively', 'lively']);
    await stage.toPerson();
    await stage.host.act(stage.someAction());
    await stage.toPerson();
    const kept: unknown = JSON.parse(JSON.stringify(stage.saved.at(-1)?.record));
    const again = Match.replay(brain.game, kept);
    expect(hashOf(again.position)).toBe(hashOf(stage.host.match.position));
    expect(again.seq).toBe(stage.host.match.seq);

    const resumed = new Stage([PERSON, 'lively', 'lively'], again);
    const action = stage.someAction();
    for (const table of [stage, resumed]) {
      await table.host.act(action);
      await table.toPerson();
    }
    expect(hashOf(resumed.host.match.position)).toBe(hashOf(stage.host.match.position));
  });

  it('calls the bot off when the person takes the action back in time', async () => {
    const stage = new Stage([PERSON, 'lively', 'lively']);
    await stage.toPerson();
    while (!stage.botWaits) await stage.host.act(stage.someAction());
    const { seq } = stage.host.match;
    const limit = stage.updates.at(-1)?.undo.to ?? seq;
    expect(limit).toBeLessThan(seq);
    expect((await stage.host.undo(limit)).outcome).toEqual({ ok: true });
    expect(stage.botWaits).toBe(false);
    expect(stage.updates.at(-1)).toMatchObject({ seq: limit, from: limit + 1, steps: [] });
    expect(stage.saved.at(-1)).toMatchObject({ seq: limit, yourTurn: true });
  });

  it('says why it is too late to take an action back', async () => {
    const stage = new Stage([PERSON, 'lively', 'lively']);
    await stage.toPerson();
    while (!stage.botWaits) await stage.host.act(stage.someAction());
    const { seq } = stage.host.match;
    await stage.botActs();
    const { outcome } = await stage.host.undo(seq - 1);
    expect(outcome).toMatchObject({ ok: false, violation: { rule: 'match.undo-other-acted' } });
  });

  it('refuses what the rules forbid, and the bots go on', async () => {
    const stage = new Stage([PERSON, 'lively', 'lively']);
    await stage.toPerson();
    while (!stage.botWaits) await stage.host.act(stage.someAction());
    const { outcome } = await stage.host.act({ type: 'nonsense' });
    expect(outcome).toMatchObject({ ok: false, violation: { rule: 'match.not-waiting' } });
    expect(stage.botWaits).toBe(true);
  });

  it('looks through the eyes of people at this screen only', async () => {
    const stage = new Stage([PERSON, 'lively', PERSON]);
    await stage.host.look(2);
    expect(stage.updates.at(-1)).toMatchObject({ eye: 2, from: 0 });
    await expect(stage.host.look(1)).rejects.toThrow('Nobody at this screen sits there');
    await stage.host.look('public');
    expect((await stage.host.act({})).outcome).toMatchObject({ ok: false });
  });

  it('keeps the record of a running match against bots to itself', () => {
    const stage = new Stage([PERSON, 'lively', 'lively']);
    expect(() => stage.host.record()).toThrow('when it is over');
    expect(new Stage([PERSON, PERSON, PERSON]).host.record().entries).toEqual([]);
  });

  it('stands still when somebody else has the match', async () => {
    const stage = new Stage([PERSON, 'lively', 'lively']);
    await stage.toPerson();
    const told = stage.updates.length;
    stage.saves = () => Promise.resolve(false);
    const { outcome } = await stage.host.act(stage.someAction());
    expect(outcome).toMatchObject({ ok: false });
    expect(stage.updates.slice(told)).toEqual([null]);
    expect(stage.botWaits).toBe(false);
    expect((await stage.host.act(stage.someAction())).outcome).toMatchObject({ ok: false });
  });

  it('shows every position of the past at once', async () => {
    const stage = new Stage(['lively', 'lively', 'lively']);
    for (let i = 0; i < 5; i++) await stage.botActs();
    const views = stage.host.views([0, 3, 5]);
    expect(views.map(hashOf)).toEqual([0, 3, 5].map((seq) => hashOf(stage.host.match.viewAt(seq, 'public'))));
  });
});
