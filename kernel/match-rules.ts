/** The rules that the match itself keeps; RULES.md explains them. */
export const MATCH_RULES: readonly string[] = [
  'match.over',
  'match.no-such-seat',
  'match.not-waiting',
  'match.malformed-action',
  'match.plan-unforeseen',
  'match.undo-nothing',
  'match.undo-other-acted',
  'match.undo-together',
  'match.undo-chance',
  'match.undo-revealed',
  'match.undo-carried',
];
