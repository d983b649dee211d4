import { knownGame } from '@roundhouse/games/registry';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import { ROUTES } from '@roundhouse/wire';
import { afterEach, expect, it, vi } from 'vitest';
import { begun, Client, playOne } from './support/client.ts';
import { eachDatabase } from './support/databases.ts';
import { openTestHouse } from './support/house.ts';

const GAME = kingsOfAirAndSteam.id;
/** More than lie between two positions that are kept: before the last of them, nothing is played again by other rules. */
const ACTIONS = 30;

const NEXT_VERSION = kingsOfAirAndSteam.rulesVersion + 1;

/** By the next version of the rules every action brings everybody a dollar. */
function generous(position: object): void {
  if (!('players' in position) || !Array.isArray(position.players)) throw new Error('nobody plays');
  for (const player of position.players) Object.assign(player, { cash: cashOf(player) + 1 });
}

function cashOf(player: unknown): number {
  if (typeof player !== 'object' || player === null || !('cash' in player)) throw new Error('nobody has a purse');
  return Number(player.cash);
}

async function withTheNextVersion(): Promise<void> {
  const registration = knownGame(GAME);
  const brain = await registration.brain();
  const { game } = brain;
  vi.spyOn(registration, 'brain').mockResolvedValue({
    ...brain,
    game: {
      ...game,
      rulesVersion: NEXT_VERSION,
      play: (...args) => {
        game.play(...args);
        generous(args[0]);
      },
    },
  });
}

afterEach(() => void vi.restoreAllMocks());

eachDatabase('rules that are mended while a match runs', ({ another }) => {
  let house: Awaited<ReturnType<typeof openTestHouse>>;

  async function act(people: readonly Client[], table: string): Promise<void> {
    for (const client of people) {
      const answer = await playOne(client, table, (all) => all[0]);
      if (answer === null) continue;
      expect(answer.outcome).toEqual({ ok: true });
      return;
    }
    throw new Error('nobody is waited for');
  }

  it('carry it over when the server starts again, and everybody sees that', async () => {
    const database = await another();
    house = await openTestHouse({ database });
    const people = await Promise.all(['Ada', 'Grace'].map(async (name) => Client.named(house.address, name)));
    const [ada] = people;
    if (ada === undefined) throw new Error('nobody is there');
    const { id: table } = await begun(people, GAME, {});
    for (let action = 0; action < ACTIONS; action++) await act(people, table);
    const { update: before } = await ada.ask(ROUTES.opening, { table });
    const meant = await Promise.all(people.map(async (client) => client.ask(ROUTES.legal, { table })));
    await house.close();

    await withTheNextVersion();
    house = await openTestHouse({ database });
    for (const client of people) client.moveTo(house.address);
    const line = await ada.line();
    line.say({ do: 'watch', table, since: { seq: before.seq, undos: before.undos } });
    const told = await line.until((news) => news.news === 'update');
    expect(told).toMatchObject({ update: { seq: before.seq, undos: before.undos + 1, notes: [{ kind: 'carried' }] } });
    const { update: after } = await ada.ask(ROUTES.opening, { table });
    expect(after.steps).toEqual(before.steps);
    // What was meant for the rules before is stale, and what is played now is played by the new ones.
    const due = meant.findIndex(({ actions }) => actions.length > 0);
    const { seq = 0, undos = 0, actions = [] } = meant[due] ?? {};
    const late = { seq, undos, actions: actions.slice(0, 1), key: 'late' };
    expect((await people[due]?.ask(ROUTES.submit, { table }, late))?.outcome).toMatchObject({ ok: false, stale: true });
    await act(people, table);
    expect(await ada.ask(ROUTES.opening, { table })).toMatchObject({ update: { seq: before.seq + 1 } });
    const offers = await ada.ask(ROUTES.games, {});
    expect(JSON.stringify(offers)).toContain(`"rules":${NEXT_VERSION}`);
    line.close();
    await house.close();
  });
});
