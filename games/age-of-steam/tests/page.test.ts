import { say } from '@roundhouse/kernel';
import { NOTHING, planningAt, whyNoBuild, whyNoCity, whyNoMove } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { describe, expect, it } from 'vitest';
import type { PlayerOrderPhase } from '../rules/position.ts';
import { ifBid, ifItEnded } from '../table/page/panels/auction-standing.ts';
import { desk } from '../table/page/desk.ts';
import { promptFor } from '../table/page/prompt.ts';
import { ageOfSteam } from '../rules/game.ts';
import { at, BuildingScene, DAVE, PETE } from './support/board-notation.ts';
import { positionOf } from './support/table.ts';

const { afterPlan, buildsOn, quote, totalCost } = planningAt(desk);

const A = { type: 'build', hex: at(10, 9), tile: 'straight', rotation: 1 } as const;
const B = { type: 'build', hex: at(11, 8), tile: 'straight', rotation: 1 } as const;

describe('planning track as ghosts', () => {
  it('adds up what several tiles cost, and builds nothing', () => {
    const { position } = new BuildingScene();
    expect(totalCost(position, PETE, [A, B])).toBe(4);
    expect(quote(afterPlan(position, PETE, [A]), PETE, B)?.completed).toHaveLength(1);
    expect(position.track[A.hex]).toBeNull();
  });

  it('ends a plan where it is no longer possible', () => {
    const { position } = new BuildingScene({ cash: 3 });
    expect(afterPlan(position, PETE, [A, B]).track[B.hex]).toBeNull();
    expect(afterPlan(position, PETE, [A, B]).track[A.hex]).not.toBeNull();
  });

  it('shows what completes a link first', () => {
    const { position } = new BuildingScene({ track: [[10, 9, '4-1', PETE]] });
    const builds = ofType(ageOfSteam.legal(position, PETE), 'build');
    const [first] = buildsOn(position, PETE, builds, B.hex);
    expect(first).toEqual(B);
  });
});

describe('the one line that says what to do', () => {
  it('promises no tiles where none can be laid', () => {
    const told = (cash: number): string => say(promptFor(new BuildingScene({ cash }).position, PETE, NOTHING));
    expect(told(8)).toBe('Build track: up to 3 more tiles. $8 left.');
    expect(told(1)).toBe('You can lay no tile now. $1 left.');
  });

  it('asks nobody for a bid that they cannot pay, and names passing where it is possible', () => {
    const told = (cash: number, high: number, passes: readonly number[] = []): string => {
      const phase: PlayerOrderPhase = {
        name: 'determine-player-order',
        seat: 0,
        bids: [0, high, 0],
        bidding: [0, 1, 2],
        dropped: [],
        passes,
      };
      return say(promptFor(positionOf({ seats: 3, players: [{ cash }], phase }), 0, NOTHING));
    };
    expect(told(8, 3)).toBe('Bid more than $3, or drop out. You have $8.');
    expect(told(8, 3, [0])).toBe('Bid more than $3, or pass, or drop out. You have $8.');
    expect(told(8, 0, [0])).toBe('Bid to go first: $1 or more, or pass, or drop out. You have $8.');
    expect(told(3, 3)).toBe('You have $3, too little for a bid of $4: drop out.');
    expect(told(0, 0, [0])).toBe('You have $0, too little for a bid of $1: pass, or drop out.');
  });
});

describe('the button of a delivery', () => {
  it('says what it brings, and that it brings nothing', () => {
    expect(say(desk.deliveryWords(3))).toBe('Deliver: +3 income for you');
    expect(say(desk.deliveryWords(0))).toBe('Deliver: nothing for you, only for others');
  });
});

