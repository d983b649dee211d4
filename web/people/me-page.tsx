import { EmptyState, Spinner, useWords } from '@roundhouse/ui';
import { type Me, ROUTES } from '@roundhouse/wire';
import { useState } from 'react';
import { isName, NameField } from '../online/come-in.tsx';
import { useStanding, useVisit } from '../online/context.tsx';
import { TellingSection } from '../online/telling.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { Link, navigate, usePlace } from '../router.tsx';
import { AskForm } from './ask-form.tsx';
import { Company } from './company.tsx';
import { Farewell } from './farewell.tsx';
import { Field, PasswordField } from './field.tsx';
import { LogInForm } from './log-in-form.tsx';
import { Programs } from './programs.tsx';
import { Sessions } from './sessions.tsx';
import '../online/online.css';
import './people.css';

type Known = NonNullable<Me['person']>;

/** Everything about oneself: name, account, where one is logged in, people one knows, and the way out. */
export function MePage() {
  const { t } = useWords();
  const standing = useStanding();
  return (
    <PageFrame page="me" title={t('My account')}>
      <h1>{t('My account')}</h1>
      {standing.server === 'asking' ? <Spinner label={t('Asking the server…')} /> : null}
      {standing.server === 'away' ? (
        <EmptyState title={t('There is no server here now')}>
          <p>{t('Without one, games are played at this screen: against bots, or together around it.')}</p>
        </EmptyState>
      ) : null}
      {standing.server === 'there' ? <Account me={standing.person} /> : null}
    </PageFrame>
  );
}

function Account({ me }: { readonly me: Me['person'] }) {
  const { t } = useWords();
  if (me === null) {
    return (
      <div className="me">
        <LogIn />
        <section className="me-card" aria-labelledby="me-new">
          <h2 id="me-new">{t('New here?')}</h2>
          <p>
            {t(
              'Sit down at a table as a guest: a name is enough. You can make an account later, and keep all your games.',
            )}
          </p>
          <p>
            <Link to="/online">{t('Play with others')}</Link>
          </p>
        </section>
      </div>
    );
  }
  // Another person, other fields.
  return (
    <div className="me" key={me.id}>
      {me.kind === 'guest' ? <KeepAccount /> : null}
      <Name me={me} />
      {me.kind === 'guest' ? <LogIn /> : null}
      {me.kind === 'account' ? (
        <>
          <ChangeLogin me={me} />
          <ChangePassword />
        </>
      ) : null}
      <TellingSection />
      <Sessions isGuest={me.kind === 'guest'} />
      <Company />
      <Programs />
      <Farewell me={me} />
    </div>
  );
}

function LogIn() {
  const { t } = useWords();
  return (
    <section className="me-card" aria-labelledby="me-log-in">
      <h2 id="me-log-in">{t('Log in')}</h2>
      <LogInForm onDone={() => undefined} />
    </section>
  );
}

