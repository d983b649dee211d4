import { type Person, ROUTES, type Table } from '@roundhouse/wire';
import { useEffect, useState } from 'react';
import { useMe, useVisit } from './context.tsx';

/** The people I played with, as far as they are known by now. */
export function useFriends(): readonly Person[] {
  const { server } = useVisit();
  const me = useMe();
  const [friends, setFriends] = useState<readonly Person[]>([]);
  const id = me?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    let wanted = true;
    server.ask(ROUTES.company, { gaps: {} }).then(
      (company) => wanted && setFriends(company.friends.map(({ person }) => person)),
      // Without them a table is opened for others.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [server, id]);
  return friends;
}

/** Of the people I played with, those who do not sit at this table already. */
export function friendsToAsk(friends: readonly Person[], { places }: Pick<Table, 'places'>): readonly Person[] {
  return friends.filter(({ id }) => !places.some(({ person }) => person?.id === id));
}
