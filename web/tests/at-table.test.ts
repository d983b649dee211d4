import { ageOfSteam, boardOf } from '@roundhouse/age-of-steam';
import { page } from '@roundhouse/age-of-steam/page';
import { Match, refuse } from '@roundhouse/kernel';
import { expect, it } from 'vitest';
import { atTable } from '../match/at-table.ts';
import type { Snapshot, TableMatch } from '../match/table-match.ts';

const [copperVale] = ageOfSteam.content.items.filter(({ id }) => id === 'copper-vale');
const json: object = Object.assign({}, copperVale?.file, { id: 'mine', name: 'My own vale' });
const running = Match.start(ageOfSteam.content.with([{ json, source: 'mine.json' }]), {
  options: { map: 'mine' },
  seats: 3,
  seed: 'at table',
});

const view = (): object => structuredClone(running.viewAt(0, 'public'));

function matchWith(part: Partial<Snapshot>): TableMatch {
  const snapshot: Snapshot = {
    id: 'one',
    game: 'age-of-steam',
    options: running.options,
    screen: 'shared',
    elsewhere: false,
    eye: 'public',
    seq: 0,
    undos: 0,
    view: view(),
    waiting: running.waiting(),
    steps: [],
    undo: { to: 0, stop: refuse('match.undo-nothing', 'Nothing.'), pastBots: 0 },
    notes: [],
    players: [],
    takebacks: false,
    result: null,
    ...part,
  };
  const unused = (): never => {
    throw new Error('nobody asks for this');
  };
  return {
    snapshot: () => snapshot,
    subscribe: unused,
    submit: unused,
    undo: unused,
    seat: unused,
    look: unused,
    viewAt: () => Promise.resolve(view()),
    views: () => Promise.resolve([view(), view()]),
    fork: unused,
    record: unused,
    bringHere: unused,
    close: unused,
  };
}

it('looks at what comes from elsewhere with the content of the match, which the page never saw', async () => {
  const sent = matchWith({ content: structuredClone(running.content) });
  const { match, page: furnished } = atTable(sent, page);
  const views = [match.snapshot().view, await match.viewAt(0), ...(await match.views([0, 0]))];
  const named = views.map((one) => boardOf(ageOfSteamView(one)).name);
  expect(named).toEqual(views.map(() => 'My own vale'));
  expect(match.snapshot()).toBe(match.snapshot());
  expect(furnished.game.options.parse({ map: 'mine' })).toEqual({ map: 'mine' });
});

it('leaves a match alone that the page plays itself', () => {
  const own = matchWith({});
  expect(atTable(own, page)).toEqual({ match: own, page });
});

function ageOfSteamView(seen: object) {
  const { content } = Object.assign({ content: running.position.content.slice(0, 0) }, seen);
  return { content };
}
