import type { AnyResident } from '@roundhouse/games';
import { type AnyMatch, type Eye, Match, recordFromText, type Seat } from '@roundhouse/kernel';
import { fixturesIn } from '@roundhouse/kernel/kit';
import * as z from 'zod/mini';

const Kind = z.looseObject({ type: z.string() });
const Phased = z.object({ phase: z.object({ name: z.string() }) });

/** What recorded games show of a game: real examples of each action and event, and the phases of each action. */
export interface Examples {
  readonly actions: ReadonlyMap<string, string>;
  readonly phases: ReadonlyMap<string, ReadonlySet<string>>;
  readonly events: ReadonlyMap<string, string>;
  /** Everything that anybody heard. */
  readonly heard: readonly unknown[];
  /** A board, as it is at the end of the first recorded game. */
  readonly board: object;
}

/** Short enough to be read at a glance; of those the longest says the most. */
const READABLE = 170;

function better(one: string, other: string | undefined): boolean {
  if (other === undefined) return true;
  if (one.length > READABLE) return one.length < other.length;
  return other.length > READABLE || one.length > other.length;
}

class Collected implements Examples {
  readonly actions = new Map<string, string>();
  readonly phases = new Map<string, Set<string>>();
  readonly events = new Map<string, string>();
  readonly heard: unknown[] = [];
  readonly board: object;

  constructor(board: object) {
    this.board = board;
  }

  action(position: object, action: unknown): void {
    const { type } = Kind.parse(action);
    const { phase } = Phased.parse(position);
    this.#keep(this.actions, type, action);
    this.phases.set(type, new Set([...(this.phases.get(type) ?? []), phase.name]));
  }

  event(event: unknown): void {
    this.heard.push(event);
    this.#keep(this.events, Kind.parse(event).type, event);
  }

  #keep(kept: Map<string, string>, type: string, value: unknown): void {
    const text = JSON.stringify(value);
    if (better(text, kept.get(type))) kept.set(type, text);
  }
}

/** Collects from all recorded games, and from actions that no bot plays, where the games allow them. */
export function examplesOf(resident: AnyResident): Examples {
  const { game, protocol } = resident;
  const folder = new URL(`../../../games/${game.id}/tests/fixtures/`, import.meta.url);
  const matches = [...fixturesIn(folder).values()].map((text) => Match.replay(game, recordFromText(text)));
  const [first] = matches;
  if (first === undefined) throw new Error(`${game.name} has no recorded games`);
  const examples = new Collected(protocol.board(first.position));
  for (const match of matches) collectFrom(match, examples);
  for (const action of protocol.unlisted) collectUnlisted(matches, action, examples);
  return examples;
}

function seatsOf({ seats }: AnyMatch): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function collectFrom(match: AnyMatch, examples: Collected): void {
  // A fork has no undone actions.
  for (const [seq, entry] of match.fork(match.seq).entries.entries()) {
    if ('action' in entry) examples.action(match.at(seq), entry.action);
  }
  const eyes: readonly Eye[] = ['public', ...seatsOf(match)];
  for (const eye of eyes) {
    for (const { events } of match.events(eye)) for (const event of events) examples.event(event);
  }
}

/** Where such an action is allowed, and what it brings the first time. */
function collectUnlisted(matches: readonly AnyMatch[], action: unknown, examples: Collected): void {
  let isPlayed = false;
  for (const match of matches) {
    for (let seq = 0; seq < match.seq; seq++) {
      const position = match.at(seq);
      const seat = seatsOf(match).find((one) => match.game.check(position, one, action) === null);
      if (seat === undefined) continue;
      examples.action(position, action);
      if (isPlayed) continue;
      isPlayed = true;
      const played = match.fork(seq).submit(seat, action);
      for (const event of played.ok ? played.events : []) examples.event(event);
    }
  }
  if (!isPlayed) throw new Error(`no recorded game comes to a position that allows ${JSON.stringify(action)}`);
}
