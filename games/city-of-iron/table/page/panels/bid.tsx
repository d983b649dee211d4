import { SeatMark, useWords } from '@roundhouse/ui';
import { Coins } from '../pieces.tsx';
import { Thing } from '../thing.tsx';
import { mark } from '../things.ts';
import { Changes } from './changes.tsx';
import { Hand } from './hand.tsx';
import type { PanelProps } from './panel-props.ts';

/** The turn order track: the cube furthest along it acts first. It may be broken into two rows. */
export function BidPanel(props: PanelProps) {
  const { t } = useWords();
  const { pointing, table } = props;
  const { action } = pointing.at;
  const again = table.position.phase.name === 'second-bid';
  return (
    <div className="iron-panel">
      <div className="iron-decision">
        <BidTrack {...props} />
        <p className="iron-note">{t('Whoever is furthest along acts first, and bids last in the next round.')}</p>
        {again ? (
          <Thing props={props} thing={mark.deed('keep-bid')} label={t('Stay with your bid')} className="iron-deed">
            {t('Stay with your bid')}
          </Thing>
        ) : null}
        {action === null ? null : <Changes {...props} action={action} />}
      </div>
      <Hand {...props} />
    </div>
  );
}

function BidTrack(props: PanelProps) {
  const { table, set, look, seat, pointing } = props;
  const { t } = useWords();
  const { phase } = table.position;
  const track = phase.name === 'bid' || phase.name === 'second-bid' ? phase.track : [];
  return (
    <ol className="iron-track" aria-label={t('Turn order track')}>
      {set.file.bidTrack.map((price, space) => {
        const holder = track[space] ?? null;
        const chosen = pointing.at.thing === mark.space(space);
        const label =
          holder === null
            ? t('Space {number}: {price, plural, =0 {free} one {# coin} other {# coins}}', { number: space + 1, price })
            : t('Space {number}: {who}', { number: space + 1, who: { seat: holder } });
        return (
          <li key={space}>
            <Thing props={props} thing={mark.space(space)} label={label} className="iron-space">
              {holder === null ? (
                chosen ? (
                  <SeatMark seat={seat} size={30} />
                ) : (
                  <Coins amount={price} look={look} size={30} />
                )
              ) : (
                <SeatMark seat={holder} size={30} />
              )}
            </Thing>
          </li>
        );
      })}
    </ol>
  );
}
