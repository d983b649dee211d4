import type { Brain } from '@roundhouse/bots';

/** What the rules and the bots of a match need of its game, whose types are not known here. */
export type AnyBrain = Brain<object, unknown, unknown, unknown>;

/** One line for each game. Each is a chunk of its own, without its table: the worker draws nothing. */
const BRAINS: Readonly<Record<string, () => Promise<AnyBrain>>> = {
  'age-of-steam': async () => {
    const [{ ageOfSteam }, { evaluate, weigh }] = await Promise.all([
      import('@roundhouse/age-of-steam'),
      import('@roundhouse/age-of-steam/bot'),
    ]);
    return { game: ageOfSteam, evaluate, weigh };
  },
  steam: async () => {
    const [{ steam }, { evaluate, weigh }] = await Promise.all([
      import('@roundhouse/steam'),
      import('@roundhouse/steam/bot'),
    ]);
    return { game: steam, evaluate, weigh };
  },
  'kings-of-air-and-steam': async () => {
    const [{ kingsOfAirAndSteam }, { evaluate, propose, weigh }] = await Promise.all([
      import('@roundhouse/kings-of-air-and-steam'),
      import('@roundhouse/kings-of-air-and-steam/bot'),
    ]);
    return { game: kingsOfAirAndSteam, evaluate, propose, weigh };
  },
  'city-of-iron': async () => {
    const [{ cityOfIron }, { evaluate, propose, weigh }] = await Promise.all([
      import('@roundhouse/city-of-iron'),
      import('@roundhouse/city-of-iron/bot'),
    ]);
    return { game: cityOfIron, evaluate, propose, weigh };
  },
};

/** Rejects when there is no such game. */
export async function loadBrain(game: string): Promise<AnyBrain> {
  const load = Object.hasOwn(BRAINS, game) ? BRAINS[game] : undefined;
  if (load === undefined) throw new Error(`This page does not know the game '${game}'.`);
  return load();
}
