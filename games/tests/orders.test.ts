import { residents } from '@roundhouse/games';
import { GAMES } from '@roundhouse/games/registry';
import {
  clone,
  type Filled,
  type OrderField,
  type OrderValue,
  pick,
  type Rng,
  rngForAction,
  rngFrom,
} from '@roundhouse/kernel';
import { choosingBy } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';

const TABLES: readonly (readonly [game: string, options: unknown, seats: number])[] = [
  ['age-of-steam', { map: 'copper-vale' }, 3],
  ['steam', { map: 'ruhr', mode: 'standard' }, 3],
  ['kings-of-air-and-steam', { mode: 'basic' }, 2],
  ['city-of-iron', { mode: 'full', nationAbilities: true }, 3],
];

function valueByChance(field: OrderField, rng: Rng): OrderValue {
  if (field.type === 'given') return field.value;
  return field.type === 'choice' ? pick(field.choices, rng).value : field.min + rng.int(field.max - field.min + 1);
}

function filledByChance(form: Readonly<Record<string, OrderField>>, rng: Rng): Filled {
  return Object.fromEntries(Object.entries(form).map(([name, field]) => [name, valueByChance(field, rng)]));
}

/** Games are played by orders half of the time that they want something, and otherwise by chance. */
test.each(TABLES)('every kind of order in %s is of use at some time', async (id, options, seats) => {
  const resident = residents.find(({ game }) => game.id === id);
  const registration = GAMES.find((one) => one.id === id);
  if (resident === undefined || registration === undefined) throw new Error(`there is no game ${id}`);
  const { game } = resident;
  const { orders } = await registration.brain();
  const choose = choosingBy((p: object, seat, actions: readonly unknown[]) => resident.weigh(p, seat, actions));
  const seen = new Set<string>();
  for (let number = 1; number <= 3; number++) {
    const seed = `orders ${number}`;
    const rng = rngFrom(seed);
    let standing: readonly { kind: (typeof orders)[number]; seat: number; filled: Filled }[] = [];
    let position = game.setup(game.options.parse(options), seats, rngForAction(seed, 0), () => {});
    for (let seq = 1; seq < 2000; seq++) {
      const [seat] = game.waiting(position);
      if (seat === undefined) break;
      const view = game.view(position, seat);
      for (const kind of orders) {
        const form = kind.form(view, seat);
        const isGiven = standing.some((one) => one.kind === kind && one.seat === seat);
        if (form !== null && !isGiven) standing = [...standing, { kind, seat, filled: filledByChance(form, rng) }];
      }
      let wanted: { readonly act: unknown } | null = null;
      for (const one of standing.filter((order) => order.seat === seat)) {
        const answer = one.kind.answer(view, seat, one.filled);
        if (answer === 'wait') continue;
        if ('stop' in answer) standing = standing.filter((other) => other !== one);
        else {
          seen.add(one.kind.id);
          wanted ??= answer;
        }
      }
      const legal = game.legal(position, seat);
      const action = rng.int(2) === 0 && wanted !== null ? wanted.act : choose(legal, position, seat, rng);
      expect(game.check(position, seat, action)).toBeNull();
      position = clone(position);
      game.play(position, seat, action, rngForAction(seed, seq), () => {});
    }
  }
  expect([...seen].toSorted()).toEqual(orders.map((kind) => kind.id).toSorted());
});
