import { itemAt, type Rng, rngFrom } from '@roundhouse/kernel';

/** What one action costs, as it was measured. */
export interface Costs {
  /** The time that a process works on it, in milliseconds. */
  readonly work: number;
  /** How long a commit takes, whatever it carries. */
  readonly commit: number;
  /** The time that the database works on it; 0 where that is within the process. */
  readonly database: number;
}

export interface House {
  readonly processes: number;
  /** Matches are split between so many, each on a machine of its own. */
  readonly databases: number;
  /** Cores that each of them may use. */
  readonly databaseCores: number;
  /** Actions a second, from everybody. */
  readonly rate: number;
}

export interface Answers {
  readonly median: number;
  readonly p99: number;
}

const LEAST_SIMULATED = 20_000;
/** A house that takes in more than it can do looks as if it kept up if nobody watches until its queues are long. */
const SIMULATED_SECONDS = 2;
/** What comes first finds an empty house, which nobody is interested in. */
const WARM_UP = 2000;

/**
 * Actions that come by chance, each to one of the processes: there they wait for each other, then for a core of the database
 * that holds their match, then for the commit that is under way, and go with the next. Returns how long their answers took.
 */
export function answersIn(house: House, costs: Costs, seed = 'capacity'): Answers {
  const { processes, databases, databaseCores, rate } = house;
  const rng = rngFrom(seed);
  const free = Array.from({ length: processes }, () => 0);
  const kept = Array.from({ length: databases }, () => ({
    cores: Array.from({ length: databaseCores }, () => 0),
    commits: Array.from({ length: processes }, () => 0),
  }));
  const took: number[] = [];
  let now = 0;
  const simulated = Math.max(LEAST_SIMULATED, rate * SIMULATED_SECONDS);
  for (let number = 0; number < simulated; number++) {
    now += exponential(rng, 1000 / rate);
    const at = rng.int(processes);
    const worked = Math.max(now, free[at] ?? 0) + exponential(rng, costs.work);
    free[at] = worked;
    const { cores, commits } = itemAt(kept, rng.int(databases));
    const core = cores.indexOf(Math.min(...cores));
    const stored = Math.max(worked, cores[core] ?? 0) + exponential(rng, costs.database);
    cores[core] = stored;
    const done = committed(stored, commits[at] ?? 0, costs.commit);
    commits[at] = done;
    if (number >= WARM_UP) took.push(done - now);
  }
  took.sort((a, b) => a - b);
  return { median: quantile(took, 0.5), p99: quantile(took, 0.99) };
}

/** `last`: when the newest commit that was begun or planned ends. Whoever comes before it begins goes with it. */
function committed(ready: number, last: number, commit: number): number {
  if (ready >= last) return ready + commit;
  const begins = last - commit;
  return ready <= begins ? last : last + commit;
}

/** The most actions a second that are answered in time. */
export function mostActions(house: Omit<House, 'rate'>, costs: Costs, p99: number): number {
  let low = 0;
  let high = (2000 * house.processes) / costs.work;
  while (high - low > high / 100) {
    const rate = (low + high) / 2;
    if (answersIn({ ...house, rate }, costs).p99 <= p99) low = rate;
    else high = rate;
  }
  return low;
}

const STEPS = 0x1000000;

function exponential(rng: Rng, mean: number): number {
  return -mean * Math.log((rng.int(STEPS) + 1) / STEPS);
}

function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.floor(ascending.length * share)] ?? Number.NaN;
}
