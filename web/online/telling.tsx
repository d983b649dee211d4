import { ROUTES, type Telling, type TellingChoice, type TellingWay } from '@roundhouse/wire';
import { Button, Problem, useWords } from '@roundhouse/ui';
import { useEffect, useId, useState } from 'react';
import { useVisit } from './context.tsx';
import { canPush, deviceEndpoint, subscribeDevice, unsubscribeDevice } from './device-push.ts';
import { fromClock, onClock, quietHere } from './quiet-hours.ts';
import { useDoing } from './use-doing.ts';
import '../pages/settings.css';

const USUAL_NIGHT = { from: 22 * 60, to: 7 * 60 };

/** How I want to be told that it is my turn, while the page is closed. */
export function TellingSection() {
  const { t } = useWords();
  const { server } = useVisit();
  const [telling, setTelling] = useState<Telling | null>(null);
  const title = useId();
  useEffect(() => {
    // Whoever cannot be asked now is asked at the next visit.
    server.ask(ROUTES.telling, { gaps: {} }).then(setTelling, () => undefined);
  }, [server]);
  if (telling === null) return null;
  return (
    <section className="me-card" aria-labelledby={title}>
      <h2 id={title}>{t('Tell me when it is my turn')}</h2>
      <div className="settings">
        <ThisDevice telling={telling} onTelling={setTelling} />
        <Ways telling={telling} onTelling={setTelling} />
        <Failing telling={telling} />
      </div>
    </section>
  );
}

interface PartProps {
  readonly telling: Telling;
  readonly onTelling: (telling: Telling) => void;
}

function ThisDevice({ telling, onTelling }: PartProps) {
  const { t } = useWords();
  const { server } = useVisit();
  const { act, busy, problem } = useDoing();
  const [endpoint, setEndpoint] = useState<string | null>(null);
  useEffect(() => {
    deviceEndpoint().then(setEndpoint, () => undefined);
  }, []);
  if (!canPush()) return <p>{t('This browser cannot receive messages while the page is closed.')}</p>;
  const on = async (): Promise<void> => {
    const subscription = await subscribeDevice(telling.pushKey);
    if (subscription === null) throw new Error(t('The browser does not allow it. Allow notifications for this page.'));
    onTelling(await server.ask(ROUTES.addPush, { gaps: {}, body: subscription }));
    setEndpoint(subscription.endpoint);
  };
  const off = async (told: string): Promise<void> => {
    onTelling(await server.ask(ROUTES.removePush, { gaps: {}, body: { endpoint: told } }));
    await unsubscribeDevice();
    setEndpoint(null);
  };
  return (
    <div className="settings-row">
      <Tick
        label={t('Tell me on this device')}
        ticked={endpoint !== null}
        disabled={busy}
        onTick={() => act(async () => (endpoint === null ? on() : off(endpoint)))}
      />
      <Problem why={problem} />
    </div>
  );
}

function Ways({ telling: { choice, mailTo }, onTelling }: PartProps) {
  const { t } = useWords();
  const { server } = useVisit();
  const { act, busy, problem } = useDoing();
  const [webhook, setWebhook] = useState(choice.webhook ?? '');
  const [arrived, setArrived] = useState<boolean | null>(null);
  const field = useId();
  const { quiet } = choice;
  const choose = (change: Partial<TellingChoice>): void =>
    act(async () => onTelling(await server.ask(ROUTES.chooseTelling, { gaps: {}, body: { ...choice, ...change } })));
  const tryIt = (): void =>
    act(async () => {
      setArrived(null);
      setArrived((await server.ask(ROUTES.tryWebhook, { gaps: {}, body: { webhook } })).arrived);
    });
  return (
    <>
      <form
        className="settings-row"
        onSubmit={(event) => {
          event.preventDefault();
          choose({ webhook: webhook.trim() === '' ? null : webhook.trim() });
        }}
      >
        <label htmlFor={field}>{t('Webhook (Discord, Slack or another)')}</label>
        <input id={field} type="url" value={webhook} onChange={(event) => setWebhook(event.target.value)} />
        <Button type="submit" size="small" disabled={busy || webhook.trim() === (choice.webhook ?? '')}>
          {t('Save')}
        </Button>
        <Button size="small" kind="quiet" disabled={busy || webhook.trim() === ''} onClick={tryIt}>
          {t('Try it')}
        </Button>
        {arrived === null ? null : (
          <p role="status">{arrived ? t('It arrived.') : t('It did not arrive. Is the address right?')}</p>
        )}
      </form>
      {mailTo === null || mailTo === '' ? null : (
        <Tick
          label={t('By mail to {address}, once a day for each table', { address: mailTo })}
          ticked={choice.mail}
          disabled={busy}
          onTick={() => choose({ mail: !choice.mail })}
        />
      )}
      <div className="settings-row">
        <Tick
          label={t('Not during quiet hours')}
          ticked={quiet !== null}
          disabled={busy}
          onTick={() => choose({ quiet: quiet === null ? quietHere(USUAL_NIGHT) : null })}
        />
        {quiet === null ? null : (
          <>
            <Time
              label={t('from')}
              minute={quiet.from}
              onMinute={(from) => choose({ quiet: quietHere({ ...quiet, from }) })}
            />
            <Time label={t('to')} minute={quiet.to} onMinute={(to) => choose({ quiet: quietHere({ ...quiet, to }) })} />
          </>
        )}
      </div>
      <Problem why={problem} />
    </>
  );
}

/** What I asked for and does not reach me, and what may help. */
function Failing({ telling: { failing, choice, devices } }: Pick<PartProps, 'telling'>) {
  const { t, language } = useWords();
  const day = (since: number): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(since);
  const words: Readonly<Record<TellingWay, (when: string) => string>> = {
    push: (when) => t('Since {when} no message has reached your devices. Switch them off here and on again.', { when }),
    webhook: (when) => t('Since {when} the webhook has taken no messages. Is its address still right?', { when }),
    mail: (when) => t('Since {when} no e-mail could be sent to you. Is the address still right?', { when }),
  };
  const used = { push: devices > 0, webhook: choice.webhook !== null, mail: choice.mail };
  return failing
    .filter(({ way }) => used[way])
    .map(({ way, since }) => <Problem key={way} why={words[way](day(since))} />);
}

interface TickProps {
  readonly label: string;
  readonly ticked: boolean;
  readonly disabled: boolean;
  readonly onTick: () => void;
}

function Tick({ label, ticked, disabled, onTick }: TickProps) {
  return (
    <label>
      <input type="checkbox" checked={ticked} disabled={disabled} onChange={onTick} /> {label}
    </label>
  );
}

interface TimeProps {
  readonly label: string;
  readonly minute: number;
  readonly onMinute: (minute: number) => void;
}

function Time({ label, minute, onMinute }: TimeProps) {
  const change = (value: string): void => {
    const chosen = fromClock(value);
    if (chosen !== null) onMinute(chosen);
  };
  return (
    <label>
      {label} <input type="time" value={onClock(minute)} onChange={(event) => change(event.target.value)} />
    </label>
  );
}
