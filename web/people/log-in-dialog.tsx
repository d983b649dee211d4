import { Dialog, useWords } from '@roundhouse/ui';
import { LogInForm } from './log-in-form.tsx';

export interface LogInDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function LogInDialog({ open, onOpenChange }: LogInDialogProps) {
  const { t } = useWords();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Log in')}>
      <LogInForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
