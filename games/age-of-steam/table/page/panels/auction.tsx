import { BiddingPanel, chosenBid, RuinNote, type Standing, Standings } from '@roundhouse/rail-table';
import { afterPlan, ofType } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import type { Action } from '../../../rules/actions.ts';
import { dropOutPrice, highestBid } from '../../../rules/2-determine-player-order.ts';
import { ageOfSteam } from '../../../rules/game.ts';
import { playerAt, type PlayerOrderPhase, type Position } from '../../../rules/position.ts';
import { desk } from '../desk.ts';
import { ifItEnded } from './auction-standing.ts';
import type { PanelProps } from './panel-props.ts';

export function AuctionPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, seat } = props;
  const { phase } = table.position;
  if (phase.name !== 'determine-player-order') return null;
  const place = phase.bidding.length;
  const player = playerAt(table.position, seat);
  // A bid is paid when the auction ends: what counts is what would be left then.
  const cash = player.cash - (chosenBid(props) ?? 0);
  const paying = { ...table.position, players: table.position.players.with(seat, { ...player, cash }) };
  const ways = [
    ...ofType(table.legal, 'drop-out').map((action) => ({
      choice: 'drop-out',
      label: t('Drop out: be number {place}, pay ${price}', { place, price: dropOutPrice(phase, seat) }),
      take: () => table.act(action),
    })),
    ...ofType(table.legal, 'pass').map((action) => ({
      choice: 'pass',
      label: t('Pass (Turn Order)'),
      take: () => table.act(action),
    })),
  ];
  return (
    <BiddingPanel
      bidding={props}
      ways={ways}
      warning={<RuinNote desk={desk} table={{ position: paying }} seat={seat} actions={[]} before={table.position} />}
    >
      <AuctionTable {...ifBid(props, phase)} />
    </BiddingPanel>
  );
}

/** The auction as it stands, or as it would after the bid that was picked. */
function ifBid({ table, seat, pointing }: PanelProps, phase: PlayerOrderPhase): AuctionTableProps {
  const { position } = table;
  const { amount } = pointing.at;
  const now = { position, phase };
  if (amount === null) return now;
  const after = afterPlan<Position, Action, unknown>(ageOfSteam, position, seat, [{ type: 'bid', amount }]);
  return after.phase.name === 'determine-player-order' ? { position: after, phase: after.phase } : now;
}

interface AuctionTableProps {
  readonly position: Position;
  readonly phase: PlayerOrderPhase;
}

export function AuctionTable({ position, phase }: AuctionTableProps) {
  const { t } = useWords();
  if (highestBid(phase) === 0) {
    const places = position.order.map((seat, index): Standing => ({ seat, place: `${index + 1}`, words: '' }));
    return <Standings caption={t('Nobody has bid yet. The order so far:')} standings={places} />;
  }
  const bidding = ifItEnded(position, phase).map(
    ({ seat, bid, place, pays }): Standing => ({
      seat,
      place: `${place}`,
      words: t('bids ${bid}, pays ${pays}', { bid, pays }),
    }),
  );
  const dropped = phase.dropped.toReversed().map(
    (seat, index): Standing => ({
      seat,
      place: `${phase.bidding.length + index + 1}`,
      words: t('out'),
      out: true,
    }),
  );
  return <Standings caption={t('If nobody bids more')} standings={[...bidding, ...dropped]} />;
}
