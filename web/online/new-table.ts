import { type Level, USUAL_LEVEL } from '@roundhouse/bots/levels';
import type { ClockRule, DailyPause, NewTable } from '@roundhouse/wire';
import type { NewMatch } from '../match/table-match.ts';

/** On what terms a table is opened. */
export interface Terms {
  readonly access: NewTable['access'];
  /** Ids of those who are asked, where only they may sit down. */
  readonly invited: readonly string[];
  readonly pace: NewTable['pace'];
  /** How much time, of what is offered at that pace; 0: nobody is hurried. */
  readonly clock: number;
  /** Whether slow clocks stand still at night. */
  readonly sleeps: boolean;
  readonly watching: boolean;
  /** Whether it begins by itself when all seats are taken. */
  readonly startsFull: boolean;
  /** Whether players may ask for hints. */
  readonly hints: boolean;
  /** So many seats are bots' from the beginning; more or fewer can be in the room. */
  readonly bots: number;
  readonly level: Level;
  /** For somebody whom the server does not know yet. */
  readonly name: string;
}

export const USUAL_TERMS: Terms = {
  access: 'link',
  invited: [],
  pace: 'live',
  clock: 0,
  sleeps: true,
  watching: true,
  startsFull: false,
  hints: false,
  bots: 0,
  level: USUAL_LEVEL,
  name: '',
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What time there is to choose from, at each pace: a bank in minutes with seconds for each turn, or hours for each turn. */
export const BANKS: readonly { readonly minutes: number; readonly seconds: number }[] = [
  { minutes: 15, seconds: 10 },
  { minutes: 30, seconds: 20 },
  { minutes: 60, seconds: 30 },
];
export const TURN_HOURS: readonly number[] = [12, 24, 72];

const NIGHT = { from: 22 * 60, to: 8 * 60 };
const MINUTES_A_DAY = 24 * 60;

/** My night, as the server counts it; `offset` as `Date.getTimezoneOffset` has it. */
export function nightOf(offset: number): DailyPause {
  const atGreenwich = (minute: number): number => (((minute + offset) % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return { from: atGreenwich(NIGHT.from), to: atGreenwich(NIGHT.to) };
}

/** The clock that was chosen; undefined where nobody is hurried. */
export function clockOf(
  { pace, clock, sleeps }: Pick<Terms, 'pace' | 'clock' | 'sleeps'>,
  offset: number,
): ClockRule | undefined {
  if (pace === 'live') {
    const bank = BANKS[clock - 1];
    return bank === undefined ? undefined : { kind: 'bank', ms: bank.minutes * MINUTE, increment: bank.seconds * 1000 };
  }
  const hours = TURN_HOURS[clock - 1];
  return hours === undefined ? undefined : { kind: 'turn', ms: hours * HOUR, pause: sleeps ? nightOf(offset) : null };
}

/** How many bots there may be among so many: one seat is mine, and fewer seats may have been chosen since. */
export function botsAmong(seats: number, { bots }: Pick<Terms, 'bots'>): number {
  return Math.min(bots, seats - 1);
}

/** What is asked of the server: where and with how many as in a match at this screen. */
export function newTableOf({ game, options, players }: NewMatch, terms: Terms, offset: number): NewTable {
  const { access, invited, pace, watching, startsFull, hints, level } = terms;
  const seats = players.length;
  const bots = Array.from({ length: botsAmong(seats, terms) }, () => level);
  const clock = clockOf(terms, offset);
  return {
    game,
    options,
    seats,
    access,
    pace,
    watching,
    startsFull,
    hints,
    bots,
    invited: access === 'named' ? [...invited] : [],
    ...(clock === undefined ? {} : { clock }),
  };
}

/** Where only those who are asked may sit down, somebody must be. */
export function asksSomebody({ access, invited }: Pick<Terms, 'access' | 'invited'>): boolean {
  return access !== 'named' || invited.length > 0;
}
