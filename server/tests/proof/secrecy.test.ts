import { GAMES } from '@roundhouse/games/registry';
import { type AnyGame, type AnyMatch, hashOf, Match, type MatchRecord, rngFrom, type Seat } from '@roundhouse/kernel';
import { firstDifference, type HiddenChoice, hiddenChoices } from '@roundhouse/kernel/kit';
import { describe, expect, it } from 'vitest';
import type { DatabasePlace } from '../../data/database.ts';
import { eachDatabase } from '../support/databases.ts';
import { Eavesdropper, type Glance, type Who } from '../support/eavesdropper.ts';

const SEED = 'the-seed-that-nobody-may-know';
/** So many actions the match goes on after a hidden choice. */
const GOES_ON = 12;

const ALL = await Promise.all(GAMES.map(async (game) => game.page()));
const WITH_SECRETS = ALL.filter(({ hasSecrets }) => hasSecrets);

type Page = (typeof ALL)[number];

interface Setup {
  readonly id: string;
  readonly options: unknown;
  readonly seats: number;
}

/** What comes with the game, at as few seats as it takes. */
function setupsOf(page: Page): readonly Setup[] {
  return page.setups(page.game).map(({ id, options, seats }) => ({ id, options, seats: seats.min }));
}

interface Act {
  readonly seat: Seat;
  readonly action: unknown;
}

function actsIn({ entries }: MatchRecord): readonly Act[] {
  return entries.flatMap((entry) => ('action' in entry ? [{ seat: entry.seat, action: entry.action }] : []));
}

/** All that everybody was told at a table. */
type Told = ReadonlyMap<Who, readonly string[]>;

interface Shown {
  readonly told: Told;
  /** How often somebody acted and an eye could not know. */
  readonly unnoticed: number;
}

/** Opens a table with a server of its own, and writes down all that is told there. */
async function toldAt(
  place: DatabasePlace,
  game: AnyGame,
  { options, seats }: Setup,
  play: (table: Eavesdropper) => Promise<void>,
): Promise<Told> {
  const table = await Eavesdropper.at(place, { game: game.id, options, seats, seed: SEED });
  try {
    await play(table);
    return new Map(table.everybody.map((who) => [who, [...table.told(who)]]));
  } finally {
    await table.close();
  }
}

/** Nobody but the seat can tell the one from the other by a single byte; the seat itself can, or nothing was compared. */
function expectAlike(one: Told, other: Told, seat: Seat, what: string): void {
  const differences = new Map<Who, string>();
  for (const [who, told] of one) {
    expect(told.join('\n')).not.toContain(SEED);
    const difference = firstDifference(told, other.get(who) ?? []);
    if (difference !== null) differences.set(who, difference);
  }
  expect(differences.delete(seat), what).toBe(true);
  expect([...differences], what).toEqual([]);
}

/** Something that a seat may play in secret, and what it plays then, with or without it: nobody else sees which it was. */
interface Detour {
  readonly acts: readonly Act[];
  readonly seat: Seat;
  readonly aside: unknown;
  /** Nothing, in a game where the number of hidden actions before a visible one is fixed. */
  readonly next: readonly unknown[];
}

function seenByOthers(match: AnyMatch, seat: Seat): string {
  const others = [...Array.from({ length: match.seats }, (_, other) => other), 'public' as const];
  return hashOf(others.filter((eye) => eye !== seat).map((eye) => match.viewAt(match.seq, eye)));
}

function detourAt(match: AnyMatch, seat: Seat): Pick<Detour, 'aside' | 'next'> | null {
  const legal = match.legal(seat);
  const after = (actions: readonly unknown[]): AnyMatch | null => {
    const ahead = match.copy();
    return actions.every((action) => ahead.submit(seat, action).ok) ? ahead : null;
  };
  const isHidden = (action: unknown): boolean => {
    const ahead = after([action]);
    return ahead !== null && ahead.unawareOf(ahead.seq).length === match.seats;
  };
  const aside = legal.slice(0, 3).find(isHidden);
  if (aside === undefined) return null;
  for (const then of legal.slice(-3).filter((action) => !isHidden(action))) {
    const [straight, around] = [after([then]), after([aside, then])];
    if (straight === null || around === null || !straight.waiting().some((other) => other !== seat)) continue;
    if (seenByOthers(straight, seat) === seenByOthers(around, seat)) return { aside, next: [then] };
  }
  return { aside, next: [] };
}

/** The first in a match that is played by chance; better one after which the seat shows something. */
function detourIn(game: AnyGame, { options, seats }: Setup): Detour {
  const match: AnyMatch = Match.start(game, { options, seats, seed: SEED });
  const rng = rngFrom('detours');
  let found: Detour | null = null;
  for (let waiting = match.waiting(); waiting.length > 0; waiting = match.waiting()) {
    const seat = waiting[rng.int(waiting.length)] ?? 0;
    const detour = waiting.length > 1 ? detourAt(match, seat) : null;
    if (detour !== null) found ??= { acts: actsIn(match.record()), seat, ...detour };
    if (detour !== null && detour.next.length > 0) return { acts: actsIn(match.record()), seat, ...detour };
    const legal = match.legal(seat);
    match.submit(seat, legal[rng.int(legal.length)]);
  }
  if (found === null) throw new Error(`nobody plays anything in secret in ${game.id}`);
  return found;
}

