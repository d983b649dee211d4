import { rngForAction, rngFrom } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Event, kingsOfAirAndSteam } from '../index.ts';
import { endOf, hardDecision, reach, reachable } from '../study/index.ts';
import { livelyChoice } from './support/lively.ts';

/** What a lively game used, its set-up included. */
function reachedIn(settings: object, seats: number, seed: string): Set<string> {
  const reached = new Set<string>();
  let events: Event[] = [];
  const tell = (event: Event): void => {
    events.push(event);
  };
  const choices = rngFrom(seed);
  const p = kingsOfAirAndSteam.setup(kingsOfAirAndSteam.options.parse(settings), seats, rngForAction(seed, 0), tell);
  for (const key of reach(p, null, events)) reached.add(key);
  let wasHard = false;
  for (let seq = 1; ; seq++) {
    const [seat] = kingsOfAirAndSteam.waiting(p);
    if (seat === undefined) break;
    wasHard ||= hardDecision.is(p);
    const action = livelyChoice(kingsOfAirAndSteam.legal(p, seat), p, seat, choices);
    events = [];
    kingsOfAirAndSteam.play(p, seat, action, rngForAction(seed, seq), tell);
    for (const key of reach(p, action, events)) reached.add(key);
  }
  expect(wasHard).toBe(true);
  expect(endOf(p)).toBe('the fifth round');
  return reached;
}

const SETTINGS = [{ mode: 'basic' }, { mode: 'normal', teams: 'dealt' }, { mode: 'normal', teams: 'chosen' }] as const;

test.each(SETTINGS)('a lively game reaches nothing that is not named: %o', (settings) => {
  const keys = reachable(kingsOfAirAndSteam.options.parse(settings), kingsOfAirAndSteam);
  expect(new Set(keys).size).toBe(keys.length);
  const reached = reachedIn(settings, 4, 'study');
  expect([...reached].filter((key) => !keys.includes(key))).toEqual([]);
  expect(reached.size).toBeGreaterThan(keys.length / 2);
});

test('every character and every special card is among what a normal game can use', () => {
  const keys = reachable(kingsOfAirAndSteam.options.parse({ mode: 'normal' }), kingsOfAirAndSteam);
  for (const { id, characters } of kingsOfAirAndSteam.boxes.latest.box.teams) {
    expect(keys).toContain(`special card: ${id}`);
    for (const character of characters) expect(keys).toContain(`character: ${character.id}`);
  }
  expect(reachable(kingsOfAirAndSteam.options.parse({}), kingsOfAirAndSteam).join()).not.toContain('character');
});
