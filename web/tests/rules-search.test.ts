import { GAMES } from '@roundhouse/games/registry';
import { Match, parseRecord } from '@roundhouse/kernel';
import { fixturesIn } from '@roundhouse/kernel/kit';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../rules/asked.ts';
import { plainText } from '../rules/inline.ts';
import { findRule, readRulebook, type Rulebook, translatedBook } from '../rules/rulebook.ts';
import { indexOf, searchRules } from '../rules/search.ts';

/** What somebody types who has never read the rules, and the section or the rule that should come first. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'age-of-steam': {
    loan: 'issue-shares.',
    loans: 'issue-shares.',
    'borrow money': 'issue-shares.',
    credit: 'issue-shares.',
    bankrupt: 'pay-expenses.insolvency',
    'go broke': 'pay-expenses.insolvency',
    'what happens if I cannot pay': 'pay-expenses.insolvency',
    'can I repay it': 'issue-shares.maximum',
    upkeep: 'pay-expenses.amount',
    bills: 'pay-expenses.amount',
    taxes: 'income-reduction.',
    auction: 'player-order.',
    'who starts': 'player-order.',
    skip: 'player-order.turn-order-pass',
    train: 'move-goods.engine-step',
    faster: 'move-goods.engine-step',
    'how far': 'move-goods.engine-limit',
    'how many tiles': 'build-track.limit',
    bridge: 'build-track.placing-cost',
    price: 'build-track.placing-cost',
    'border of the map': 'build-track.off-map',
    intersection: 'build-track.crossing',
    reroute: 'build-track.redirecting',
    'lose my track': 'build-track.losing',
    abandoned: 'build-track.claiming',
    opponent: 'move-goods.anyones-links',
    urbanize: 'new-city.action',
    deliver: 'move-goods.matching-city',
    dice: 'goods-growth.dice',
    'how long is the game': 'advance-turn.last-turn',
    winner: 'victory.',
    tiebreaker: 'victory.ties',
    'starting money': 'setup.starting-player',
  },
  steam: {
    loan: 'money.raising',
    borrowing: 'money.raising',
    debt: 'money.raising',
    bankrupt: 'bankruptcy.',
    'thrown out': 'bankruptcy.',
    shares: 'buy-capital.',
    maintenance: 'income.maintenance',
    'cannot pay': 'income.base-shortfall',
    salary: 'income.amount',
    'negative income': 'money.points',
    auction: 'order-of-play.',
    'who goes first': 'next-turn.order-by-tiles',
    'do nothing': 'move-goods.decline',
    ability: 'select-action-tiles.',
    train: 'move-goods.improve',
    engine: 'move-goods.improve',
    range: 'move-goods.locomotive-limit',
    'how many tiles': 'build-track.limit',
    cost: 'build-track.cost',
    mountain: 'build-track.cost',
    'off the board': 'build-track.off-map',
    adjacent: 'build-track.own-connection',
    overpass: 'build-track.keep-existing',
    rotate: 'build-track.redirecting',
    unfinished: 'build-track.losing',
    rival: 'move-goods.own-links',
    village: 'build-track.town-tiles',
    urbanize: 'urbanization.action',
    transport: 'move-goods.matching-city',
    'new cubes': 'city-growth.action',
    'number of turns': 'end-of-game.turns',
    scoring: 'end-of-game.points',
    tie: 'end-of-game.ties',
    leftover: 'end-of-game.money',
  },
  'kings-of-air-and-steam': {
    loan: 'solicit-funds.',
    broke: 'solicit-funds.',
    bankrupt: 'upkeep.',
    zeppelin: 'flight.exact-length',
    'how far can I fly': 'flight.exact-length',
    curve: 'flight.wide-turns',
    hover: 'flight.zero',
    'land in a city': 'flight.not-on-a-city',
    'pick up': 'cargo.load',
    dump: 'cargo.unload',
    'how many goods': 'cargo.capacity',
    program: 'plan.four-cards',
    'change my plan': 'plan.change',
    gems: 'diamonds.check',
    'lose a turn': 'diamonds.lost-turn',
    initiative: 'turn-order.letters',
    'what can I do': 'actions.one',
    warehouse: 'build-depot.',
    improve: 'upgrade-airship.cost',
    deliver: 'ship.own-depot',
    locomotive: 'ship.train-rating',
    fee: 'ship.tolls',
    route: 'ship.connected',
    profit: 'delivery.income',
    market: 'new-market.prices',
    demand: 'delivery.fulfilled',
    maintenance: 'upkeep.pay-or-return',
    factory: 'production.goods',
    hero: 'setup.character',
    faction: 'setup.team',
    thief: 'ezekiel-crane.steal',
    attack: 'ezekiel-crane.steal',
    'last round': 'sequence.round',
    unsold: 'clearance.goods',
    buy: 'build-depot.cost',
    winner: 'scoring.',
  },
  'city-of-iron': {
    loan: 'tax.coin',
    bankrupt: 'bid.pay-at-once',
    gold: 'income.base',
    research: 'science.buildings',
    auction: 'bid.order',
    pass: 'actions.no-pass',
    'how many actions': 'actions.three',
    house: 'build.available',
    price: 'build.coins',
    forest: 'build.land',
    'how many buildings fit': 'build.space',
    'tear down': 'build.demolish',
    resources: 'build.goods',
    'put aside': 'store.row',
    'hand limit': 'draw.card',
    shuffle: 'draw.turn-over',
    'throw away': 'card-action.discard',
    hammer: 'card-action.fuel',
    compass: 'settle.distance',
    colony: 'settle.land',
    boat: 'settle.vehicle',
    mayor: 'expand.own-city',
    war: 'attack.target',
    soldiers: 'attack.target',
    thief: 'card-action.steal',
    defence: 'attack.conquered-side',
    hire: 'purchase.supply',
    sell: 'income.goods-buildings',
    interest: 'tax.coin',
    majority: 'income.majority',
    badge: 'score.shields',
    'when is scoring': 'score.when',
    frogs: 'setup.nations',
    beginner: 'family.no-military',
    'last round': 'game-end.last-round',
    'starting money': 'setup.purse',
  },
};

const books = new Map<string, Rulebook>();
for (const game of GAMES) books.set(game.id, readRulebook((await game.page()).rules));

function bookOf(game: string): Rulebook {
  const book = books.get(game);
  if (book === undefined) throw new Error(`no rules of ${game}`);
  return book;
}

describe.each(GAMES.map(({ id }) => id))('the index of %s', (game) => {
  const book = bookOf(game);

  it('names rules that exist, and no word without one', () => {
    const entries = indexOf(book);
    expect(entries.length).toBeGreaterThanOrEqual(30);
    for (const { words, rules } of entries) {
      expect(words.length).toBeGreaterThan(0);
      expect(rules.length, words.join(' ')).toBeGreaterThan(0);
      for (const id of rules) expect(findRule(book, id), id).toBeDefined();
    }
  });

  const questions = Object.entries(QUESTIONS[game] ?? {});

  it('answers thirty questions in everyday words', () => {
    expect(questions.length).toBeGreaterThanOrEqual(30);
  });

  it.each(questions)('finds for "%s" first %s', (question, expected) => {
    const first = searchRules(book, question).meant[0]?.id ?? '';
    expect(first.startsWith(expected), first).toBe(true);
  });
});

describe('a search', () => {
  const book = bookOf('age-of-steam');

  it('shows what is meant once, and after it everything else with these words', () => {
    const { meant, literal } = searchRules(book, 'redirect');
    const others = literal.parts.flatMap(({ rules }) => rules);
    expect(others.map(({ id }) => id)).toContain('build-track.keep-others');
    for (const rule of meant) expect(others).not.toContain(rule);
  });

  it('takes a short word at the beginning of words only, and a long one anywhere', () => {
    const told = (game: string, question: string): string =>
      JSON.stringify(searchRules(bookOf(game), question).literal.parts.flatMap(({ rules }) => rules)).toLowerCase();
    expect(told('age-of-steam', 'tie')).not.toContain('cities');
    expect(told('city-of-iron', 'win')).not.toContain('drawing');
    expect(placesOf(['tie']).test('Ties and cities')).toBe(true);
    expect('The cities, tied'.split(placesOf(['tie']))).toEqual(['The cities, ', 'tie', 'd']);
    expect(placesOf(['solvent']).test('Insolvent')).toBe(true);
  });

  it.each([
    ['age-of-steam', 'how much does track cost', 'build-track.placing-cost'],
    ['steam', 'how much does track cost', 'build-track.cost'],
    ['kings-of-air-and-steam', 'what does a depot cost', 'build-depot.cost'],
  ])('in the rules of %s leads for "%s" with %s', (game, question, rule) => {
    expect(searchRules(bookOf(game), question).meant[0]?.id).toBe(rule);
  });

  it('asks nothing with the words that every question has, unless there are no others', () => {
    const rulesFor = (question: string) => searchRules(book, question).literal;
    expect(rulesFor('what is the loop')).toEqual(rulesFor('loop'));
    expect(searchRules(book, 'how much').words).toEqual(['how', 'much']);
  });

  it('shows first what has a word in its title', () => {
    const [first] = searchRules(book, 'cube').literal.parts;
    expect(plainText(first?.rules[0]?.title ?? [])).toMatch(/cube/i);
  });

  it('does not count the index among the rules that have a word', () => {
    expect(searchRules(book, 'zeppelin')).toMatchObject({ meant: [], literal: { parts: [] } });
    expect(searchRules(book, 'everyday words').literal.parts).toEqual([]);
  });

  it('knows a word before it is typed to its end, and no word of two letters', () => {
    expect(searchRules(book, 'bankr').meant[0]?.id).toBe('pay-expenses.insolvency');
    expect(searchRules(book, 'ba').meant).toEqual([]);
  });

  it('takes the index of another language where there is one', () => {
    const german = '## Stichworte\n\n| Wort | Regel |\n| --- | --- |\n| Pleite | `pay-expenses.insolvency` |\n';
    const other = translatedBook(book, german);
    expect(searchRules(other, 'pleite').meant.map(({ id }) => id)).toEqual(['pay-expenses.insolvency']);
    expect(searchRules(other, 'bankrupt').meant).toEqual([]);
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))('the rules at a table of %s', (id, game) => {
  it('open at a section of the book, whatever is decided', async () => {
    const page = await game.page();
    const book = bookOf(id);
    const sections = new Set<string>();
    for (const fixture of fixturesIn(new URL(`../../games/${id}/tests/fixtures/`, import.meta.url)).values()) {
      const match = Match.replay(page.game, parseRecord(JSON.parse(fixture), id));
      for (let seq = 0; seq <= match.seq; seq += 7) {
        const rule = page.ruleNow(match.viewAt(seq, 'public'));
        sections.add(rule);
        expect(findRule(book, rule), rule).toBeDefined();
      }
    }
    expect(sections.size).toBeGreaterThan(5);
  });
});
