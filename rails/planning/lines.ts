import { type Hex, NOWHERE } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { startsWithin } from '../frontier.ts';
import type { Network, Run } from '../network.ts';
import { keptIn, Recent } from '../recent.ts';
import { type FreeGround, freeGroundOf, NO_WAY, type Reached } from './free-ground.ts';
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

function lineOf(to: number, payee: Payee, missing: number, tileHere: boolean, tileThere: boolean): number {
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
  const draft = new Draft(network, survey, seat, planning);
  const lines = draftLines(draft);
  planned.push({ seat, planning, lines });
  return lines;
}

/** By survey, and then by seat and whether it plans: lines that were all found, for networks that differ by a tile or two. */
const drafts = new WeakMap<Survey, ({ readonly draft: Draft; readonly lines: Lines } | undefined)[]>();

/** Most tiles change the lines out of few places: the lists of all others are those that were there before. */
function draftLines(draft: Draft): Lines {
  const { survey, seat, planning } = draft;
  const drawn = keptIn(drafts, survey, () => []);
  const key = seat * 2 + (planning ? 1 : 0);
  const before = drawn[key];
  const changed = before === undefined ? null : draft.placesChangedSince(before.draft);
  if (before !== undefined && changed !== null) return draft.linesWhere(changed, before.lines);
  const lines = draft.linesWhere(
    survey.places.map(() => true),
    [],
  );
  drawn[key] = { draft, lines };
  return lines;
}

/** By place of a survey: the lines that led out of it lately. */
const outOf = new WeakMap<Survey, readonly Alike<readonly number[]>[]>();
/** How many lists of lines are remembered for a place. */
const LISTS_KEPT = 8;

function listsOutOf(survey: Survey): readonly Alike<readonly number[]>[] {
  return keptIn(outOf, survey, ({ places }) => places.map(() => new Alike(LISTS_KEPT)));
}

/** In place, and by insertion: they are few. */
function putInOrder(lines: number[]): number[] {
  for (let end = 1; end < lines.length; end++) {
    const line = lines[end] ?? 0;
    let at = end;
    for (; at > 0; at--) {
      const before = lines[at - 1];
      if (before === undefined || before <= line) break;
      lines[at] = before;
    }
    lines[at] = line;
  }
  return lines;
}

/** A section with an open end that the seat may go on with: the place that it starts at, and where it could lead. */
interface Section {
  readonly start: number;
  readonly reached: readonly Reached[];
}

/** Where more hexes differ, most lines would be found anew anyway. */
const MOST_CHANGES = 2;

/** What the lines of a seat are found by. */
class Draft {
  readonly survey: Survey;
  readonly seat: Seat;
  readonly planning: boolean;
  readonly #network: Network;
  readonly #ground: FreeGround;
  readonly #sections: readonly Section[];

  constructor(network: Network, survey: Survey, seat: Seat, planning: boolean) {
    this.survey = survey;
    this.seat = seat;
    this.planning = planning;
    this.#network = network;
    this.#ground = freeGroundOf(network, survey);
    this.#sections = planning ? this.#findSections() : [];
  }

