import { Dialog, useWords } from '@roundhouse/ui';

/** What every key does, for those who ask with `?`. */
export function ShortcutsDialog({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  const { t } = useWords();
  const rows: readonly (readonly [string, string])[] = [
    ['U · Ctrl Z', t('Take back')],
    ['L', t('Open or close the log')],
    ['B', t('Open or close the rule book')],
    ['N', t('Open or close your notes')],
    ['H', t('Look at the past, or come back')],
    ['← →', t('In the past: one action back or on')],
    ['Shift ← →', t('In the past: ten actions back or on')],
    ['Home · End', t('In the past: to the beginning or the end')],
    ['+ − 0', t('Zoom the board in, out, to fit')],
    ['← ↑ ↓ →', t('Move the board')],
    ['Tab', t('To the next thing that can be chosen')],
    ['Enter', t('Choose or confirm it')],
    ['Esc', t('Take a choice back, close what is open')],
    ['?', t('This list')],
  ];
  return (
    <Dialog open={open} onOpenChange={close} title={t('Keys')}>
      <dl className="shortcuts">
        {rows.map(([keys, what]) => (
          <div key={keys} className="shortcut">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
