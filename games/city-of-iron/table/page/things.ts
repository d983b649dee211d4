import type { Press } from '@roundhouse/table-kit';
import type { Action } from '../../rules/actions.ts';
import type { Pointed } from './pointing.ts';

/** The marks of what can be pointed at. A mark is also the stable name of the choice on the page. */
export const mark = {
  building: (id: string): string => `building-${id}`,
  card: (id: string): string => `card-${id}`,
  discarded: (id: string): string => `discarded-${id}`,
  town: (id: string): string => `town-${id}`,
  land: (id: string): string => `land-${id}`,
  city: (land: string): string => `city-${land}`,
  token: (id: string): string => `token-${id}`,
  deck: (name: string): string => `deck-${name}`,
  seat: (seat: number): string => `rival-${seat}`,
  space: (space: number): string => `space-${space}`,
  nation: (id: string): string => `nation-${id}`,
  deed: (type: string): string => `do-${type}`,
} as const;

/** Whether a button stands for it: what needs no card, and drawing one. */
export function isDeed(thing: string): boolean {
  return thing.startsWith(mark.deed('')) || thing.startsWith(mark.deck(''));
}

interface Marks {
  /** By pointing at any of these a person begins to choose the action. */
  readonly first: readonly string[];
  /** Pointing at these then tells it from others. */
  readonly further: readonly string[];
}

function only(...first: readonly string[]): Marks {
  return { first, further: [] };
}

function marksOf(action: Action): Marks {
  switch (action.type) {
    case 'build':
      return {
        first: [mark.building(action.building)],
        further: [mark.city(action.land), ...(action.demolish === null ? [] : [mark.building(action.demolish)])],
      };
    case 'store':
    case 'demolish':
      return only(mark.building(action.building));
    case 'move-building':
      return { first: [mark.building(action.building)], further: [mark.city(action.land)] };
    case 'draw':
      return only(mark.deck(action.deck));
    case 'play-card':
      return only(mark.card(action.card), ...(action.land === null ? [] : [mark.land(action.land)]));
    case 'attack':
      return only(mark.town(action.town));
    case 'settle':
      return only(mark.token(action.token));
    case 'expand':
      return only(mark.city(action.land), mark.token(action.token));
    case 'recover':
      return only(mark.discarded(action.card));
    case 'steal':
      return only(mark.seat(action.from));
    case 'bid':
      return only(mark.space(action.space));
    case 'choose-nation':
      return only(mark.nation(action.nation));
    case 'tax':
    case 'buy-science':
    case 'keep-bid':
      return only(mark.deed(action.type));
    default:
      return only();
  }
}

function has(action: Action, thing: string): boolean {
  const { first, further } = marksOf(action);
  return first.includes(thing) || further.includes(thing);
}

/** What can be done with a thing. */
export function optionsWith(legal: readonly Action[], thing: string | null): readonly Action[] {
  return thing === null ? [] : legal.filter((action) => marksOf(action).first.includes(thing));
}

/** Of what can be done with the chosen thing, that which concerns the other one, too. */
function narrowed(legal: readonly Action[], chosen: string | null, thing: string): readonly Action[] {
  return chosen === thing ? [] : optionsWith(legal, chosen).filter((action) => has(action, thing));
}

/** What most people want; nothing where a wish cannot be guessed or something would be lost. */
function likely(options: readonly Action[]): Action | null {
  const [first] = options;
  if (first === undefined) return null;
  if (options.length === 1) return first;
  return first.type === 'build' && first.demolish === null ? first : null;
}

export type Standing = 'chosen' | 'possible' | 'idle';

/** How a thing stands now: chosen already, one that can be pointed at, or neither. */
export function standingOf(legal: readonly Action[], { thing: chosen, action }: Pointed, thing: string): Standing {
  if (chosen === thing || (action !== null && chosen !== null && has(action, thing))) return 'chosen';
  return optionsWith(legal, thing).length > 0 || narrowed(legal, chosen, thing).length > 0 ? 'possible' : 'idle';
}

/** A press on a thing confirms what was chosen, tells options apart, or points at the thing. */
export function pressOn(legal: readonly Action[], at: Pointed, thing: string): Press<Action, Pointed> {
  const { thing: chosen, action } = at;
  if (action !== null && standingOf(legal, at, thing) === 'chosen') return { act: [action] };
  const closer = narrowed(legal, chosen, thing);
  if (closer.length > 0) return { point: { thing: chosen, action: likely(closer) ?? closer[0] ?? null } };
  const options = optionsWith(legal, thing);
  return options.length === 0 ? null : { point: { thing, action: likely(options) } };
}