  #findSections(): readonly Section[] {
    const { topology } = this.#network;
    const sections: Section[] = [];
    for (const run of this.#network.runs) {
      if (run.complete) continue;
      const base = run.from.place === NOWHERE ? run.to : run.from;
      const open = base === run.from ? run.to : run.from;
      if (base.place === NOWHERE || open.place !== NOWHERE || !this.#mayExtend(run, base.place)) continue;
      const first = topology.across[open.hex * 6 + open.edge] ?? NOWHERE;
      sections.push({ start: this.survey.placeOn[base.place] ?? NOWHERE, reached: this.#ground.reachFrom(first) });
    }
    return sections;
  }

  #mayExtend({ owner }: Run, start: Hex): boolean {
    return owner === this.seat || (owner === null && startsWithin(this.#network, start, this.seat));
  }

  /** By place, whether other lines may lead out of it than before; null where too much has changed to tell. */
  placesChangedSince(before: Draft): readonly boolean[] | null {
    const hexes = this.#ground.changedSince(before.#ground);
    if (hexes === null || hexes.length > MOST_CHANGES) return null;
    const { gaps, gapsAt, places, placeOn } = this.survey;
    const changed = places.map(() => false);
    const { gone, come } = this.#network.runsChangedSince(before.#network);
    for (const runs of [gone, come]) {
      for (const { complete, from, to } of runs) {
        if (!complete) continue;
        changed[placeOn[from.place] ?? NOWHERE] = true;
        changed[placeOn[to.place] ?? NOWHERE] = true;
      }
    }
    if (!this.planning) return changed;
    markSections(changed, before.#sections, this.#sections);
    markSections(changed, this.#sections, before.#sections);
    for (const hex of hexes) {
      for (const gap of gapsAt[hex] ?? []) {
        if (this.#ground.missingIn(gap) === before.#ground.missingIn(gap)) continue;
        const ends = gaps[gap];
        if (ends === undefined) continue;
        changed[ends.a] = true;
        changed[ends.b] = true;
      }
    }
    return changed;
  }

  /** The lines out of some places, and for all others those from before. */
  linesWhere(changed: readonly boolean[], before: Lines): Lines {
    const found: (number[] | undefined)[] = changed.map((isChanged) => (isChanged ? [] : undefined));
    for (const run of this.#network.runs) if (run.complete) this.#addStanding(found, run);
    if (this.planning) {
      for (const section of this.#sections) this.#addStarted(found, section);
      for (let place = 0; place < found.length; place++) this.#addPossible(found[place], place);
    }
    const lists = listsOutOf(this.survey);
    return found.map((out, place) =>
      out === undefined ? (before[place] ?? []) : (lists[place]?.alike(putInOrder(out)) ?? out),
    );
  }

  #addStanding(found: readonly (number[] | undefined)[], { from, to, owner }: Run): void {
    const { placeOn } = this.survey;
    const a = placeOn[from.place] ?? NOWHERE;
    const b = placeOn[to.place] ?? NOWHERE;
    const payee = owner === this.seat ? PAYEE.me : owner === null ? PAYEE.nobody : PAYEE.rival;
    found[a]?.push(lineOf(b, payee, 0, false, false));
    found[b]?.push(lineOf(a, payee, 0, false, false));
  }

  #addStarted(found: readonly (number[] | undefined)[], { start, reached }: Section): void {
    for (const { place, tiles } of reached) {
      if (place === start) continue;
      const town = this.#ground.isTownAt(place);
      found[start]?.push(lineOf(place, PAYEE.me, tiles, false, town));
      found[place]?.push(lineOf(start, PAYEE.me, tiles, town, false));
    }
  }

  /** Lines that are not begun yet, where none of one's own leads the same way. */
  #addPossible(out: number[] | undefined, place: number): void {
    if (out === undefined) return;
    const { gaps, gapsOf } = this.survey;
    const begun = out.length;
    const isTown = this.#ground.isTownAt(place);
    for (const number of gapsOf[place] ?? []) {
      const missing = this.#ground.missingIn(number);
      const gap = gaps[number];
      if (gap === undefined || missing === NO_WAY || missing === 0) continue;
      const to = gap.a === place ? gap.b : gap.a;
      if (hasOwnTo(out, begun, to)) continue;
      out.push(lineOf(to, PAYEE.me, missing, isTown, this.#ground.isTownAt(to)));
    }
  }
}

/** Whether one of the first lines of a list is or will be one's own and leads there. */
function hasOwnTo(lines: readonly number[], first: number, place: number): boolean {
  for (let index = 0; index < first; index++) {
    const line = lines[index] ?? 0;
    if (goalOf(line) === place && payeeOf(line) === PAYEE.me) return true;
  }
  return false;
}

/** Marks the ends of what some sections could become that are not among others. */
function markSections(changed: boolean[], sections: readonly Section[], others: readonly Section[]): void {
  for (const { start, reached } of sections) {
    if (others.some((other) => other.start === start && other.reached === reached)) continue;
    changed[start] = true;
    for (const { place } of reached) changed[place] = true;
  }
}
