import { type Phase, phased, refuse, rngFrom } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';

interface Lamp {
  lit: boolean;
  keeper: number;
}

const switching = (lit: boolean): Phase<Lamp, 'flip', string> => ({
  waiting: (p) => [p.keeper],
  legal: () => ['flip'],
  check: () => (lit ? refuse('match.over', 'It stays lit.') : null),
  play(p, seat, _action, _rng, tell) {
    p.lit = !lit;
    tell(`seat ${seat} flips`);
  },
});

const lamp = phased({ on: switching(true), off: switching(false) }, (p: Lamp) => (p.lit ? 'on' : 'off'));

describe('a table of phases', () => {
  test('the phase of the position answers', () => {
    expect(lamp.check({ lit: true, keeper: 1 }, 1, 'flip')?.rule).toBe('match.over');
    expect(lamp.check({ lit: false, keeper: 1 }, 1, 'flip')).toBeNull();
    const p = { lit: false, keeper: 1 };
    const told: string[] = [];
    lamp.play(p, 1, 'flip', rngFrom(''), (event) => told.push(event));
    expect([p.lit, told]).toEqual([true, ['seat 1 flips']]);
  });

  test('a seat that is not waited for has no choices and is refused', () => {
    const p = { lit: false, keeper: 1 };
    expect(lamp.legal(p, 1)).toEqual(['flip']);
    expect(lamp.legal(p, 0)).toEqual([]);
    expect(lamp.mayRevise(p, 0)).toBe(false);
    expect(lamp.check(p, 0, 'flip')?.rule).toBe('match.not-waiting');
  });

  test('a phase may let seats revise', () => {
    const forgiving = phased({ off: { ...switching(false), mayRevise: () => true } }, () => 'off');
    expect(forgiving.check({ lit: false, keeper: 1 }, 0, 'flip')).toBeNull();
    expect(forgiving.legal({ lit: false, keeper: 1 }, 0)).toEqual([]);
  });
});
