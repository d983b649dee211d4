import { type Heard, text } from '@roundhouse/kernel';
import { el, group } from '@roundhouse/svg';
import type { Motion } from '@roundhouse/ui';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../motion.tsx';
import { goodsIn } from '../pieces.tsx';
import { panelsFor } from '../players.ts';
import { soundOf, type StepSounds } from '../steps.ts';

/** A motion that a test ends by hand. */
function motion(): Motion & { readonly isFinished: () => boolean } {
  let settle = (): void => undefined;
  let over = false;
  const finished = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const finish = (): void => {
    over = true;
    settle();
  };
  return { finished, finish, isFinished: () => over };
}

describe('motions that follow one another', () => {
  it('start when the one before has ended; what does not move is passed over', async () => {
    const [first, second] = [motion(), motion()];
    const started: string[] = [];
    const all = inTurn([
      () => {
        started.push('first');
        return first;
      },
      () => null,
      () => {
        started.push('second');
        return second;
      },
    ]);
    expect(started).toEqual(['first']);
    first.finish();
    await first.finished;
    await Promise.resolve();
    await Promise.resolve();
    expect(started).toEqual(['first', 'second']);
    second.finish();
    await all.finished;
  });

  it('all end when they are finished: the one under way jumps to its end, no other starts', async () => {
    const first = motion();
    const started: string[] = [];
    const all = inTurn([
      () => first,
      () => {
        started.push('second');
        return null;
      },
    ]);
    all.finish();
    await all.finished;
    expect(first.isFinished()).toBe(true);
    expect(started).toEqual([]);
  });
});

describe('goods in a drawing', () => {
  const red = el('rect', { 'data-good': 'red' });
  const blue = el('rect', { 'data-good': 'blue' });
  const loose = el('rect', { 'data-good': 'grey' });
  const drawing = group({}, [
    loose,
    group({ 'data-city': 'ada' }, [group({ 'data-cubes': 1 }, [red, el('text', {}, ['red'])])]),
    group({ 'data-city': 'ada' }, [group({ 'data-depot': 4 }, [blue])]),
  ]);

  it('are found with the nearest thing that holds them', () => {
    const found = goodsIn(drawing, ['city', 'depot']);
    expect(found.get(red)).toEqual({ holder: 'city', id: 'ada', good: 'red' });
    expect(found.get(blue)).toEqual({ holder: 'depot', id: 4, good: 'blue' });
    expect(found.size).toBe(2);
  });

  it('count only for holders that are asked for', () => {
    expect(goodsIn(drawing, ['city']).get(blue)).toEqual({ holder: 'city', id: 'ada', good: 'blue' });
  });
});

describe('the sound of a step', () => {
  type Event = { readonly type: 'built' } | { readonly type: 'paid' } | { readonly type: 'moved' };
  const sounds: StepSounds<Event> = [
    ['built', 'place'],
    ['paid', 'coin'],
  ];
  const step = (...types: readonly Event['type'][]): Heard<Event> => ({
    seq: 1,
    seat: 0,
    events: types.map((type) => ({ type })),
  });

  it('is that of the first kind in the list that happened', () => {
    expect(soundOf(step('moved', 'paid', 'built'), sounds)).toBe('place');
    expect(soundOf(step('paid'), sounds)).toBe('coin');
  });

  it('is none for other events, and none after a jump', () => {
    expect(soundOf(step('moved'), sounds)).toBeNull();
    expect(soundOf(null, sounds)).toBeNull();
  });
});

describe('the players beside the board', () => {
  it('stand in the given order, each with its own numbers and news', () => {
    const news = new Map([[2, { brief: '+1', words: text('one more') }]]);
    const panels = panelsFor(
      [2, 0],
      news,
      ({ text: english }) => english,
      (seat) => ({ brief: `$${seat}`, summary: null }),
    );
    expect(panels).toEqual([
      { seat: 2, brief: '$2', summary: null, news: { brief: '+1', words: 'one more' } },
      { seat: 0, brief: '$0', summary: null },
    ]);
  });
});
