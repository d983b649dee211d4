import { LEVELS } from '@roundhouse/bots/levels';
import { type NewTable, ROUTES } from '@roundhouse/wire';
import { useWords } from '@roundhouse/ui';
import { useId } from 'react';
import type { NewForm } from '../pages/new-choice.ts';
import { Switch } from '../pages/switch.tsx';
import { useLevels } from '../pages/use-levels.ts';
import { navigate, usePlace } from '../router.tsx';
import { isName, NameField } from './come-in.tsx';
import { useMe, useStanding, useVisit } from './context.tsx';
import { useFriends } from './friends.ts';
import { roomPath } from './links.ts';
import { asksSomebody, BANKS, botsAmong, type Terms, TURN_HOURS } from './new-table.ts';
import { useDoing } from './use-doing.ts';
import './online.css';

/** Where a new game is played: at this screen, or online where there is a server. The address knows. */
export function useWherePlayed(): {
  readonly online: boolean;
  readonly offered: boolean;
  readonly choose: (online: boolean) => void;
} {
  const { path, search } = usePlace();
  const { server } = useStanding();
  const wanted = new URLSearchParams(search).has('online');
  return {
    online: wanted && server === 'there',
    offered: server === 'there',
    choose: (online) => navigate(online ? `${path}?online` : path, { replace: true }),
  };
}

export interface WherePlayedProps {
  readonly online: boolean;
  readonly onChoose: (online: boolean) => void;
}

export function WherePlayed({ online, onChoose }: WherePlayedProps) {
  const { t } = useWords();
  return (
    <Switch
      name="where"
      label={t('Where the players are')}
      options={[
        { value: 'here', words: t('At this screen') },
        { value: 'online', words: t('Online') },
      ]}
      chosen={online ? 'online' : 'here'}
      onChoose={(value) => onChoose(value === 'online')}
    />
  );
}

interface TermsProps {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

/** How many of the seats are bots' from the beginning. */
export function BotsAmong({ seats, terms, onChange }: TermsProps & { readonly seats: number }) {
  const { t } = useWords();
  const levels = useLevels();
  const bots = botsAmong(seats, terms);
  if (seats === 1) return null;
  return (
    <div className="terms-row">
      <span>{t('Bots among them')}</span>
      <Switch
        name="bots"
        label={t('Bots among them')}
        options={Array.from({ length: seats }, (_, count) => ({ value: count, words: String(count) }))}
        chosen={bots}
        onChoose={(count) => onChange({ ...terms, bots: count })}
      />
      {bots === 0 ? null : (
        <Switch
          name="level"
          label={t('How good the bots are')}
          options={LEVELS.map((level) => ({ value: level, words: levels[level].name }))}
          chosen={terms.level}
          onChoose={(level) => onChange({ ...terms, level })}
        />
      )}
    </div>
  );
}

/** Who may come, how fast it goes, and who opens it. */
export function TermsForm({ terms, onChange }: TermsProps) {
  const { t } = useWords();
  const me = useMe();
  const friends = useFriends();
  return (
    <fieldset className="terms">
      <legend>{t('The table')}</legend>
      <Choice
        title={t('Who may sit down')}
        name="access"
        chosen={terms.access}
        options={[
          { value: 'link', words: t('Whoever has the link'), about: t('You send it to those you want to play with.') },
          { value: 'everybody', words: t('Everybody'), about: t('Everybody finds the table on the home page.') },
          ...(friends.length === 0
            ? []
            : [
                {
                  value: 'named',
                  words: t('People you played with'),
                  about: t('They find it on their home page.'),
                } as const,
              ]),
        ]}
        onChoose={(access) => onChange({ ...terms, access })}
      />
      {terms.access === 'named' ? (
        <div className="terms-people" role="group" aria-label={t('Who is asked')}>
          {friends.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={terms.invited.includes(id)}
                onChange={({ target: { checked } }) =>
                  onChange({
                    ...terms,
                    invited: checked ? [...terms.invited, id] : terms.invited.filter((one) => one !== id),
                  })
                }
              />
              {name}
            </label>
          ))}
        </div>
      ) : null}
      <Choice
        title={t('How fast')}
        name="pace"
        chosen={terms.pace}
        options={[
          { value: 'live', words: t('Live'), about: t('All sit down together and play to the end.') },
          { value: 'slow', words: t('Slow'), about: t('Everybody moves when there is time, over days.') },
        ]}
        onChoose={(pace) => onChange({ ...terms, pace, clock: 0 })}
      />
      <Clock terms={terms} onChange={onChange} />
      <label className="variant">
        <input
          type="checkbox"
          checked={terms.watching}
          onChange={({ target: { checked } }) => onChange({ ...terms, watching: checked })}
        />
        <span>
          <strong>{t('Others may watch')}</strong>
          <small>{t('They see what everybody may see, and no player’s hidden cards.')}</small>
        </span>
      </label>
      <label className="variant">
        <input
          type="checkbox"
          checked={terms.startsFull}
          onChange={({ target: { checked } }) => onChange({ ...terms, startsFull: checked })}
        />
        <span>
          <strong>{t('Begin when all seats are taken')}</strong>
          <small>{t('Otherwise the game begins when you say so.')}</small>
        </span>
      </label>
      <label className="variant">
        <input
          type="checkbox"
          name="hints"
          checked={terms.hints}
          onChange={({ target: { checked } }) => onChange({ ...terms, hints: checked })}
        />
        <span>
          <strong>{t('Hints are allowed')}</strong>
          <small>{t('Everybody may ask the computer what it would do. Whoever sits down is told before.')}</small>
        </span>
      </label>
      {me === null ? <NameField name={terms.name} onName={(name) => onChange({ ...terms, name })} /> : null}
    </fieldset>
  );
}

