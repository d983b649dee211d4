import { Button, useWords } from '@roundhouse/ui';
import { ROUTES } from '@roundhouse/wire';
import { useState } from 'react';
import { useMe, useVisit } from '../online/context.tsx';
import { AskForm } from './ask-form.tsx';
import { Field, PasswordField } from './field.tsx';

/** For somebody who has an account. A guest may take the games along. */
export function LogInForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords();
  const visit = useVisit();
  const me = useMe();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [takeGames, setTakeGames] = useState(true);
  const [forgot, setForgot] = useState(false);
  if (forgot) return <ForgotForm login={login} onLogin={setLogin} onBack={() => setForgot(false)} />;
  const logIn = async (): Promise<void> => {
    visit.known(await visit.server.ask(ROUTES.logIn, { gaps: {}, body: { login, password, takeGames } }));
    onDone();
  };
  return (
    <AskForm
      label={t('Log in')}
      disabled={login === '' || password === ''}
      onAsk={logIn}
      beside={
        <Button kind="quiet" onClick={() => setForgot(true)}>
          {t('Forgotten the password?')}
        </Button>
      }
    >
      <Field label={t('Name or e-mail')} value={login} onChange={setLogin} autoComplete="username" />
      <PasswordField value={password} onChange={setPassword} />
      {me === null ? null : (
        <label className="people-check">
          <input type="checkbox" checked={takeGames} onChange={(event) => setTakeGames(event.target.checked)} />{' '}
          {t('Take the games of {name} along', { name: me.name })}
        </label>
      )}
    </AskForm>
  );
}

interface ForgotFormProps {
  readonly login: string;
  readonly onLogin: (login: string) => void;
  readonly onBack: () => void;
}

function ForgotForm({ login, onLogin, onBack }: ForgotFormProps) {
  const { t } = useWords();
  const { server } = useVisit();
  const [mails, setMails] = useState<boolean | null>(null);
  const back = (
    <Button kind="quiet" onClick={onBack}>
      {t('Back')}
    </Button>
  );
  if (mails !== null) {
    return (
      <div className="ask-form">
        <p role="status">
          {mails
            ? t('If there is such an account and it has an e-mail address, a link is on its way to it.')
            : t(
                'This server sends no e-mails. Whoever runs it can make you a link with which you choose another password.',
              )}
        </p>
        {back}
      </div>
    );
  }
  const ask = async (): Promise<void> => {
    setMails((await server.ask(ROUTES.forgotPassword, { gaps: {}, body: { login } })).mails);
  };
  return (
    <AskForm label={t('Send me a link')} disabled={login === ''} onAsk={ask} beside={back}>
      <Field label={t('Name or e-mail')} value={login} onChange={onLogin} autoComplete="username" />
    </AskForm>
  );
}
