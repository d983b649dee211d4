import { type Text, text } from '@roundhouse/kernel';
import { type Could, CouldLine } from '@roundhouse/table-kit';
import { PanelRefusal, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { buildingOf, cardOf, type GameSet, townOf } from '../../../content/set.ts';
import type { Price } from '../../../content/set-file.ts';
import type { Action } from '../../../rules/actions.ts';
import { buildingEffectText, cardEffectText, priceText } from '../../../rules/card-words.ts';
import { playerAt, type Position } from '../../../rules/position.ts';
import { ownerOf } from '../../../rules/three-actions/towns.ts';
import { attackText } from '../labels.ts';
import { optionText } from '../option-words.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { WareIcon } from '../pieces.tsx';
import { mark, pressOn } from '../things.ts';
import type { BuildingChange } from './buildings.ts';
import type { CardChange, CardUses, ForSale } from './cards.ts';
import type { Changes, GoodChange } from './changes.ts';
import type { TownChange } from './towns.ts';

export type CouldProps = PanelProps & { readonly could: Could<Changes> };

/** Only what a thing leads to is shown: it is confirmed where everything else is. */
function usePressOn({ table, pointing, could }: CouldProps, thing: string): (isHeld: boolean) => void {
  return (isHeld) => {
    const choice = pressOn(table.legal, pointing.at, thing);
    if (!isHeld || choice === null || !('point' in choice)) return;
    pointing.change(choice.point);
    if (could.covers) could.close();
  };
}

export function BuildingLine({ line, ...props }: CouldProps & { readonly line: BuildingChange }) {
  const { t } = useWords();
  const { set } = props;
  const { building, price, affordable, insteadOf } = line;
  return (
    <ChangesLine
      {...props}
      changes={line}
      press={usePressOn(props, mark.building(building))}
      more={<Draws set={set} building={building} />}
      name={t('{name}', { name: { term: buildingOf(set, building).name } })}
      about={
        <>
          <PriceWords price={price} affordable={affordable} />
          {insteadOf === null
            ? null
            : ` · ${t('in place of {name}', { name: { term: buildingOf(set, insteadOf).name } })}`}
        </>
      }
    />
  );
}

/** The cards that it draws every round: they change nothing that could be counted now. */
function Draws({ set, building }: Pick<CouldProps, 'set'> & { readonly building: string }) {
  const { say } = useWords();
  return buildingOf(set, building)
    .effects.filter(({ type }) => type === 'round-draw')
    .map((effect, index) => <span key={index}>{say(buildingEffectText(set, effect))}</span>);
}

/** A card: a line for each of its ways, or why it cannot be played. `price` of a card that is for sale. */
function UseLines({ line, price, press, ...props }: UseLinesProps) {
  const { t, say } = useWords();
  const { card, uses, refusal } = line;
  const name = t('{name}', { name: { term: cardOf(props.set, card).name } });
  return (
    <>
      {uses.map((use) => (
        <ChangesLine
          key={use.way}
          {...props}
          changes={use}
          press={press}
          name={name}
          about={
            <>
              {price}
              <UseWords {...props} use={use} />
            </>
          }
          more={<NowChanges use={use} />}
        />
      ))}
      {uses.length > 0 ? null : (
        <PanelRefusal
          name={name}
          about={
            <>
              {price}
              {refusal === null ? t('No action of its own') : say(refusal.why)}
            </>
          }
        />
      )}
    </>
  );
}

interface UseLinesProps extends CouldProps {
  readonly line: CardUses;
  readonly price?: ReactNode;
  readonly press?: (isHeld: boolean) => void;
}

export function HandLine(props: CouldProps & { readonly line: CardUses }) {
  return <UseLines {...props} press={usePressOn(props, mark.card(props.line.card))} />;
}

/** A card for sale, and the town that it opens. */
export function SaleLine({ line, ...props }: CouldProps & { readonly line: ForSale }) {
  const { t } = useWords();
  const { set } = props;
  const { card, opens } = line;
  const price = (
    <>
      <PriceWords {...line} /> ·{' '}
    </>
  );
  return (
    <>
      {opens === null ? null : (
        <ChangesLine
          {...props}
          changes={opens}
          name={t('{name}', { name: { term: cardOf(set, card).name } })}
          about={
            <>
              {price}
              {t('opens an attack on {town}', { town: { term: townOf(set, opens.town).name } })}
            </>
          }
        />
      )}
      {opens !== null && line.uses.length === 0 ? null : <UseLines {...props} line={line} price={price} />}
    </>
  );
}

export function TownLine({ line, ...props }: CouldProps & { readonly line: TownChange }) {
  const words = useWords();
  const { t, say } = words;
  const seatName = useSeatName();
  const { set, table, seat } = props;
  const { town, lacks } = line;
  const knowsHand = !playerAt(table.position, seat).hand.includes(null);
  const owner = ownerOf(table.position, town);
  return (
    <ChangesLine
      {...props}
      changes={line}
      press={usePressOn(props, mark.town(town))}
      name={
        <>
          {t('{name}', { name: { term: townOf(set, town).name } })}{' '}
          {owner === null ? null : <SeatMark seat={owner} size={16} label={seatName(owner)} />}
        </>
      }
      about={
        lacks === null || !knowsHand ? (
          attackText(table.position, set, town, words)
        ) : (
          <span className="iron-could-dear">{say(lacks.why)}</span>
        )
      }
    />
  );
}

interface ChangesLineProps extends CouldProps {
  readonly changes: Changes;
  readonly name: ReactNode;
  readonly about: ReactNode;
  /** Changes besides those that all lines have. */
  readonly more?: ReactNode;
  readonly press?: (isHeld: boolean) => void;
}

function ChangesLine({ changes, name, about, more, press, ...props }: ChangesLineProps) {
  const { t } = useWords();
  const seatName = useSeatName();
  const { goods, science, points, others } = changes;
  return (
    <CouldLine
      could={props.could}
      at={changes}
      press={press}
      name={<strong>{name}</strong>}
      worth={t('{signed} {n, plural, one {point} other {points}}', signed(points))}
      below={
        <>
          <small>{about}</small>
          <span className="iron-could-changes">
            {goods.map((change) => (
              <GoodLine key={change.good} {...props} change={change} />
            ))}
          </span>
          <span className="iron-could-changes">
            <IncomeWords {...changes} />
            {science === 0 ? null : <span>{t('{signed} science a round', signed(science))}</span>}
            {more}
            {others.map(({ seat, points: change }) => (
              <span key={seat} className="iron-could-other">
                <SeatMark seat={seat} size={14} label={seatName(seat)} />{' '}
                {t('{signed} {n, plural, one {point} other {points}}', signed(change))}
              </span>
            ))}
          </span>
        </>
      }
    />
  );
}

/** All coins of a line together: those of its goods are in the sum. */
function IncomeWords({ income, incomeOfGoods }: Changes) {
  const { t } = useWords();
  if (income === 0) return null;
  const sum = t('{signed} {n, plural, one {coin} other {coins}} a round', signed(income));
  return (
    <span>
      {incomeOfGoods === 0 || incomeOfGoods === income
        ? sum
        : t('{sum}, {most} of it for having the most of a good', { sum, most: signed(incomeOfGoods).signed })}
    </span>
  );
}

function PriceWords({ price, affordable }: { readonly price: Price; readonly affordable: boolean }) {
  const { t, say } = useWords();
  return affordable ? (
    say(priceText(price))
  ) : (
    <span className="iron-could-dear">{t('{price}: too dear now', { price: priceText(price) })}</span>
  );
}

/** What a card does, what it would best be used for, and which cards would pay for it. */
function UseWords({ set, table, use }: CouldProps & { readonly use: CardChange }) {
  const { t, say } = useWords();
  const effects = cardOf(set, use.card).action?.ways[use.way]?.effects ?? [];
  const laid = use.plan.flatMap((step) => (step.type === 'pay' ? step.cards : []));
  return [
    ...effects.map((effect) => say(cardEffectText(effect))),
    ...use.plan.flatMap((step) => stepText(set, table.position, step) ?? []).map((words) => `${say(words)}.`),
    laid.length === 0
      ? ''
      : t('Lay down {cards}.', {
          cards: laid.map((card) => t('{name}', { name: { term: cardOf(set, card).name } })).join(', '),
        }),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/** The decisions that change what stands; others are told by the words of the card. */
function stepText(set: GameSet, p: Position, step: Action): Text | null {
  switch (step.type) {
    case 'build': {
      const building = { term: buildingOf(set, step.building).name };
      return step.demolish === null
        ? text('Best: {building}', { building })
        : text('Best: {building} in place of {old}', {
            building,
            old: { term: buildingOf(set, step.demolish).name },
          });
    }
    case 'demolish':
    case 'settle':
    case 'expand':
      return optionText(p, step);
    case 'play-card':
      return step.land === null ? null : optionText(p, step);
    default:
      return null;
  }
}

/** What comes or goes at once. */
function NowChanges({ use: { coinsNow, scienceNow, room } }: { readonly use: CardChange }) {
  const { t } = useWords();
  return (
    <>
      {coinsNow === 0 ? null : <span>{t('{signed} {n, plural, one {coin} other {coins}} now', signed(coinsNow))}</span>}
      {scienceNow === 0 ? null : <span>{t('{signed} science now', signed(scienceNow))}</span>}
      {room === 0 ? null : (
        <span>{t('room for {room, plural, one {# more building} other {# more buildings}}', { room })}</span>
      )}
    </>
  );
}

function GoodLine({ set, look, change }: PanelProps & { readonly change: GoodChange }) {
  const { t } = useWords();
  const { good, from, to, rankFrom, rankTo } = change;
  const name = t('{good}', { good: { term: set.goods.get(good)?.name ?? good } });
  return (
    <span className="iron-could-good">
      <WareIcon set={set} good={good} look={look} size={20} />
      <span className="spoken-only">{name}</span>
      {from} → {to}
      {rankFrom === rankTo ? null : (
        <em>
          {rankTo === 1 ? t('the most') : rankTo === 2 ? t('second') : rankFrom === 1 ? t('no longer the most') : null}
        </em>
      )}
    </span>
  );
}

/** A change with its sign, and how many it is of, for the words behind it. */
function signed(amount: number): { readonly signed: string; readonly n: number } {
  const n = Math.abs(amount);
  return { signed: amount < 0 ? `−${n}` : `+${n}`, n };
}
