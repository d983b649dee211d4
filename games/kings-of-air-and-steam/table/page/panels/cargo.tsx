import { ofType } from '@roundhouse/table-kit';
import { Button, useWords } from '@roundhouse/ui';
import type { Action, ActionOf } from '../../../rules/actions.ts';
import { playerAt } from '../../../rules/position.ts';
import { GoodIcon } from '../pieces.tsx';
import { Cancel } from './confirm.tsx';
import { GoOn } from './go-on.tsx';
import { Hold } from './hold.tsx';
import { leftBehind } from './left-behind.ts';
import type { PanelProps } from './panel-props.ts';

export function CargoPrimary({ table }: PanelProps) {
  const { t } = useWords();
  const { phase } = table.position;
  const step = table.step?.events.some(({ type }) => type === 'unloaded') === true;
  const used = step || (phase.name === 'cargo' && phase.loaded.length > 0);
  return <GoOn table={table} words={t('Done loading')} used={used} loses={used ? [] : leftBehind(table.legal)} />;
}

/** The hold, and every good that can go into it or out of it. */
export function CargoPanel({ table, seat, pointing }: PanelProps) {
  const { t } = useWords();
  const loads = ofType(table.legal, 'load');
  const unloads = ofType(table.legal, 'unload');
  const { hold } = playerAt(table.position, seat);
  const { pile } = pointing.at;
  // Goods that were pressed on the board ask only for what is thrown away for them.
  const shown = pile === null ? loads : loads.filter(({ good }) => good === pile.good);
  return (
    <div className="kas-panel">
      <div className="kas-row">
        <span className="kas-note">{t('On board')}</span>
        <Hold position={table.position} seat={seat} size={28} />
      </div>
      <div className="kas-row">
        {shown.map((load) => (
          <LoadButton key={`${load.good} ${load.jettison}`} load={load} act={table.act} />
        ))}
        {unloads
          .filter(({ good, count }) => count === 1 || count === hold[good])
          .map((unload) => (
            <Button
              key={`${unload.good} ${unload.count}`}
              data-choice={`unload-${unload.good}-${unload.count}`}
              onClick={() => table.act(unload)}
            >
              <GoodIcon good={unload.good} count={unload.count} />
              {t('Unload {count, plural, one {} other {# }}{good}', {
                count: unload.count,
                good: { term: unload.good },
              })}
            </Button>
          ))}
        {pile === null ? null : <Cancel pointing={pointing} />}
      </div>
    </div>
  );
}

function LoadButton({ load, act }: { readonly load: ActionOf<'load'>; readonly act: (action: Action) => void }) {
  const { t } = useWords();
  const { good, jettison } = load;
  const values = { good: { term: good } };
  return (
    <Button data-choice={`load-${good}-${jettison ?? 'free'}`} onClick={() => act(load)}>
      <GoodIcon good={good} />
      {jettison === null ? (
        t('Load {good}', values)
      ) : (
        <>
          {t('Load {good}, throw {jettison} away', { ...values, jettison: { term: jettison } })}
          <GoodIcon good={jettison} />
        </>
      )}
    </Button>
  );
}
