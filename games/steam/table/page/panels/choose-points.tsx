import { withSign } from '@roundhouse/style';
import { ofType, type Pointing } from '@roundhouse/table-kit';
import { Button, classNames, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { INCOME } from '../../../content/components.ts';
import { type ChoosePointsPhase, playerAt, type Position } from '../../../rules/position.ts';
import { type Reward, rewardOf } from '../preview.ts';
import type { Pointed } from '../pointing.ts';
import type { PanelProps } from './panel-props.ts';
import { PreferencePicker } from './preference.tsx';

type PointsProps = PanelProps & { readonly pointing: Pointing<Pointed> };

/** Takes what is pointed at: nobody asks again, so one press must not be enough. */
export function ChoosePointsPrimary({ table, pointing }: PointsProps) {
  const { t } = useWords();
  const { phase } = table.position;
  const chosen = ofType(table.legal, 'take-points').find(({ as }) => as === pointing.at.sign);
  if (chosen === undefined || phase.name !== 'choose-points') return null;
  const { points } = phase;
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => table.act(chosen)}>
      {chosen.as === 'income'
        ? t('Take {points} income', { points })
        : t('Take {points, plural, one {# point} other {# points}}', { points })}
    </Button>
  );
}

/** Income now or points for the end: the question to every owner of links that a cube came over. */
export function ChoosePointsPanel({ table, seat, pointing }: PointsProps) {
  const { t } = useWords();
  const { position } = table;
  const { phase } = position;
  if (phase.name !== 'choose-points') return null;
  const mover = phase.after.seat;
  return (
    <div className="rail-panel">
      <div className="rail-row">
        {ofType(table.legal, 'take-points').map((action) => {
          const isChosen = pointing.at.sign === action.as;
          return (
            <button
              key={action.as}
              type="button"
              className={classNames('rail-certificate', 'steam-reward', isChosen && 'rail-chosen')}
              aria-pressed={isChosen}
              data-choice={isChosen ? undefined : `points-${action.as}`}
              // The second half of a double click is not meant to confirm.
              onClick={({ detail }) => {
                if (!isChosen) pointing.change({ sign: action.as });
                else if (detail < 2) table.act(action);
              }}
            >
              <RewardWords
                as={action.as}
                points={phase.points}
                reward={rewardOf(position, seat, phase.points, action.as)}
              />
            </button>
          );
        })}
      </div>
      <p className="rail-note steam-chooser">
        <SeatMark seat={mover} size={18} />
        <span>
          {seat === mover
            ? t('You moved the cube.')
            : t('{who} moved a cube over your links.', { who: { seat: mover } })}{' '}
          <AskedNext position={position} phase={phase} />
        </span>
      </p>
      {seat === mover ? null : <PreferencePicker table={table} />}
    </div>
  );
}

interface RewardProps {
  readonly as: 'income' | 'points';
  readonly points: number;
  readonly reward: Reward;
}

function RewardWords({ as, points, reward: { before, after, gain, lost } }: RewardProps) {
  const { t } = useWords();
  const worth = withSign(gain);
  if (as === 'points') {
    return (
      <>
        <strong>{t('+{points, plural, one {# point} other {# points}}', { points })}</strong>
        <span>
          {before.points} → {after.points}
        </span>
        <span className="rail-note">{t('Worth {worth} at the end.', { worth })}</span>
      </>
    );
  }
  return (
    <>
      <strong>{t('+{points} income', { points })}</strong>
      <span>
        {withSign(before.income)} → {withSign(after.income)}
      </span>
      <span className="rail-note">
        {t('${more} more every turn. Worth {worth} at the end.', { more: after.income - before.income, worth })}
        {lost === 0 ? null : ` ${t('Income stops at {most}: {lost} would be lost.', { most: INCOME.max, lost })}`}
      </span>
    </>
  );
}

interface AskedProps {
  readonly position: Position;
  readonly phase: ChoosePointsPhase;
}

/** For those who look on: whose delivery it is, and who is asked after this. */
export function Choosers({ position, phase }: AskedProps) {
  const { t } = useWords();
  return (
    <p className="rail-note steam-chooser">
      <SeatMark seat={phase.after.seat} size={18} />
      <span>
        {t('Cube moved by {who, select, you {you} other {{who}}}.', { who: { seat: phase.after.seat } })}{' '}
        <AskedNext position={position} phase={phase} />
      </span>
    </p>
  );
}

function AskedNext({ position, phase }: AskedProps) {
  const { t } = useWords();
  const seatName = useSeatName();
  const asked = phase.queue.filter(({ seat }) => playerAt(position, seat).preference === 'ask');
  return asked.length === 0
    ? null
    : t('Asked next: {others}.', { others: asked.map(({ seat }) => seatName(seat)).join(', ') });
}
