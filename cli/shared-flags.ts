import { BOT_CHOICES, type Bot, botFor, type Budget } from '@roundhouse/bots';
import { type AnyResident, residents } from '@roundhouse/games';
import { MalformedError, say, type SeatRange, text } from '@roundhouse/kernel';
import type { Flag } from './command.ts';
import { type Furnished, furnishedFrom } from './content.ts';
import type { FlagValues } from './flags.ts';
import type { Io } from './io.ts';
import { believing } from './simulation/believers.ts';
import type { Venue } from './simulation/one-game.ts';
import { sentenceOf, UserError } from './user-error.ts';

export const GAME: Flag = {
  name: 'game',
  value: 'ID',
  about: `which game: ${residents.map(({ game }) => game.id).join(', ')}; the first of them if you do not say`,
};
export const OPTIONS: Flag = {
  name: 'options',
  value: 'JSON',
  about: 'the game\'s options, such as \'{"map":"rust-belt"}\'',
};
export const CONTENT: Flag = {
  name: 'content',
  value: 'FILE',
  many: true,
  about: 'a file of content of your own, such as a map; may be given several times',
};
export const SEATS: Flag = { name: 'seats', value: 'N', about: 'how many seats' };
export const SEED: Flag = {
  name: 'seed',
  value: 'TEXT',
  about: 'the source of all chance; the same seed gives the same games',
};
export const BOTS: Flag = {
  name: 'bots',
  value: 'A,B,…',
  about: `a bot for each seat, or one for all: ${BOT_CHOICES.join(', ')}; greedy@FILE plays by weights that were learned`,
};
export const THREADS: Flag = {
  name: 'threads',
  value: 'N',
  about: 'how many games are played at a time (as many as there are cores); the results are the same for any number',
};
export const JSON_FLAG: Flag = { name: 'json', about: 'print the result as JSON' };

export type AnyBot = Bot<object, unknown>;

/** The game that is meant, by its name or else by the content of the call, with that content. */
export function residentFrom(flags: FlagValues): AnyResident {
  const furnished = furnishedFrom(flags);
  const { added } = furnished;
  const resident = namedResident(furnished, flags.text('game') ?? added[0]?.game);
  const stray = added.find(({ game }) => game !== resident.game.id);
  if (stray === undefined) return resident;
  throw new UserError(`'${stray.file}' is for ${stray.gameName}, not for ${resident.game.name}`);
}

function namedResident({ residents: all }: Furnished, id: string | undefined): AnyResident {
  const found = id === undefined ? all[0] : all.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  const known = residents.map(({ game }) => game.id).join(', ');
  throw new UserError(`there is no game '${id ?? ''}'.\nThe games are: ${known}`);
}

export interface Setting {
  readonly options: unknown;
  readonly seats: number;
}

const USUAL_SEATS = 4;
const MOST_THREADS = 256;

/** The options and the number of seats, which must suit each other. `asked` is the number that bots were named for. */
export function settingFrom(flags: FlagValues, { game }: AnyResident, asked?: number): Setting {
  const options = optionsFrom(flags, (input) => game.options.parse(input));
  const range = game.seatsFor(options);
  const seats = flags.whole('seats', { min: 1 }) ?? asked ?? Math.min(Math.max(USUAL_SEATS, range.min), range.max);
  if (seats < range.min || seats > range.max) {
    throw new UserError(`${game.name} takes ${seatsText(range)} seats with these options, not ${seats}`);
  }
  return { options, seats };
}

export function seatsText({ min, max }: SeatRange): string {
  return min === max ? `${min}` : `${min} to ${max}`;
}

function optionsFrom(flags: FlagValues, parse: (input: unknown) => unknown): unknown {
  const written = flags.text('options') ?? '{}';
  let input: unknown;
  try {
    input = JSON.parse(written);
  } catch (error) {
    throw new UserError(`--options is not JSON: ${sentenceOf(error)}`);
  }
  try {
    return parse(input);
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    throw new UserError(`--options does not suit the game: ${error.message}`);
  }
}

/** A bot by its name, or one that plays by other weights than the house: `greedy@FILE`. */
export function botNamed(resident: AnyResident, choice: string, budget?: Budget): AnyBot {
  const at = choice.indexOf('@');
  if (at !== -1) {
    const source = choice.slice(at + 1);
    const bot = botNamed(believing(resident, source), choice.slice(0, at), budget);
    return { ...bot, name: `${bot.name}@${source}` };
  }
  const bot = botFor(choice, resident, budget);
  if (bot === undefined) throw new UserError(`there is no bot '${choice}'.\nThe bots are: ${BOT_CHOICES.join(', ')}`);
  return bot;
}

/** A game among bots only: `usual` are those that play when the call names none. */
export function contestFrom(
  flags: FlagValues,
  usual: readonly string[],
): { readonly resident: AnyResident; readonly venue: Venue; readonly bots: readonly string[] } {
  const resident = residentFrom(flags);
  const choices = flags.list('bots') ?? usual;
  const venue = venueFrom(flags, resident, choices.length > 1 ? choices.length : undefined);
  return { resident, venue, bots: lineUp(choices, venue.seats).map((choice) => botNamed(resident, choice).name) };
}

/** Where the games of this call are played. `asked` is the number of seats that bots were named for. */
export function venueFrom(flags: FlagValues, resident: AnyResident, asked?: number): Venue {
  return {
    ...settingFrom(flags, resident, asked),
    game: resident.game.id,
    content: flags.texts('content'),
    reach: flags.has('reach'),
    check: flags.has('check'),
  };
}

export function threadsFrom(flags: FlagValues, { cores }: Io): number {
  return flags.whole('threads', { min: 1, max: MOST_THREADS }) ?? cores;
}

/** The names of the bots, one for each seat. */
export function lineUp(choices: readonly string[], seats: number): readonly string[] {
  const [only, ...others] = choices;
  if (only !== undefined && others.length === 0) return Array.from({ length: seats }, () => only);
  if (choices.length === seats) return choices;
  const why = text(
    '--bots names {bots, plural, one {# bot} other {# bots}} for {seats, plural, one {# seat} other {# seats}}: ' +
      'name one for each seat, or one for all',
    { bots: choices.length, seats },
  );
  throw new UserError(say(why));
}