/** How much time everybody has. When it is out, a bot plays on until they are back. */
function Clock({ terms, onChange }: TermsProps) {
  const { t } = useWords();
  const { pace, clock, sleeps } = terms;
  const offered =
    pace === 'live'
      ? BANKS.map(({ minutes, seconds }) => t('{minutes} min + {seconds} s a turn', { minutes, seconds }))
      : TURN_HOURS.map((hours) =>
          hours < 24
            ? t('{hours} hours a turn', { hours })
            : t('{days, plural, one {# day} other {# days}} a turn', { days: hours / 24 }),
        );
  return (
    <div>
      <p className="terms-title" aria-hidden="true">
        {t('Time')}
      </p>
      <Switch
        name="clock"
        label={t('Time')}
        options={[t('No clock'), ...offered].map((words, value) => ({ value, words }))}
        chosen={clock}
        onChoose={(chosen) => onChange({ ...terms, clock: chosen })}
      />
      {clock === 0 ? null : (
        <p className="online-quiet">
          {t('When somebody\u2019s time is out, a bot plays on for them until they are back.')}
        </p>
      )}
      {pace === 'live' || clock === 0 ? null : (
        <label className="variant">
          <input
            type="checkbox"
            checked={sleeps}
            onChange={({ target: { checked } }) => onChange({ ...terms, sleeps: checked })}
          />
          <span>
            <strong>{t('The clocks sleep at night')}</strong>
            <small>{t('From 10 in the evening to 8 in the morning, where you are.')}</small>
          </span>
        </label>
      )}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly name: string;
  readonly chosen: T;
  readonly options: readonly { readonly value: T; readonly words: string; readonly about: string }[];
  readonly onChoose: (value: T) => void;
}

function Choice<T extends string>({ title, name, chosen, options, onChoose }: ChoiceProps<T>) {
  const heading = useId();
  return (
    <div role="radiogroup" aria-labelledby={heading}>
      <p id={heading} className="terms-title">
        {title}
      </p>
      {options.map(({ value, words, about }) => (
        <label key={value} className="variant">
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>
            <strong>{words}</strong>
            <small>{about}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

/** Opens a table and goes there; somebody new comes in first. */
export function useOpenTable(): {
  readonly open: (table: NewTable, name: string) => void;
  readonly isReady: (form: Pick<NewForm, 'wrongCode'>, terms: Terms) => boolean;
  /** What is missing yet; null: nothing. */
  readonly lackOf: (terms: Terms) => string | null;
  readonly busy: boolean;
  readonly problem: string | null;
} {
  const { t } = useWords();
  const visit = useVisit();
  const me = useMe();
  const { act, busy, problem } = useDoing();
  const open = (body: NewTable, name: string): void =>
    act(async () => {
      if (me === null) await visit.comeIn(name);
      const { id } = await visit.server.ask(ROUTES.openTable, { gaps: {}, body });
      navigate(roomPath(id));
    });
  const lackOf = (terms: Terms): string | null => {
    if (!asksSomebody(terms)) return t('Choose somebody to ask.');
    return me !== null || isName(terms.name) ? null : t('Write your name: the others will see it.');
  };
  const isReady = ({ wrongCode }: Pick<NewForm, 'wrongCode'>, terms: Terms): boolean =>
    !busy && wrongCode === null && lackOf(terms) === null;
  return { open, isReady, lackOf, busy, problem };
}
