import { Match } from '@roundhouse/kernel';
import type { Command } from '../command.ts';
import type { FlagValues } from '../flags.ts';
import type { Io } from '../io.ts';
import { linesOf } from '../lines.ts';
import { openRecord } from '../open-record.ts';
import { HUMAN, PlaySession } from '../play/session.ts';
import {
  BOTS,
  botNamed,
  CONTENT,
  GAME,
  lineUp,
  OPTIONS,
  residentFrom,
  SEATS,
  SEED,
  settingFrom,
} from '../shared-flags.ts';
import { UserError } from '../user-error.ts';

const USUAL_BOT = 'greedy';

export const play: Command = {
  name: 'play',
  summary: 'plays a game in this terminal, against bots or with others at the same keyboard',
  flags: [
    GAME,
    { ...BOTS, about: `${BOTS.about}; '${HUMAN}' for somebody at this keyboard (${USUAL_BOT})` },
    { name: 'seat', value: 'N', about: 'your own seat, counted from 0 (0)' },
    SEATS,
    SEED,
    OPTIONS,
    CONTENT,
    { name: 'load', value: 'FILE', about: 'go on with a saved match' },
  ],
  examples: [
    'play --game age-of-steam',
    'play --bots greedy,lively,random --seat 2',
    'play --bots human --seats 3',
    'play --load evening.json',
  ],
  async run(flags, io) {
    const session = sessionFrom(flags, io);
    if (!session.present()) return 0;
    for await (const line of linesOf(io.input)) {
      const goesOn = session.obey('text' in line ? line.text : '');
      if (!goesOn || session.over) return 0;
      await io.out.ready();
    }
    return 0;
  },
};

/** `--bots` names the bots of the other seats, in their order. */
function sessionFrom(flags: FlagValues, io: Io): PlaySession {
  const resident = residentFrom(flags);
  const file = flags.text('load');
  const opened = file === undefined ? undefined : openRecord(file, [resident]);
  if (opened !== undefined && opened.resident !== resident) {
    throw new UserError(`that is a match of ${opened.resident.game.name}: --game ${opened.resident.game.id}`);
  }
  const others = flags.list('bots') ?? [USUAL_BOT];
  const asked = others.length > 1 ? others.length + 1 : undefined;
  const match =
    opened?.match ??
    Match.start(resident.game, { ...settingFrom(flags, resident, asked), seed: flags.text('seed') ?? io.freshSeed() });
  const seat = flags.whole('seat', { min: 0, max: match.seats - 1 }) ?? 0;
  const chairs = lineUp(others, match.seats - 1).toSpliced(seat, 0, HUMAN);
  for (const chair of chairs) if (chair !== HUMAN) botNamed(resident, chair);
  return new PlaySession(io, resident, match, chairs);
}
