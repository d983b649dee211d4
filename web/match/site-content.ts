import { CONTENT_ADDRESS, type GameContent, gameContentIn, SiteContent } from '@roundhouse/host';

/** Where nothing is published, or nothing that makes sense, there is no such content. */
export async function fetchContent(ask: typeof fetch = fetch): Promise<readonly GameContent[]> {
  try {
    const answer = await ask(CONTENT_ADDRESS);
    return answer.ok ? gameContentIn(await answer.json()) : [];
  } catch {
    return [];
  }
}

let asked: Promise<SiteContent> | undefined;

/** What the host of this page adds to the games: asked for once, when the first game is needed. */
export async function contentOfThisSite(): Promise<SiteContent> {
  asked ??= fetchContent().then((items) => new SiteContent(items));
  return asked;
}
