import { Button, Dialog, Icon, useWords } from '@roundhouse/ui';
import { type Me, ROUTES } from '@roundhouse/wire';
import { useState } from 'react';
import { useVisit } from '../online/context.tsx';
import { navigate } from '../router.tsx';
import { AskForm } from './ask-form.tsx';
import { Field, PasswordField } from './field.tsx';

type Known = NonNullable<Me['person']>;

/** What the server knows of me, to take along; and the way out for good. */
export function Farewell({ me }: { readonly me: Known }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <section className="me-card" aria-labelledby="me-farewell">
      <h2 id="me-farewell">{t('Your data')}</h2>
      <p>{t('Everything that this server knows of you, with the records of your finished games, in one file.')}</p>
      <p className="ask-foot">
        <a className="button button-plain button-medium" href={ROUTES.exportMe.path} download="roundhouse.json">
          <Icon name="download" /> {t('Download my data')}
        </a>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {t('Delete my account…')}
        </Button>
      </p>
      <Dialog open={asking} onOpenChange={setAsking} title={t('Delete my account')}>
        <DeleteForm me={me} />
      </Dialog>
    </section>
  );
}

function DeleteForm({ me }: { readonly me: Known }) {
  const { t } = useWords();
  const visit = useVisit();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const isGuest = me.kind === 'guest';
  const leave = async (): Promise<void> => {
    const body = { password: isGuest ? null : password };
    visit.known(await visit.server.ask(ROUTES.deleteMe, { gaps: {}, body }));
    navigate('/');
  };
  return (
    <AskForm
      label={t('Delete it for good')}
      kind="danger"
      disabled={typed.trim() !== me.name || (!isGuest && password === '')}
      onAsk={leave}
    >
      <p>
        {t(
          'Your name goes from all games; bots play on where you play. What you said at tables stays, without your name. Nobody can bring this back.',
        )}
      </p>
      <Field
        label={t('To be sure, type your name: {name}', { name: me.name })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      {isGuest ? null : <PasswordField value={password} onChange={setPassword} />}
    </AskForm>
  );
}
