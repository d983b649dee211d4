import { levelOf, USUAL_LEVEL } from '@roundhouse/bots/levels';
import {
  type AnyGame,
  dressed,
  EMBLEMS,
  exchanged,
  type Livery,
  MalformedError,
  SEAT_COLOURS,
  type SeatRange,
} from '@roundhouse/kernel';
import type { NewMatch } from '../match/table-match.ts';
import type { Setup } from '@roundhouse/table-kit';
import { botName } from './quick-match.ts';

export interface SeatChoice {
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: string | null;
  /** Left out: what the place has, or what others leave. */
  readonly livery?: Livery;
}

/** What a person has filled in on the way to a new game. */
export interface NewChoice {
  readonly setup: string;
  readonly seats: readonly SeatChoice[];
  /** What is written in where the set-up asks for something; empty for nothing. */
  readonly code: string;
  /** Empty: by chance. */
  readonly seed: string;
}

export const LONGEST_NAME = 20;
const LONGEST_WRITTEN = 60;
/** Beside one person, a table of this size is lively and still quick. */
const USUAL_SEATS = 3;

type Setups = readonly Setup<unknown>[];

export function defaultChoice(setups: Setups, person: string): NewChoice {
  const [setup] = setups;
  if (setup === undefined) throw new Error('a game has at least one set-up');
  const empty: NewChoice = { setup: setup.id, seats: [{ name: person, bot: null }], code: '', seed: '' };
  return withSeats(empty, within(setup, USUAL_SEATS));
}

function within({ seats }: Pick<Setup<unknown>, 'seats'>, count: number): number {
  return Math.min(seats.max, Math.max(seats.min, count));
}

/** More seats are taken by bots; fewer seats lose the last ones. */
export function withSeats(choice: NewChoice, count: number): NewChoice {
  const kept = choice.seats.slice(0, count);
  const level = choice.seats.findLast(({ bot }) => bot !== null)?.bot ?? USUAL_LEVEL;
  while (kept.length < count) kept.push({ name: botName(kept.length - 1), bot: level });
  return { ...choice, seats: kept };
}

export function withSetup(choice: NewChoice, setup: Setup<unknown>): NewChoice {
  return withSeats({ ...choice, setup: setup.id, code: '' }, within(setup, choice.seats.length));
}

export function withSeat(choice: NewChoice, seat: number, change: Partial<SeatChoice>): NewChoice {
  return { ...choice, seats: choice.seats.map((one, index) => (index === seat ? { ...one, ...change } : one)) };
}

/** What everybody looks like by what was chosen. */
export function liveriesOf({ seats }: Pick<NewChoice, 'seats'>): readonly Livery[] {
  return dressed(
    seats.length,
    seats.map(({ livery }) => livery ?? null),
  );
}

/** Whoever has chosen the same before gets what this seat had. */
export function withLivery(choice: NewChoice, seat: number, livery: Livery): NewChoice {
  const liveries = exchanged(liveriesOf(choice), seat, livery);
  const seats = choice.seats.map((one, index) => {
    const worn = index === seat || one.livery !== undefined ? liveries[index] : undefined;
    return worn === undefined ? one : { ...one, livery: worn };
  });
  return { ...choice, seats };
}

