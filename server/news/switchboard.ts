import type { Bell, Ring } from './bell.ts';

/** Somebody's end of a line, where it is connected with what it wants to hear of. */
export interface Extension {
  /** Whatever happens at that table rings here, until it looks away. */
  lookAt(table: string): void;
  lookAway(table: string): void;
  /** Whose line it is; what becomes of that person rings here. */
  heldBy(person: string | null): void;
  /** Whatever changes the home of whoever holds it rings here; and, as long as nobody does, what changes everybody's. */
  comeHome(): void;
  /** Nothing rings here any more, whatever is found out later about who it was. */
  leave(): void;
}

interface Line {
  readonly hear: (ring: Ring) => void;
  readonly tables: Set<string>;
  person: string | null;
  isAtHome: boolean;
}

/**
 * Connects what happens with the lines of those who want to hear of it: a ring costs as much as it has hearers, however
 * many lines are open. More may ring than somebody wants to know: what it means for them is for them to say.
 */
export class Switchboard {
  readonly #all = new Set<Line>();
  readonly #tables = new Index();
  readonly #people = new Index();
  /** Those who are at home, by person; and all of them. */
  readonly #homes = new Index();
  readonly #atHome = new Set<Line>();

  constructor(bell: Pick<Bell, 'listen'>) {
    bell.listen((ring) => {
      for (const { hear } of this.#hearersOf(ring)) hear(ring);
    });
  }

  get size(): number {
    return this.#all.size;
  }

  enter(hear: (ring: Ring) => void): Extension {
    const line: Line = { hear, tables: new Set(), person: null, isAtHome: false };
    this.#all.add(line);
    return {
      lookAt: (table) => {
        if (!this.#all.has(line)) return;
        line.tables.add(table);
        this.#tables.add(table, line);
      },
      lookAway: (table) => {
        line.tables.delete(table);
        this.#tables.delete(table, line);
      },
      heldBy: (person) => {
        if (person === line.person || !this.#all.has(line)) return;
        this.#unlist(line);
        line.person = person;
        this.#list(line);
      },
      comeHome: () => {
        if (!this.#all.has(line)) return;
        line.isAtHome = true;
        this.#list(line);
      },
      leave: () => {
        this.#all.delete(line);
        for (const table of line.tables) this.#tables.delete(table, line);
        this.#unlist(line);
      },
    };
  }

  /** Whether somebody looks at a table on one of these lines. */
  looksAt(person: string, table: string): boolean {
    return this.#tables.of(table).some((line) => line.person === person);
  }

  #hearersOf(ring: Ring): Iterable<Line> {
    switch (ring.what) {
      case 'announced':
      case 'again':
        return [...this.#all];
      case 'logged-out':
        return this.#people.of(ring.person);
      case 'clock':
      case 'said':
      case 'orders':
        return this.#tables.of(ring.table);
      case 'table':
        return new Set([...this.#tables.of(ring.table), ...this.#homesOf(ring.people)]);
      case 'turn':
        // Whoever looks at the table hears of it from the match.
        return this.#homesOf(ring.people);
      case 'entries':
      case 'decided':
      case 'renamed':
        return [];
    }
  }

  /** Where the lines of a person are looked for. */
  #list(line: Line): void {
    if (line.isAtHome) this.#atHome.add(line);
    if (line.person === null) return;
    this.#people.add(line.person, line);
    if (line.isAtHome) this.#homes.add(line.person, line);
  }

  #unlist(line: Line): void {
    this.#atHome.delete(line);
    if (line.person === null) return;
    this.#people.delete(line.person, line);
    this.#homes.delete(line.person, line);
  }

  #homesOf(people: readonly string[] | 'everybody'): readonly Line[] {
    return people === 'everybody' ? [...this.#atHome] : people.flatMap((person) => this.#homes.of(person));
  }
}

/** Lines by what they have to do with. */
class Index {
  readonly #lines = new Map<string, Set<Line>>();

  add(key: string, line: Line): void {
    const lines = this.#lines.get(key);
    if (lines === undefined) this.#lines.set(key, new Set([line]));
    else lines.add(line);
  }

  delete(key: string, line: Line): void {
    const lines = this.#lines.get(key);
    lines?.delete(line);
    if (lines?.size === 0) this.#lines.delete(key);
  }

  /** As they are now: whoever hears something may look away. */
  of(key: string): readonly Line[] {
    return [...(this.#lines.get(key) ?? [])];
  }
}
