import { describe, expect, it } from 'vitest';
import { type Drag, dragHandlers, isDragged } from '../drag.ts';
import { pressed } from '../keys.ts';
import {
  BY_KEY,
  confirms,
  follow,
  type Grounds,
  handAfter,
  ONCE,
  type Press,
  type Pressed,
  throughWays,
} from '../pointing.ts';
import { ofType } from '../steps.ts';
import { choiceOf, oncePerSpot, pressesTarget, type Target } from '../targets.tsx';

describe('the hand', () => {
  interface At {
    readonly hex: number | null;
  }
  const nothing: At = { hex: null };
  const here: At = { hex: 4 };
  const stepOf = (seat: number): Grounds['step'] => ({ seq: 5, seat, events: [] });
  const table: Grounds = { position: { turn: 1 }, eye: 0, seat: 0, legal: ['a', 'b'], step: stepOf(0) };
  const after = (changes: Partial<Grounds>, regrasp?: (at: At) => At): At =>
    handAfter({ table, at: here }, { ...table, position: { turn: 2 }, ...changes }, nothing, regrasp).at;

  it('stays on what it points at while the position is the same', () => {
    expect(handAfter({ table, at: here }, { ...table, legal: [] }, nothing)).toEqual({ table, at: here });
  });

  it('stays while others act and leave the same choices, one after the other', () => {
    const once = handAfter({ table, at: here }, { ...table, position: { turn: 2 }, step: stepOf(1) }, nothing);
    const twice = handAfter(once, { ...table, position: { turn: 3 }, step: stepOf(2) }, nothing);
    expect([once.at, twice.at]).toEqual([here, here]);
  });

  it('finds again what is still possible when others have left other choices', () => {
    expect(after({ step: stepOf(1), legal: ['a'] }, ({ hex }) => ({ hex: (hex ?? 0) + 1 }))).toEqual({ hex: 5 });
    expect(after({ step: stepOf(1), legal: ['a'] })).toBe(nothing);
  });

  it('is on nothing when I have acted, when it was I who changed the choices, and when a moment was jumped to', () => {
    const keeping = (at: At): At => at;
    expect(after({ step: stepOf(0) }, keeping)).toBe(nothing);
    expect(after({ legal: ['a'], step: table.step }, keeping)).toBe(nothing);
    expect(after({ step: stepOf(1), seat: null }, keeping)).toBe(nothing);
    expect(after({ step: stepOf(1), eye: 1, seat: 1 }, keeping)).toBe(nothing);
    expect(after({ step: null }, keeping)).toBe(nothing);
  });
});

describe('a press of what can be chosen', () => {
  const [key, click, doubled] = [{ detail: 0 }, { detail: 1 }, { detail: 2 }];

  it('confirms what was picked before, by hand and by Enter', () => {
    expect(confirms(click, true, true)).toBe(true);
    expect(confirms(key, true, true)).toBe(true);
    expect(confirms(key, true, false)).toBe(true);
  });

  it('confirms nothing by accident', () => {
    expect(confirms(doubled, true, true)).toBe(false);
    expect(confirms(click, true, false)).toBe(false);
    expect(confirms(click, false, false)).toBe(false);
    expect(confirms(key, false, false)).toBe(false);
  });
});

describe('presses on one target', () => {
  const point = (way: string): { readonly way: string } => ({ way });

  it('go through its ways in their order, and round', () => {
    const ways = ['short', 'long'];
    expect(throughWays(ways, null, point)).toEqual({ point: { way: 'short' } });
    expect(throughWays(ways, 'short', point)).toEqual({ point: { way: 'long' } });
    expect(throughWays(ways, 'long', point)).toEqual({ point: { way: 'short' } });
  });

  it('confirm the only way the second time', () => {
    expect(throughWays(['only'], null, point)).toEqual({ point: { way: 'only' } });
    expect(throughWays(['only'], 'only', point)).toEqual({ act: ['only'] });
  });

  it('start anew after a way to somewhere else, and do nothing where there is none', () => {
    expect(throughWays(['only'], 'elsewhere', point)).toEqual({ point: { way: 'only' } });
    expect(throughWays([], 'elsewhere', point)).toBeNull();
  });
});

describe('what a press does', () => {
  function done(press: Press<string, { readonly hex: number }>, how: Pressed = ONCE): readonly unknown[] {
    const heard: unknown[] = [];
    const followed = follow(
      press,
      { act: (...actions) => heard.push('act', ...actions) },
      { change: (changes) => heard.push('point', changes) },
      how,
    );
    return [followed, ...heard];
  }

  it('is to play a plan as one, to point, or nothing', () => {
    expect(done({ act: ['lay', 'pay'] })).toEqual([true, 'act', 'lay', 'pay']);
    expect(done({ point: { hex: 3 } })).toEqual([true, 'point', { hex: 3 }]);
    expect(done(null)).toEqual([false]);
  });

  it('is not to play anything by the second half of a double click', () => {
    expect(done({ act: ['lay'] }, { detail: 2 })).toEqual([true]);
    expect(done({ act: ['lay'] }, BY_KEY)).toEqual([true, 'act', 'lay']);
    expect(done({ point: { hex: 3 } }, { detail: 2 })).toEqual([true, 'point', { hex: 3 }]);
  });
});

