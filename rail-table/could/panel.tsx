import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { CouldLine } from '@roundhouse/table-kit';
import { Button, PanelKinds, PanelLines, PanelNote, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { useId, useMemo, useState } from 'react';
import { movesIn } from '../actions.ts';
import type { GoodOf, RailPosition, WatchedRail } from '../desk.ts';
import { CubeIcon } from '../pieces.tsx';
import { overviewOf, type Possible } from './overview.ts';
import type { TrackOffer } from './track-offer.ts';
import type { RailCould } from './use-rail-could.ts';

export interface RailCouldProps<P extends RailPosition> {
  readonly rail: WatchedRail<P>;
  readonly what: RailCould<P>;
}

/** What could be delivered, or the cheapest track between two places. */
export function RailCouldPanel<P extends RailPosition>({ rail, what }: RailCouldProps<P>) {
  const { t } = useWords();
  const { picking, pick } = what;
  return (
    <>
      <PanelKinds
        label={t('What to look at')}
        kinds={[
          { kind: 'deliveries', name: t('Deliveries') },
          { kind: 'track', name: t('Track between two places') },
        ]}
        shown={picking ? 'track' : 'deliveries'}
        show={(kind) => pick(kind === 'track')}
      />
      {picking ? <TrackBetween rail={rail} what={what} /> : <Deliveries rail={rail} what={what} />}
    </>
  );
}

const FIRST_LINES = 12;

function Deliveries<P extends RailPosition>({ rail, what }: RailCouldProps<P>) {
  const { t, say } = useWords();
  const { desk } = rail;
  const { before, after, seat } = what;
  const [all, showAll] = useState(false);
  const lines = useMemo(
    () => (seat === null ? [] : overviewOf(desk, before, after, seat)),
    [desk, before, after, seat],
  );
  if (lines.length === 0) {
    return (
      <PanelNote>
        {t('No cube can be delivered over the links that are there. Track between two places may help.')}
      </PanelNote>
    );
  }
  const shown = all ? lines : lines.slice(0, FIRST_LINES);
  return (
    <>
      <PanelNote>{say(desk.payWords)}</PanelNote>
      <PanelLines>
        {shown.map((line) => (
          <li key={`${line.move.city} ${line.move.good} ${line.to}`}>
            <Line rail={rail} what={what} line={line} />
          </li>
        ))}
      </PanelLines>
      {shown.length === lines.length ? null : (
        <Button size="small" kind="quiet" onClick={() => showAll(true)}>
          {t('Show all {n}', { n: lines.length })}
        </Button>
      )}
    </>
  );
}

/** Points at its route; where goods are moved now, a press takes it up as the move to make. */
function Line<P extends RailPosition>({ rail, what, line }: RailCouldProps<P> & { readonly line: Possible<P> }) {
  const { t } = useWords();
  const seatName = useSeatName();
  const { desk, table, pointing } = rail;
  const { could, after } = what;
  const { move, to, cubes, links, earnings, planned } = line;
  const mayMove = rail.seat === what.seat && table.position.phase.name === 'move-goods' && !planned;
  const takeUp = (): void => {
    const offered = movesIn<GoodOf<P>>(table.legal);
    const route = offered.find((one) => isSame(one, move)) ?? move;
    pointing.change({ city: move.city, good: move.good, route });
    if (could.covers) could.close();
  };
  return (
    <CouldLine
      could={could}
      at={move}
      press={mayMove ? takeUp : undefined}
      picture={<CubeIcon good={move.good} count={cubes} size={26} />}
      name={t('{from} to {to}', {
        from: desk.placeName(after, desk.cityHex(after, move.city)),
        to: desk.placeName(after, to),
      })}
      about={
        <>
          {t('{links, plural, one {# link} other {# links}}', { links })}
          {planned ? <em> {t('after your plan')}</em> : null}
        </>
      }
      worth={
        <span className="rail-earnings">
          {earnings.map(({ seat, links: paid }) => (
            <span key={seat} className="rail-earning">
              <SeatMark seat={seat} size={16} label={seatName(seat)} />+{paid}
            </span>
          ))}
          {earnings.length === 0 ? t('pays nobody') : null}
        </span>
      }
    />
  );
}

interface Trip {
  readonly city: string;
  readonly good: string;
  readonly exits: readonly number[];
}

function isSame(one: Trip, other: Trip): boolean {
  return one.city === other.city && one.good === other.good && one.exits.join() === other.exits.join();
}

function TrackBetween<P extends RailPosition>({ rail, what }: RailCouldProps<P>) {
  const { t } = useWords();
  const { ends, changeEnds, offer, seat, after } = what;
  if (seat === null) return null;
  if (rail.desk.nextBuilding(after, seat) === null) {
    return (
      <PanelNote>
        {t('{who, select, you {You will} other {{who} will}} build no more in this game.', { who: { seat } })}
      </PanelNote>
    );
  }
  return (
    <>
      <PanelNote>{t('Press two places on the map, or choose them here.')}</PanelNote>
      <div className="rail-could-ends">
        <PlaceChoice
          rail={rail}
          label={t('From')}
          chosen={ends.from}
          choose={(from) => changeEnds({ ...ends, from })}
        />
        <PlaceChoice rail={rail} label={t('To')} chosen={ends.to} choose={(to) => changeEnds({ ...ends, to })} />
      </div>
      {offer === null ? null : <Offer rail={rail} what={what} seat={seat} offer={offer} />}
    </>
  );
}

interface PlaceChoiceProps<P extends RailPosition> {
  readonly rail: WatchedRail<P>;
  readonly label: string;
  readonly chosen: Hex | null;
  readonly choose: (place: Hex | null) => void;
}

function PlaceChoice<P extends RailPosition>({ rail, label, chosen, choose }: PlaceChoiceProps<P>) {
  const { t } = useWords();
  const id = useId();
  const { cities, towns } = rail.desk.chartOf(rail.table.position);
  const named = [...cities, ...towns].toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <div className="rail-could-end">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('Choose a place')}</option>
        {named.map(({ hex, name }) => (
          <option key={hex} value={hex}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface OfferProps<P extends RailPosition> extends RailCouldProps<P> {
  /** Who would build it. */
  readonly seat: Seat;
  readonly offer: TrackOffer<P>;
}

function Offer<P extends RailPosition>({ rail, what, seat, offer }: OfferProps<P>) {
  const { t, say } = useWords();
  if (!('track' in offer)) {
    const why = offer.refusal === null ? t('No way is free between them.') : say(offer.refusal.why);
    return <PanelNote role="status">{t('They cannot be joined: {why}', { why })}</PanelNote>;
  }
  const { track, turns, limit, plan, fits } = offer;
  const tiles = track.tiles.length;
  if (tiles === 0) {
    return (
      <PanelNote role="status">
        {t('They are joined already, by track that {who, select, you {you may} other {{who} may}} use.', {
          who: { seat },
        })}
      </PanelNote>
    );
  }
  return (
    <>
      <p className="rail-could-price" role="status">
        {t(
          '{tiles, plural, one {# tile} other {# tiles}} for ${price}, in {turns, plural, one {# turn} other {# turns}}',
          {
            tiles,
            price: track.price,
            turns,
          },
        )}
        <small>{t('At most {limit, plural, one {# tile} other {# tiles}} can be laid in a turn.', { limit })}</small>
      </p>
      {plan === null ? null : fits === 0 ? (
        <PanelNote>{t('None of it can be laid this turn.')}</PanelNote>
      ) : (
        <Button
          kind="primary"
          onClick={() => {
            rail.pointing.change({ plan, hex: null, tile: null });
            what.changeEnds({ from: null, to: null });
            // While it is open, the board takes presses for places to join: what was taken is built on from here.
            what.could.close();
          }}
        >
          {fits === tiles
            ? t('Take it into the plan')
            : t('Take the first {fits, plural, one {tile} other {# tiles}} into the plan', { fits })}
        </Button>
      )}
    </>
  );
}
