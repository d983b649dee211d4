import { Dialog, MOTIONS, PACES, THEMES, useSettings, useWords } from '@roundhouse/ui';
import { useId } from 'react';
import { LANGUAGES } from '../messages/languages.ts';
import { askToNotify, canNotify, mayNotify } from '../online/notify.ts';
import { LanguageChoice } from './language-choice.tsx';
import './settings.css';

export interface SettingsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function SettingsDialog(props: SettingsDialogProps) {
  const { t } = useWords();
  return (
    <Dialog {...props} title={t('Settings')}>
      <SettingsPanel />
    </Dialog>
  );
}

/** Everything that a person can choose for this browser. */
function SettingsPanel() {
  const { t } = useWords();
  const { settings, change } = useSettings();
  return (
    <div className="settings">
      <Choice
        label={t('Day or night')}
        choices={THEMES}
        value={settings.theme}
        name={(theme) => ({ auto: t('As the system'), day: t('Day'), night: t('Night') })[theme]}
        onChoose={(theme) => change({ theme })}
      />
      <Choice
        label={t('Motion')}
        choices={MOTIONS}
        value={settings.motion}
        name={(motion) => ({ auto: t('As the system'), on: t('On'), off: t('Off') })[motion]}
        onChoose={(motion) => change({ motion })}
      />
      <Choice
        label={t('Pace of the bots')}
        choices={PACES}
        value={settings.pace}
        name={(pace) => ({ calm: t('Calm'), brisk: t('Brisk'), instant: t('Instant') })[pace]}
        onChoose={(pace) => change({ pace })}
      />
      <Choice
        label={t('Sound')}
        choices={['on', 'off'] as const}
        value={settings.sound ? 'on' : 'off'}
        name={(sound) => (sound === 'on' ? t('On') : t('Off'))}
        onChoose={(sound) => change({ sound: sound === 'on' })}
      />
      <Choice
        label={t('Move for me when there is no choice')}
        choices={['on', 'off'] as const}
        value={settings.forced ? 'on' : 'off'}
        name={(forced) => (forced === 'on' ? t('On') : t('Off'))}
        onChoose={(forced) => change({ forced: forced === 'on' })}
      />
      <Choice
        label={t('Ask before I give something up')}
        choices={['on', 'off'] as const}
        value={settings.asks ? 'on' : 'off'}
        name={(asks) => (asks === 'on' ? t('On') : t('Off'))}
        onChoose={(asks) => change({ asks: asks === 'on' })}
      />
      <Choice
        label={t('Hints when several people share this screen')}
        choices={['on', 'off'] as const}
        value={settings.hints ? 'on' : 'off'}
        name={(hints) => (hints === 'on' ? t('On') : t('Off'))}
        onChoose={(hints) => change({ hints: hints === 'on' })}
      />
      {canNotify() ? (
        <Choice
          label={t('Tell me when it is my turn online')}
          choices={['on', 'off'] as const}
          value={settings.notify && mayNotify() ? 'on' : 'off'}
          name={(notify) => (notify === 'on' ? t('On') : t('Off'))}
          onChoose={(notify) => {
            if (notify === 'off') change({ notify: false });
            else void askToNotify().then((allowed) => change({ notify: allowed }));
          }}
        />
      ) : null}
      <LanguageChoice languages={LANGUAGES} />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly value: T;
  readonly name: (choice: T) => string;
  readonly onChoose: (choice: T) => void;
}

/** A few words of which one holds. */
function Choice<T extends string>({ label, choices, value, name, onChoose }: ChoiceProps<T>) {
  const group = useId();
  return (
    <fieldset className="settings-row">
      <legend>{label}</legend>
      <div className="switch">
        {choices.map((choice) => (
          <label key={choice} className="switch-option whole-choice">
            <input type="radio" name={group} checked={choice === value} onChange={() => onChoose(choice)} />
            <span>{name(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
