import type { Seat } from '@roundhouse/kernel';
import { classNames, CloseUp, type CloseUpLine, Toolbar, ToolbarButton, useWords, type Words } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import { boxOf } from '../../../content/boxes.ts';
import { airshipAt, playerAt, type Position, trainAt } from '../../../rules/position.ts';
import { ActionIcon } from '../panels/action-icon.tsx';
import { Diamonds } from '../panels/movement-card.tsx';
import type { PlayerProps } from './players.tsx';

/** Named as the action that goes along it. */
type Track = 'upgrade-airship' | 'upgrade-train';

/** A level of an upgrade track: what it costs to get there, and what it gives. */
interface Level {
  readonly cost: number;
  readonly points: number | undefined;
  /** What an airship of this level bears and carries. */
  readonly airship: { readonly diamonds: number; readonly cargo: number } | null;
  /** The rating of a train of this level. */
  readonly rating: number | null;
}

function levelOf(p: Position, seat: Seat, track: Track, level: number): Level | null {
  const { airshipPoints, trainPoints } = boxOf(p);
  if (track === 'upgrade-airship') {
    const found = airshipAt(p, seat, level);
    return found === null ? null : { cost: found.cost, points: airshipPoints[level], airship: found, rating: null };
  }
  const found = trainAt(p, level);
  return found === null ? null : { cost: found.cost, points: trainPoints[level], airship: null, rating: found.rating };
}

function levelsOf(p: Position, seat: Seat, track: Track): readonly Level[] {
  const levels: Level[] = [];
  for (let next = levelOf(p, seat, track, 1); next !== null; next = levelOf(p, seat, track, levels.length + 1)) {
    levels.push(next);
  }
  return levels;
}

function levelNow(p: Position, seat: Seat, track: Track): number {
  const { airshipLevel, trainLevel } = playerAt(p, seat);
  return track === 'upgrade-airship' ? airshipLevel : trainLevel;
}

/** What a level costs and gives, each sign in words. */
function linesOf(level: number, { cost, points, airship, rating }: Level, { t }: Words): readonly CloseUpLine[] {
  return [
    level === 1
      ? { sign: '–', words: t('Everybody begins with it') }
      : { sign: `$${cost}`, words: t('Costs ${cost} and one action, from the level before it', { cost }) },
    ...(airship === null
      ? []
      : [
          {
            sign: <Diamonds count={1} />,
            words: t(
              'Bears {diamonds, plural, one {# diamond} other {# diamonds}} on your open movement cards together',
              { diamonds: airship.diamonds },
            ),
          },
          {
            sign: `${airship.cargo}`,
            words: t('Carries up to {cargo, plural, one {# good} other {# goods}}', { cargo: airship.cargo }),
          },
        ]),
    ...(rating === null
      ? []
      : [
          {
            sign: `${rating}`,
            words: t('Rating {rating}: goods go by up to {rating, plural, one {# stop} other {# stops}}', { rating }),
          },
        ]),
    ...(points === undefined
      ? []
      : [
          {
            sign: '★',
            words: t('Worth {points, plural, one {# point} other {# points}} at the end of the game', { points }),
          },
        ]),
  ];
}

/** The same for somebody who only hears it. */
function levelLabel(level: number, shown: Level, words: Words): string {
  const told = linesOf(level, shown, words).map((line) => line.words);
  return words.t('Level {level}. {told}', { level, told: told.join('. ') });
}

interface UpgradeCloseUpProps extends PlayerProps {
  readonly track: Track;
  readonly level: number;
  readonly children: ReactElement;
}

/** Whatever stands for a level of a track shows it in words; beyond the last there is nothing to show. */
export function UpgradeCloseUp({ position, seat, track, level, children }: UpgradeCloseUpProps) {
  const words = useWords();
  const { t } = words;
  const shown = levelOf(position, seat, track, level);
  if (shown === null) return children;
  return (
    <CloseUp
      name={track === 'upgrade-airship' ? t('Airship, level {level}', { level }) : t('Train, level {level}', { level })}
      kind={t('Upgrade track')}
      picture={<ActionIcon action={track} size={88} />}
      lines={linesOf(level, shown, words)}
    >
      {children}
    </CloseUp>
  );
}

/** A track from its first level to its last; each can be held up. */
export function UpgradeTrack({ position, seat, track }: PlayerProps & { readonly track: Track }) {
  const words = useWords();
  const { t } = words;
  const now = levelNow(position, seat, track);
  const [name, label] =
    track === 'upgrade-airship'
      ? [t('Airship'), t('Airship, level {level}', { level: now })]
      : [t('Train'), t('Train, level {level}', { level: now })];
  return (
    <Toolbar className="kas-track" label={label}>
      {levelsOf(position, seat, track).map((shown, index) => {
        const level = index + 1;
        const { cost, points, airship, rating } = shown;
        return (
          <UpgradeCloseUp key={level} position={position} seat={seat} track={track} level={level}>
            <ToolbarButton
              className={classNames('kas-level', level === now && 'kas-level-now', level < now && 'kas-level-past')}
              aria-current={level === now ? 'step' : undefined}
              aria-label={levelLabel(level, shown, words)}
            >
              <span className="kas-cost">{level === 1 ? name : `$${cost}`}</span>
              {airship === null ? null : (
                <>
                  <span className="kas-rating">
                    {airship.diamonds} <Diamonds count={1} />
                  </span>
                  <span className="kas-rating">{t('cargo {cargo}', { cargo: airship.cargo })}</span>
                </>
              )}
              {rating === null ? null : <span className="kas-rating">{t('rating {rating}', { rating })}</span>}
              {points === undefined ? null : (
                <span className="kas-points">{t('{points, plural, one {# point} other {# points}}', { points })}</span>
              )}
            </ToolbarButton>
          </UpgradeCloseUp>
        );
      })}
    </Toolbar>
  );
}
