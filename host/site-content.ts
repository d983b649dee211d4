import type { AnyGame } from '@roundhouse/kernel';

/** Where a host publishes what it adds to the games; the page's service worker keeps a copy. */
export const CONTENT_ADDRESS = '/content.json';

/** What a host adds to one game: a map, cards, whatever the game takes. */
export interface GameContent {
  readonly game: string;
  readonly content: unknown;
}

/** What a host adds to the games of one page, one worker, or one server. */
export class SiteContent {
  readonly items: readonly GameContent[];

  constructor(items: readonly GameContent[]) {
    this.items = items;
  }

  /**
   * The game with all that is meant for it. `failed` hears of content that this version of the game does not take; the
   * game goes on without it.
   */
  furnished(game: AnyGame, failed: (error: unknown) => void): AnyGame {
    let furnished = game;
    for (const { game: id, content: json } of this.items) {
      if (id !== game.id) continue;
      try {
        furnished = furnished.content?.with([{ json, source: CONTENT_ADDRESS }]) ?? furnished;
      } catch (error) {
        failed(error);
      }
    }
    return furnished;
  }
}

/** What of it makes sense, when it came from elsewhere. */
export function gameContentIn(json: unknown): readonly GameContent[] {
  return Array.isArray(json) ? json.filter(isGameContent) : [];
}

function isGameContent(item: unknown): item is GameContent {
  return (
    typeof item === 'object' && item !== null && 'game' in item && typeof item.game === 'string' && 'content' in item
  );
}
