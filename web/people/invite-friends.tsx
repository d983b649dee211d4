import { useWords } from '@roundhouse/ui';
import { ROUTES } from '@roundhouse/wire';
import { useCallback, useId } from 'react';
import { useVisit } from '../online/context.tsx';
import { useAsked } from './use-asked.ts';
import './people.css';

/** So many fit beside a form; the last people one played with are the likeliest. */
const SHOWN = 8;

export interface InviteFriendsProps {
  /** By their ids. */
  readonly invited: readonly string[];
  readonly onChange: (invited: readonly string[]) => void;
}

/** The people I played with last, each invited by one click: the table stands on their first page. */
export function InviteFriends({ invited, onChange }: InviteFriendsProps) {
  const { t } = useWords();
  const { server } = useVisit();
  const heading = useId();
  const { answer } = useAsked(useCallback(async () => server.ask(ROUTES.company, { gaps: {} }), [server]));
  const friends = answer?.friends.slice(0, SHOWN) ?? [];
  if (friends.length === 0) return null;
  return (
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className="terms-title">
        {t('Invite people you played with')}
      </p>
      <div className="invite-friends">
        {friends.map(({ person: { id, name } }) => (
          <label key={id} className="people-check">
            <input
              type="checkbox"
              checked={invited.includes(id)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...invited, id] : invited.filter((one) => one !== id))
              }
            />{' '}
            {name}
          </label>
        ))}
      </div>
    </div>
  );
}
