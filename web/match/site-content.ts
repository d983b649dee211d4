import type { AnyGame } from '@roundhouse/kernel';

/** Where a host publishes what it adds to the games; the service worker keeps a copy. */
const ADDRESS = '/content.json';

/** What a host adds to one game: a map, cards, whatever the game takes. */
export interface GameContent {
  readonly game: string;
  readonly content: unknown;
}

/** What a host adds to the games of this page, or of one worker: each has games of its own. */
export class SiteContent {
  readonly items: readonly GameContent[];
  readonly #furnished = new Set<string>();

  constructor(items: readonly GameContent[]) {
    this.items = items;
  }

  /**
   * Adds to a game what is meant for it, once: maps must not change under a match. `failed` hears of content that this
   * version of the game does not take; the game goes on without it.
   */
  addTo({ id, content: door }: Pick<AnyGame, 'id' | 'content'>, failed: (error: unknown) => void): void {
    if (this.#furnished.has(id)) return;
    this.#furnished.add(id);
    for (const { game, content } of this.items) {
      if (game !== id) continue;
      try {
        door?.add(content, ADDRESS);
      } catch (error) {
        failed(error);
      }
    }
  }
}

/** Where nothing is published, or nothing that makes sense, there is no such content. */
export async function fetchContent(ask: typeof fetch = fetch): Promise<readonly GameContent[]> {
  try {
    const answer = await ask(ADDRESS);
    return answer.ok ? contentIn(await answer.json()) : [];
  } catch {
    return [];
  }
}

function contentIn(json: unknown): readonly GameContent[] {
  return Array.isArray(json) ? json.filter(isGameContent) : [];
}

function isGameContent(item: unknown): item is GameContent {
  return (
    typeof item === 'object' && item !== null && 'game' in item && typeof item.game === 'string' && 'content' in item
  );
}
