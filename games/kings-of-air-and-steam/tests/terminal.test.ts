import { rngForAction, rngFrom } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, kingsOfAirAndSteam, type Position } from '../index.ts';
import { terminal } from '../table/index.ts';
import { livelyChoice } from './support/lively.ts';
import { board, nth } from './support/board.ts';
import { positionOf } from './support/table.ts';

const words = { paint: (text: string): string => text, seatName: (seat: number): string => `Seat ${seat}` };

/** Positions on the way through a lively normal game. */
function positions(seats: number, seed: string): readonly { readonly p: Position; readonly seat: number }[] {
  const found: { p: Position; seat: number }[] = [];
  const choices = rngFrom(seed);
  const options = kingsOfAirAndSteam.options.parse({ mode: 'normal', teams: 'chosen' });
  const p = kingsOfAirAndSteam.setup(options, seats, rngForAction(seed, 0), () => {});
  for (let seq = 1; ; seq++) {
    const [seat] = kingsOfAirAndSteam.waiting(p);
    if (seat === undefined) return found;
    found.push({ p: { ...p }, seat });
    const action = livelyChoice(kingsOfAirAndSteam.legal(p, seat), p, seat, choices);
    kingsOfAirAndSteam.play(p, seat, action, rngForAction(seed, seq), () => {});
  }
}

type Choices = ReturnType<typeof terminal.choices>;

function menus(choices: Choices): readonly Choices[] {
  return [choices, ...choices.flatMap((choice) => ('choices' in choice ? menus(choice.choices) : []))];
}

function actionsIn(choices: Choices): readonly Action[] {
  return choices.flatMap((choice) => ('choices' in choice ? actionsIn(choice.choices) : [choice.action]));
}

describe.each([2, 7])('a normal game of %i in a terminal', (seats) => {
  const all = positions(seats, `terminal ${seats}`);

  it('offers every legal action once, and no two under one label', () => {
    for (const { p, seat } of all) {
      const legal = kingsOfAirAndSteam.legal(p, seat);
      const choices = terminal.choices(p, seat, legal, words);
      expect(new Set(actionsIn(choices))).toEqual(new Set(legal));
      expect(actionsIn(choices)).toHaveLength(legal.length);
      for (const menu of menus(choices)) expect(new Set(menu.map(({ label }) => label)).size).toBe(menu.length);
    }
  });

  it('shows a board, numbers and a task that fit', () => {
    for (const { p, seat } of all) {
      for (const line of terminal.board(p, words)) expect(line.length).toBeLessThanOrEqual(130);
      expect(terminal.numbers(p, words).join('\n')).toContain(`Seat ${seat}`);
      expect(terminal.task(p, seat, words)).toMatch(/^Seat \d: .*[.?]$/);
    }
  });
});

it('shows what lies on the board, and hides what is face down', () => {
  const depot = nth(board.rail('bown-town', 'aldenville'), 0);
  const p = positionOf({
    factories: { luxuries: 3 },
    cities: { 'bown-town': { goods: ['machinery'] } },
    players: [{ depots: [[depot, 'food', 'food']], airship: depot }, {}],
  });
  const text = terminal.board(p, words).join('\n');
  expect(text).toContain('=A=');
  expect(text).toContain(`${depot}A`);
  expect(text).toContain('<L3>');
  expect(text).toContain('BowM4');
  const seen = terminal.numbers(kingsOfAirAndSteam.view(p, 1), words).join('\n');
  expect(seen).toContain(`A stores ${depot}: FF`);
  expect(seen).toContain('1 # # #');
});
