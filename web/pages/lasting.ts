import { readStored, writeStored } from '@roundhouse/ui';

const KEPT = 'roundhouse.lasting';

/** Whether the browser has promised not to clear what lies here; `unasked` until it was asked for that. */
export type Lasting = 'promised' | 'refused' | 'unasked';

/** As much of a browser's store as is needed here; some browsers have none of it. */
export type Shelf = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

function shelfHere(): Shelf {
  // Left out by browsers where the address is not a safe one.
  const { storage }: { readonly storage?: StorageManager } = navigator;
  return storage ?? {};
}

export async function lasting(shelf = shelfHere()): Promise<Lasting> {
  if (shelf.persisted !== undefined && (await shelf.persisted())) return 'promised';
  return readStored(KEPT) === null ? 'unasked' : 'refused';
}

/** Asks the browser, which may ask the person. */
export async function askForLasting(shelf = shelfHere()): Promise<Lasting> {
  const promised = shelf.persist !== undefined && (await shelf.persist());
  if (!promised) writeStored(KEPT, 'refused');
  return promised ? 'promised' : 'refused';
}

/**
 * Once there is something to lose: when the first game is begun. A person who has said no is not asked again unless they
 * want it.
 */
export async function askWhenFirstBegun(shelf = shelfHere()): Promise<void> {
  if ((await lasting(shelf)) === 'unasked') await askForLasting(shelf);
}
