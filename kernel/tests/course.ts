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

/** A course to walk to its end, one step after the other, each for as many points as the course says. */
export interface Course {
  readonly id: string;
  readonly steps: readonly number[];
}

export interface Walk {
  course: string;
  content: ContentNames;
  fast: boolean;
  walked: readonly number[];
}

const file = z.object({ format: z.literal('course/1'), id: z.string(), steps: z.array(z.int()) });

export const courseFile = (id: string, steps: readonly number[]) => ({ format: 'course/1', id, steps });

/** As a host gives it. */
export const given = (id: string, ...steps: readonly number[]) => ({
  json: courseFile(id, steps),
  source: `${id}.json`,
});

const house = ContentShelf.of<Course, Course>(
  {
    kind: 'course',
    field: 'course',
    format: 'course/1',
    schema: schema(file),
    problemsOf: ({ steps }) => (steps.length > 0 ? [] : ['steps: there are none', 'steps: really']),
    contentFrom: ({ id, steps }) => ({ id, steps }),
  },
  [given('short', 1, 2), given('long', 1, 1, 1, 1)],
);

export const courseOf = (p: { readonly content: ContentNames }): Course => house.of(p);

interface Options {
  readonly course: string;
  readonly fast: boolean;
}

export interface CourseGame extends Game<Walk, 'step', Options, never> {
  readonly courses: ContentShelf<Course>;
  readonly content: ContentBox<CourseGame>;
}

const position = schema<Given<Walk>>(
  z.strictObject({
    course: z.string(),
    content: z.optional(contentNames),
    fast: z.boolean(),
    walked: z.array(z.int()),
  }),
);

/** The smallest game that is played with content. */
export const courseGame = gameOn(house);

function gameOn(courses: ContentShelf<Course>): CourseGame {
  const content = new ContentBox([courses], (change) => gameOn(change(courses)));
  const options = z.strictObject({ course: z._default(z.string(), 'short'), fast: z._default(z.boolean(), false) });
  return {
    id: 'course',
    name: 'Course',
    rulesVersion: 1,
    seats: { min: 1, max: 1 },
    options: {
      jsonSchema: {},
      parse(input) {
        const parsed = schema(options).parse(input);
        if (courses.find(parsed.course) === undefined) throw new MalformedError('course', 'there is no such course');
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
    courses,
    content,
    seatsFor: () => ({ min: 1, max: 1 }),
    setup: ({ course, fast }) => ({ course, content: content.chosenBy({ course }), fast, walked: [] }),
    optionsOf: ({ course, fast }) => ({ course: [course], fast: [fast] }),
    seatsOf: () => 1,
    waiting: (p) => (p.walked.length < courseOf(p).steps.length ? [0] : []),
    legal: () => ['step'],
    check: () => null,
    play(p) {
      const next = courseOf(p).steps[p.walked.length];
      if (next === undefined) throw new RangeError('the course has ended');
      p.walked = [...p.walked, next];
    },
    view: (p) => ({ ...p }),
    guess: (p) => ({ ...p }),
    result: () => null,
    describe: () => text('nothing happens'),
  };
}
