import { Button, Dialog, Problem, useWords } from '@roundhouse/ui';
import { type Program, ROUTES, type Token, type TokenScope } from '@roundhouse/wire';
import { useCallback, useState } from 'react';
import { isName } from '../online/come-in.tsx';
import { useVisit } from '../online/context.tsx';
import { copyText } from '../online/hand-on.ts';
import { useDoing } from '../online/use-doing.ts';
import { ago } from '../pages/match-ticket.tsx';
import { AskForm } from './ask-form.tsx';
import { Field } from './field.tsx';
import { useAsked } from './use-asked.ts';

type Take = (programs: Program[]) => void;

/** Players of mine that are programs, and the tokens with which they come in. */
export function Programs() {
  const { t } = useWords();
  const { server } = useVisit();
  const { answer, problem, take } = useAsked(
    useCallback(async () => server.ask(ROUTES.programs, { gaps: {} }), [server]),
  );
  const [name, setName] = useState('');
  const make = async (): Promise<void> => {
    take(await server.ask(ROUTES.makeProgram, { gaps: {}, body: { name } }));
    setName('');
  };
  return (
    <section className="me-card" aria-labelledby="me-programs">
      <h2 id="me-programs">{t('Programs')}</h2>
      <p>
        {t('A program that plays is a player of its own, and comes in with a token of yours.')}{' '}
        <a href="/api">{t('How programs play here')}</a>
      </p>
      <Problem why={problem} />
      {answer?.map((program) => (
        <OneProgram key={program.id} program={program} take={take} />
      ))}
      <AskForm label={t('Make a program')} kind="plain" disabled={!isName(name)} onAsk={make}>
        <Field label={t('Its name')} value={name} onChange={setName} autoComplete="off" />
      </AskForm>
    </section>
  );
}

type Asking = 'name' | 'token' | 'delete';

function OneProgram({ program, take }: { readonly program: Program; readonly take: Take }) {
  const { t } = useWords();
  const [asking, setAsking] = useState<Asking | null>(null);
  const done: Take = (programs) => {
    take(programs);
    setAsking(null);
  };
  const close = (): void => setAsking(null);
  return (
    <div className="program">
      <h3>{program.name}</h3>
      <Tokens program={program} take={take} />
      <p className="ask-foot">
        <Button size="small" onClick={() => setAsking('token')}>
          {t('Make a token…')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => setAsking('name')}>
          {t('Rename…')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => setAsking('delete')}>
          {t('Delete…')}
        </Button>
      </p>
      <Dialog open={asking === 'name'} onOpenChange={close} title={t('Rename {name}', { name: program.name })}>
        <RenameForm program={program} take={done} />
      </Dialog>
      <Dialog open={asking === 'delete'} onOpenChange={close} title={t('Delete {name}', { name: program.name })}>
        <DeleteForm program={program} take={done} />
      </Dialog>
      <Dialog open={asking === 'token'} onOpenChange={close} title={t('A token for {name}', { name: program.name })}>
        <TokenForm program={program} take={take} />
      </Dialog>
    </div>
  );
}

function Tokens({ program: { id, tokens }, take }: { readonly program: Program; readonly take: Take }) {
  const { t } = useWords();
  if (tokens.length === 0) return <p className="people-quiet">{t('It has no token yet, so it cannot come in.')}</p>;
  return (
    <ul className="people-rows">
      {tokens.map((token) => (
        <OneToken key={token.id} program={id} token={token} take={take} />
      ))}
    </ul>
  );
}

function OneToken({
  program,
  token: { id, label, scopes, seen },
  take,
}: {
  readonly program: string;
  readonly token: Token;
  readonly take: Take;
}) {
  const { t, language } = useWords();
  const { server } = useVisit();
  const { act, busy, problem } = useDoing();
  const [now] = useState(() => Date.now());
  const scopeName = useScopeName();
  const may = new Intl.ListFormat(language, { type: 'unit' }).format(scopes.map(scopeName));
  return (
    <li>
      <span>
        <strong>{label}</strong>
        <small>
          {may} · {t('last seen {when}', { when: ago(seen, now, language) })}
        </small>
        <Problem why={problem} />
      </span>
      <Button
        size="small"
        disabled={busy}
        onClick={() => act(async () => take(await server.ask(ROUTES.revokeToken, { gaps: { program, token: id } })))}
      >
        {t('Revoke')}
      </Button>
    </li>
  );
}

const SCOPES: readonly TokenScope[] = ['read', 'play', 'tables'];

function useScopeName(): (scope: TokenScope) => string {
  const { t } = useWords();
  return (scope) => {
    switch (scope) {
      case 'read':
        return t('look at its tables');
      case 'play':
        return t('play');
      case 'tables':
        return t('sit down and open tables');
    }
  };
}

/** What a token may do; then its secret, this once. */
function TokenForm({ program, take }: { readonly program: Program; readonly take: Take }) {
  const { t } = useWords();
  const { server } = useVisit();
  const scopeName = useScopeName();
  const [label, setLabel] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(SCOPES);
  const [secret, setSecret] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const body = { label: label.trim(), scopes: [...scopes] };
    const made = await server.ask(ROUTES.makeToken, { gaps: { program: program.id }, body });
    take(made.programs);
    setSecret(made.secret);
  };
  if (secret !== null) return <Secret secret={secret} />;
  return (
    <AskForm label={t('Make the token')} disabled={label.trim() === '' || scopes.length === 0} onAsk={make}>
      <Field
        label={t('Where it is used')}
        value={label}
        onChange={setLabel}
        autoComplete="off"
        hint={t('So that you know later which one to revoke.')}
      />
      <fieldset className="people-checks">
        <legend>{t('It may')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className="people-check">
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(SCOPES.filter((one) => (one === scope ? target.checked : scopes.includes(one))))
              }
            />{' '}
            {scopeName(scope)}
          </label>
        ))}
      </fieldset>
    </AskForm>
  );
}

function Secret({ secret }: { readonly secret: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    // Where it cannot be copied by a press, it stands here to be marked.
    copyText(secret).then(setCopied, () => setCopied(false));
  };
  return (
    <div className="ask-form">
      <p>{t('This is the token. Keep it where the program finds it: it is shown only this once.')}</p>
      <p>
        <code className="program-secret">{secret}</code>
      </p>
      <p className="ask-foot">
        <Button kind="primary" onClick={copy}>
          {t('Copy')}
        </Button>
        <span role="status">{copied ? t('Copied') : ''}</span>
      </p>
    </div>
  );
}

function RenameForm({ program, take }: { readonly program: Program; readonly take: Take }) {
  const { t } = useWords();
  const { server } = useVisit();
  const [name, setName] = useState(program.name);
  const rename = async (): Promise<void> =>
    take(await server.ask(ROUTES.renameProgram, { gaps: { program: program.id }, body: { name } }));
  return (
    <AskForm label={t('Rename')} disabled={!isName(name) || name === program.name} onAsk={rename}>
      <Field label={t('Its name')} value={name} onChange={setName} autoComplete="off" />
    </AskForm>
  );
}

function DeleteForm({ program, take }: { readonly program: Program; readonly take: Take }) {
  const { t } = useWords();
  const { server } = useVisit();
  const leave = async (): Promise<void> =>
    take(await server.ask(ROUTES.deleteProgram, { gaps: { program: program.id } }));
  return (
    <AskForm label={t('Delete it for good')} kind="danger" onAsk={leave}>
      <p>{t('Its tokens open nothing any more, its name goes from all games, and bots play on where it plays.')}</p>
    </AskForm>
  );
}
