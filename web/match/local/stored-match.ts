import { MalformedError, parseRecord, RecordError, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import type { MatchSummary, PlayerInfo } from '../table-match.ts';

/** A match as it lies in the store. */
export interface StoredMatch {
  /** The table that may write; whoever opens the match later becomes the writer, and the earlier one is refused. */
  readonly writer: string;
  readonly players: readonly PlayerInfo[];
  readonly seq: number;
  readonly over: boolean;
  readonly yourTurn: boolean;
  readonly changed: number;
  /** Why it could not be opened the last time. */
  readonly fault: string | null;
  readonly record: unknown;
}

const whole = z.int().check(z.nonnegative());

const stored = schema<StoredMatch>(
  z.object({
    writer: z.string(),
    players: z.array(z.object({ seat: whole, name: z.string(), bot: z.nullable(z.string()) })),
    seq: whole,
    over: z.boolean(),
    yourTurn: z.boolean(),
    changed: z.number(),
    fault: z.nullable(z.string()),
    record: z.unknown(),
  }),
);

const heading = schema(z.object({ game: z.string(), rules: whole }));

/** Throws a RecordError, also for what is around the record. */
export function readStored(input: unknown): StoredMatch & { readonly game: string } {
  if (input === undefined) throw new RecordError(null, 'This match is not kept here.');
  try {
    const match = stored.parse(input);
    return { ...match, game: heading.parse(match.record).game };
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    throw new RecordError(null, `What was kept of this match is damaged: ${error.message}.`);
  }
}

/** A line of the list. Looks at the shape only: whether the record may be played shows when the match is opened. */
export function summaryOf(id: string, input: unknown): MatchSummary {
  try {
    const { game, players, seq, over, yourTurn, changed, fault, record } = readStored(input);
    parseRecord(record, game);
    return { id, game, players, seq, over, yourTurn, changed, broken: fault };
  } catch (error) {
    const broken = error instanceof Error ? error.message : String(error);
    return { id, game: '', players: [], seq: 0, over: false, yourTurn: false, changed: 0, broken };
  }
}
