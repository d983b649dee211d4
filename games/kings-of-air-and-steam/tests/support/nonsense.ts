import * as fc from 'fast-check';
import { type Action, GOODS, kingsOfAirAndSteam } from '../../index.ts';

const space = fc.oneof(fc.integer({ min: 0, max: 220 }), fc.constant(Number.MAX_SAFE_INTEGER));
const path = fc.array(space, { maxLength: 8 });
const good = fc.constantFrom(...GOODS);
const maybeGood = fc.option(good);
const seat = fc.integer({ min: 0, max: 8 });
const socket = fc.integer({ min: 0, max: 5 });
const count = fc.oneof(fc.integer({ min: 1, max: 7 }), fc.constant(Number.MAX_SAFE_INTEGER));
const place = fc.oneof(fc.constant('hold' as const), space);
const { deck, teams } = kingsOfAirAndSteam.boxes.latest.box;
/** Real ids, and names that every object has of itself. */
const SENSELESS = ['', 'constructor', '__proto__', 'toString', 'face-down'];
const card = fc.constantFrom(...deck.map(({ id }) => id), 'special', ...SENSELESS);
const team = fc.constantFrom(...teams.map(({ id }) => id), ...SENSELESS);
const character = fc.constantFrom(...teams.flatMap(({ characters }) => characters.map(({ id }) => id)), ...SENSELESS);
const city = fc.record({ city: fc.integer({ min: 0, max: 20 }) });
const type = <T extends Action['type']>(name: T): fc.Arbitrary<T> => fc.constant(name);

/** Well-formed actions of every kind, mostly senseless. */
export const nonsense: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>(
    { type: 'ready' },
    { type: 'not-ready' },
    { type: 'go-on' },
    { type: 'upgrade-airship' },
    { type: 'upgrade-train' },
    { type: 'solicit-funds' },
    { type: 'pay-upkeep' },
  ),
  fc.oneof(
    fc.record({ type: type('choose-team'), team }),
    fc.record({ type: type('choose-character'), character }),
    fc.record({ type: type('place-depot'), space }),
  ),
  fc.oneof(
    fc.record({ type: type('plan-card'), socket, card }),
    fc.record({ type: type('take-card-back'), socket }),
    fc.record({ type: type('extra-flight'), card }),
  ),
  fc.oneof(
    fc.record({ type: type('fly'), path }),
    fc.record({ type: type('rob'), victim: seat }),
    fc.record({ type: type('adjust-route'), to: space }),
  ),
  fc.oneof(
    fc.record({ type: type('unload'), good, count }),
    fc.record({ type: type('load'), good, from: fc.constantFrom('factory', 'depot'), jettison: maybeGood }),
    fc.record({
      type: type('steal-good'),
      victim: seat,
      from: fc.constantFrom('airship', 'depot'),
      good,
      jettison: maybeGood,
    }),
  ),
  fc.oneof(
    fc.record({ type: type('build-depot'), space }),
    fc.record({ type: type('build-link'), path }),
    fc.record({ type: type('transmogrify'), at: place, good, into: good }),
  ),
  fc.oneof(
    fc.record({
      type: type('ship'),
      from: space,
      good,
      count,
      odd: maybeGood,
      to: fc.oneof(city, fc.record({ depot: space })),
    }),
    fc.record({ type: type('choose-route'), stops: path }),
    fc.record({ type: type('deliver'), returnOne: fc.boolean(), wager: fc.integer({ min: 0, max: 5 }) }),
    fc.record({ type: type('choose-demand'), good }),
  ),
  fc.oneof(
    fc.record({ type: type('discard'), at: place, good }),
    fc.record({ type: type('clear'), from: space, good }),
  ),
);
