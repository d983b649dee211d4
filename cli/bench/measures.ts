/** Half of the values are below it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export interface Stopwatch {
  now(): number;
}

/** How long one call takes, in milliseconds: the median of batches that are long enough for the clock. */
export function timeOf(watch: Stopwatch, batch: number, batches: number, work: () => void): number {
  const times: number[] = [];
  for (let round = 0; round < batches; round++) {
    const start = watch.now();
    for (let call = 0; call < batch; call++) work();
    times.push((watch.now() - start) / batch);
  }
  return median(times);
}
