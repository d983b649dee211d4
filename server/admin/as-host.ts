import { type DatabasePlace, openDatabase } from '../data/database.ts';
import { Host } from './host.ts';

/** Does something as the host of the server that keeps everything there; it may be running. */
export async function asHost<T>(place: DatabasePlace, now: () => number, work: (host: Host) => Promise<T>): Promise<T> {
  const data = await openDatabase(place);
  try {
    return await work(new Host(data, now));
  } finally {
    await data.close();
  }
}
