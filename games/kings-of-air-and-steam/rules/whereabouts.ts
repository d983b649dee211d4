import { type Text, text } from '@roundhouse/kernel';
import type { Whereabouts } from '../content/whereabouts.ts';
import type { Site } from './links.ts';

export function whereText({ city, legs: [first, second] }: Whereabouts): Text {
  if (first === undefined) return text('{city}', { city });
  if (second === undefined) {
    return text('{steps, plural, one {just {side}} other {# spaces {side}}} of {city}', {
      steps: first.steps,
      side: { term: first.side },
      city,
    });
  }
  return text('{steps, plural, one {# space} other {# spaces}} {side} and {more} {turned} of {city}', {
    steps: first.steps,
    side: { term: first.side },
    more: second.steps,
    turned: { term: second.side },
    city,
  });
}

/** Where a depot stands, as its event tells it. */
export function siteText({ near, where }: Site): Text {
  return where === undefined
    ? text('{name}', { name: near })
    : text('{link}, {near}', { link: near, near: whereText(where) });
}
