import { faceOf } from '../clocks/clock.ts';
import type { Clocks } from '../clocks/clocks.ts';
import type { Errands } from '../errands.ts';
import type { Abandoned } from '../play/abandoned.ts';
import type { Hall } from '../play/hall.ts';
import type { Talk } from '../tables/talk.ts';
import type { Telling } from '../telling/telling.ts';
import type { Bell } from './bell.ts';
import type { Onlookers } from './onlookers.ts';
import type { Telegram } from './telegram.ts';

interface Parts {
  readonly hall: Hall;
  readonly abandoned: Abandoned;
  readonly talk: Talk;
  readonly clocks: Clocks;
  readonly telling: Telling;
  readonly bell: Bell;
  readonly onlookers: Onlookers;
  readonly errands: Errands;
  readonly now: () => number;
  readonly clockNow: () => number;
}

/** The clocks of two processes may differ by as much. */
const SKEW_MS = 60_000;

/** What other processes of the same database do, and what becomes of it here. */
export class Elsewhere {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** One thing after the other is fetched; none holds up the next. */
  heard(telegram: Telegram): void {
    this.#parts.errands.run(async () => this.#hear(telegram));
  }

  /** Whatever was told since then was not heard. */
  missed(since: number): void {
    const { hall, talk, bell, errands } = this.#parts;
    errands.run(async () => {
      await hall.catchUpAll();
      bell.ring({ what: 'again' }, 'elsewhere');
      for (const said of await talk.saidSince(since - SKEW_MS)) bell.ring({ what: 'said', ...said }, 'elsewhere');
    });
  }

  /** A process is gone: what it had in hand is done here, or by whoever else comes first. */
  takeOver(): void {
    this.#parts.telling.start();
    this.sweep();
  }

  /** Finds what nobody has told: who is told too late is told at last. */
  sweep(): void {
    const { hall, abandoned, clocks, errands } = this.#parts;
    errands.run(async () => clocks.start());
    errands.run(async () => hall.catchUpAll());
    errands.run(async () => abandoned.wake());
  }

  async #hear(telegram: Telegram): Promise<void> {
    const { hall, talk, bell, onlookers, now, clockNow } = this.#parts;
    switch (telegram.what) {
      case 'entries':
        await hall.catchUp(telegram.table, telegram.entries);
        return;
      case 'clock': {
        const { table } = telegram;
        const clock = await hall.clockSetElsewhere(table);
        if (clock !== null) bell.ring({ table, what: 'clock', clock: faceOf(clock, clockNow()) }, 'elsewhere');
        return;
      }
      case 'decided':
        await hall.ordersSetElsewhere(telegram.table);
        return;
      case 'said': {
        const { table, number } = telegram;
        const line = await talk.line(table, number);
        if (line !== null) bell.ring({ table, what: 'said', line }, 'elsewhere');
        return;
      }
      case 'looks':
        onlookers.asked(telegram.person, telegram.table, telegram.question);
        return;
      case 'does-look':
        onlookers.answered(telegram.question);
        return;
      case 'again':
        this.missed(now());
        return;
      case 'table':
      case 'turn':
      case 'orders':
      case 'logged-out':
      case 'renamed':
        bell.ring(telegram, 'elsewhere');
    }
  }
}
