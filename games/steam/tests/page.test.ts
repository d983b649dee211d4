import { say } from '@roundhouse/kernel';
import { planningAt, whyNoBuild, whyNoCity, whyNoMove } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { describe, expect, it } from 'vitest';
import { LOAN, POINTS_PER_LOAN } from '../content/components.ts';
import { steam } from '../rules/game.ts';
import { cityHex } from '../rules/places.ts';
import { playerAt } from '../rules/position.ts';
import { desk } from '../table/page/desk.ts';
import { NOTHING_YET } from '../table/page/pointing.ts';
import { promptFor } from '../table/page/prompt.ts';
import { setups } from '../table/page/setups.ts';
import { BuildingScene, RON } from './build-track/scene.ts';
import { moving, positionOf } from './support/table.ts';

const { afterPlan, buildsOn, totalCost } = planningAt(desk);

describe('planning track as ghosts', () => {
  it('adds up what tiles cost, builds nothing, and tells what the money for them costs', () => {
    const scene = new BuildingScene({ players: { [RON]: { cash: 0 } } });
    const plan = [scene.buildOf(9, 6, '5-2'), scene.buildOf(8, 7, '0-3')];
    const { position } = scene;
    const cost = totalCost(position, RON, plan);
    const raised = Math.ceil(cost / 5) * 5;
    const note = desk.paymentNote(position, afterPlan(position, RON, plan), RON);
    expect(note === null ? null : say(note)).toBe(`To pay $${cost}, $${raised} is raised: income 0 to −${raised / 5}.`);
    expect(position.track[scene.hex(9, 6)]).toBeNull();
  });

  it('counts what is paid in points, two for each loan, as the money that it brings', () => {
    const { position } = new BuildingScene();
    const poorer = { ...playerAt(position, RON), points: playerAt(position, RON).points - 2 * POINTS_PER_LOAN };
    const note = desk.paymentNote(position, { ...position, players: position.players.with(RON, poorer) }, RON);
    expect(note?.values).toMatchObject({ raised: 2 * LOAN });
  });

  it('promises no tiles where none can be laid', () => {
    const told = (mode: 'base' | 'standard', cash: number): string =>
      say(promptFor(new BuildingScene({ mode, players: { [RON]: { cash } } }).position, RON, NOTHING_YET));
    expect(told('standard', 8)).toMatch(/^Build track: up to \d more tiles\. \$8 left\.$/);
    expect(told('standard', 1)).toBe('You can lay no tile now. $1 left.');
    expect(told('base', 0)).toMatch(/^Build track: .* You have \$0 and can raise/);
  });

  it('asks nobody for a bid that they cannot pay', () => {
    const told = (cash: number, bids: readonly (number | null)[]): string => {
      const phase = {
        name: 'auction-order',
        seat: 0,
        bids,
        bidding: [0, 1, 2],
        passed: [],
        freePasses: [],
      } as const;
      return say(promptFor(positionOf({ mode: 'standard', players: [{ cash }], phase }), 0, NOTHING_YET));
    };
    expect(told(0, [null, null, null])).toBe('Open the bidding for the order of play, or pass. You have $0.');
    expect(told(8, [null, 3, null])).toBe('Bid more than $3 for the order of play, or pass. You have $8.');
    expect(told(3, [null, 3, null])).toBe('You have $3, too little for a bid of $4: pass.');
  });

  it('says what cubes lack where none can move', () => {
    const told = say(promptFor(positionOf({ phase: moving(RON) }), RON, NOTHING_YET));
    expect(told).toBe('No cube reaches a city of its colour over one link, round 1 of 2.');
  });

  it('says nothing of money while there is cash', () => {
    const scene = new BuildingScene();
    const after = afterPlan(scene.position, RON, [scene.buildOf(9, 6, '5-2')]);
    expect(desk.paymentNote(scene.position, after, RON)).toBeNull();
  });

  it('may go on with a New City after a tile', () => {
    const scene = new BuildingScene({ players: { [RON]: { tile: 'urbanization' } } });
    const planned = afterPlan(scene.position, RON, [scene.buildOf(9, 6, '5-2')]);
    expect(ofType(steam.legal(planned, RON), 'urbanize').length).toBeGreaterThan(0);
  });

  it('shows what completes a link first', () => {
    const scene = new BuildingScene({ track: [[8, 7, '0-3', RON]] });
    const builds = ofType(steam.legal(scene.position, RON), 'build');
    const hexes = [...new Set(builds.map(({ hex }) => hex))];
    const sorted = hexes.map((hex) => buildsOn(scene.position, RON, builds, hex));
    expect(sorted.flat().toSorted(byText)).toEqual(builds.toSorted(byText));
    for (const options of sorted) {
      const links = options.map((build) => desk.quoting(scene.position, RON)?.(build).completed.length ?? 0);
      expect(links).toEqual(links.toSorted((one, other) => other - one));
    }
    expect(sorted.some(([first]) => first !== undefined && completes(scene, first))).toBe(true);
  });
});

