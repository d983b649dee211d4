import { type AnyBrain, findGame, GAMES, type Registration } from '@roundhouse/games/registry';
import { type GameContent, SiteContent } from '@roundhouse/host';
import type { GameOffer } from '@roundhouse/wire';
import { Refusal } from '../refusal.ts';

/** A game that can be played and has nothing else that those of the house have. */
export type MoreGame = Pick<Registration, 'id' | 'brain'>;

/** The games of this server, with all that its host adds to them. */
export class Games {
  readonly #content: SiteContent;
  readonly #failed: (error: unknown) => void;
  readonly #more: readonly MoreGame[];
  readonly #brains = new Map<string, Promise<AnyBrain>>();

  /** `more`: games that are played here and not offered. */
  constructor(content: readonly GameContent[], failed: (error: unknown) => void, more: readonly MoreGame[] = []) {
    this.#content = new SiteContent(content);
    this.#failed = failed;
    this.#more = more;
  }

  async brain(id: string): Promise<AnyBrain> {
    const known = this.#brains.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#brains.set(id, loading);
    return loading;
  }

  async offered(): Promise<GameOffer[]> {
    return Promise.all(
      GAMES.map(async ({ id }) => {
        const { game } = await this.brain(id);
        const { name, seats, options, rulesVersion } = game;
        return { id, name, seats, options: { ...options.jsonSchema }, rules: rulesVersion };
      }),
    );
  }

  /** What a match is played with, made from a view of it: so nothing that is hidden can be in it. */
  async board(id: string, view: object): Promise<object> {
    const registration = findGame(id);
    if (registration === undefined) throw new Error(`There is no game '${id}' here.`);
    const { protocol } = await registration.resident();
    return protocol.board(view);
  }

  async #load(id: string): Promise<AnyBrain> {
    const registration = findGame(id) ?? this.#more.find((game) => game.id === id);
    if (registration === undefined) throw new Refusal('malformed', `There is no game '${id}' here.`);
    const brain = await registration.brain();
    return { ...brain, game: this.#content.furnished(brain.game, this.#failed) };
  }
}
