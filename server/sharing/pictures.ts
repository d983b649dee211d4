import { findGame } from '@roundhouse/games/registry';
import { Witness } from '@roundhouse/host';
import { furnishedFor } from '@roundhouse/kernel';
import { toSvgText } from '@roundhouse/svg';
import { renderAsync } from '@resvg/resvg-js';
import type { Hall } from '../play/hall.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import { fontFiles, SANS, SERIF } from './fonts.ts';

const WIDTH = 1200;
const MOST_KEPT = 100;

/** Pictures of tables, as everybody may see them: for links that unfold in a chat. */
export class Pictures {
  readonly #tables: Tables;
  readonly #hall: Hall;
  /** By table and moment; the oldest goes first. */
  readonly #kept = new Map<string, Promise<Buffer>>();
  #fonts: ReturnType<typeof fontFiles> | null = null;

  constructor(tables: Tables, hall: Hall) {
    this.#tables = tables;
    this.#hall = hall;
  }

  /** The board after so many actions, as the public counts them; null: as it is now. */
  async at(table: string, moment: number | null): Promise<Buffer> {
    // Whoever may look on may see the picture; it is asked for by programs that are nobody.
    await this.#tables.seat(null, table);
    const authority = await this.#hall.authority(table);
    const witness = new Witness(authority, 'public');
    const { seq, undos } = witness.stand();
    if (moment !== null && moment > seq) throw new Refusal('not-found', 'There is no such moment yet.');
    const shown = moment ?? seq;
    const name = `${table}/${undos}/${shown}`;
    const kept = this.#kept.get(name) ?? this.#paint(authority.match, witness.viewAt(shown));
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    kept.catch(() => this.#kept.delete(name));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return kept;
  }

  close(): void {
    this.#fonts?.remove();
  }

  async #paint({ game, options, content, liveries }: Match, view: object): Promise<Buffer> {
    const resident = await findGame(game.id)?.resident();
    if (resident === undefined) throw notFound('game');
    const furnished = furnishedFor(resident.game, { content, options });
    const drawn = resident.draw(furnished.content?.bind(view) ?? view, { theme: 'day', liveries });
    this.#fonts ??= fontFiles();
    const image = await renderAsync(toSvgText(drawn), {
      fitTo: { mode: 'width', value: WIDTH },
      font: {
        loadSystemFonts: false,
        fontFiles: [...this.#fonts.files],
        defaultFontFamily: SANS,
        sansSerifFamily: SANS,
        serifFamily: SERIF,
      },
    });
    return image.asPng();
  }
}

type Match = Awaited<ReturnType<Hall['authority']>>['match'];