describe('a press on what is not possible', () => {
  it('names the reason that is nearest to being changed', () => {
    const poor = new BuildingScene({ cash: 1 });
    expect(whyNoBuild(desk, poor.position, PETE, A.hex)?.rule).toBe('build-track.cost');
    const { position } = new BuildingScene({ track: [[10, 9, '4-1', DAVE]], hasBuilt: true });
    expect(whyNoBuild(desk, position, PETE, at(5, 2))?.rule).toBe('build-track.own-connection');
    expect(whyNoBuild(desk, position, PETE, at(9, 9))?.rule).toBe('build-track.not-on-city');
    expect(whyNoBuild(desk, position, PETE, at(9, 0))?.rule).toBe('build-track.off-map');
  });

  it('says nothing where something is possible', () => {
    expect(whyNoBuild(desk, new BuildingScene().position, PETE, A.hex)).toBeNull();
  });

  it('tells a town from other hexes for a New City', () => {
    const { position } = new BuildingScene({ actions: { [PETE]: 'urbanization' } });
    expect(whyNoCity(desk, position, PETE, at(5, 2), 'A')?.rule).toBe('new-city.on-town');
    expect(whyNoCity(desk, position, PETE, at(10, 8), 'A')).toBeNull();
  });

  it('tells a weak engine from missing links when goods do not move', () => {
    const { position } = new BuildingScene({
      track: [
        [9, 8, '3-1', PETE],
        [10, 8, '4-1', PETE, PETE],
        [11, 7, '4-2', PETE],
      ],
    });
    const moving = {
      ...position,
      cubes: { ...position.cubes, evansville: ['blue'] as const, chicago: ['blue'] as const, detroit: [] },
      phase: { name: 'move-goods', seat: PETE, round: 1, stepped: [] } as const,
    };
    expect(whyNoMove(desk, moving, PETE, at(9, 9))?.rule).toBe('move-goods.engine-limit');
    expect(whyNoMove(desk, moving, PETE, at(7, 5))?.rule).toBe('move-goods.completed-links');
    expect(whyNoMove(desk, moving, PETE, at(13, 3))?.rule).toBe('move-goods.cube');
    expect(whyNoMove(desk, moving, PETE, at(5, 2))?.rule).toBe('move-goods.cube');
  });
});

describe('what an auction would cost if it ended now', () => {
  it('is nothing for the first to drop, half for others, all for the last two', () => {
    const phase: PlayerOrderPhase = {
      name: 'determine-player-order',
      seat: 1,
      bids: [5, 3, 2, 0],
      bidding: [0, 1, 2, 3],
      dropped: [],
      passes: [],
    };
    const position = positionOf({ seats: 4, phase });
    expect(ifItEnded(position, phase)).toEqual([
      { seat: 0, bid: 5, place: 1, pays: 5 },
      { seat: 3, bid: 0, place: 2, pays: 0 },
      { seat: 2, bid: 2, place: 3, pays: 1 },
      { seat: 1, bid: 3, place: 4, pays: 0 },
    ]);
    const later = { ...phase, seat: 2 };
    expect(ifItEnded(position, later).map(({ seat }) => seat)).toEqual([0, 1, 3, 2]);
  });

  it('is told of the bid that would be made, and of what is there where none can be', () => {
    const phase: PlayerOrderPhase = {
      name: 'determine-player-order',
      seat: 0,
      bids: [0, 2, 0],
      bidding: [0, 1, 2],
      dropped: [],
      passes: [],
    };
    const auction = { position: positionOf({ seats: 3, players: [{ cash: 10 }], phase }), phase, bid: null };
    const standing = (amount: number | null): readonly object[] => {
      const { position, phase: then } = ifBid(auction, 0, amount);
      return ifItEnded(position, then).map(({ seat, place, pays }) => ({ seat, place, pays }));
    };
    expect(standing(null)).toEqual([
      { seat: 1, place: 1, pays: 2 },
      { seat: 2, place: 2, pays: 0 },
      { seat: 0, place: 3, pays: 0 },
    ]);
    expect(standing(4)).toEqual([
      { seat: 0, place: 1, pays: 4 },
      { seat: 2, place: 2, pays: 0 },
      { seat: 1, place: 3, pays: 0 },
    ]);
    expect(standing(7)[0]).toEqual({ seat: 0, place: 1, pays: 7 });
  });
});
