import type { Seat, Text } from '@roundhouse/kernel';
import { type NewsBySeat, panelsFor } from '@roundhouse/table-kit';
import { type PlayerPanel, useWords } from '@roundhouse/ui';
import { nationOf } from '../../../content/set.ts';
import { buildingsOf } from '../../../rules/cities.ts';
import { incomeNow, totalOf } from '../../../rules/end-round/income.ts';
import { scienceNow } from '../../../rules/end-round/science.ts';
import { goodsOf } from '../../../rules/goods.ts';
import { type Position, playerAt } from '../../../rules/position.ts';
import { cardsOwned, pointsOf } from '../../../rules/result.ts';
import { nationTexts } from '../panels/nations.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { Coins, Points, Science, Sign, WareIcon } from '../pieces.tsx';
import { numbersOf } from '../preview.ts';

type Props = Pick<PanelProps, 'table' | 'set' | 'look'>;
type SeatProps = Props & { readonly seat: Seat };

/** Everybody's numbers, in the order of this round. */
export function playerPanels(props: Props, news: NewsBySeat, say: (text: Text) => string): readonly PlayerPanel[] {
  return panelsFor(orderOf(props.table.position), news, say, (seat) => ({
    brief: <Brief {...props} seat={seat} />,
    summary: <Summary {...props} seat={seat} />,
    detail: <Detail {...props} seat={seat} />,
  }));
}

/** Before the first bids are in there is no order of play yet. */
function orderOf(p: Position): readonly Seat[] {
  const all = [...p.players.keys()];
  const ordered = p.order.length === all.length ? p.order : p.bidOrder;
  return ordered.length === all.length ? ordered : all;
}

function Brief({ table, seat, look }: SeatProps) {
  const { coins } = playerAt(table.position, seat);
  return (
    <span className="iron-brief">
      <Coins amount={coins} look={look} size={20} />
      <Points amount={pointsOf(table.position, seat)} look={look} size={20} />
    </span>
  );
}

function Summary({ table, seat, look }: SeatProps) {
  const { t } = useWords();
  const { position } = table;
  const { coins, science, hand } = playerAt(position, seat);
  const { income, score } = numbersOf(position, seat);
  const facts = [
    { label: t('Coins'), icon: <Coins amount={coins} look={look} size={26} />, value: coins, more: `+${income}` },
    {
      label: t('Science'),
      icon: <Science amount={science} look={look} size={26} />,
      value: science,
      more: `+${scienceNow(position, seat)}`,
    },
    {
      label: t('Points'),
      icon: <Points amount={pointsOf(position, seat)} look={look} size={26} />,
      value: pointsOf(position, seat),
      more: `+${score}`,
    },
    { label: t('Cards in hand'), icon: <Sign name="either" look={look} size={22} />, value: hand.length, more: null },
  ];
  return (
    <dl className="facts iron-numbers">
      {facts.map(({ label, icon, value, more }) => (
        <div key={label} title={label}>
          <dt className="spoken-only">{label}</dt>
          <dd>
            {icon}
            <span className={more === null ? undefined : 'spoken-only'}>{value}</span>
            {more === null ? null : <span className="iron-more">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Detail(props: SeatProps) {
  const { table, set, look, seat } = props;
  const { t, say } = useWords();
  const { position } = table;
  const player = playerAt(position, seat);
  const goods = Object.entries(goodsOf(set, player));
  return (
    <>
      <h3>{t('Income each round')}</h3>
      <Income {...props} />
      <h3>{t('Goods')}</h3>
      <p className="iron-wares">
        {goods.length === 0 ? t('none') : null}
        {goods.map(([good, amount]) => (
          <span key={good} title={set.goods.get(good)?.name}>
            <WareIcon set={set} good={good} look={look} /> {amount}
          </span>
        ))}
      </p>
      <p className="iron-note">
        {t(
          '{buildings, plural, one {# building} other {# buildings}}, {cards, plural, one {# card} other {# cards}} in all, {towns, plural, one {# town} other {# towns}}, {stored} stored',
          {
            buildings: buildingsOf(player).length,
            cards: cardsOwned(position, seat),
            towns: player.towns.length,
            stored: player.stored.length,
          },
        )}
      </p>
      {position.nationAbilities && player.nation !== null ? (
        <ul className="iron-note iron-arts">
          {nationTexts(set, nationOf(set, player.nation)).map((line) => (
            <li key={line.text}>{say(line)}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Where the coins of a round come from. */
function Income({ table, seat }: SeatProps) {
  const { t } = useWords();
  const parts = incomeNow(table.position, seat);
  const lines = [
    { label: t('Base'), amount: parts.base },
    { label: t('Buildings that make goods'), amount: parts.goodsBuildings },
    { label: t('Towns'), amount: parts.towns },
    { label: t('Most of a good'), amount: parts.majorities },
    { label: t('Buildings that earn'), amount: parts.buildings },
  ].filter(({ amount }) => amount > 0);
  return (
    <dl className="iron-lines">
      {lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="iron-total">
        <dt>{t('Together')}</dt>
        <dd>{totalOf(parts)}</dd>
      </div>
    </dl>
  );
}
