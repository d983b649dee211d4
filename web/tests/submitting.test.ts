import { ageOfSteam } from '@roundhouse/age-of-steam';
import { refuse, say } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import type { Outcome, Snapshot } from '../match/table-match.ts';
import { playOnFrom, Sender, submitted, unanswered } from '../table/actions.ts';
import { goBackTo } from '../table/undo.ts';
import { handovers } from '../table/seats-dialog.tsx';

const STALE: Outcome = { ok: false, stale: true, violation: refuse('match.not-waiting', 'The game has moved on.') };
const OVER = refuse('match.over', 'The game is over.');
const REFUSED: Outcome = { ok: false, stale: false, violation: OVER };

/** A match whose answers are known beforehand, and what it looks like after each. */
function scripted(answers: readonly Outcome[], waiting: readonly (readonly number[])[], allowed = true, eye = 0) {
  let asked = 0;
  const snapshot = (): Snapshot => ({
    id: 'm',
    game: 'g',
    options: {},
    players: [],
    eye,
    seq: asked,
    undos: 0,
    view: {},
    waiting: waiting[asked] ?? [],
    steps: [],
    undo: { to: 0, stop: OVER, pastBots: 0 },
    result: null,
    takebacks: false,
    notes: [],
    screen: 'shared',
    elsewhere: false,
  });
  const submit = (): Promise<Outcome> => Promise.resolve(answers[asked++] ?? REFUSED);
  const game = { ...ageOfSteam, check: () => (allowed ? null : OVER) };
  const plan = { page: { game }, match: { snapshot, submit }, actor: 0, actions: ['a', 'b'] };
  return { plan, asked: () => asked };
}

describe('a plan that is sent', () => {
  it('is sent once when it is taken, and when it is refused', async () => {
    for (const answer of [{ ok: true } as const, REFUSED]) {
      const { plan, asked } = scripted([answer], [[0, 1], [0]]);
      expect(await submitted(plan)).toEqual(answer);
      expect(asked()).toBe(1);
    }
  });

  it('is sent again when only somebody else’s decision made it stale', async () => {
    const three = scripted([STALE, STALE, { ok: true }], [[0, 1, 2], [0, 1, 2], [0, 1], []]);
    expect(await submitted(three.plan)).toEqual({ ok: true });
    expect(three.asked()).toBe(3);
  });

  it('is not sent again when nobody else decides, when it is no longer asked for, or no longer allowed', async () => {
    const cases = [
      scripted([STALE], [[0], [0]]),
      scripted([STALE], [[0, 1], [1]]),
      scripted(
        [STALE],
        [
          [0, 1],
          [0, 1],
        ],
        false,
      ),
      // Somebody else looks at the screen by now.
      scripted([STALE], [[0, 1], [0]], true, 1),
    ];
    for (const { plan, asked } of cases) {
      expect(await submitted(plan)).toEqual(STALE);
      expect(asked()).toBe(1);
    }
  });
});

describe('somebody who presses', () => {
  /** Somebody at a table whose answers come when they are let. */
  function pressing({
    allowed = true,
    actor = 0,
  }: {
    readonly allowed?: boolean;
    readonly actor?: number | null;
  } = {}) {
    const { plan } = scripted([], [[0]], allowed);
    const sent: (readonly unknown[])[] = [];
    const heard: unknown[] = [];
    const answers: ((outcome: Outcome) => void)[] = [];
    const submit = async (actions: readonly unknown[]): Promise<Outcome> => {
      sent.push(actions);
      return new Promise((resolve) => answers.push(resolve));
    };
    const desk = {
      ...plan,
      match: { ...plan.match, submit },
      actor,
      view: {},
      explain: (violation: unknown) => heard.push(violation),
    };
    const onItsWay: boolean[] = [];
    const sender = new Sender((isSending) => onItsWay.push(isSending));
    const send = async (...actions: readonly unknown[]) => sender.send(desk, actions, (name) => heard.push(name));
    return { send, sent, heard, onItsWay, answer: (outcome: Outcome) => answers.shift()?.(outcome) };
  }

  it('is heard once while the answer is on its way, and again after it', async () => {
    const { send, sent, heard, onItsWay, answer } = pressing();
    const first = send('a', 'b');
    void send('c');
    expect(sent).toEqual([['a', 'b']]);
    expect(onItsWay).toEqual([true]);
    answer({ ok: true });
    await first;
    expect(onItsWay).toEqual([true, false]);
    expect(heard).toEqual([null, 'click']);
    void send('c');
    expect(sent).toEqual([['a', 'b'], ['c']]);
  });

  it('is told why not, by the rules or by the match, and may try again', async () => {
    const forbidden = pressing({ allowed: false });
    await forbidden.send('a');
    expect(forbidden.sent).toEqual([]);
    expect(forbidden.heard).toEqual(['refuse', OVER]);
    const { send, sent, heard, answer } = pressing();
    const refused = send('a');
    answer(REFUSED);
    await refused;
    expect(heard).toEqual([null, 'refuse', OVER]);
    void send('a');
    expect(sent).toHaveLength(2);
  });

  it('does nothing without an action, or where nobody may act', async () => {
    const idle = pressing({ actor: null });
    await idle.send('a');
    const empty = pressing();
    await empty.send();
    expect([idle.sent, idle.heard, empty.sent, empty.heard]).toEqual([[], [], [], []]);
  });
});