function Name({ me }: { readonly me: Known }) {
  const { t } = useWords();
  const visit = useVisit();
  const [name, setName] = useState(me.name);
  return (
    <section className="me-card" aria-labelledby="me-name">
      <h2 id="me-name">{t('Name')}</h2>
      <AskForm
        label={t('Change the name')}
        kind="plain"
        disabled={!isName(name) || name === me.name}
        onAsk={async () => visit.comeIn(name)}
      >
        <NameField name={name} onName={setName} />
      </AskForm>
      <p className="people-quiet">{t('Games that have begun keep the name you sat down with.')}</p>
      <p>
        <Link to={`/people/${me.id}`}>{t('My page, as others see it')}</Link>
      </p>
    </section>
  );
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

function KeepAccount() {
  const { t } = useWords();
  const visit = useVisit();
  const [login, setLogin] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const keep = async (): Promise<void> => {
    const body = { login: orNull(login), email: orNull(email), password };
    visit.known(await visit.server.ask(ROUTES.keepAccount, { gaps: {}, body }));
  };
  return (
    <section className="me-card me-first" aria-labelledby="me-keep">
      <h2 id="me-keep">{t('Make an account')}</h2>
      <p>
        {t(
          'You are a guest of this browser. With an account you come back from anywhere, and all your games with you.',
        )}
      </p>
      <AskForm
        label={t('Make an account')}
        disabled={password === '' || (orNull(login) === null && orNull(email) === null)}
        onAsk={keep}
      >
        <LoginFields login={login} onLogin={setLogin} email={email} onEmail={setEmail} />
        <NewPassword value={password} onChange={setPassword} />
      </AskForm>
    </section>
  );
}

interface LoginFieldsProps {
  readonly login: string;
  readonly onLogin: (login: string) => void;
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

function LoginFields({ login, onLogin, email, onEmail }: LoginFieldsProps) {
  const { t } = useWords();
  return (
    <>
      <Field label={t('Name to log in by')} value={login} onChange={onLogin} autoComplete="username" />
      <Field
        label={t('E-mail')}
        type="email"
        value={email}
        onChange={onEmail}
        autoComplete="email"
        hint={t('One of the two is enough. The e-mail is for forgotten passwords.')}
      />
    </>
  );
}

function NewPassword({ value, onChange }: { readonly value: string; readonly onChange: (password: string) => void }) {
  const { t } = useWords();
  return (
    <Field
      label={t('New password')}
      type="password"
      value={value}
      onChange={onChange}
      autoComplete="new-password"
      hint={t('Eight characters or more.')}
    />
  );
}

function ChangeLogin({ me }: { readonly me: Known }) {
  const { t } = useWords();
  const visit = useVisit();
  const [login, setLogin] = useState(me.login ?? '');
  const [email, setEmail] = useState(me.email ?? '');
  const [password, setPassword] = useState('');
  const change = async (): Promise<void> => {
    const body = { login: orNull(login), email: orNull(email), password };
    visit.known(await visit.server.ask(ROUTES.changeLogin, { gaps: {}, body }));
    setPassword('');
  };
  return (
    <section className="me-card" aria-labelledby="me-login">
      <h2 id="me-login">{t('To log in by')}</h2>
      <AskForm label={t('Save')} kind="plain" disabled={password === ''} onAsk={change}>
        <LoginFields login={login} onLogin={setLogin} email={email} onEmail={setEmail} />
        <PasswordField value={password} onChange={setPassword} />
      </AskForm>
    </section>
  );
}

function ChangePassword() {
  const { t } = useWords();
  const { server } = useVisit();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const change = async (): Promise<void> => {
    await server.ask(ROUTES.changePassword, { gaps: {}, body: { old, password } });
    setOld('');
    setPassword('');
    setDone(true);
  };
  return (
    <section className="me-card" aria-labelledby="me-password">
      <h2 id="me-password">{t('Password')}</h2>
      <AskForm label={t('Change the password')} kind="plain" disabled={old === '' || password === ''} onAsk={change}>
        <PasswordField label={t('Current password')} value={old} onChange={setOld} />
        <NewPassword value={password} onChange={setPassword} />
      </AskForm>
      {done ? <p role="status">{t('Changed. You are logged out everywhere else.')}</p> : null}
    </section>
  );
}

/** Where the link leads that is mailed, or made by the host: another password is chosen, and one is logged in. */
export function ResetPage() {
  const { t } = useWords();
  const { hash: secret } = usePlace();
  const visit = useVisit();
  const [password, setPassword] = useState('');
  const reset = async (): Promise<void> => {
    visit.known(await visit.server.ask(ROUTES.resetPassword, { gaps: {}, body: { secret, password } }));
    // The link is spent, and its secret should not lie in the history.
    navigate('/me', { replace: true });
  };
  return (
    <PageFrame page="me" title={t('New password')}>
      <h1>{t('New password')}</h1>
      <section className="me-card">
        <p>{t('Choose another password. You are logged in here then, and logged out everywhere else.')}</p>
        <AskForm label={t('Choose it')} disabled={password === ''} onAsk={reset}>
          <NewPassword value={password} onChange={setPassword} />
        </AskForm>
      </section>
    </PageFrame>
  );
}
