import type { Outcome, Submission } from '@roundhouse/host';
import type { News } from '@roundhouse/wire';
import type { NewsLine } from '../../online/news-line.ts';
import { Refused } from '../../online/server.ts';

/** So long the answer may take: on a line that is well it is there in a tenth of a second. */
const PATIENCE_MS = 4000;

/**
 * Plays on the line that news come by. Null where that cannot be said there, or nobody answers: whether it was played is not
 * known then, and whoever asks in another way asks with the same key. Rejects with a Refused.
 */
export async function playedOnTheLine(line: NewsLine, table: string, submission: Submission): Promise<Outcome | null> {
  return new Promise((resolve, reject) => {
    const hear = (news: News): void => {
      if (news.news === 'answered' && news.table === table && news.key === submission.key) {
        settled();
        resolve(news.outcome);
      }
      if (news.news === 'refused' && news.table === table && news.key === submission.key) {
        settled();
        reject(new Refused(news.code, news.why, news.retryAfter !== undefined));
      }
    };
    const giveUp = (): void => {
      settled();
      resolve(null);
    };
    const timer = setTimeout(() => {
      giveUp();
      line.checkNow();
    }, PATIENCE_MS);
    const hangUp = line.listen({ hear, wishes: () => [] });
    const stop = line.onState(() => {
      if (line.state !== 'open') giveUp();
    });
    function settled(): void {
      clearTimeout(timer);
      hangUp();
      stop();
    }
    if (!line.submit(table, submission)) giveUp();
  });
}
