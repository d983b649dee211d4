import { readFileSync } from 'node:fs';
import { clone, Match, recordFromText, rngFrom, type Seat } from '@roundhouse/kernel';
import { cheapestTrack, overviewOf } from '@roundhouse/rail-table';
import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { steam } from '../rules/game.ts';
import { playerAt, type Position } from '../rules/position.ts';
import { desk } from '../table/page/desk.ts';

const RECORD = new URL('fixtures/01-northeast-standard-5-players-the-last-turn.json', import.meta.url);
const match = Match.replay(steam, recordFromText(readFileSync(RECORD, 'utf8')));

/** Every so many moments of a phase. */
function moments(phase: Position['phase']['name'], every: number): readonly { position: Position; seat: Seat }[] {
  return Array.from({ length: match.seq }, (_, seq) => match.at(seq))
    .filter((position) => position.phase.name === phase)
    .filter((_, index) => index % every === 0)
    .map((position) => ({ position, seat: steam.waiting(position)[0] ?? 0 }));
}

/** What everybody takes for a delivery. */
function paidFor(p: Position, seat: Seat, move: Parameters<typeof steam.play>[2]): ReadonlyMap<Seat, number> {
  const paid = new Map<Seat, number>();
  const copy = clone(p);
  const tell = (event: Event): void => {
    if (event.type === 'points-taken') paid.set(event.seat, event.points);
  };
  steam.play(copy, seat, move, rngFrom('a delivery'), tell);
  while (copy.phase.name === 'choose-points') {
    steam.play(copy, copy.phase.seat, { type: 'take-points', as: 'points' }, rngFrom('a delivery'), tell);
  }
  return paid;
}

describe('what one could do in Steam', () => {
  it('is told with what playing it pays, to everybody', () => {
    let told = 0;
    for (const { position, seat } of moments('move-goods', 1)) {
      for (const { move, earnings, own } of overviewOf(desk, position, position, seat)) {
        expect(steam.check(position, seat, move)).toBeNull();
        const paid = paidFor(position, seat, move);
        expect(new Map(earnings.map((earning) => [earning.seat, earning.links]))).toEqual(paid);
        expect(own).toBe(paid.get(seat));
        told++;
      }
    }
    expect(told).toBeGreaterThan(15);
  });

  it('has the cheapest track at the prices that the rules take', () => {
    let found = 0;
    for (const { position, seat } of moments('build-track', 25)) {
      const { cities } = desk.chartOf(position);
      const builder = desk.nextBuilding(position, seat);
      if (builder === null) continue;
      for (const [index, { hex }] of cities.entries()) {
        const track = cheapestTrack(desk, builder, seat, hex, cities[(index + 1) % cities.length]?.hex ?? hex);
        if (track === null || 'rule' in track) continue;
        const copy = clone(desk.carefree(builder, seat));
        const { cash } = playerAt(copy, seat);
        for (const { build } of track.tiles) {
          expect(steam.check(copy, seat, build)).toBeNull();
          steam.play(copy, seat, build, rngFrom('a tile'), () => undefined);
        }
        expect(cash - playerAt(copy, seat).cash).toBe(track.price);
        found++;
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  it('is asked for the next time that a seat builds, with what it may lay then', () => {
    for (const { position, seat } of moments('build-track', 12)) {
      expect(desk.nextBuilding(position, seat)).toBe(position);
      expect([3, 4]).toContain(desk.buildLimit(position, seat));
      const later = position.order
        .filter((other) => other !== seat)
        .map((other) => ({ other, phase: desk.nextBuilding(position, other)?.phase }))
        .filter(({ phase }) => phase !== undefined);
      for (const { other, phase } of later) expect(phase).toMatchObject({ name: 'build-track', seat: other });
    }
  });
});
