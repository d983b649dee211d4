import { botFor } from '@roundhouse/bots';
import { type Result, rngForAction, rngFrom, type Seat } from '@roundhouse/kernel';
import { describe, expect, it, test } from 'vitest';
import { chapter, evaluate, forecast, propose, STYLES, weigh } from '../bot/index.ts';
import type { Weights } from '../bot/weights.ts';
import { type Action, cityOfIron, type Options, type Position } from '../index.ts';
import { build, type CityMatch, player, tableOf } from './support/table.ts';

type Chooser = (view: Position, seat: Seat, rng: ReturnType<typeof rngFrom>) => Action;

function chooser(name: string, weights?: Weights): Chooser {
  const bot = botFor(name, {
    game: cityOfIron,
    weigh,
    chapter,
    forecast,
    evaluate: (p, seat) => evaluate(p, seat, weights),
    propose: (view: Position, seat: Seat, legal: readonly Action[]) => propose(view, seat, legal, weights),
  });
  if (bot === undefined) throw new RangeError(`there is no bot ${name}`);
  return (view, seat, rng) => bot.choose(view, seat, rng);
}

function playOut(options: Partial<Options>, choosers: readonly Chooser[], seed: string): Result | null {
  const rng = rngFrom(`${seed} choices`);
  const p = cityOfIron.setup(cityOfIron.options.parse(options), choosers.length, rngForAction(seed, 0), () => {});
  let actions = 0;
  for (let [seat] = cityOfIron.waiting(p); seat !== undefined; [seat] = cityOfIron.waiting(p)) {
    const action = choosers[seat]?.(cityOfIron.view(p, seat), seat, rng);
    if (action === undefined) throw new RangeError(`seat ${seat} has no player`);
    expect(cityOfIron.check(p, seat, action)).toBeNull();
    actions += 1;
    cityOfIron.play(p, seat, action, rngForAction(seed, actions), () => {});
  }
  return cityOfIron.result(p);
}

/** What the bot does here, one decision after the other, until somebody else is waited for. */
function turnOf(match: CityMatch, seat: Seat): Action[] {
  const done: Action[] = [];
  const greedy = chooser('greedy');
  for (let steps = 0; steps < 20 && match.waiting().includes(seat); steps++) {
    const action = greedy(cityOfIron.view(match.position, seat), seat, rngFrom('turn'));
    expect(match.submit(seat, action).ok).toBe(true);
    done.push(action);
  }
  return done;
}

describe('The greedy player', () => {
  test.each([
    [{ mode: 'family' }, 2],
    [{ mode: 'family' }, 4],
    [{ mode: 'full' }, 2],
    [{ mode: 'full', nationAbilities: true }, 4],
  ] satisfies [Partial<Options>, number][])('beats blind players in the game of %o with %i seats', (options, seats) => {
    const blind = Array.from({ length: seats - 1 }, () => chooser('random'));
    expect(playOut(options, [chooser('greedy'), ...blind], 'blind')?.winners).toEqual([0]);
  });

  test('plays a whole game in every style', () => {
    const result = playOut(
      { mode: 'full', nationAbilities: true },
      Object.values(STYLES).map((weights) => chooser('greedy', weights)),
      'styles',
    );
    expect(result?.scores).toHaveLength(Object.keys(STYLES).length);
  });

  it('takes the lead in the dearest good with its last action', () => {
    const match = tableOf({
      shown: 3,
      scorings: 2,
      phase: { name: 'action', seat: 0, turn: 3 },
      row: ['A01', 'A09', 'A16', 'B08'],
      players: [
        { coins: 8, science: 2, home: ['A05'] },
        { coins: 0, home: ['A06'] },
      ],
    });
    const factory = build(match, 0, 'B08');
    expect(turnOf(match, 0)).toEqual([factory]);
  });

  it('stores nothing that it can never build', () => {
    const match = tableOf({
      shown: 3,
      scorings: 2,
      phase: { name: 'action', seat: 0, turn: 3 },
      row: ['C05', 'C06', 'C07'],
      players: [{ coins: 0 }, {}],
    });
    const [action] = turnOf(match, 0);
    expect(action?.type).not.toBe('store');
    expect(player(match, 0).stored).toEqual([]);
  });

  it('marches on a town when its soldiers are strong enough', () => {
    const match = tableOf({
      open: ['T03', 'T06', 'T11'],
      players: [{ coins: 0, hand: ['cit-cartographer', 'mil-soldier', 'mil-iron-soldier'] }, {}],
    });
    expect(turnOf(match, 0)[0]).toEqual({ type: 'attack', town: 'T03' });
    expect(player(match, 0).towns).toEqual(['T03']);
  });

  it('pays with the cards that it needs least', () => {
    const match = tableOf({
      shown: 1,
      players: [{ coins: 6, hand: ['cit-explorer', 'cit-cartographer', 'cit-wyvern-ship'] }, {}],
      phase: {
        name: 'pay',
        seat: 0,
        turn: 1,
        deed: { type: 'card', card: 'cit-explorer', way: 0, land: 'L01' },
        with: 'skills',
        laid: ['cit-explorer'],
      },
    });
    expect(turnOf(match, 0)[0]).toEqual({ type: 'pay', cards: ['cit-cartographer'] });
  });

  it('judges a finished game by its result', () => {
    const over = tableOf({
      phase: { name: 'game-over' },
      shown: 3,
      scorings: 3,
      players: [{ home: ['A01', 'A05'] }, { home: ['A02'] }],
    }).position;
    expect(evaluate(over, 0)).toBeGreaterThan(evaluate(over, 1));
  });
});