describe('targets', () => {
  const target: Target = { spot: 7, label: '', kind: 'build', chosen: false };

  it('have the name of a choice, but not what is chosen or is only a note', () => {
    expect(choiceOf('hex', target)).toBe('hex-7');
    expect(choiceOf('hex', { ...target, chosen: true })).toBeUndefined();
    expect(choiceOf('hex', { ...target, aside: true })).toBeUndefined();
  });

  it('are one for each spot: the first that was named', () => {
    const targets = oncePerSpot([target, { ...target, spot: 8 }, { ...target, kind: 'ship' }]);
    expect(targets.map(({ spot, kind }) => `${spot} ${kind}`).toSorted()).toEqual(['7 build', '8 build']);
  });
});

describe('keys', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  const keys = { Escape: () => undefined, r: () => undefined };

  it('do what the table says, letters of either case', () => {
    expect(pressed(keys, { key: 'Escape', ...plain })).toBe(keys.Escape);
    expect(pressed(keys, { key: 'r', ...plain })).toBe(keys.r);
    expect(pressed(keys, { key: 'R', ...plain })).toBe(keys.r);
    expect(pressed(keys, { key: 'x', ...plain })).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('are left to the browser together with %s', (held) => {
    expect(pressed(keys, { key: 'r', ...plain, [held]: true })).toBeUndefined();
  });
});

describe('a drag', () => {
  it('starts when the pointer has gone farther than a finger trembles', () => {
    expect(isDragged({ x: 10, y: 10 }, { x: 14, y: 13 })).toBe(false);
    expect(isDragged({ x: 10, y: 10 }, { x: 10, y: 16 })).toBe(true);
    expect(isDragged({ x: 10, y: 10 }, { x: 4, y: 10 })).toBe(true);
  });
});

describe('actions of one type', () => {
  it('are found among all, in their order', () => {
    const all = [{ type: 'a', n: 1 } as const, { type: 'b' } as const, { type: 'a', n: 2 } as const];
    expect(ofType(all, 'a').map(({ n }) => n)).toEqual([1, 2]);
  });
});

describe('something that can be dragged', () => {
  /** What happens to a card, told in order. */
  function card() {
    const told: string[] = [];
    let captured = true;
    const at = (x: number) => ({
      clientX: x,
      clientY: 0,
      pointerId: 1,
      currentTarget: { setPointerCapture: () => undefined, hasPointerCapture: () => captured },
    });
    const show = (dragged: Drag<string>['dragged']): void =>
      void told.push(dragged === null ? 'down' : `${dragged.held} at ${dragged.x}`);
    const handlers = dragHandlers<string>(
      { current: null },
      {
        begin: (held) => told.push(`${held} sets off`),
        drop: (held, { x }) => told.push(`${held} dropped at ${x}`),
        show,
      },
    )('card', () => told.push('pressed'));
    return { told, handlers, at, losePointer: () => (captured = false) };
  }

  it('is pressed by a pointer that only trembles', () => {
    const { told, handlers, at } = card();
    handlers.onPointerDown(at(10));
    handlers.onPointerMove(at(13));
    handlers.onPointerUp(at(13));
    handlers.onClick();
    expect(told).toEqual(['down', 'pressed']);
  });

  it('is dropped where the pointer leaves it, and the click that ends a drag is no press', () => {
    const { told, handlers, at } = card();
    handlers.onPointerDown(at(10));
    handlers.onPointerMove(at(30));
    handlers.onPointerMove(at(11));
    handlers.onPointerUp(at(11));
    handlers.onClick();
    expect(told).toEqual(['card sets off', 'card at 30', 'card at 11', 'down', 'card dropped at 11']);
    handlers.onClick();
    expect(told.at(-1)).toBe('pressed');
  });

  it('stays where it is when the pointer is lost or called off', () => {
    const { told, handlers, at, losePointer } = card();
    handlers.onPointerMove(at(90));
    handlers.onPointerDown(at(10));
    handlers.onPointerMove(at(30));
    handlers.onPointerCancel();
    handlers.onPointerUp(at(30));
    expect(told).toEqual(['card sets off', 'card at 30', 'down', 'down']);
    losePointer();
    handlers.onPointerDown(at(10));
    handlers.onPointerMove(at(30));
    expect(told).toHaveLength(4);
  });
});

it('a target with the focus is pressed by Enter and by the space bar', () => {
  expect(['Enter', ' ', 'x', 'Tab'].map(pressesTarget)).toEqual([true, true, false, false]);
});
