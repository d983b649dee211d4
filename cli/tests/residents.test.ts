import { type AnyResident, findResident, residents } from '@roundhouse/games';
import type { TerminalChoice } from '@roundhouse/style';
import { rngFrom } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { botNamed } from '../shared-flags.ts';
import { playOut } from '../simulation/play-out.ts';

const words = { paint: (text: string): string => text, seatName: (seat: number): string => `Seat ${seat}` };

/** Positions on the way through a lively game of four, and who is asked in each. */
function positionsOf(resident: AnyResident): readonly { readonly position: object; readonly seat: number }[] {
  const setting = { options: resident.game.options.parse({}), seats: 4 };
  const bots = Array.from({ length: setting.seats }, () => botNamed(resident, 'lively'));
  const positions: { position: object; seat: number }[] = [];
  playOut(resident, setting, bots, 'residents', (position) => {
    const [seat] = resident.game.waiting(position);
    if (seat !== undefined) positions.push({ position: { ...position }, seat });
  });
  return positions;
}

function leaves(choices: readonly TerminalChoice<unknown>[]): unknown[] {
  return choices.flatMap((choice) => ('choices' in choice ? leaves(choice.choices) : [choice.action]));
}

describe.each(residents.map((resident) => [resident.game.id, resident] as const))(
  '%s in a terminal',
  (_id, resident) => {
    const positions = positionsOf(resident);

    it('offers every legal action once, under labels that differ', () => {
      for (const { position, seat } of positions) {
        const legal = resident.game.legal(position, seat);
        const choices = resident.terminal.choices(position, seat, legal, words);
        const offered = leaves(choices).map((action) => JSON.stringify(action));
        expect(offered.toSorted()).toEqual(legal.map((action) => JSON.stringify(action)).toSorted());
        expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
      }
    });

    it('shows a board that fits, everybody’s numbers and the task', () => {
      for (const { position, seat } of positions) {
        const board = resident.terminal.board(position, words);
        expect(Math.max(...board.map((line) => line.length))).toBeLessThanOrEqual(120);
        expect(resident.terminal.numbers(position, words).join('\n')).toContain(`Seat ${seat}`);
        expect(resident.terminal.task(position, seat, words)).toContain(`Seat ${seat}`);
      }
    });

    it('weighs no action below nothing, and evaluates every position', () => {
      for (const { position, seat } of positions) {
        const legal = resident.game.legal(position, seat);
        const weights = resident.weigh(position, seat, legal);
        expect(weights).toHaveLength(legal.length);
        expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(resident.evaluate(position, seat))).toBe(true);
      }
    });

    it('counts its chapters up, and has several of them', () => {
      const chapters = positions.map(({ position }) => resident.chapter(position));
      expect(chapters).toEqual(chapters.toSorted((a, b) => a - b));
      expect(new Set(chapters).size).toBeGreaterThan(3);
    });

    it('has a decision worth timing', () => {
      expect(positions.some(({ position }) => resident.study.hardDecision.is(position))).toBe(true);
    });
  },
);

describe('the study of Age of Steam', () => {
  const found = findResident('age-of-steam');
  if (found === undefined) throw new Error('Age of Steam has moved out');
  const { game, study } = found;
  const options = game.options.parse({});
  const start = game.setup(options, 4, rngFrom('study'), () => {});
  const problems = (change: object): string => study.invariants({ ...start, ...change }, options, 4).join('\n');
  const { players, track, bag } = z
    .object({
      players: z.array(z.record(z.string(), z.unknown())),
      track: z.array(z.unknown()),
      bag: z.record(z.string(), z.number()),
    })
    .parse(start);
  const player = (change: object): object => ({ players: players.with(0, { ...players[0], ...change }) });
  const laid = (tiles: Readonly<Record<number, unknown>>): object => ({
    track: track.map((there, hex) => tiles[hex] ?? there),
  });
  const tile = (name: string, rotation: number, ...owners: (number | null)[]): object => ({
    tile: name,
    rotation,
    owners,
  });

  it('finds nothing wrong with a fresh game', () => {
    expect(problems({})).toBe('');
  });

  it.each([
    ['a cube from nowhere', { bag: { ...bag, red: (bag['red'] ?? 0) + 1 } }, 'red cubes instead of 20'],
    ['debts', player({ cash: -1 }), 'seat 0 has cash -1'],
    ['too many shares', player({ shares: 16 }), 'seat 0 has shares 16'],
    ['too few shares', player({ shares: 1 }), 'seat 0 has shares 1'],
    ['an engine too strong', player({ engine: 7 }), 'an engine of 7'],
    ['income below nothing', player({ income: -1 }), 'income -1'],
    ['a player who is not in the order', { order: [1, 2, 3] }, 'the player order is 1, 2, 3'],
    ['a New City twice', laid({ 22: { city: 'A' }, 45: { city: 'A' } }), 'New City is on the map twice'],
    // Hex 20 lies between Duluth (2) and open land to its south.
    [
      'track of somebody who left',
      { ...laid({ 20: tile('straight', 0, 0) }), ...player({ outInTurn: 1 }), order: [1, 2, 3] },
      'still owns track',
    ],
    ['track that starts nowhere', laid({ 100: tile('straight', 0, 0) }), 'starts at no city or town'],
    ['track adrift', laid({ 100: tile('straight', 0, 0) }), 'reaches no city through its own track'],
    ['a line of two owners', laid({ 20: tile('straight', 0, 0), 38: tile('straight', 0, 1) }), 'has several owners'],
    [
      'more tiles than there are',
      laid({ 20: tile('coexist-gentle-gentle', 0, 0, 0), 38: tile('coexist-gentle-gentle', 0, 0, 0) }),
      '1 tiles "coexist-gentle-gentle" too many',
    ],
  ])('finds %s', (_what, change, said) => {
    expect(problems(change)).toContain(said);
  });

  it('names what can be reached once each', () => {
    const keys = study.reachable(options, found.game);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of ['tile: town-3-star', 'New City: H', 'engine: 6', 'end: nobody is left', 'victory: shared']) {
      expect(keys).toContain(key);
    }
  });

  it('reaches nothing that it did not name', () => {
    const keys = study.reachable(options, found.game);
    const bots = Array.from({ length: 4 }, () => botNamed(found, 'lively'));
    const strange = new Set<string>();
    for (const seed of ['a', 'b', 'c']) {
      playOut(found, { options, seats: 4 }, bots, seed, (position, action, events) => {
        for (const key of study.reach(position, action, events)) if (!keys.includes(key)) strange.add(key);
      });
    }
    expect([...strange]).toEqual([]);
  });
});
