import type { Table } from '@roundhouse/wire';
import { useWords } from '@roundhouse/ui';
import './online.css';

/** What promises that nobody chooses the luck once the game has begun; when it is over, what the promise was about. */
export function Seal({ table: { seedHash, seed } }: { readonly table: Pick<Table, 'seedHash' | 'seed'> }) {
  const { t } = useWords();
  if (seed === null) {
    return (
      <details className="seal">
        <summary>{t('The luck of this game is sealed')}</summary>
        <p>
          {t(
            'All draws and throws come from one number that the server has chosen already. Its seal is shown now, the number when the game is over: anybody can check that they belong together.',
          )}
        </p>
        <p>
          <code>{seedHash}</code>
        </p>
      </details>
    );
  }
  return (
    <details className="seal">
      <summary>{t('The luck of this game, to be checked')}</summary>
      <p>
        {t(
          'All draws and throws came from one number. Its seal, the SHA-256 of the number, was shown before the first move.',
        )}
      </p>
      <dl>
        <dt>{t('The number')}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{t('Its seal')}</dt>
        <dd>
          <code>{seedHash}</code>
        </dd>
      </dl>
      <p>{t('To check the whole game by yourself, download its record and run this beside it:')}</p>
      <p>
        <code>{`roundhouse verify record.json --sealed ${seedHash}`}</code>
      </p>
    </details>
  );
}
