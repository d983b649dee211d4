import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@roundhouse/bots';
import { type AnyResident, residents } from '@roundhouse/games';
import { rngFrom } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { type AnyBot, botNamed } from '../shared-flags.ts';
import { playOut } from '../simulation/play-out.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/(?:^|\/)(?:dist|node_modules|tests)\//.test(path))
    .map((path) => join(folder, path));
}

/** Whatever a bot is asked with, as it is written in the source. */
function questions(source: string): readonly string[] {
  return [...source.matchAll(/\bbot\.choose\(\s*([^\n]*)/g)].map(([, given = '']) => given);
}

describe('every place that asks a bot', () => {
  const asked = ['cli', 'web', 'server', 'scripts']
    .flatMap(sourcesUnder)
    .flatMap((path) => questions(readFileSync(join(root, path), 'utf8')).map((given) => [path, given] as const));

  it('is found', () => {
    expect(asked.length).toBeGreaterThanOrEqual(4);
  });

  it.each(asked)('%s asks with a view: %s', (_path, given) => {
    // A question of the host has the view in it: its own tests see to that.
    expect(given).toMatch(/^(?:game\.view|match\.viewAt)\(|^view, seat, rngFrom\(luck\)/);
  });
});

/** A game whose views are known again. */
function marked(resident: AnyResident, views: WeakSet<object>): AnyResident {
  const { game } = resident;
  return {
    ...resident,
    game: {
      ...game,
      view(p, eye) {
        const view = game.view(p, eye);
        views.add(view);
        return view;
      },
    },
  };
}

/** The ways to play a game that has several. */
const WAYS: Readonly<Record<string, readonly object[]>> = {
  steam: [{ mode: 'base' }, { mode: 'standard' }],
  'kings-of-air-and-steam': [{ mode: 'basic' }, { mode: 'normal' }],
  'city-of-iron': [{ mode: 'family' }, { mode: 'full' }],
};

describe.each(residents.map((resident) => [resident.game.id, resident] as const))('a bot of %s', (_id, resident) => {
  it('is handed views of its own seat alone by simulations', () => {
    const views = new WeakSet<object>();
    const watched = marked(resident, views);
    let asked = 0;
    const lively = botNamed(resident, 'lively');
    const bot: AnyBot = {
      ...lively,
      name: 'watched',
      choose(view, seat, rng) {
        asked++;
        expect(views.has(view)).toBe(true);
        expect(resident.game.view(view, seat)).toEqual(view);
        return lively.choose(view, seat, rng);
      },
    };
    playOut(watched, { options: resident.game.options.parse({}), seats: 3 }, [bot, bot, bot], 'views');
    expect(asked).toBeGreaterThan(20);
  });

  it.each(['random', 'lively', 'greedy', ...LEVELS])('(%s) chooses alike whatever is hidden from it', (name) => {
    const { game } = resident;
    // A clock that counts how often it is looked at: enough for some worlds, and the same in every run.
    let looks = 0;
    const bot = botNamed(resident, name, { ms: 60, now: () => looks++ });
    const lively = botNamed(resident, 'lively');
    let decision = 0;
    playOut(
      resident,
      { options: game.options.parse({}), seats: 3 },
      [lively, lively, lively],
      'hidden from bots',
      (position) => {
        const [seat] = game.waiting(position);
        if (seat === undefined || decision++ % 23 !== 0) return;
        const other = game.guess(game.view(position, seat), seat, rngFrom(`other ${decision}`));
        const choice = (p: object): unknown => bot.choose(game.view(p, seat), seat, rngFrom(`choice ${decision}`));
        expect(choice(other)).toEqual(choice(position));
      },
    );
    expect(decision).toBeGreaterThan(20);
  });

  it.each(WAYS[resident.game.id] ?? [{}])('of any level knows what to do wherever chance leads: %j', (way) => {
    const { game } = resident;
    const options = game.options.parse(way);
    const bots = LEVELS.map((level) => {
      let looks = 0;
      return botNamed(resident, level, { ms: 60, now: () => looks++ });
    });
    const random = botNamed(resident, 'random');
    let decision = 0;
    playOut(resident, { options, seats: 3 }, [random, random, random], 'wherever chance leads', (position) => {
      const [seat] = game.waiting(position);
      if (seat === undefined || decision++ % 11 !== 0) return;
      const view = game.view(position, seat);
      const legal = game.legal(view, seat);
      for (const bot of bots) expect(legal).toContainEqual(bot.choose(view, seat, rngFrom(`choice ${decision}`)));
    });
    expect(decision).toBeGreaterThan(20);
  });
});