/** Puts whoever sits at one place at another; those between move up. What somebody chose to look like goes along. */
export function withMoved(choice: NewChoice, from: number, to: number): NewChoice {
  const moved = choice.seats[from];
  if (moved === undefined || to < 0 || to >= choice.seats.length) return choice;
  return { ...choice, seats: choice.seats.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** Everybody at a place by lot; `chance` gives numbers from 0 up to 1. */
export function withLots(choice: NewChoice, chance: () => number): NewChoice {
  const lots = choice.seats.map((seat) => ({ seat, lot: chance() }));
  return { ...choice, seats: lots.toSorted((a, b) => a.lot - b.lot).map(({ seat }) => seat) };
}

/** Person or bot; a name that was made for the other kind changes with it. */
export function withPlayer(choice: NewChoice, seat: number, bot: string | null, personName: string): NewChoice {
  const old = choice.seats[seat];
  if (old === undefined || (old.bot === null) === (bot === null)) return withSeat(choice, seat, { bot });
  const given = bot === null ? old.name !== botName(seat - 1) : !old.name.startsWith(personName);
  const name = given ? old.name : bot === null ? personName : botName(seat - 1);
  return withSeat(choice, seat, { bot, name });
}

export interface ChoiceProblem {
  readonly seat: number;
  readonly what: 'empty' | 'twice';
}

/** Names must be there and differ: the log speaks of players by name alone. */
export function problemsOf(seats: readonly SeatChoice[]): readonly ChoiceProblem[] {
  const names = seats.map(({ name }) => name.trim().toLowerCase());
  return names.flatMap((name, seat): ChoiceProblem[] => {
    if (name === '') return [{ seat, what: 'empty' }];
    return names.indexOf(name) < seat ? [{ seat, what: 'twice' }] : [];
  });
}

/** Whether the seat before has said already how whoever plays this one plays: where something is wrong, it says that. */
export function isToldAbove(seats: readonly SeatChoice[], seat: number): boolean {
  const [above, one] = [seats[seat - 1], seats[seat]];
  if (above === undefined || one === undefined || problemsOf(seats).some((problem) => problem.seat === seat - 1))
    return false;
  return levelIn(above) === levelIn(one);
}

function levelIn({ bot }: SeatChoice): ReturnType<typeof levelOf> | null {
  return bot === null ? null : levelOf(bot);
}

export function newMatchOf(game: string, choice: NewChoice, setups: Setups): NewMatch {
  const seed = choice.seed.trim();
  const options = optionsOf(chosenSetup(setups, choice), choice);
  const players = choice.seats.map(({ name, bot }) => ({ name: name.trim(), bot }));
  const isChosen = choice.seats.some(({ livery }) => livery !== undefined);
  return {
    game,
    options,
    players,
    ...(isChosen ? { liveries: liveriesOf(choice) } : {}),
    ...(seed === '' ? {} : { seed }),
  };
}

function optionsOf({ code, options }: Setup<unknown>, choice: NewChoice): unknown {
  const written = choice.code.trim();
  return code === undefined || written === '' ? options : code.put(written);
}

interface CodeReading {
  /** How many may play with what was written. */
  readonly seats: SeatRange;
  /** What is wrong with it, by the game itself; null when nothing is. */
  readonly problem: string | null;
}

/** What the game makes of the options with what was written in. */
export function readCode(game: AnyGame, setup: Setup<unknown>, choice: NewChoice): CodeReading {
  try {
    return { seats: game.seatsFor(game.options.parse(optionsOf(setup, choice))), problem: null };
  } catch (error) {
    if (error instanceof MalformedError) return { seats: setup.seats, problem: error.what };
    throw error;
  }
}

/** Writes something in; it may change how many can play. */
export function withCode(game: AnyGame, setup: Setup<unknown>, choice: NewChoice, code: string): NewChoice {
  const written = { ...choice, code: cut(code) };
  return withSeats(written, within(readCode(game, setup, written), choice.seats.length));
}

export function withSeed(choice: NewChoice, seed: string): NewChoice {
  return { ...choice, seed: cut(seed) };
}

function cut(written: string): string {
  return written.slice(0, LONGEST_WRITTEN);
}

/** What the form shows of a choice. */
export interface NewForm {
  readonly setup: Setup<unknown>;
  /** How many players there may be. */
  readonly counts: readonly number[];
  readonly wrongCode: string | null;
  readonly wrongSeats: readonly ChoiceProblem[];
  readonly ready: boolean;
}

export function formOf(game: AnyGame, setups: Setups, choice: NewChoice): NewForm {
  const setup = chosenSetup(setups, choice);
  const { seats, problem: wrongCode } = readCode(game, setup, choice);
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
  const wrongSeats = problemsOf(choice.seats);
  return { setup, counts, wrongCode, wrongSeats, ready: wrongCode === null && wrongSeats.length === 0 };
}

function chosenSetup(setups: Setups, choice: NewChoice): Setup<unknown> {
  const setup = setups.find(({ id }) => id === choice.setup);
  if (setup === undefined) throw new Error(`there is no set-up '${choice.setup}'`);
  return setup;
}

/** What was chosen the last time; null when nothing of it can be used any more. Seed and code are never kept. */
export function readChoice(stored: string | null, setups: Setups): NewChoice | null {
  if (stored === null) return null;
  let kept: unknown;
  try {
    kept = JSON.parse(stored);
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null || !('setup' in kept) || !('seats' in kept)) return null;
  const setup = setups.find(({ id }) => id === kept.setup);
  if (setup === undefined || !Array.isArray(kept.seats)) return null;
  const seats = kept.seats.map((one: unknown) => readSeat(one));
  if (seats.length === 0 || !seats.every((seat) => seat !== null)) return null;
  return withSeats({ setup: setup.id, seats, code: '', seed: '' }, within(setup, seats.length));
}

function readSeat(kept: unknown): SeatChoice | null {
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('bot' in kept)) return null;
  if (typeof kept.name !== 'string') return null;
  const bot = typeof kept.bot === 'string' && levelOf(kept.bot) !== undefined ? kept.bot : null;
  const livery = 'livery' in kept ? readLivery(kept.livery) : undefined;
  return { name: kept.name.slice(0, LONGEST_NAME), bot, ...(livery === undefined ? {} : { livery }) };
}

function readLivery(kept: unknown): Livery | undefined {
  if (typeof kept !== 'object' || kept === null || !('colour' in kept) || !('emblem' in kept)) return undefined;
  const colour = SEAT_COLOURS.find((one) => one === kept.colour);
  const emblem = EMBLEMS.find((one) => one === kept.emblem);
  return colour === undefined || emblem === undefined ? undefined : { colour, emblem };
}