function byText(one: object, other: object): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

function completes(scene: BuildingScene, build: Parameters<typeof totalCost>[2][number]): boolean {
  return (desk.quoting(scene.position, RON)?.(build).completed.length ?? 0) > 0;
}

describe('a press on what is not possible', () => {
  it('names the reason that is nearest to being changed', () => {
    const scene = new BuildingScene({ mode: 'standard', players: { [RON]: { cash: 0 } } });
    expect(whyNoBuild(desk, scene.position, RON, scene.hex(9, 6))?.rule).toBe('money.cash-only');
    const ruined = new BuildingScene({ players: { [RON]: { cash: 0, income: -10 } } });
    expect(whyNoBuild(desk, ruined.position, RON, ruined.hex(9, 6))?.rule).toBe('money.nothing-left');
    expect(whyNoBuild(desk, ruined.position, RON, cityHex(ruined.position, 'albany'))?.rule).toBe(
      'build-track.not-on-city',
    );
  });

  it('says nothing where something is possible', () => {
    const scene = new BuildingScene();
    expect(whyNoBuild(desk, scene.position, RON, scene.hex(9, 6))).toBeNull();
  });

  it('tells a town from other hexes for a New City', () => {
    const scene = new BuildingScene({ players: { [RON]: { tile: 'urbanization' } } });
    expect(whyNoCity(desk, scene.position, RON, scene.hex(9, 6), 'red')?.rule).toBe('urbanization.on-town');
    expect(whyNoCity(desk, scene.position, RON, scene.hex(8, 8), 'red')).toBeNull();
  });

  it('tells a weak locomotive from missing links when goods do not move', () => {
    const links = [
      [RON, 'albany', 'hartford'],
      [RON, 'hartford', 'providence'],
    ] as const;
    const position = positionOf({
      links,
      phase: moving(RON),
      cubes: { albany: ['red'], boston: ['blue'], ottawa: [] },
    });
    const ask = (city: string) => whyNoMove(desk, position, RON, cityHex(position, city))?.rule;
    expect(ask('albany')).toBe('move-goods.locomotive-limit');
    expect(ask('boston')).toBe('move-goods.completed-links');
    expect(ask('ottawa')).toBe('move-goods.cube');
  });
});

describe('the ways to start', () => {
  it('offer each map in three ways, all of which can be played', () => {
    const all = setups(steam);
    expect(all.map(({ id }) => id)).toEqual([
      'northeast-first',
      'northeast',
      'northeast-standard',
      'ruhr-first',
      'ruhr',
      'ruhr-standard',
    ]);
    for (const { options, provenance } of all) {
      expect(steam.options.parse(options)).toEqual(options);
      expect(provenance.map(({ text }) => text).join()).toContain('Our reconstruction');
    }
  });
});
