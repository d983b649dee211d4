import type { Seat } from '@roundhouse/kernel';
import { type ClockFace, type News, timeCounted } from '@roundhouse/wire';
import { Followers } from './followers.ts';
import type { NewsLine } from './news-line.ts';

/** The clocks of a table as they were told, and when by the clock of this machine: the two need not agree. */
export interface HeardClock {
  readonly face: ClockFace;
  readonly heard: number;
}

/** The clocks of one table, as the line tells them. */
export class TableClock {
  readonly #table: string;
  readonly #line: NewsLine;
  readonly #now: () => number;
  readonly #followers = new Followers(() => this.#follow());
  #clock: HeardClock | null = null;

  constructor(table: string, line: NewsLine, now: () => number) {
    this.#table = table;
    this.#line = line;
    this.#now = now;
  }

  /** Null where there are none, or until they are told. */
  clock(): HeardClock | null {
    return this.#clock;
  }

  subscribe(changed: () => void): () => void {
    return this.#followers.add(changed);
  }

  /** They come with looking at the table. */
  #follow(): () => void {
    return this.#line.listen({ hear: (news) => this.#hear(news), wishes: () => [] });
  }

  #hear(news: News): void {
    if (news.news !== 'clock' || news.table !== this.#table) return;
    this.#clock = { face: news.clock, heard: this.#now() };
    this.#followers.tell();
  }
}

/** What a seat has left; null where it has no clock. */
export function timeLeft({ face, heard }: HeardClock, seat: Seat, now: number): number | null {
  const clock = face.seats[seat];
  if (clock === undefined) return null;
  if (!clock.running) return clock.left;
  const pause = face.rule.kind === 'turn' ? face.rule.pause : null;
  return Math.max(clock.left - timeCounted(face.at, face.at + Math.max(now - heard, 0), pause), 0);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether whoever has so much left should hurry. */
export function isLow(left: number, { kind }: ClockFace['rule']): boolean {
  return left < (kind === 'bank' ? MINUTE : 2 * HOUR);
}

/** The parts that somebody wants to know: days and hours, hours and minutes, or all down to the second. */
export type TimeParts =
  | { readonly shape: 'days'; readonly days: number; readonly hours: number }
  | { readonly shape: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly shape: 'seconds'; readonly digits: string };

export function timeParts(left: number, { kind }: ClockFace['rule']): TimeParts {
  if (left >= DAY) return { shape: 'days', days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  const hours = Math.floor(left / HOUR);
  if (kind === 'turn' && hours > 0) return { shape: 'hours', hours, minutes: Math.floor((left % HOUR) / MINUTE) };
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = String(Math.floor((left % MINUTE) / SECOND)).padStart(2, '0');
  const digits = hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
  return { shape: 'seconds', digits };
}
