import { ROUTES, type Table } from '@roundhouse/wire';
import { type MenuItem, useWords } from '@roundhouse/ui';
import { useEffect, useState } from 'react';
import { useVisit } from './context.tsx';
import { useDoing } from './use-doing.ts';

/** Whether I am told of a table that I play at, as a line of its menu. */
export function useTableTelling({ id, seat }: Pick<Table, 'id' | 'seat'>): {
  readonly items: readonly MenuItem[];
  readonly problem: string | null;
} {
  const { t } = useWords();
  const { server } = useVisit();
  const { act, problem } = useDoing();
  const [told, setTold] = useState<boolean | null>(null);
  const plays = seat !== null;
  useEffect(() => {
    if (!plays) return;
    // The menu does without it where the server cannot be asked.
    server.ask(ROUTES.tableTelling, { gaps: { table: id } }).then(
      (answer) => setTold(answer.told),
      () => undefined,
    );
  }, [server, id, plays]);
  if (told === null) return { items: [], problem };
  const change = async (): Promise<void> => {
    const answer = await server.ask(ROUTES.tellOfTable, { gaps: { table: id }, body: { told: !told } });
    setTold(answer.told);
  };
  const label = told ? t('Do not tell me about this table') : t('Tell me about this table again');
  return { items: [{ id: 'telling', icon: told ? 'soundOff' : 'soundOn', label, choose: () => act(change) }], problem };
}
