import { Button, Problem, useWords } from '@roundhouse/ui';
import { ROUTES, type Table } from '@roundhouse/wire';
import { useId, useRef, useState } from 'react';
import { useVisit } from './context.tsx';
import { friendsToAsk, useFriends } from './friends.ts';
import { inviteLink, isOnlyHere } from './links.ts';
import { QrCode } from './qr-code.tsx';
import { canShare, copyText, share } from './hand-on.ts';
import { useDoing } from './use-doing.ts';

export interface InvitationProps {
  readonly table: Table;
  readonly invite: string;
  readonly game: string;
}

/** How others get to this table: a link to send, a code for the phones around it. */
export function Invitation({ table, invite, game }: InvitationProps) {
  const { t } = useWords();
  const heading = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const here = window.location.href;
  const link = inviteLink(invite, here);
  const sharable = { title: t('A game of {game}', { game }), text: t('Sit down with me: {game}', { game }), url: link };
  const copy = (): void => {
    field.current?.select();
    copyText(link).then(setCopied, () => setCopied(false));
  };
  return (
    <section className="invitation" aria-labelledby={heading}>
      <h2 id={heading}>{t('Invite')}</h2>
      <QrCode words={link} label={t('QR code of the link')} />
      <p>{t('Whoever opens this link sits down with one tap. No account is needed.')}</p>
      <div className="invitation-link">
        <input
          ref={field}
          type="text"
          readOnly
          value={link}
          aria-label={t('Link to this table')}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy}>{copied ? t('Copied') : t('Copy')}</Button>
        {canShare(sharable) ? (
          <Button icon="share" onClick={() => void share(sharable)}>
            {t('Share')}
          </Button>
        ) : null}
      </div>
      <span className="spoken-only" role="status">
        {copied ? t('The link was copied.') : ''}
      </span>
      {isOnlyHere(here) ? (
        <p className="online-quiet">
          {t(
            'This address works on this machine alone. For other machines, open the page by the address that the server printed when it started.',
          )}
        </p>
      ) : null}
      <Friends table={table} />
    </section>
  );
}

/** People I played with: one press asks them to come; they see it at home and are told. */
function Friends({ table }: { readonly table: Table }) {
  const { t } = useWords();
  const { server } = useVisit();
  const { act, busy, problem } = useDoing();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const friends = friendsToAsk(useFriends(), table);
  if (friends.length === 0) return null;
  const ask = (id: string): void =>
    act(async () => {
      await server.ask(ROUTES.invite, { gaps: { table: table.id }, body: { people: [id] } });
      setAsked([...asked, id]);
    });
  return (
    <div className="invitation-friends">
      <h3>{t('People you played with')}</h3>
      <ul>
        {friends.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            {asked.includes(id) ? (
              <span role="status">{t('Asked')}</span>
            ) : (
              <Button
                size="small"
                disabled={busy}
                onClick={() => ask(id)}
                aria-label={t('Ask {name} to come', { name })}
              >
                {t('Ask to come')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Problem why={problem} />
    </div>
  );
}
