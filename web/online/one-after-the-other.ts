/** A queue: each piece of work begins when the one before it is done, however that ended. */
export function oneAfterTheOther(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
}
