import type { Could } from '@roundhouse/table-kit';
import { PanelKinds, PanelLines, PanelNote, PanelRefusal, useWords } from '@roundhouse/ui';
import { useMemo, useState } from 'react';
import { buildingOf } from '../../../content/set.ts';
import { playerAt } from '../../../rules/position.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { buildingChanges } from './buildings.ts';
import { handChanges, shopChanges } from './cards.ts';
import type { Changes } from './changes.ts';
import { BuildingLine, type CouldProps, HandLine, SaleLine, TownLine } from './lines.tsx';
import { townChanges } from './towns.ts';

type Kind = 'buildings' | 'hand' | 'shop' | 'towns';

/** What buildings, cards and towns would change: the goods board shows it while one is pointed at. */
export function CityCouldPanel(props: PanelProps & { readonly could: Could<Changes> }) {
  const { t } = useWords();
  const { table, seat, could } = props;
  const { mode, phase } = table.position;
  // What others hold is hidden from here: what their cards could do cannot be told.
  const knowsHand = !playerAt(table.position, seat).hand.includes(null);
  const [chosen, show] = useState<Kind>(phase.name === 'purchase' ? 'shop' : 'buildings');
  const shown = knowsHand || chosen === 'towns' ? chosen : 'buildings';
  const Lines = { buildings: Buildings, hand: Hand, shop: Shop, towns: Towns }[shown];
  return (
    <>
      <PanelKinds
        label={t('What to look at')}
        kinds={[
          { kind: 'buildings', name: t('Buildings') },
          ...(knowsHand
            ? [
                { kind: 'hand' as const, name: t('Cards in hand') },
                { kind: 'shop' as const, name: t('Cards for sale') },
              ]
            : []),
          ...(mode === 'family' ? [] : [{ kind: 'towns' as const, name: t('Towns') }]),
        ]}
        shown={shown}
        show={(kind) => {
          could.hold(null);
          show(kind);
        }}
      />
      <Lines {...props} />
    </>
  );
}

function Buildings(props: CouldProps) {
  const { t, say } = useWords();
  const { table, set, seat } = props;
  const { position } = table;
  const lines = useMemo(() => buildingChanges(position, seat), [position, seat]);
  return (
    <>
      <PanelNote>
        {t('If it stood now and nothing else changed: goods, coins each round, and points at the next scoring.')}
      </PanelNote>
      <PanelLines>
        {lines.map((line) => (
          <li key={line.building}>
            {'refusal' in line ? (
              <PanelRefusal
                name={t('{name}', { name: { term: buildingOf(set, line.building).name } })}
                about={say(line.refusal.why)}
              />
            ) : (
              <BuildingLine {...props} line={line} />
            )}
          </li>
        ))}
      </PanelLines>
    </>
  );
}

function Hand(props: CouldProps) {
  const { t } = useWords();
  const { table, seat } = props;
  const { position } = table;
  const lines = useMemo(() => handChanges(position, seat), [position, seat]);
  if (lines.length === 0) return <PanelNote>{t('No card in hand has an action of its own.')}</PanelNote>;
  return (
    <>
      <PanelNote>{t('If it were played now, in the way that brings most at the next scoring.')}</PanelNote>
      <PanelLines>
        {lines.map((line) => (
          <li key={line.card}>
            <HandLine {...props} line={line} />
          </li>
        ))}
      </PanelLines>
    </>
  );
}

function Shop(props: CouldProps) {
  const { t } = useWords();
  const { table, seat } = props;
  const { position } = table;
  const lines = useMemo(() => shopChanges(position, seat), [position, seat]);
  if (lines.length === 0) return <PanelNote>{t('Every card is bought.')}</PanelNote>;
  return (
    <>
      <PanelNote>
        {t('If it were in hand now, in the way that brings most at the next scoring. Its price is not counted.')}
      </PanelNote>
      <PanelLines>
        {lines.map((line) => (
          <li key={line.card}>
            <SaleLine {...props} line={line} />
          </li>
        ))}
      </PanelLines>
    </>
  );
}

function Towns(props: CouldProps) {
  const { t } = useWords();
  const { table, seat } = props;
  const { position } = table;
  const lines = useMemo(() => townChanges(position, seat), [position, seat]);
  if (lines.length === 0) return <PanelNote>{t('No town is left to attack.')}</PanelNote>;
  return (
    <>
      <PanelNote>
        {t(
          'If it were conquered now and nothing else changed: goods, coins each round, and points at the next scoring.',
        )}
      </PanelNote>
      <PanelLines>
        {lines.map((line) => (
          <li key={line.town}>
            <TownLine {...props} line={line} />
          </li>
        ))}
      </PanelLines>
    </>
  );
}
