import { botFor } from '@roundhouse/bots';
import { GAMES } from '@roundhouse/games/registry';
import { type AnyGame, clone, pick, type Rng, rngForAction, rngFrom, type Seat } from '@roundhouse/kernel';
import { type AnyGamePage, reviewed } from '@roundhouse/table-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keyOf, type Plans, plansWith, readPlans, type Shelf, writePlans } from '../table/ahead/plans.ts';
import { plannedView, type Standing, standingOf } from '../table/ahead/standing.ts';
import type { AnyTableView } from '../table/table-view.ts';

const MOST_ACTIONS = 200;
const LONGEST_PLAN = 4;

/** What somebody sees while others move. */
function watching(game: AnyGame, options: unknown, view: object, seat: Seat): AnyTableView {
  const players = Array.from({ length: game.seatsOf(view) }, (_, one) => ({ name: `P${one}` }));
  const hands = { act: () => undefined, explain: () => undefined, openRule: () => undefined };
  const nobody = { seat: null, actor: null, legal: [], planned: null };
  return {
    game,
    options,
    position: view,
    eye: seat,
    players,
    step: null,
    recalled: [],
    motion: false,
    ...nobody,
    ...hands,
  };
}

/** Plans something by chance, as far as a plan may go. */
function planFor({ game, ahead }: AnyGamePage, from: object, seat: Seat, rng: Rng): readonly unknown[] {
  let plan: readonly unknown[] = [];
  for (let now = reviewed(game, ahead, from, seat, plan); now.open && plan.length < LONGEST_PLAN; ) {
    plan = [...plan, pick(game.legal(now.position, seat), rng)];
    now = reviewed(game, ahead, from, seat, plan);
    expect(now.refusal).toBeNull();
    expect(now.holds).toHaveLength(plan.length);
  }
  return plan;
}

function opened(standing: Standing): string {
  if (standing.state !== 'waiting' || standing.open === null) throw new RangeError('nothing is planned on');
  return standing.open.offer.kind;
}

describe.each(GAMES)('planning ahead in $name', (entry) => {
  it('supposes turns that the rules know, whose plans are shown, and gone through again when the turn comes', async () => {
    const page = await entry.page();
    const { game, ahead } = page;
    const bot = botFor('lively', await entry.brain());
    if (bot === undefined) throw new RangeError('there is no lively bot');
    const planned = new Set<string>();
    const came = new Set<string>();
    const drawn = new Set<string>();
    for (const { id, options, seats } of page.setups(game).slice(0, 1)) {
      const rng = rngFrom(id);
      const position = game.setup(options, seats.max, rngForAction(id, 0), () => undefined);
      const plans = new Map<Seat, Plans>();
      for (let actions = 0; actions < MOST_ACTIONS && game.waiting(position).length > 0; actions++) {
        const waiting = game.waiting(position);
        for (let seat = 0; seat < seats.max; seat++) {
          const view = game.view(position, seat);
          let own = plans.get(seat) ?? new Map<string, readonly unknown[]>();
          if (waiting.includes(seat)) {
            const standing = standingOf({ page, view, seat, isTurn: true, plans: own, shown: null });
            if (standing.state === 'turn') came.add(standing.kind.replaceAll(/\d/g, '#'));
            continue;
          }
          if (rng.int(8) > 0) continue;
          const before = JSON.stringify(view);
          for (const { kind, position: from } of ahead.supposed(view, seat)) {
            expect(ahead.kindOf(from)).toBe(kind);
            expect(game.waiting(from)).toContain(seat);
            const plan = planFor(page, from, seat, rng);
            expect(plan.length).toBeGreaterThan(0);
            own = plansWith(own, kind, plan);
            plans.set(seat, own);
            planned.add(kind.replaceAll(/\d/g, '#'));
            if (drawn.has(kind)) continue;
            drawn.add(kind);
            const standing = standingOf({ page, view, seat, isTurn: false, plans: own, shown: kind });
            expect(opened(standing)).toBe(kind);
            const table = plannedView(watching(game, options, view, seat), standing, seat, () => undefined);
            const html = renderToStaticMarkup(createElement(page.Table, { table }));
            expect(html).not.toMatch(/\b(?:undefined|NaN|\[object)\b/);
          }
          expect(JSON.stringify(view)).toBe(before);
        }
        const seat = pick(waiting, rng);
        game.play(position, seat, bot.choose(game.view(clone(position), seat), seat, rng), rng, () => undefined);
      }
    }
    expect(planned.size).toBeGreaterThan(1);
    expect([...came].toSorted()).toEqual([...planned].toSorted());
    expect(drawn.size).toBeGreaterThan(1);
  });
});

describe('plans that are kept', () => {
  function shelf(kept = new Map<string, string>()): Shelf & { readonly kept: Map<string, string> } {
    return {
      kept,
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    };
  }
  const whose = { match: 'm', seat: 1 };
  const game = { action: { jsonSchema: {}, parse: (input: unknown) => String(input) } };

  it('are those of one seat at one table, and are read as they were written', () => {
    const here = shelf();
    writePlans(here, whose, plansWith(plansWith(new Map(), 'build', ['a', 'b']), 'move', ['c']));
    expect([...readPlans(here, whose, game)]).toEqual([
      ['build', ['a', 'b']],
      ['move', ['c']],
    ]);
    expect(readPlans(here, { ...whose, seat: 0 }, game).size).toBe(0);
    expect(readPlans(here, { ...whose, match: 'n' }, game).size).toBe(0);
  });

  it('leave nothing behind when the last is thrown away', () => {
    const here = shelf();
    const plans = plansWith(new Map(), 'build', ['a']);
    writePlans(here, whose, plans);
    writePlans(here, whose, plansWith(plans, 'build', []));
    expect(here.kept.size).toBe(0);
  });

  it.each(['', 'null', '[1', '{"build":1}', '3'])('are none where %j is kept', (text) => {
    expect(readPlans(shelf(new Map([[keyOf(whose), text]])), whose, game).size).toBe(0);
  });
});
