import { createHash } from 'node:crypto';
import {
  type AnyGame,
  type AnyMatch,
  carryOf,
  Match,
  type MatchRecord,
  parseRecord,
  RecordError,
  rulesOf,
} from '@roundhouse/kernel';
import type { Command } from '../command.ts';
import { furnishedFrom } from '../content.ts';
import { readRecord } from '../open-record.ts';
import { CONTENT } from '../shared-flags.ts';
import { UserError } from '../user-error.ts';

const DISAGREES = 1;

export const verify: Command = {
  name: 'verify',
  summary: 'replays a record and says what disagrees',
  about:
    'Every entry is played again by the rules, and the positions on the way are compared with what the record says of\n' +
    'them; its seed with the hash that was shown before the first move. The exit code is 0 when all agrees, 1 when something does not, and 2 when there is no record to look at.',
  flags: [
    { name: 'record', value: 'FILE', bare: true, about: 'the record of a match' },
    { name: 'sealed', value: 'HASH', about: 'the hash of the seed that you read before the game' },
    CONTENT,
  ],
  examples: ['verify record.json'],
  run(flags, io) {
    const { residents } = furnishedFrom(flags);
    const file = flags.text('record');
    if (file === undefined) throw new UserError('say which record: verify record.json');
    try {
      const { record, resident } = readRecord(file, residents);
      for (const line of agreement(resident.game, record, flags.text('sealed'))) io.out.write(`${line}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      io.out.write(`${error.message}\n`);
      return DISAGREES;
    }
  },
};

/** What there is to say of a record that replays. Throws a RecordError for one that does not. */
function agreement(game: AnyGame, input: unknown, promised: string | undefined): readonly string[] {
  const record = parseRecord(input, game.id);
  const rules = rulesOf(record);
  // Without kept positions to go on from, a record that no longer replays is refused, whatever rules it was made with.
  const { match } = Match.resume(game, record, []);
  const carry = carryOf(record.entries);
  const lines = [
    `${game.name}, ${record.seats} seats, ${record.entries.length} entries: all agree with the rules, version ${game.rulesVersion}.`,
  ];
  if (rules !== game.rulesVersion) lines.push(`The record was made with version ${rules}; these rules play it alike.`);
  if (carry !== undefined) {
    lines.push(
      `It was carried over from version ${record.rules} of the rules: the first ${carry.carried.after} entries were not played again, and ${carry.index - carry.carried.upTo} after them are void.`,
    );
  }
  lines.push(...seal(record, promised), ending(match));
  return lines;
}

/** Whoever promised a seed before the first move must have played with it. */
function seal({ seed, sealed, start }: MatchRecord, promised: string | undefined): readonly string[] {
  if (sealed === undefined && promised === undefined) return [];
  if (start !== undefined) {
    throw new RecordError(null, 'It begins with a position of its own: the seed that was promised did not set it up.');
  }
  const hash = createHash('sha256').update(seed).digest('hex');
  for (const said of [sealed, promised?.toLowerCase()]) {
    if (said !== undefined && said !== hash) {
      throw new RecordError(
        null,
        `The seed is not the one that was promised: its hash is ${hash}, and ${said} was shown.`,
      );
    }
  }
  return ['The seed is the one that was promised before the game.'];
}

function ending(match: AnyMatch): string {
  const result = match.result();
  if (result === null) return `The game is not over; ${match.seq} actions stand.`;
  const scores = result.scores.map(({ total }, seat) => `${nameOf(match, seat)} ${total ?? 'out'}`);
  return `The game is over: ${scores.join(', ')}.`;
}

function nameOf(match: AnyMatch, seat: number): string {
  const name = match.sitters[seat]?.name ?? '';
  return name === '' ? `seat ${seat}` : name;
}