describe('a match that fails over what it is asked', () => {
  const broken = new Error('The worker is gone.');
  const fails = (): Promise<never> => Promise.reject(broken);
  const TROUBLE = unanswered(broken);

  it('is said to be so, with its reason and the way on', () => {
    expect(say(TROUBLE.why)).toBe(
      'That did not work: The worker is gone. Try it once more; if it fails again, reload this page.',
    );
  });

  it('tells whoever submitted, and lets them try again', async () => {
    const { plan } = scripted([], [[0]]);
    const heard: unknown[] = [];
    let asked = 0;
    const submit = async (): Promise<Outcome> => (asked++ === 0 ? fails() : { ok: true });
    const desk = { ...plan, match: { ...plan.match, submit }, view: {}, explain: (why: unknown) => heard.push(why) };
    const sender = new Sender();
    await sender.send(desk, ['a'], (name) => heard.push(name));
    expect(heard).toEqual([null, 'refuse', TROUBLE]);
    await sender.send(desk, ['a'], (name) => heard.push(name));
    expect(heard.slice(3)).toEqual([null, 'click']);
  });

  it('tells whoever takes back or plays on from a moment', async () => {
    const { plan } = scripted([], [[0]]);
    const heard: unknown[] = [];
    const answers = { done: () => heard.push('done'), refused: (why: unknown) => heard.push(why) };
    await goBackTo({ snapshot: plan.match.snapshot, undo: fails }, 0, answers);
    expect(heard).toEqual([TROUBLE]);
    const opening = { open: (id: string) => heard.push(id), failed: (error: unknown) => heard.push(error) };
    await playOnFrom({ fork: fails }, 3, opening);
    await playOnFrom({ fork: (moment) => Promise.resolve(`fork-${moment}`) }, 3, opening);
    expect(heard.slice(1)).toEqual([broken, 'fork-3']);
  });
});

describe('seats that are handed over', () => {
  const players = [
    { seat: 0, name: 'Ada', bot: null, vacant: false },
    { seat: 1, name: 'Bolt', bot: 'easy', vacant: false },
    { seat: 2, name: '', bot: null, vacant: true },
  ];

  it('are those whose player or name changes, and an empty one that is filled', () => {
    const same = [
      { name: 'Ada', bot: null },
      { name: 'Bolt', bot: 'easy' as const },
      { name: 'Cy', bot: null },
    ];
    expect(handovers(players, same)).toEqual([{ seat: 2, sits: { name: 'Cy', bot: null } }]);
    const resigned = [{ name: ' Bot Ada ', bot: 'medium' as const }, ...same.slice(1)];
    expect(handovers(players.slice(0, 2), resigned)).toEqual([{ seat: 0, sits: { name: 'Bot Ada', bot: 'medium' } }]);
    expect(handovers(players.slice(0, 2), same)).toEqual([]);
    const left = players.map((player) => ({ ...player, vacant: player.seat === 0 }));
    expect(handovers(left.slice(0, 2), same)).toEqual([{ seat: 0, sits: { name: 'Ada', bot: null } }]);
  });

  it('are handed to people first, so that there are never only bots in between', () => {
    const swapped = [
      { name: 'Ada', bot: 'easy' as const },
      { name: 'Bolt', bot: null },
    ];
    expect(handovers(players.slice(0, 2), swapped).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});
