export { type Answer, Authority, type OpenedMatch, type Outcome, type Submission, type TakeBack } from './authority.ts';
export type { Note } from './notes.ts';
export type { Standing } from './orders.ts';
export {
  beginMatch,
  type BegunMatch,
  type Heading,
  type NewMatch,
  openStored,
  rowSchema,
  startMatch,
  stateType,
  type StoredMatch,
  storedKeptSchema,
  toStore,
} from './stored.ts';
export { CONTENT_ADDRESS, type GameContent, gameContentIn, SiteContent } from './site-content.ts';
export { isPerson, type MatchState, type Player, stateOf } from './state.ts';
export { Viewer } from './viewer.ts';
export { type Company, type Stand, type UndoReach, type Update, Witness } from './witness.ts';
export type { Batch, Question, Row, Thought, World } from './world.ts';
