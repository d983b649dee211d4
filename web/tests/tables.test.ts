import { type Bot, botFor } from '@roundhouse/bots';
import { type AnyGame, clone, pick, rngForAction, rngFrom, type Seat } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GAMES, knownGame } from '@roundhouse/games/registry';
import type { AnyTableView } from '../table/table-view.ts';

const GAMES_OF_A_SETUP = 2;
const MOST_ACTIONS = 3000;

/** What a seat sees, as the shell hands it to a table. */
function viewOf(game: AnyGame, options: unknown, position: object, seat: Seat): AnyTableView {
  const view = game.view(position, seat);
  return {
    game,
    options,
    position: view,
    eye: seat,
    seat,
    actor: seat,
    legal: game.legal(view, seat),
    players: Array.from({ length: game.seatsOf(position) }, (_, one) => ({ seat: one, name: `P${one}`, bot: null })),
    planned: null,
    step: null,
    recalled: [],
    motion: false,
    act: () => undefined,
    explain: () => undefined,
    openRule: () => undefined,
  };
}

/** The kinds of actions to choose from: where they are new, there is something new to draw. */
function kindsOf(legal: readonly unknown[]): string {
  const kinds = legal.map((action) =>
    typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '',
  );
  return [...new Set(kinds)].toSorted().join();
}

interface Game {
  readonly page: AnyGamePage;
  readonly bot: Bot<object, unknown>;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
}

/** Plays a game and hands over one position for every mixture of choices that is not yet among those seen. */
function* newDecisions({ page: { game }, bot, options, seats, seed }: Game, seen: Set<string>) {
  const rng = rngFrom(seed);
  const position = game.setup(options, seats, rngForAction(seed, 0), () => undefined);
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const waiting = game.waiting(position);
    if (waiting.length === 0) return;
    const seat = pick(waiting, rng);
    const kinds = kindsOf(game.legal(position, seat));
    if (!seen.has(kinds)) {
      seen.add(kinds);
      yield { position: clone(position), seat, kinds };
    }
    game.play(position, seat, bot.choose(game.view(position, seat), seat, rng), rng, () => undefined);
  }
}

describe.each(GAMES)('the table of $name', (entry) => {
  it('shows every kind of decision with something to press, and nothing that is not a value', async () => {
    const page = await entry.page();
    const bot = botFor('lively', await entry.brain());
    if (bot === undefined) throw new RangeError('there is no lively bot');
    const seen = new Set<string>();
    for (const setup of page.setups(page.game)) {
      for (let game = 0; game < GAMES_OF_A_SETUP; game++) {
        const seats = game % 2 === 0 ? setup.seats.max : setup.seats.min;
        const match = { page, bot, options: setup.options, seats, seed: `${setup.id} ${game}` };
        for (const { position, seat, kinds } of newDecisions(match, seen)) {
          const table = viewOf(page.game, setup.options, position, seat);
          const html = renderToStaticMarkup(createElement(page.Table, { table }));
          expect(html, kinds).toContain('data-choice="');
          expect(html, kinds).not.toMatch(/\b(?:undefined|NaN|\[object)\b/);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});

describe('a line of the log of City of Iron that is pointed at', () => {
  it('marks the building of somebody else, on the board of its owner', async () => {
    const entry = knownGame('city-of-iron');
    const page = await entry.page();
    const bot = botFor('lively', await entry.brain());
    if (bot === undefined) throw new RangeError('there is no lively bot');
    const options = page.game.options.parse({ mode: 'family' });
    const rng = rngFrom('recalled');
    const position = page.game.setup(options, 2, rngForAction('recalled', 0), () => undefined);
    const built: unknown[] = [];
    while (built.length === 0) {
      const seat = pick(page.game.waiting(position), rng);
      page.game.play(position, seat, bot.choose(page.game.view(position, seat), seat, rng), rng, (event) => {
        if (isBuilding(event)) built.push(event);
      });
    }
    const shown = (recalled: readonly unknown[]): string => {
      const table = { ...viewOf(page.game, options, position, 0), recalled };
      return renderToStaticMarkup(createElement(page.Table, { table }));
    };
    expect(shown([])).not.toContain('iron-recalled');
    expect(shown(built).match(/iron-recalled/g)?.length).toBeGreaterThanOrEqual(3);
  });
});

function isBuilding(event: unknown): boolean {
  const isOf = (key: string, value: unknown): boolean =>
    typeof event === 'object' && event !== null && Reflect.get(event, key) === value;
  return isOf('type', 'built') && isOf('seat', 1);
}
