import type { Table } from '@roundhouse/wire';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';

export interface TableTermsProps {
  readonly table: Pick<Table, 'options' | 'access' | 'pace' | 'watching' | 'startsFull' | 'hints'>;
  readonly page: AnyGamePage;
}

/** What is played here, and on what terms. */
export function TableTerms({ table: { options, access, pace, watching, startsFull, hints }, page }: TableTermsProps) {
  const { t, say } = useWords();
  const setup = setupOf(page, options);
  const accesses = {
    everybody: t('open to everybody'),
    link: t('by invitation'),
    named: t('for those who were asked'),
  };
  const terms = [
    ...(setup === undefined
      ? []
      : [say(setup.name), ...(setup.variant === undefined ? [] : [say(setup.variant.name)])]),
    pace === 'live' ? t('live') : t('a move when there is time'),
    accesses[access],
    watching ? t('others may watch') : t('nobody else may watch'),
    ...(startsFull ? [t('begins when all seats are taken')] : []),
    ...(hints ? [t('hints are allowed')] : []),
  ];
  return <p className="table-terms">{[...new Set(terms)].join(' · ')}</p>;
}

/** The set-up that these options are those of; undefined for options of somebody's own. */
function setupOf(page: AnyGamePage, options: unknown): ReturnType<AnyGamePage['setups']>[number] | undefined {
  const parsed = (given: unknown): string => JSON.stringify(page.game.options.parse(given));
  return page.setups(page.game).find((setup) => parsed(setup.options) === parsed(options));
}