eachDatabase('what the server sends', ({ kind, another }) => {
  describe.runIf(kind === 'sqlite').each(WITH_SECRETS)('of $game.name', (page) => {
    const { game } = page;

    /** Plays a match over a server; everybody looks at everything after each action from the hidden choice on. */
    async function shown(
      setup: Setup,
      { before, seat: chooser, one }: HiddenChoice,
      record: MatchRecord,
    ): Promise<Shown> {
      const acts = actsIn(record);
      let unnoticed = 0;
      const told = await toldAt(await another(), game, setup, async (table) => {
        const match: AnyMatch = Match.start(game, { ...setup, seed: SEED });
        for (const { seat, action } of acts.slice(0, before)) {
          match.submit(seat, action);
          await table.act(seat, action);
        }
        await table.listen();
        let sights: ReadonlyMap<Who, Glance> = await table.look();
        for (const { seat, action } of acts.slice(before, before + GOES_ON)) {
          const waiting = match.waiting().join();
          match.submit(seat, action);
          await table.act(seat, action);
          const now = await table.look();
          for (const eye of match.unawareOf(match.seq)) {
            // Who is waited for is for everybody to see.
            if (match.waiting().join() !== waiting) continue;
            unnoticed++;
            const what = `what ${eye} knows of ${JSON.stringify(action)}`;
            expect(now.get(eye), what).toEqual({ ...sights.get(eye), news: 0 });
          }
          sights = now;
        }
        await table.askForAll(
          chooser,
          actsIn(one)
            .slice(before, before + 1)
            .map(({ action }) => action),
        );
      });
      return { told, unnoticed };
    }

    it.each(setupsOf(page).slice(0, 2))(
      'does not depend by a single byte on a hidden choice of another: $id',
      async (setup) => {
        const choices = hiddenChoices(game, setup.options, setup.seats, { seed: SEED, ofEachKind: 1 });
        expect(choices.length).toBeGreaterThan(0);
        let unnoticed = 0;
        for (const choice of choices) {
          const one = await shown(setup, choice, choice.one);
          const other = await shown(setup, choice, choice.other);
          unnoticed += one.unnoticed;
          expectAlike(one.told, other.told, choice.seat, choice.kind);
        }
        expect(unnoticed).toBeGreaterThan(0);
      },
    );
  });

  describe.each(WITH_SECRETS)('of $game.name', (page) => {
    const { game } = page;
    const [setup] = setupsOf(page);
    if (setup === undefined) throw new Error('every game has a set-up');
    const { acts, seat, aside, next } = detourIn(game, setup);

    it('and when does not depend on whether somebody else played one more thing in secret', async () => {
      const played = async (detour: boolean): Promise<Told> =>
        toldAt(await another(), game, setup, async (table) => {
          for (const act of acts) await table.act(act.seat, act.action);
          await table.listen();
          if (detour) await table.actAside(seat, aside);
          for (const action of next) await table.act(seat, action);
          await table.look();
          await table.askForAll(seat, [aside]);
        });
      expectAlike(await played(false), await played(true), seat, JSON.stringify(aside));
    });

    it('and when does not depend on whether a bot played one more thing in secret', async () => {
      const played = async (actions: readonly unknown[]): Promise<Told> =>
        toldAt(await another(), game, setup, async (table) => {
          for (const act of acts) await table.act(act.seat, act.action);
          await table.handOver(seat, actions);
          await table.listen();
          await table.botPlays(seat);
          await table.look();
        });
      expectAlike(await played(next), await played([aside, ...next]), seat, JSON.stringify(aside));
    });
  });

  describe.runIf(kind === 'sqlite').each(ALL)('of $game.name', (page) => {
    const { game } = page;
    const [setup] = setupsOf(page);
    if (setup === undefined) throw new Error('every game has a set-up');

    it('does not depend on what somebody keeps to themselves: notes, and what is decided in advance', async () => {
      const match: AnyMatch = Match.start(game, { ...setup, seed: SEED });
      for (let count = 0; count < 4; count++) {
        const [seat = 0] = match.waiting();
        match.submit(seat, match.legal(seat)[0]);
      }
      const acts = actsIn(match.record());
      const [seat = 0] = match.waiting();
      let orders = 0;
      const played = async (secretive: boolean): Promise<Told> =>
        toldAt(await another(), game, setup, async (table) => {
          for (const act of acts) await table.act(act.seat, act.action);
          await table.listen();
          if (secretive) orders = await table.keepToOneself(seat);
          await table.look();
          await table.askForAll(seat, []);
        });
      expectAlike(await played(false), await played(true), seat, `${orders} orders`);
    });
  });
});
