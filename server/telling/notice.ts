import type { PushMessage } from '@roundhouse/wire';

/** Why somebody is told something. */
export type Occasion = 'turn' | 'invited' | 'over';

/** What is said of a table outside of it: names that everybody at the table knows, and nothing of the match. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** A path of the page. */
  readonly link: string;
  readonly table: string;
}

interface NoticeFacts {
  readonly occasion: Occasion;
  readonly table: string;
  /** Of the game. */
  readonly game: string;
  /** Of the table; often none. */
  readonly title: string;
  /** Of whoever opened it. */
  readonly host: string;
}

export function noticeOf({ occasion, table, game, title, host }: NoticeFacts): Notice {
  const at = title === '' ? game : `${game} · ${title}`;
  const link = `/online/${table}`;
  switch (occasion) {
    case 'turn':
      return { title: `Your turn: ${game}`, text: `${at}: the others wait for you.`, link, table };
    case 'invited':
      return { title: `${host} invites you: ${game}`, text: `${at}: a seat is free for you.`, link, table };
    case 'over':
      return { title: `Over: ${game}`, text: `${at}: the game has ended. See who won.`, link, table };
  }
}

export function asPush({ title, text, link, table }: Notice): PushMessage {
  return { title, text, link, tag: table };
}
