import { type ContentNames, ContentShelf } from '@roundhouse/kernel';
import { boxFrom, type Card, type CardId, SPECIAL_CARD } from './box.ts';
import standard from './box.json' with { type: 'json' };
import { BOX_FORMAT, type Box, boxFileSchema, type Character, type Team } from './box-file.ts';
import { boxProblems } from './box-problems.ts';

/** The box that comes with the game. */
export const boxes = ContentShelf.of(
  {
    kind: 'box',
    field: null,
    format: BOX_FORMAT,
    schema: boxFileSchema,
    problemsOf: boxProblems,
    contentFrom: boxFrom,
  },
  [{ json: standard, source: 'box.json' }],
);

interface Boxed {
  readonly content: ContentNames;
}

/** The box that a position is played with. */
export function boxOf(p: Boxed): Box {
  return boxes.of(p).box;
}

export function findTeam(p: Boxed, id: string | null): Team | undefined {
  return id === null ? undefined : boxes.of(p).teams.get(id);
}

export function findCharacter(p: Boxed, id: string | null): Character | undefined {
  return id === null ? undefined : boxes.of(p).characters.get(id);
}

export function findCard(p: Boxed, team: string | null, id: CardId): Card | undefined {
  const { commonCards, specialCards } = boxes.of(p);
  if (id !== SPECIAL_CARD) return commonCards.get(id);
  return team === null ? undefined : specialCards.get(team);
}
