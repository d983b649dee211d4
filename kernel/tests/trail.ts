import {
  ContentBox,
  type ContentNames,
  contentNames,
  ContentShelf,
  type Game,
  type Given,
  MalformedError,
  schema,
  text,
} from '@roundhouse/kernel';
import * as z from 'zod/mini';

/** A trail to walk to its end, one step after the other, each for as many points as the trail says. */
export interface Trail {
  readonly id: string;
  readonly steps: readonly number[];
}

export interface Walk {
  trail: string;
  content: ContentNames;
  fast: boolean;
  walked: readonly number[];
}

const file = z.object({ format: z.literal('trail/1'), id: z.string(), steps: z.array(z.int()) });

export const trailFile = (id: string, steps: readonly number[]) => ({ format: 'trail/1', id, steps });

/** As a host gives it. */
export const given = (id: string, ...steps: readonly number[]) => ({
  json: trailFile(id, steps),
  source: `${id}.json`,
});

const house = ContentShelf.of<Trail, Trail>(
  {
    kind: 'trail',
    field: 'trail',
    format: 'trail/1',
    schema: schema(file),
    problemsOf: ({ steps }) => (steps.length > 0 ? [] : ['steps: there are none', 'steps: really']),
    contentFrom: ({ id, steps }) => ({ id, steps }),
  },
  [given('short', 1, 2), given('long', 1, 1, 1, 1)],
);

export const trailOf = (p: { readonly content: ContentNames }): Trail => house.of(p);

interface Options {
  readonly trail: string;
  readonly fast: boolean;
}

export interface TrailGame extends Game<Walk, 'step', Options, never> {
  readonly trails: ContentShelf<Trail>;
  readonly content: ContentBox<TrailGame>;
}

const position = schema<Given<Walk>>(
  z.strictObject({
    trail: z.string(),
    content: z.optional(contentNames),
    fast: z.boolean(),
    walked: z.array(z.int()),
  }),
);

/** The smallest game that is played with content. */
export const trailGame = gameOn(house);

function gameOn(trails: ContentShelf<Trail>): TrailGame {
  const content = new ContentBox([trails], (change) => gameOn(change(trails)));
  const options = z.strictObject({ trail: z._default(z.string(), 'short'), fast: z._default(z.boolean(), false) });
  return {
    id: 'trail',
    name: 'Trail',
    rulesVersion: 1,
    seats: { min: 1, max: 1 },
    options: {
      jsonSchema: {},
      parse(input) {
        const parsed = schema(options).parse(input);
        if (trails.find(parsed.trail) === undefined) throw new MalformedError('trail', 'there is no such trail');
        return parsed;
      },
    },
    action: schema(z.literal('step')),
    position: {
      jsonSchema: {},
      parse(input) {
        const walk = position.parse(input);
        return { ...walk, content: content.namedBy(walk) };
      },
    },
    trails,
    content,
    seatsFor: () => ({ min: 1, max: 1 }),
    setup: ({ trail, fast }) => ({ trail, content: content.chosenBy({ trail }), fast, walked: [] }),
    optionsOf: ({ trail, fast }) => ({ trail: [trail], fast: [fast] }),
    seatsOf: () => 1,
    waiting: (p) => (p.walked.length < trailOf(p).steps.length ? [0] : []),
    legal: () => ['step'],
    check: () => null,
    play(p) {
      const next = trailOf(p).steps[p.walked.length];
      if (next === undefined) throw new RangeError('the trail has ended');
      p.walked = [...p.walked, next];
    },
    view: (p) => ({ ...p }),
    guess: (p) => ({ ...p }),
    result: () => null,
    describe: () => text('nothing happens'),
  };
}
