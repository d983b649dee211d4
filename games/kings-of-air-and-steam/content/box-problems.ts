import { SPECIAL_CARD } from './box.ts';
import type { Box } from './box-file.ts';

const CARDS_TO_PLAN = 4;

/** What makes no sense in a box whose fields are well formed. */
export function boxProblems({ deck, airshipTracks, basicTrack, teams }: Box): string[] {
  const problems: string[] = [];
  const cards = deck.reduce((sum, card) => sum + card.count, 0);
  if (cards < CARDS_TO_PLAN) problems.push(`the deck has ${cards} cards, but ${CARDS_TO_PLAN} are planned`);
  for (const track of [basicTrack, ...teams.map((team) => team.track)]) {
    if (airshipTracks[track] === undefined) problems.push(`there is no airship track "${track}"`);
  }
  const ids = [...deck, ...teams, ...teams.flatMap((team) => team.characters)].map(({ id }) => id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) problems.push(`the id "${id}" is used twice`);
  if (ids.includes(SPECIAL_CARD)) problems.push(`the id "${SPECIAL_CARD}" belongs to the special cards`);
  for (const {
    move: { from, to },
  } of deck)
    if (from > to) problems.push(`a card moves from ${from} to ${to}`);
  const priorities = teams.map(({ priority }) => priority);
  if (new Set(priorities).size < priorities.length) problems.push('two teams have the same priority number');
  if (teams.length < 7) problems.push('seven players need seven teams');
  return [...new Set(problems)];
}
