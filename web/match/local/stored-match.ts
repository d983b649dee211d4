import { isPerson, type MatchState, rowSchema, stateType, type StoredMatch, storedKeptSchema } from '@roundhouse/host';
import { EMBLEMS, type Livery, MalformedError, RecordError, type Seat, SEAT_COLOURS, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import type { KeptAnalysis, MatchSummary } from '../table-match.ts';
import type { Change, Shelved } from './match-store.ts';

/** What a list shows of a match, and who may write to it. */
export interface Head {
  /** The table that may write; whoever opens the match later becomes the writer, and the earlier one is refused. */
  readonly writer: string;
  readonly game: string;
  readonly state: MatchState;
  /** Left out where nobody chose anything. */
  readonly liveries?: readonly Livery[] | undefined;
  readonly changed: number;
  /** Why it could not be opened the last time. */
  readonly fault: string | null;
  /** How it ended, once somebody has asked. */
  readonly result?: KeptResult | undefined;
  /** It was over when it came here out of a record: whoever played it need not be whoever looks at it. */
  readonly fromRecord?: true | undefined;
}

export interface KeptResult {
  readonly winners: readonly Seat[];
  /** By seat; null for one that left the game. */
  readonly scores: readonly (number | null)[];
}

const headSchema = schema<Head>(
  z.object({
    writer: z.string(),
    game: z.string(),
    state: stateType,
    liveries: z.optional(z.array(z.object({ colour: z.enum(SEAT_COLOURS), emblem: z.enum(EMBLEMS) }))),
    changed: z.number(),
    fault: z.nullable(z.string()),
    result: z.optional(z.object({ winners: z.array(z.int()), scores: z.array(z.nullable(z.number())) })),
    fromRecord: z.optional(z.literal(true)),
  }),
);

function undamaged<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    throw new RecordError(null, `What was kept of this match is damaged: ${error.message}.`);
  }
}

/** Throws a RecordError for what is damaged. */
export function readHead(head: unknown): Head {
  return undamaged(() => headSchema.parse(head));
}

/** Throws a RecordError for what is damaged or missing. */
export function readShelved(shelved: Shelved | undefined): { readonly head: Head; readonly stored: StoredMatch } {
  if (shelved === undefined)
    throw new RecordError(
      null,
      'This game is not kept in this browser. It may have been deleted, or opened in another one.',
    );
  return undamaged(() => {
    const head = headSchema.parse(shelved.head);
    const rows = shelved.rows.map((row) => rowSchema.parse(row));
    const kept = shelved.kept.map((one) => storedKeptSchema.parse(one));
    return { head, stored: { heading: shelved.heading, rows, kept } };
  });
}

const analysisSchema = schema<KeptAnalysis>(
  z.object({
    positions: z.int().check(z.positive()),
    mark: z.string(),
    expected: z.array(z.array(z.number())),
    judgements: z.array(
      z.object({ seq: z.int(), seat: z.int(), played: z.unknown(), better: z.unknown(), cost: z.number() }),
    ),
  }),
);

/** Null where there is none, or what is there is damaged: it can be made again. */
export function readAnalysis(input: unknown): KeptAnalysis | null {
  try {
    return analysisSchema.parse(input);
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    return null;
  }
}

/** A line of the list. Looks at the head only: whether the match may be played shows when it is opened. */
export function summaryOf(id: string, input: unknown): MatchSummary {
  try {
    const { game, state, liveries, changed, fault } = readHead(input);
    const { players, over, waiting, takebacks } = state;
    const yourTurn = players.some((player) => isPerson(player) && waiting.includes(player.seat));
    return { id, game, players, liveries, over, yourTurn, takebacks, changed, broken: fault };
  } catch (error) {
    const broken = error instanceof Error ? error.message : String(error);
    return {
      id,
      game: '',
      players: [],
      over: false,
      yourTurn: false,
      takebacks: false,
      changed: 0,
      broken,
    };
  }
}

export function withWriter(head: unknown, writer: string): Change | undefined {
  return typeof head === 'object' && head !== null ? { head: { ...head, writer } } : undefined;
}

export function isWrittenBy(head: unknown, writer: string): head is object {
  return typeof head === 'object' && head !== null && 'writer' in head && head.writer === writer;
}
