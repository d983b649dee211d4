import { useEffect } from 'react';

let name: string | undefined;
let turns = 0;

/** How many tables wait for me stands first: a narrow tab shows no more. */
export function titleOf(page: string | undefined, waiting: number): string {
  const title = page === undefined ? 'Roundhouse' : `${page} · Roundhouse`;
  return waiting === 0 ? title : `● (${waiting}) ${title}`;
}

/** What the tab of the browser says beside the name of the house; home needs nothing more. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    name = title;
    document.title = titleOf(name, turns);
  }, [title]);
}

/** So many tables wait for me. */
export function markTitle(waiting: number): void {
  turns = waiting;
  document.title = titleOf(name, turns);
}
