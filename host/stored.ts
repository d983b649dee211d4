import {
  type AnyGame,
  type AnyMatch,
  entrySchema,
  type Kept,
  keptSchema,
  Match,
  type MatchRecord,
  type MatchStart,
  type Schema,
  schema,
  type Sitter,
} from '@roundhouse/kernel';
import * as z from 'zod/mini';
import type { OpenedMatch } from './authority.ts';
import { type MatchState, stateOf } from './state.ts';
import type { Row } from './world.ts';

/** A record without what happens in the match: it never changes. */
export type Heading = Omit<MatchRecord, 'entries' | 'checks' | 'kept' | 'players' | 'begun' | 'ended'>;

/** Everything that is stored of a match. */
export interface StoredMatch {
  readonly heading: unknown;
  readonly rows: readonly Row[];
  readonly kept: readonly Kept[];
}

/** What is stored of a match when it begins. */
export interface NewMatch extends StoredMatch {
  readonly heading: Heading;
  readonly state: MatchState;
}

const rowShape = schema(z.object({ entry: z.unknown(), key: z.nullable(z.string()) }));

/** A row that lay in a store. Throws a MalformedError. */
export const rowSchema: Schema<Row> = {
  jsonSchema: rowShape.jsonSchema,
  parse(input) {
    const { entry, key } = rowShape.parse(input);
    return { entry: entrySchema.parse(entry), key };
  },
};

const whole = z.int().check(z.nonnegative());
const playerType = z.object({ seat: whole, name: z.string(), bot: z.nullable(z.string()), vacant: z.boolean() });

/** What a list says of a match, as it lay in a store. */
export const stateType: z.ZodMiniType<MatchState> = z.object({
  players: z.array(playerType),
  seq: whole,
  over: z.boolean(),
  waiting: z.array(whole),
  takebacks: z.boolean(),
});

/** A kept position that lay in a store. Throws a MalformedError. */
export const storedKeptSchema: Schema<Kept> = keptSchema<unknown>();

/** A match that begins: what is to be stored of it, and the match itself for whoever has stored it and need not read it again. */
export interface BegunMatch {
  readonly stored: NewMatch;
  readonly opened: OpenedMatch;
}

/** Throws a MalformedError when the game does not take the start. */
export function beginMatch(game: AnyGame, start: MatchStart, sitters: readonly Sitter[], at: number): BegunMatch {
  const match = Match.start(game, start);
  const stored = toStore(match, sitters, at);
  return { stored, opened: { match, keys: [], ...countedIn(stored) } };
}

/** The same for whoever only stores it. */
export function startMatch(game: AnyGame, start: MatchStart, sitters: readonly Sitter[], at: number): NewMatch {
  return beginMatch(game, start, sitters, at).stored;
}

/** A match that was begun elsewhere, with those who play it from here on. */
export function toStore(match: AnyMatch, sitters: readonly (Sitter | null)[], at: number): NewMatch {
  for (const [seat, sitter] of sitters.entries()) match.sit(seat, sitter, at);
  // With its content: a match must outlive a change of the map that it is played on.
  const record = match.record({ content: true });
  // Names and dates stay in the entries alone, where a name can be taken out again.
  const {
    entries,
    checks: _checks,
    kept: before = [],
    players: _players,
    begun: _begun,
    ended: _ended,
    ...heading
  } = record;
  const rows = entries.map((entry): Row => ({ entry, key: null }));
  return { heading, rows, kept: [...before, match.keep()], state: stateOf(match) };
}

/** Throws a RecordError when the match cannot be opened. */
export function openStored(game: AnyGame, { heading, rows, kept }: StoredMatch, at: number): OpenedMatch {
  const entries = rows.map(({ entry }) => entry);
  const record = typeof heading === 'object' ? { ...heading, entries, checks: [] } : heading;
  const { match } = Match.resume(game, record, kept, at);
  return { match, keys: rows.flatMap(({ key }) => key ?? []), ...countedIn({ rows, kept }) };
}

function countedIn({ rows, kept }: Pick<StoredMatch, 'rows' | 'kept'>): Pick<OpenedMatch, 'stored' | 'keptAfter'> {
  return { stored: rows.length, keptAfter: kept.at(-1)?.after ?? 0 };
}
