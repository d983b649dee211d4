import type { AnyGame } from '@roundhouse/kernel';

/** Where a host publishes what it adds to the games; the service worker keeps a copy. */
const ADDRESS = '/content.json';

/** What a host adds to one game: a map, cards, whatever the game takes. */
export interface GameContent {
  readonly game: string;
  readonly content: unknown;
}

/** What a host adds to the games of this page, or of one worker. */
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
        furnished = furnished.content?.with([{ json, source: ADDRESS }]) ?? furnished;
      } catch (error) {
        failed(error);
      }
    }
    return furnished;
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

let asked: Promise<SiteContent> | undefined;

/** What the host of this page adds to the games: asked for once, when the first game is needed. */
export async function contentOfThisSite(): Promise<SiteContent> {
  asked ??= fetchContent().then((items) => new SiteContent(items));
  return asked;
}
