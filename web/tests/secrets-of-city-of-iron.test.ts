import { type Action, cityOfIron, type Position } from '@roundhouse/city-of-iron';
import { rngFrom } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import type { Update } from '@roundhouse/host';
import { Wall } from './support/wall.ts';

const ANNA = 0;
const BRUNO = 1;
const FULL = { set: 'standard', mode: 'full', nationAbilities: false };

function isPosition(view: object): view is Position {
  return 'players' in view && 'phase' in view && 'row' in view;
}

function positionIn({ view }: Update): Position {
  if (!isPosition(view)) throw new Error('this is no position');
  return view;
}

/** Everybody does the first thing that comes to mind, until all may buy. */
async function toTheShop(wall: Wall): Promise<void> {
  while (positionIn(wall.now).phase.name !== 'purchase') {
    const [seat = 0] = wall.now.waiting;
    await wall.look(seat);
    const legal = cityOfIron.legal(positionIn(wall.now), seat);
    await wall.act(legal.find(({ type }) => type === 'tax') ?? legal[0]);
  }
}

/** Bruno buys a card and has finished; then Anna sits down and buys. Returns what came over the wall for her. */
async function whatAnnaHears(brunosCard: string): Promise<{ before: readonly string[]; after: readonly string[] }> {
  const wall = await Wall.newMatch(cityOfIron, FULL, [null, null], 'shop');
  await toTheShop(wall);
  await wall.look(BRUNO);
  await wall.act({ type: 'buy', card: brunosCard });
  await wall.act({ type: 'finish-buying' });
  wall.heard.length = 0;
  await wall.look(ANNA);
  await wall.act({ type: 'buy', card: 'cit-mayor' });
  await wall.askForAll();
  const before = wall.heard.splice(0);
  await wall.act({ type: 'finish-buying' });
  return { before, after: wall.heard };
}

/** All cards that the eye of an update may not know and yet are in it. */
function givenAway(update: Update): readonly unknown[] {
  const { players, phase } = positionIn(update);
  const hidden = players.filter((_, seat) => seat !== update.eye);
  const cards = hidden.flatMap(({ hand, citizen, military }) => [...hand, ...citizen.draw, ...military.draw]);
  const orders = phase.name === 'purchase' ? phase.orders.filter((_, seat) => seat !== update.eye) : [];
  return [...cards, ...orders.map((order) => order.cards)].filter((known) => known !== null);
}

describe('what comes from the worker in City of Iron', () => {
  it('tells of a purchase when all have bought, and not a byte before', async () => {
    const one = await whatAnnaHears('cit-engineer');
    const other = await whatAnnaHears('mil-spy');
    expect(other.before).toEqual(one.before);
    expect(one.before.join()).toContain('cit-mayor');
    expect(one.after.join()).toContain('Engineer');
    expect(other.after.join()).toContain('Spy');
  });

  it('shows no card in the hand, the decks or the basket of a bot, in a whole game', async () => {
    const wall = await Wall.newMatch(cityOfIron, FULL, [null, 'lively', 'random'], 'bots');
    const rng = rngFrom('a person');
    while (wall.now.result === null) {
      if (await wall.botActs()) continue;
      const legal: readonly Action[] = cityOfIron.legal(positionIn(wall.now), ANNA);
      await wall.act(legal[rng.int(legal.length)]);
    }
    const running = wall.updates.filter(({ result }) => result === null);
    expect(running.flatMap(givenAway)).toEqual([]);
    const drawn = running
      .flatMap(({ steps }) => steps.flatMap(({ events }) => events))
      .map((event) => JSON.stringify(event));
    const cards = (seat: number): readonly string[] =>
      drawn.filter((event) => event.includes(`"type":"drew","seat":${seat}`) && !event.includes('"card":null'));
    expect([1, 2].flatMap(cards)).toEqual([]);
    expect(cards(ANNA).length).toBeGreaterThan(0);
  });
});
