import { writeFileSync } from 'node:fs';
import type { AnyResident } from '@roundhouse/games';
import {
  type AnyMatch,
  itemAt,
  recordToText,
  type Result,
  rngFrom,
  say,
  type Seat,
  text,
  type Text,
  type Violation,
  type Wording,
} from '@roundhouse/kernel';
import type { TerminalWords } from '@roundhouse/style';
import type { Io } from '../io.ts';
import { openRecord } from '../open-record.ts';
import { type AnyBot, botNamed } from '../shared-flags.ts';
import { sentenceOf, UserError } from '../user-error.ts';
import { type Order, ORDERS_HELP, readOrder } from './commands.ts';
import { Menu } from './menu.ts';
import { colorPaint, plainPaint } from './paint.ts';

/** A chair without a bot is played at this keyboard. */
export const HUMAN = 'human';

/** One person, or several taking turns, at a terminal. */
export class PlaySession {
  readonly #io: Io;
  readonly #resident: AnyResident;
  readonly #chairs: readonly string[];
  readonly #words: TerminalWords & Wording;
  #match: AnyMatch;
  #bots: readonly (AnyBot | null)[];
  /** How many live actions have been told of. */
  #told = -1;
  #menu: Menu | null = null;

  /** `chairs` are names of bots or `HUMAN`, by seat. */
  constructor(io: Io, resident: AnyResident, match: AnyMatch, chairs: readonly string[]) {
    this.#io = io;
    this.#resident = resident;
    this.#chairs = chairs;
    this.#match = match;
    this.#bots = this.#seatBots(match);
    this.#words = {
      paint: io.colors ? colorPaint : plainPaint,
      seatName: (seat) => `Seat ${seat} (${this.#bots[seat]?.name ?? 'you'})`,
    };
  }

  #seatBots(match: AnyMatch): (AnyBot | null)[] {
    return Array.from({ length: match.seats }, (_, seat) => {
      const chair = this.#chairs[seat] ?? this.#chairs.findLast((one) => one !== HUMAN) ?? HUMAN;
      return chair === HUMAN ? null : botNamed(this.#resident, chair);
    });
  }

  /** Plays the bots' turns, then shows what a person has to decide. False when the game is over. */
  present(): boolean {
    this.#menu = null;
    const seat = this.#advance();
    this.#tell();
    if (seat === null) {
      this.#showBoard(null);
      const result = this.#match.result();
      if (result !== null) this.#print(`\n${scoreText(result, this.#words)}`);
      return false;
    }
    this.#showBoard(seat);
    this.#showMenu(seat);
    return true;
  }

  /** Does what a line says. False when the person wants to stop. */
  obey(line: string): boolean {
    try {
      return this.#follow(readOrder(line));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.#print(`${error.message}\n`);
      return true;
    }
  }

  get over(): boolean {
    return this.#match.waiting().length === 0;
  }

  #print(words: string): void {
    this.#io.out.write(words);
  }

  /** The person who must decide, after all bots that come before have; null at the end. */
  #advance(): Seat | null {
    for (;;) {
      const waiting = this.#match.waiting();
      const person = waiting.find((one) => this.#bots[one] === null);
      if (person !== undefined) return person;
      const [seat] = waiting;
      const bot = seat === undefined ? undefined : this.#bots[seat];
      if (seat === undefined || bot === undefined || bot === null) return null;
      const done = this.#match.submit(seat, this.#choiceOf(bot, seat));
      if (!done.ok) throw new Error(`the bot of seat ${seat} broke a rule: ${done.violation.rule}`);
    }
  }

  #choiceOf(bot: AnyBot, seat: Seat): unknown {
    const match = this.#match;
    return bot.choose(match.viewAt(match.seq, seat), seat, rngFrom(`${match.seed}/bot ${seat}/${match.seq}`));
  }

  #person(): Seat | null {
    return this.#match.waiting().find((seat) => this.#bots[seat] === null) ?? null;
  }

  /** What people here may hear: with several at one keyboard, what is public. */
  #eye(): Seat | 'public' {
    const people = this.#bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    const [only, ...others] = people;
    return only === undefined || others.length > 0 ? 'public' : only;
  }

  #tell(): void {
    const heard = this.#match.events(this.#eye(), this.#told < 0 ? undefined : this.#told);
    this.#told = this.#match.seq;
    this.#printEvents(heard.flatMap(({ events }) => events));
  }

  #printEvents(events: readonly unknown[]): void {
    const { game } = this.#match;
    for (const event of events) this.#print(`${this.#words.paint(say(game.describe(event), this.#words), 'dim')}\n`);
  }

  #showBoard(seat: Seat | null): void {
    const view = this.#match.viewAt(this.#match.seq, seat ?? 'public');
    const { terminal } = this.#resident;
    this.#print(`\n${terminal.board(view, this.#words).join('\n')}\n`);
    this.#print(`\n${terminal.numbers(view, this.#words).join('\n')}\n`);
  }

  #showMenu(seat: Seat): void {
    const view = this.#match.viewAt(this.#match.seq, seat);
    const { terminal } = this.#resident;
    this.#menu ??= new Menu(terminal.choices(view, seat, this.#match.legal(seat), this.#words));
    const { title } = this.#menu;
    this.#print(`\n${this.#words.paint(terminal.task(view, seat, this.#words), 'bold')}\n`);
    if (title !== undefined) this.#print(`${title}:\n`);
    this.#print(`${this.#menu.lines(this.#io.out.columns).join('\n')}\n`);
    this.#print(title === undefined ? '(a number, or ? for help)\n' : '(a number, b to go back, or ? for help)\n');
  }

  #follow(order: Order): boolean {
    const seat = this.#person();
    switch (order.kind) {
      case 'quit':
        return false;
      case 'nothing':
        return true;
      case 'help':
        this.#print(`${ORDERS_HELP}\n`);
        return true;
      case 'log':
        this.#printEvents(this.#match.events(this.#eye()).flatMap(({ events }) => events));
        return true;
      case 'save':
        this.#save(order.file);
        return true;
      case 'load':
        this.#load(order.file);
        return true;
      case 'unknown':
        throw new UserError(`'${order.text}' is not understood; ? tells what is.`);
      default:
        if (seat !== null) this.#decide(order, seat);
        return true;
    }
  }

  #decide(order: Order, seat: Seat): void {
    switch (order.kind) {
      case 'number':
        this.#take(order.number, seat);
        return;
      case 'action':
        this.#play(seat, parsedAction(order.json));
        return;
      case 'why':
        this.#explain(order.what, seat);
        return;
      case 'back':
        if (this.#menu?.back() !== true) throw new UserError('This is the first question; u takes back an action.');
        this.#showMenu(seat);
        return;
      case 'undo':
        this.#undo();
        return;
      case 'hint': {
        const bot = botNamed(this.#resident, 'greedy');
        this.#print(`A greedy bot would play ${JSON.stringify(this.#choiceOf(bot, seat))}\n`);
        return;
      }
      default:
        this.#showBoard(seat);
        this.#showMenu(seat);
    }
  }

  #take(number: number, seat: Seat): void {
    const choice = this.#menu?.at(number);
    if (choice === undefined)
      throw new UserError(`There is no choice ${number}; they go from 1 to ${this.#menu?.choices.length ?? 0}.`);
    if ('choices' in choice) {
      this.#menu?.enter(choice);
      this.#showMenu(seat);
    } else this.#play(seat, choice.action);
  }

  #play(seat: Seat, action: unknown): void {
    const done = this.#match.submit(seat, action);
    if (!done.ok) throw new UserError(this.#reason(done.violation));
    this.present();
  }

  #reason({ rule, why }: Violation): string {
    return `${say(why, this.#words)} [${rule}]`;
  }

  #explain(what: string, seat: Seat): void {
    if (what === '')
      throw new UserError('Why what? Write the number of a choice, or an action such as {"type":"bid","amount":3}.');
    if (/^\d+$/.test(what)) {
      const choice = this.#menu?.at(Number(what));
      if (choice === undefined) throw new UserError(`There is no choice ${what}.`);
      if ('choices' in choice) this.#print(`${say(allLegal(choice.label, choice.choices.length))}\n`);
      else this.#print(`${choice.label}: ${JSON.stringify(choice.action)} is legal.\n`);
      return;
    }
    const violation = this.#match.check(seat, parsedAction(what));
    this.#print(violation === null ? 'The rules allow that.\n' : `${this.#reason(violation)}\n`);
  }

  /** Whoever acted last here takes it back, also when somebody else is asked by now. */
  #undo(): void {
    const last = this.#match.events('public').at(-1)?.seat ?? null;
    const seat = last !== null && this.#bots[last] === null ? last : this.#person();
    if (seat === null) return;
    const done = this.#match.undo(seat);
    if (!done.ok) throw new UserError(this.#reason(done.violation));
    this.#told = this.#match.seq;
    this.#print('Taken back.\n');
    this.present();
  }

  #save(file: string): void {
    if (file === '') throw new UserError('Save where? Write s and the name of a file.');
    try {
      writeFileSync(file, recordToText(this.#match.record()));
    } catch (error) {
      throw new UserError(`'${file}' cannot be written: ${sentenceOf(error)}`);
    }
    this.#print(`Saved to ${file}.\n`);
  }

  #load(file: string): void {
    if (file === '') throw new UserError('Load what? Write load and the name of a file.');
    const { match, resident } = openRecord(file, [this.#resident]);
    if (resident !== this.#resident) throw new UserError(`'${file}' is a match of ${resident.game.name}.`);
    this.#match = match;
    this.#bots = this.#seatBots(match);
    this.#told = match.seq;
    const loaded = text('Loaded {file}, after {count, plural, one {# action} other {# actions}}.', {
      file,
      count: match.seq,
    });
    this.#print(`${say(loaded)}\n`);
    this.present();
  }
}

function parsedAction(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new UserError(`That is not JSON: ${sentenceOf(error)}`);
  }
}

function allLegal(label: string, count: number): Text {
  return text('{label}: {count, plural, one {# choice, which is legal} other {# choices, all of them legal}}.', {
    label,
    count,
  });
}

/** The end of a game: who won, and every line of everybody's score. */
function scoreText(result: Result, wording: Wording): string {
  const seats = [...result.ranks.keys()].toSorted((a, b) => itemAt(result.ranks, a) - itemAt(result.ranks, b));
  const winners = result.winners.map((seat) => wording.seatName(seat)).join(' and ');
  const head = say(
    text('{count, plural, =0 {Nobody wins.} one {{winners} wins.} other {{winners} share the victory.}}', {
      count: result.winners.length,
      winners,
    }),
  );
  return `${head}\n${seats.map((seat) => seatText(result, seat, wording)).join('')}`;
}

function seatText(result: Result, seat: Seat, wording: Wording): string {
  const score = itemAt(result.scores, seat);
  const name = `${itemAt(result.ranks, seat)}. ${wording.seatName(seat)}`;
  if (score.total === null) return `\n${name}: no score\n`;
  const lines = score.lines.map(({ label, points }) => `   ${String(points).padStart(5)}  ${say(label, wording)}\n`);
  const total = say(text('{points, plural, one {# point} other {# points}}', { points: score.total }));
  return `\n${name}: ${total}\n${lines.join('')}`;
}
