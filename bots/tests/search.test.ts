import { rngFrom } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { botFor, type Budget, LEVELS, type Shape, Thinker } from '../index.ts';
import { Race } from '../search/race.ts';
import { brain, type Move, type Robbery, robbery, type RobberyBrain } from './robbery.ts';

const SHAPE: Shape = {
  glance: 40,
  candidates: 4,
  mostCandidates: 4,
  horizon: 1,
  width: 6,
  othersWidth: 6,
  heat: 2,
  guessedHeat: 2,
  caution: 0,
  rivalry: 0.5,
};

function view(): Robbery {
  return robbery.view(
    robbery.setup({}, 2, rngFrom('set-up'), () => {}),
    0,
  );
}

function thinkerOf(given: RobberyBrain = brain, shape: Partial<Shape> = {}): Thinker<Robbery, Move, object, never> {
  return new Thinker({ brain: given, view: view(), seat: 0, luck: 'luck', shape: { ...SHAPE, ...shape } });
}

function chosen(level: string, given: RobberyBrain = brain, budget?: Budget): Move | undefined {
  return botFor(level, given, budget)?.choose(view(), 0, rngFrom('chance'));
}

describe('a thinker', () => {
  it('sees what is answered before the round is over', () => {
    const thinker = thinkerOf();
    for (let step = 0; step < 200 && thinker.step(); step++);
    expect(thinker.best()).toBe('safe');
    const choices = thinker.choices();
    expect(choices.map(({ action }) => action)).toEqual(['safe', 'rest', 'bait']);
    expect(choices[0]).toMatchObject({ values: [3, 0] });
    const bait = choices[2];
    expect(bait?.tries).toBeGreaterThan(1);
    // The secret is somewhere from 15 to 24; what one seat loses the other has.
    expect(bait?.values[0]).toBeLessThanOrEqual(5 - 15);
    expect(bait?.values[0]).toBeGreaterThanOrEqual(5 - 24);
    expect(bait?.values[1]).toBe(5 - (bait?.values[0] ?? 0));
  });

  it('does not play on where a decision is judged at once', () => {
    const thinker = thinkerOf({ ...brain, isJudgedAtOnce: ({ turn }) => turn === 0 });
    for (let step = 0; step < 200 && thinker.step(); step++);
    expect(thinker.choices()).toMatchObject([
      { action: 'bait', values: [5, 0] },
      { action: 'safe', values: [3, 0] },
      { action: 'rest', values: [0, 0] },
    ]);
  });

  it('tries all in more worlds before the worse half rests, where worlds have to be guessed', () => {
    const fewest = (given: RobberyBrain): number => {
      const thinker = thinkerOf(given, { heat: 2, guessedHeat: 8 });
      for (let step = 0; step < 400 && thinker.step(); step++);
      return Math.min(...thinker.choices().map(({ tries }) => tries));
    };
    expect(fewest(brain)).toBe(8);
    const told: RobberyBrain = { ...brain, game: { ...robbery, guess: (seen) => ({ ...seen, secret: 20 }) } };
    expect(fewest(told)).toBe(2);
  });

  it('dares nothing for little more, however sure it is of the others', () => {
    // Right after it has taken what is safe, and nobody has answered yet.
    const daring: RobberyBrain = {
      ...brain,
      risk: ({ turn, points }, seat) => (turn === 1 && points[seat] === 3 ? -4 : 0),
    };
    const thinker = thinkerOf(daring);
    for (let step = 0; step < 200 && thinker.step(); step++);
    expect(thinker.choices().map(({ action }) => action)).toEqual(['rest', 'safe', 'bait']);
    expect(thinker.choices()[1]).toMatchObject({ values: [3, 0] });
  });

  it('ends where nothing tells two actions apart, and breathes although the game is over with them', () => {
    const last = { ...view(), round: 3, turn: 1 as const, open: true, secret: 0 };
    const thinker = new Thinker({ brain, view: last, seat: 1, luck: 'luck', shape: SHAPE });
    let steps = 0;
    while (thinker.step()) steps++;
    expect(thinker.choices().map(({ values }) => values)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(steps).toBeGreaterThan(thinker.choices().reduce((sum, { tries }) => sum + tries, 0));
    expect(steps).toBeLessThan(100);
  });

  it('looks around for others, and for itself, as far as it was told to', () => {
    const safe = (shape: Partial<Shape>): readonly number[] | undefined => {
      const thinker = thinkerOf(brain, { horizon: 2, ...shape });
      for (let step = 0; step < 400 && thinker.step(); step++);
      return thinker.choices().find(({ action }) => action === 'safe')?.values;
    };
    // What comes first is to rest and to wait.
    expect(safe({ width: 1, othersWidth: 1 })).toEqual([3, 0]);
    expect(safe({ width: 3, othersWidth: 1 })).toEqual([3 + 5, 0]);
    expect(safe({ width: 3, othersWidth: 2 })?.[1]).toBeGreaterThanOrEqual(15);
  });

  it('thinks about more than the first few where it has the time, and about no more than it may', () => {
    const thoughtAbout = (mostCandidates: number): ReadonlySet<string> => {
      const thinker = thinkerOf(brain, { candidates: 1, mostCandidates });
      for (let step = 0; step < 400 && thinker.step(); step++);
      return new Set(thinker.choices().map(({ action }) => action));
    };
    const all = robbery.legal(view(), 0);
    expect(thoughtAbout(2).size).toBe(2);
    expect(thoughtAbout(all.length)).toEqual(new Set(all));
  });

  it('takes what is best at once when it looks no further', () => {
    const thinker = thinkerOf(brain, { candidates: 1, mostCandidates: 1 });
    while (thinker.step());
    expect(thinker.best()).toBe('bait');
    expect(thinker.choices()).toEqual([{ action: 'bait', values: [5, 0], tries: 0 }]);
  });

  it('has an answer before it has begun to think, and after every step', () => {
    const thinker = thinkerOf();
    expect(robbery.legal(view(), 0)).toContain(thinker.best());
    expect(thinker.choices()).toEqual([]);
    for (let step = 0; step < 50 && thinker.step(); step++) {
      expect(robbery.legal(view(), 0)).toContain(thinker.best());
    }
  });

  it('thinks the same with the same luck', () => {
    const thoughts = (): unknown => {
      const thinker = thinkerOf();
      for (let step = 0; step < 60; step++) thinker.step();
      return [thinker.choices(), thinker.positions];
    };
    expect(thoughts()).toEqual(thoughts());
  });

  it('does not think about what has to be done', () => {
    const evaluate = (): number => {
      throw new Error('nothing is to be judged');
    };
    const forced = { ...brain, evaluate, game: { ...robbery, legal: (): Move[] => ['rest'] } };
    const thinker = thinkerOf(forced);
    expect(thinker.step()).toBe(false);
    expect(thinker.best()).toBe('rest');
    expect(thinker.positions).toBe(0);
  });

  it('judges guesses, never what lies there', () => {
    const secrets = new Set<number | null>();
    const watched: RobberyBrain = {
      ...brain,
      evaluate(p, seat) {
        secrets.add(p.secret);
        return brain.evaluate(p, seat);
      },
    };
    const thinker = thinkerOf(watched);
    for (let step = 0; step < 200 && thinker.step(); step++);
    expect(secrets.has(null)).toBe(false);
    expect(secrets.size).toBeGreaterThan(1);
  });

  it('judges what the game imagines where it knows better than to guess', () => {
    const secrets = new Set<number | null>();
    const knowing: RobberyBrain = {
      ...brain,
      imagine: (seen) => ({ ...seen, secret: 99 }),
      evaluate(p, seat) {
        secrets.add(p.secret);
        return brain.evaluate(p, seat);
      },
    };
    const thinker = thinkerOf(knowing);
    for (let step = 0; step < 200 && thinker.step(); step++);
    expect([...secrets]).toEqual([99]);
  });

  it('stays with what the game proposes unless something else is clearly better', () => {
    const proposing = (move: Move): RobberyBrain => ({
      ...brain,
      propose: (_view, _seat, legal) => legal.find((one) => one === move),
    });
    const best = (move: Move, shape: Partial<Shape>): Move => {
      const thinker = thinkerOf(proposing(move), shape);
      for (let step = 0; step < 400 && thinker.step(); step++);
      return thinker.best();
    };
    expect(best('rest', { caution: 1 })).toBe('safe');
    expect(best('safe', { caution: 1 })).toBe('safe');
    // What is ahead by chance alone is not enough: here one world in two is for it.
    const toss: RobberyBrain = {
      ...proposing('rest'),
      evaluate: ({ points, secret }, seat) => (seat === 1 ? 0 : points[0] === 3 && (secret ?? 0) % 2 === 0 ? 7 : 3.4),
    };
    const thinker = thinkerOf(toss, { caution: 3 });
    for (let step = 0; step < 30 && thinker.step(); step++);
    expect(thinker.best()).toBe('rest');
  });
});

describe('a thinker whose game knows alternatives', () => {
  const knowing: RobberyBrain = {
    ...brain,
    propose: () => 'rest',
    alternatives: () => ['rest', 'bait'],
    proposeHastily: (_p, seat, legal) => (seat === 1 ? legal.find((move) => move === 'wait') : undefined),
  };

  it('thinks about these alone', () => {
    const thinker = thinkerOf(knowing, { othersWidth: 3 });
    for (let step = 0; step < 400 && thinker.step(); step++);
    expect(new Set(thinker.choices().map(({ action }) => action))).toEqual(new Set(['rest', 'bait']));
  });

  it('takes others to be in a hurry', () => {
    const thinker = thinkerOf(knowing);
    for (let step = 0; step < 400 && thinker.step(); step++);
    // Nobody steals, so the bait is as good as it looks.
    expect(thinker.choices()[0]).toMatchObject({ action: 'bait', values: [5, 0] });
  });
});

describe('a race', () => {
  const shape = { heat: 2, caution: 0 };

  function raceOf(candidates: number, settings = shape): Race {
    const race = new Race(settings);
    race.enter(candidates);
    return race;
  }

  /** Runs a race for so many turns at most, and tells who was tried in which world. */
  function run(race: Race, most: number, brings: (candidate: number, world: number) => number): readonly string[] {
    const turns: string[] = [];
    for (let turn = race.next(); turn !== undefined && turns.length < most; turn = race.next()) {
      turns.push(`${turn.candidate} in ${turn.world}`);
      race.add(turn.candidate, brings(turn.candidate, turn.world));
    }
    return turns;
  }

  it('tries all in the same worlds, and then the better half', () => {
    const race = raceOf(4);
    const turns = run(race, 12, (candidate, world) => candidate * 10 + (candidate % 2 === world % 2 ? 1 : 0));
    expect(turns.slice(0, 8).map((turn) => turn.at(-1))).toEqual(['0', '0', '0', '0', '1', '1', '1', '1']);
    expect(new Set(turns.slice(8).map((turn) => turn[0]))).toEqual(new Set(['2', '3']));
    expect(race.order()).toEqual([3, 2, 1, 0]);
  });

  it('is over when one of two is ahead in every world alike', () => {
    const race = raceOf(2);
    expect(run(race, 100, (candidate, world) => world * 10 + candidate)).toHaveLength(8);
    expect(race.order()).toEqual([1, 0]);
  });

  it('compares only in worlds that both have seen', () => {
    const race = raceOf(2, { heat: 4, caution: 0 });
    race.add(0, 1);
    race.add(1, 2);
    race.add(0, 1000);
    expect(race.order()).toEqual([1, 0]);
  });

  it('compares those who are left in all worlds that they have seen, also where the first rested long ago', () => {
    const race = raceOf(3);
    const brings = [0, 10, 11];
    // In two worlds the last is ahead of the second, and far behind it in all that follow.
    run(race, 30, (candidate, world) =>
      candidate === 2 && world >= 2 ? -50 - world : (brings[candidate] ?? 0) + world,
    );
    expect(race.tries(0)).toBe(2);
    expect(race.order()[0]).toBe(1);
  });

  it('lets newcomers run against whoever is left, and ranks them behind until they have seen enough', () => {
    const race = raceOf(2);
    const brings = (candidate: number, world: number): number => candidate * 10 + world;
    run(race, 100, brings);
    race.enter(2);
    expect(race.next()).toEqual({ candidate: 2, world: 0 });
    race.add(2, 20);
    expect(race.order()).toEqual([1, 0, 2, 3]);
    expect(run(race, 100, brings).slice(0, 3)).toEqual(['3 in 0', '2 in 1', '3 in 1']);
    expect(race.order()[0]).toBe(3);
  });
});

describe.each(LEVELS)('the level %s', (level) => {
  it('chooses what is legal, and the same with the same chance', () => {
    const choice = chosen(level);
    expect(robbery.legal(view(), 0)).toContain(choice);
    expect(chosen(level)).toBe(choice);
  });

  it('keeps its time', () => {
    let now = 0;
    const slow: RobberyBrain = {
      ...brain,
      evaluate(p, seat) {
        now++;
        // Nothing is ever clear, so that it never ends by itself.
        return (p.secret ?? 0) * (p.points[seat] ?? 0);
      },
    };
    chosen(level, slow, { ms: 100, now: () => now });
    expect(now).toBeLessThanOrEqual(120);
  });

  it('can be called off: it answers after every step', () => {
    const thinking = botFor(level, brain)?.begin(view(), 0, rngFrom('chance'));
    for (let step = 0; step < 20; step++) {
      expect(robbery.legal(view(), 0)).toContain(thinking?.best());
      if (thinking?.step() !== true) break;
    }
  });
});

describe('levels', () => {
  it('differ in how far they see', () => {
    expect(chosen('driver')).toBe('bait');
    expect(chosen('engineer')).toBe('safe');
    expect(chosen('master')).toBe('safe');
  });

  it('judge at once where a game says that playing on misleads', () => {
    const given: RobberyBrain = { ...brain, isJudgedAtOnce: () => true };
    expect(chosen('engineer', given)).toBe('bait');
    expect(chosen('master', given)).toBe('bait');
  });

  it('overlook things at the lower end, and never take what they know to be worse', () => {
    const taken = (level: string): ReadonlySet<Move | undefined> =>
      new Set(
        Array.from({ length: 60 }, (_, turn) => botFor(level, brain)?.choose(view(), 0, rngFrom(`turn ${turn}`))),
      );
    expect(taken('apprentice')).toEqual(new Set(['bait', 'safe']));
    expect(taken('driver')).toEqual(new Set(['bait']));
  });

  it('mind the best of the others as much as the game says', () => {
    /** Whatever the first seat takes is worth far more to the second, who robs nobody then. */
    const generous: RobberyBrain = {
      ...brain,
      evaluate: ({ points }, seat) => (points[0] ?? Number.NaN) * (seat === 0 ? 1 : 10),
    };
    for (const level of ['engineer', 'master']) {
      expect(chosen(level, generous)).toBe('rest');
      expect(chosen(level, { ...generous, tuning: { rivalry: 0 } })).toBe('bait');
    }
  });
});
