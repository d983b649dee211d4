import { Button, ErrorState, useWords } from '@roundhouse/ui';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Saves what can be saved; left out where there is nothing to save. */
  readonly save?: () => void;
}

interface ErrorBoundaryState {
  readonly broken: string | null;
}

/** When a part of the page breaks, the rest of the house stands: the game is kept, and can be taken along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { broken: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { broken: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return <Broken why={broken} save={this.props.save} />;
  }
}

function Broken({ why, save }: { readonly why: string; readonly save: (() => void) | undefined }) {
  const { t } = useWords();
  return (
    <main className="alone">
      <h1 className="spoken-only">{t('Something broke')}</h1>
      <ErrorState
        title={t('Something broke on this page')}
        actions={
          <>
            {save === undefined ? null : (
              <Button icon="download" onClick={save}>
                {t('Download the record')}
              </Button>
            )}
            <Button kind="primary" onClick={() => window.location.reload()}>
              {t('Load the page again')}
            </Button>
          </>
        }
      >
        <p>{t('The game is saved up to the last action.')}</p>
        <p>
          <code>{why}</code>
        </p>
      </ErrorState>
    </main>
  );
}
