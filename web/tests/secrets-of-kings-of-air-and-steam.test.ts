import { FACE_DOWN, findCard, kingsOfAirAndSteam, type Position } from '@roundhouse/kings-of-air-and-steam';
import { describe, expect, it } from 'vitest';
import type { Update } from '@roundhouse/host';
import { Wall } from './support/wall.ts';

const ANNA = 0;
const BRUNO = 1;
const NORMAL = { mode: 'normal' };

function isPosition(view: object): view is Position {
  return 'players' in view && 'phase' in view && 'bins' in view;
}

function positionIn({ view }: Update): Position {
  if (!isPosition(view)) throw new Error('this is no position');
  return view;
}

/** Plays the first legal action for whoever is to decide, until all plan. */
async function toPlanning(wall: Wall): Promise<void> {
  while (positionIn(wall.now).phase.name !== 'plan') {
    const [seat = 0] = wall.now.waiting;
    await wall.look(seat);
    await wall.act(kingsOfAirAndSteam.legal(positionIn(wall.now), seat)[0]);
  }
}

async function plan(wall: Wall, seat: number, cards: readonly string[]): Promise<void> {
  await wall.look(seat);
  for (const [socket, card] of cards.entries()) await wall.act({ type: 'plan-card', socket, card });
}

/** Bruno plans some cards; then Anna sits down and plans hers. Returns what came over the wall for her. */
async function whatAnnaHears(
  brunosPlan: readonly string[],
): Promise<{ before: readonly string[]; after: readonly string[] }> {
  const wall = await Wall.newMatch(kingsOfAirAndSteam, NORMAL, [null, null], 'wall');
  await toPlanning(wall);
  await plan(wall, BRUNO, brunosPlan);
  await wall.act({ type: 'ready' });
  wall.heard.length = 0;
  await plan(wall, ANNA, ['0', '1', '2', '3']);
  await wall.askForAll();
  const before = wall.heard.splice(0);
  await wall.act({ type: 'ready' });
  return { before, after: wall.heard };
}

describe('what comes from the worker in Kings of Air and Steam', () => {
  it('does not depend by a single byte on the plan of another player, until cards are revealed', async () => {
    const one = await whatAnnaHears(['0', '1', '2', '3']);
    const other = await whatAnnaHears(['special', '5**', '1', '2*']);
    expect(other.before).toEqual(one.before);
    expect(one.before.length).toBeGreaterThan(6);
    // The comparison means something: as soon as cards lie open, it tells the two plans apart.
    expect(other.after).not.toEqual(one.after);
  });

  it('shows no card of a bot before its cycle, in a whole game', async () => {
    const wall = await Wall.newMatch(kingsOfAirAndSteam, NORMAL, ['lively', 'lively', 'random'], 'wall');
    while (await wall.botActs());
    let faceDown = 0;
    for (const update of wall.updates) {
      const position = positionIn(update);
      const { players, cycle, phase } = position;
      const open = phase.name === 'plan' ? 0 : cycle;
      for (const { plan: planned, team } of players) {
        const hidden = planned.slice(open);
        faceDown += hidden.filter((card) => card === FACE_DOWN).length;
        expect(hidden.filter((card) => card !== null && findCard(position, team, card) !== undefined)).toEqual([]);
      }
      expect(JSON.stringify(update.steps)).not.toContain('card-planned');
    }
    expect(wall.now.result).not.toBeNull();
    expect(faceDown).toBeGreaterThan(0);
  });
});
