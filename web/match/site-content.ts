import { CONTENT_ADDRESS, type GameContent, SiteContent } from '@roundhouse/host';

/** Where nothing is published, or nothing that makes sense, there is no such content. */
export async function fetchContent(ask: typeof fetch = fetch): Promise<readonly GameContent[]> {
  try {
    const answer = await ask(CONTENT_ADDRESS);
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
