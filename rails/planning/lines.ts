import { NOWHERE } from '@roundhouse/hex';
import { itemAt, type Seat } from '@roundhouse/kernel';
import { startsWithin } from '../frontier.ts';
import type { Network, Run } from '../network.ts';
import { Recent } from '../recent.ts';
import { type FreeGround, freeGroundOf, NO_WAY } from './free-ground.ts';
import { Alike } from './alike.ts';
import type { Survey } from './survey.ts';

/** A link as a planner sees it from one of its ends: it stands, or it lacks some tiles. */
export interface Line {
  readonly to: number;
  /** Whom it pays or would pay. */
  readonly payee: Payee;
  readonly missing: number;
  /** Whether a tile in the town at that end is among the missing: the next line from there shares it. */
  readonly tileHere: boolean;
  readonly tileThere: boolean;
}

/** Every line out of every place, for one seat that plans; each is written in one number, for they are read by millions. */
export type Lines = readonly (readonly number[])[];

/** Whom a line pays, as the seat that plans sees it. */
export const PAYEE = { me: 0, nobody: 1, rival: 2 } as const;
export type Payee = (typeof PAYEE)[keyof typeof PAYEE];

const HERE_AT = 10;
const THERE_AT = 11;
const PAYEE_AT = 12;
/** The highest, so that in the order of their numbers the lines come first that lack least, one's own before others'. */
const MISSING_AT = 14;

function lineOf({ to, payee, missing, tileHere, tileThere }: Line): number {
  const towns = (tileHere ? 1 << HERE_AT : 0) | (tileThere ? 1 << THERE_AT : 0);
  return to | (payee << PAYEE_AT) | (missing << MISSING_AT) | towns;
}

export function goalOf(line: number): number {
  return line & ((1 << HERE_AT) - 1);
}

export function payeeOf(line: number): number {
  return (line >> PAYEE_AT) & 3;
}

export function missingOf(line: number): number {
  return line >> MISSING_AT;
}

/** 1 or 0. */
export function tileHereOf(line: number): number {
  return (line >> HERE_AT) & 1;
}

/** 1 or 0. */
export function tileThereOf(line: number): number {
  return (line >> THERE_AT) & 1;
}

/** A line, written out. */
export function readLine(line: number): Line {
  const payee = payeeOf(line);
  return {
    to: goalOf(line),
    payee: payee === PAYEE.me || payee === PAYEE.nobody ? payee : PAYEE.rival,
    missing: missingOf(line),
    tileHere: tileHereOf(line) === 1,
    tileThere: tileThereOf(line) === 1,
  };
}

interface Planned {
  readonly seat: Seat;
  readonly planning: boolean;
  readonly lines: Lines;
}

const known = new Recent<Network, Planned[]>(16);

/** `planning`: whether lines that lack tiles count as well. */
export function linesFor(network: Network, survey: Survey, seat: Seat, planning: boolean): Lines {
  const planned = known.get(network, () => []);
  for (const one of planned) if (one.seat === seat && one.planning === planning) return one.lines;
  const lines = alike(survey, findLines(network, survey, seat, planning));
  planned.push({ seat, planning, lines });
  return lines;
}

/** By place of a survey: the lines that led out of it lately. */
const outOf = new WeakMap<Survey, readonly Alike<readonly number[]>[]>();
/** How many lists of lines are remembered for a place. */
const LISTS_KEPT = 8;

/** Most tiles change the lines out of few places: the lists of all others are those that were there before. */
function alike(survey: Survey, lines: Lines): Lines {
  const lists = outOf.get(survey) ?? survey.places.map(() => new Alike(LISTS_KEPT, inOrder));
  outOf.set(survey, lists);
  return lines.map((out, place) => lists[place]?.alike(out) ?? out);
}

function inOrder(lines: readonly number[]): readonly number[] {
  return lines.toSorted((one, other) => one - other);
}

function findLines(network: Network, survey: Survey, seat: Seat, planning: boolean): Lines {
  const lines: number[][] = survey.places.map(() => []);
  for (const run of network.runs) if (run.complete) addStanding(survey, lines, run, seat);
  if (!planning) return lines;
  const ground = freeGroundOf(network, survey);
  for (const run of network.runs) if (!run.complete) addStarted(network, survey, ground, lines, run, seat);
  addPossible(survey, ground, lines);
  return lines;
}

function addStanding({ placeOn }: Survey, lines: number[][], { from, to, owner }: Run, seat: Seat): void {
  const a = placeOn[from.place] ?? NOWHERE;
  const b = placeOn[to.place] ?? NOWHERE;
  const payee = owner === seat ? PAYEE.me : owner === null ? PAYEE.nobody : PAYEE.rival;
  lines[a]?.push(lineOf({ to: b, payee, missing: 0, tileHere: false, tileThere: false }));
  lines[b]?.push(lineOf({ to: a, payee, missing: 0, tileHere: false, tileThere: false }));
}

function addStarted(
  network: Network,
  { placeOn }: Survey,
  ground: FreeGround,
  lines: number[][],
  run: Run,
  seat: Seat,
): void {
  const base = run.from.place === NOWHERE ? run.to : run.from;
  const open = base === run.from ? run.to : run.from;
  const mayExtend = run.owner === seat || (run.owner === null && startsWithin(network, base.place, seat));
  if (base.place === NOWHERE || open.place !== NOWHERE || !mayExtend) return;
  const a = placeOn[base.place] ?? NOWHERE;
  const first = network.topology.across[open.hex * 6 + open.edge] ?? NOWHERE;
  for (const { place, tiles } of ground.reachFrom(first)) {
    if (place === a) continue;
    const town = ground.isTownAt(place);
    lines[a]?.push(lineOf({ to: place, payee: PAYEE.me, missing: tiles, tileHere: false, tileThere: town }));
    lines[place]?.push(lineOf({ to: a, payee: PAYEE.me, missing: tiles, tileHere: town, tileThere: false }));
  }
}

function addPossible({ gaps, places }: Survey, ground: FreeGround, lines: number[][]): void {
  const isTown = places.map((_, place) => ground.isTownAt(place));
  /** By place: the last one from which a line of one's own leads there, or will. */
  const ownFrom = places.map(() => NOWHERE);
  let from = NOWHERE;
  for (let number = 0; number < gaps.length; number++) {
    const missing = ground.missingIn(number);
    const { a, b } = itemAt(gaps, number);
    if (missing === NO_WAY || missing === 0) continue;
    const here = itemAt(lines, a);
    if (a !== from) {
      from = a;
      for (const line of here) if (payeeOf(line) === PAYEE.me) ownFrom[goalOf(line)] = a;
    }
    if (ownFrom[b] === a) continue;
    const townA = isTown[a] === true;
    const townB = isTown[b] === true;
    here.push(lineOf({ to: b, payee: PAYEE.me, missing, tileHere: townA, tileThere: townB }));
    lines[b]?.push(lineOf({ to: a, payee: PAYEE.me, missing, tileHere: townB, tileThere: townA }));
  }
}
