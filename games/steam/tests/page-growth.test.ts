import { readFileSync } from 'node:fs';
import { Match, recordFromText, say, text } from '@roundhouse/kernel';
import { NOTHING } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { pointingAt, viewFor } from '@roundhouse/table-kit/kit';
import { describe, expect, it } from 'vitest';
import { steam } from '../rules/game.ts';
import { cityHex } from '../rules/places.ts';
import { movedBy } from '../table/page/desk.ts';
import { chosenGrowth, growthTargets, pressToGrow } from '../table/page/growth.ts';
import type { PanelProps } from '../table/page/panels/panel-props.ts';
import type { Pointed } from '../table/page/pointing.ts';
import { newsOf } from '../table/page/side/news.ts';
import { BuildingScene, RON } from './build-track/scene.ts';

const scene = new BuildingScene({ players: { [RON]: { tile: 'city-growth' } } });
const { position } = scene;
const growths = ofType(steam.legal(position, RON), 'grow-city');

function propsOf(at: Partial<Pointed> = {}): PanelProps {
  return {
    table: viewFor(steam, position, RON, growths),
    seat: RON,
    pointing: pointingAt({ ...NOTHING, space: null, ...at }),
  };
}

const t = (english: string, values?: Parameters<typeof text>[1]): string => say(text(english, values));
const tile = scene.buildOf(9, 6, '5-2');

describe('a city that grows', () => {
  const [growth] = growths;
  if (growth === undefined) throw new RangeError('nothing grows');
  const hex = cityHex(position, growth.city);

  it('is one of the marked cities; a press chooses it and lets go of a tile that was tried', () => {
    const cities = [...new Set(growths.map(({ city }) => city))];
    const targets = growthTargets(propsOf(), t);
    expect(targets.map(({ spot }) => spot)).toEqual(cities.map((city) => cityHex(position, city)));
    expect(targets.every(({ kind, chosen }) => kind === 'city' && !chosen)).toBe(true);
    expect(pressToGrow(propsOf({ tile, hex: tile.hex }), hex)).toEqual({
      point: { city: growth.city, hex: null, tile: null },
    });
    const chosen = growthTargets(propsOf({ city: growth.city }), t).filter((target) => target.chosen);
    expect(chosen.map(({ spot }) => spot)).toEqual([hex]);
  });

  it('is none while a New City is placed, and no other hex is', () => {
    expect(growthTargets(propsOf({ newCity: 'red' }), t)).toEqual([]);
    expect(pressToGrow(propsOf({ newCity: 'red' }), hex)).toBeNull();
    expect(pressToGrow(propsOf(), tile.hex)).toBeNull();
  });

  it('is confirmed when its cubes are chosen too, not while a tile is tried', () => {
    const { city, space } = growth;
    expect(chosenGrowth(propsOf({ city, space }))).toEqual(growth);
    expect(chosenGrowth(propsOf({ city }))).toBeUndefined();
    expect(chosenGrowth(propsOf({ city, space, hex: tile.hex }))).toBeUndefined();
  });
});

describe('a whole game', () => {
  const RECORD = new URL('fixtures/01-northeast-standard-5-players-the-last-turn.json', import.meta.url);
  const match = Match.replay(steam, recordFromText(readFileSync(RECORD, 'utf8')));
  const steps = match.events('public').filter(({ seq }) => seq > 0);

  it('has news of all money that changed hands, together with what was raised', () => {
    for (const { seq, events } of steps) {
      const before = match.at(seq - 1);
      for (const [seat, player] of match.at(seq).players.entries()) {
        const indebted = ofType(events, 'expenses-paid').some(
          (paid) => paid.seat === seat && paid.incomeLost + paid.pointsLost > 0,
        );
        if (player.outInTurn !== null || indebted) continue;
        const news = events.flatMap((event) => newsOf(event, events)).filter(([one]) => one === seat);
        const money = news.map(([, { brief }]) => brief).filter((brief) => brief.includes('$'));
        const told = money.reduce((sum, brief) => sum + Number(brief.replace('$', '').replace('−', '-')), 0);
        const raised = ofType(events, 'money-raised').filter((event) => event.seat === seat);
        const cash = raised.reduce((sum, { cash: amount }) => sum + amount, 0);
        expect(told + cash, JSON.stringify(events)).toBe(player.cash - (before.players[seat]?.cash ?? 0));
      }
    }
  });

  it('moves on the map what was delivered, and rings where something came', () => {
    const kinds = new Set<string>();
    for (const { events } of steps) {
      const { journey, landed } = movedBy(events);
      expect(journey).toEqual(ofType(events, 'goods-moved')[0] ?? null);
      const hexes = events.flatMap((event) => ('hex' in event ? [event.hex] : []));
      for (const hex of landed) expect(hexes).toContain(hex);
      for (const event of events) {
        kinds.add(event.type);
      }
      const laid = [...ofType(events, 'track-built'), ...ofType(events, 'city-grown')].map(({ hex }) => hex);
      expect(landed).toEqual(expect.arrayContaining(laid));
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['track-built', 'goods-moved']));
  });
});
