import { fetchContent, SiteContent } from './site-content.ts';

let asked: Promise<SiteContent> | undefined;

/** What the host of this page adds to the games: asked for once, when the first game is needed. */
export async function contentOfThisSite(): Promise<SiteContent> {
  asked ??= fetchContent().then((items) => new SiteContent(items));
  return asked;
}
