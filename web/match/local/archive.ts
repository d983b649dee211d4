import type { AnyBrain } from '@roundhouse/games/registry';
import { isPerson, openStored } from '@roundhouse/host';
import type { AnyMatch } from '@roundhouse/kernel';
import type { BroughtBack, Glance, OwnResult, SavedGames } from '../table-match.ts';
import type { Shelved } from './match-store.ts';
import type { SafeStore } from './safe-store.ts';
import { meeting, openSealed, type SavedGame, sealGames } from './saved-games.ts';
import { type Head, type KeptResult, readAnalysis, readHead, readShelved } from './stored-match.ts';

/** What the archive needs of the tables around it. */
export interface ArchiveOffice {
  readonly store: SafeStore;
  readonly today: () => number;
  readonly fresh: () => string;
  readonly brain: (game: string) => Promise<AnyBrain>;
  /** Tables that show this match stand still: it is another one now. */
  readonly replaced: (id: string) => void;
}

/** The matches that are kept, looked at without opening a table: saved, brought back, counted. */
export class Archive {
  readonly #office: ArchiveOffice;

  constructor(office: ArchiveOffice) {
    this.#office = office;
  }

  /** What is damaged stays behind: it could not be brought back. */
  async save(ids: readonly string[] | null): Promise<SavedGames> {
    const { store, today } = this.#office;
    const wanted = ids ?? [...(await store.heads()).keys()];
    const games: SavedGame[] = [];
    for (const id of wanted) {
      const shelved = await store.load(id);
      if (shelved !== undefined && isSound(shelved)) games.push({ id, ...shelved, analysis: await store.analysis(id) });
    }
    return sealGames(games, today());
  }

  async bringBack(file: unknown): Promise<BroughtBack> {
    const ids: string[] = [];
    let further = 0;
    let damaged = 0;
    for (const game of await openSealed(file)) {
      if (!isSound(game)) {
        damaged += 1;
        continue;
      }
      const id = await this.#shelve(game);
      if (id === null) further += 1;
      else ids.push(id);
      if (id !== null) await this.#explained(id, game.analysis);
    }
    return { ids, further, damaged };
  }

  /** The id under which it is kept now; null when it was played on here since it was saved. */
  async #shelve({ id, head, heading, rows, kept }: SavedGame): Promise<string | null> {
    const { store, fresh, replaced } = this.#office;
    const here = await store.load(id);
    const met = here === undefined ? 'newer' : meeting(rows, here.rows);
    if (met === 'same or older') return here?.rows.length === rows.length ? id : null;
    const place = met === 'parted' ? fresh() : id;
    const { stored } = readShelved({ head, heading, rows, kept });
    if (here !== undefined && place === id) {
      await store.remove(id);
      replaced(id);
    }
    const nobodys: Head = { ...readHead(head), writer: '' };
    const { rows: ownRows, kept: ownKept } = stored;
    await store.change(place, () => ({ head: nobodys, heading, added: { from: 0, rows: ownRows, kept: ownKept } }));
    return place;
  }

  /** What was found out here stays. */
  async #explained(id: string, input: unknown): Promise<void> {
    const { store } = this.#office;
    const analysis = readAnalysis(input);
    if (analysis !== null && readAnalysis(await store.analysis(id)) === null) await store.keepAnalysis(id, analysis);
  }

  /** As somebody sees it who only looks on: on home anybody may be looking. */
  async glance(id: string): Promise<Glance> {
    const match = await this.#opened(await this.#office.store.load(id));
    const { options, content, liveries, game, position } = match;
    return { options, content, liveries, view: game.view(position, 'public') };
  }

  async ownResults(): Promise<readonly OwnResult[]> {
    const results: OwnResult[] = [];
    for (const [id, input] of await this.#office.store.heads()) {
      const head = soundHead(input);
      if (head === null || !head.state.over || head.fromRecord === true) continue;
      const [me, ...others] = head.state.players.filter(isPerson);
      // Where several people share a screen nobody knows which of them looks at home.
      if (me === undefined || others.length > 0) continue;
      const result = head.result ?? (await this.#resultOf(id));
      if (result === null) continue;
      const score = result.scores[me.seat] ?? null;
      results.push({ game: head.game, won: result.winners.includes(me.seat), score, changed: head.changed });
    }
    return results;
  }

  /** Looked up once and then kept with the head. Null when the match cannot be opened. */
  async #resultOf(id: string): Promise<KeptResult | null> {
    const { store } = this.#office;
    try {
      const found = (await this.#opened(await store.load(id))).result();
      if (found === null) return null;
      const result = { winners: found.winners, scores: found.scores.map(({ total }) => total) };
      await store.change(id, (head) =>
        typeof head === 'object' && head !== null ? { head: { ...head, result } } : undefined,
      );
      return result;
    } catch {
      // The list says what is wrong with it as soon as somebody opens it.
      return null;
    }
  }

  async #opened(shelved: Shelved | undefined): Promise<AnyMatch> {
    const { head, stored } = readShelved(shelved);
    const { game } = await this.#office.brain(head.game);
    return openStored(game, stored, this.#office.today()).match;
  }
}

function isSound(shelved: Shelved): boolean {
  try {
    readShelved(shelved);
    return true;
  } catch {
    return false;
  }
}

function soundHead(input: unknown): Head | null {
  try {
    return readHead(input);
  } catch {
    return null;
  }
}
