import type { Place } from '@roundhouse/wire';
import { Link } from '../router.tsx';

/** Whoever sits on a seat, with the way to their page; bots have none. */
export function PersonName({ place: { person, name } }: { readonly place: Pick<Place, 'person' | 'name'> }) {
  return person === null ? name : <Link to={`/people/${person.id}`}>{name}</Link>;
}
