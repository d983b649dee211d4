/** A choice in the terminal: an action, or a question with choices of its own. */
export type TerminalChoice<A> =
  | { readonly label: string; readonly action: A }
  | { readonly label: string; readonly choices: readonly TerminalChoice<A>[] };

/** Actions as a person thinks of them: those of one group behind a question, the others by themselves. */
export function groupedChoices<A>(
  actions: readonly A[],
  groupOf: (action: A) => string | null,
  labelOf: (action: A) => string,
): TerminalChoice<A>[] {
  const groups = new Map<string, TerminalChoice<A>[]>();
  const single: TerminalChoice<A>[] = [];
  for (const action of actions) {
    const choice = { label: labelOf(action), action };
    const group = groupOf(action);
    if (group === null) single.push(choice);
    else groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...[...groups].map(([label, choices]): TerminalChoice<A> => ({ label, choices })), ...single];
}
