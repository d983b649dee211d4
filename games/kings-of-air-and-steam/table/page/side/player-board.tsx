import { classNames, Fact, useWords } from '@roundhouse/ui';
import { findTeam, boxOf } from '../../../content/boxes.ts';
import { airshipAt, characterOf, playerAt, trainAt } from '../../../rules/position.ts';
import { scoreOf } from '../../../rules/result.ts';
import { kindsIn } from '../../../rules/stock.ts';
import { Diamonds } from '../panels/movement-card.tsx';
import { SpecialWords } from '../panels/setup.tsx';
import { CharacterPortrait, GoodIcon } from '../pieces.tsx';
import { powerWords } from '../power-words.ts';
import { depotName } from '../space-name.ts';
import type { PlayerProps } from './players.tsx';

/** What opens below a player's numbers: both upgrade tracks, stores, power, points. */
export function PlayerBoard({ position, seat }: PlayerProps) {
  const { say } = useWords();
  const team = findTeam(position, playerAt(position, seat).team);
  const character = characterOf(position, seat);
  return (
    <div className="kas-player-board">
      <AirshipTrack position={position} seat={seat} />
      <TrainTrack position={position} seat={seat} />
      {team === undefined ? null : (
        <p className="kas-note">
          <strong>{team.name}</strong> <SpecialWords team={team} />
        </p>
      )}
      {character === undefined ? null : (
        <p className="kas-note kas-portrayed">
          <CharacterPortrait id={character.id} />
          <span>
            <strong>{character.name}</strong>: {say(powerWords(character))}
          </span>
        </p>
      )}
      <Stores position={position} seat={seat} />
      <dl className="facts">
        {scoreOf(position, seat).lines.map(({ rule, label, points }) => (
          <Fact key={rule} label={say(label)} value={`${points}`} />
        ))}
      </dl>
    </div>
  );
}

function levels<L>(at: (level: number) => L | null): readonly L[] {
  const found: L[] = [];
  for (let next = at(1); next !== null; next = at(found.length + 1)) found.push(next);
  return found;
}

function AirshipTrack({ position, seat }: PlayerProps) {
  const { t } = useWords();
  const { airshipLevel } = playerAt(position, seat);
  return (
    <ol className="kas-track" aria-label={t('Airship, level {level}', { level: airshipLevel })}>
      {levels((level) => airshipAt(position, seat, level)).map(({ cost, diamonds, cargo }, index) => (
        <li key={index} className={levelClass(index + 1, airshipLevel)}>
          <span className="kas-cost">{index === 0 ? t('Airship') : `$${cost}`}</span>
          <span className="kas-rating">
            {diamonds} <Diamonds count={1} />
          </span>
          <span className="kas-rating">{t('cargo {cargo}', { cargo })}</span>
          <Points points={boxOf(position).airshipPoints[index + 1]} />
        </li>
      ))}
    </ol>
  );
}

function TrainTrack({ position, seat }: PlayerProps) {
  const { t } = useWords();
  const { trainLevel } = playerAt(position, seat);
  return (
    <ol className="kas-track" aria-label={t('Train, level {level}', { level: trainLevel })}>
      {levels((level) => trainAt(position, level)).map(({ cost, rating }, index) => (
        <li key={index} className={levelClass(index + 1, trainLevel)}>
          <span className="kas-cost">{index === 0 ? t('Train') : `$${cost}`}</span>
          <span className="kas-rating">{t('rating {rating}', { rating })}</span>
          <Points points={boxOf(position).trainPoints[index + 1]} />
        </li>
      ))}
    </ol>
  );
}

function levelClass(level: number, now: number): string {
  return classNames(level === now && 'kas-level-now', level < now && 'kas-level-past');
}

function Points({ points }: { readonly points: number | undefined }) {
  const { t } = useWords();
  return points === undefined ? null : (
    <span className="kas-points">{t('{points, plural, one {# point} other {# points}}', { points })}</span>
  );
}

/** Goods in depots. */
function Stores({ position, seat }: PlayerProps) {
  const { say } = useWords();
  const stores = playerAt(position, seat).depots.filter(({ goods }) => kindsIn(goods).length > 0);
  if (stores.length === 0) return null;
  return (
    <ul className="kas-stores">
      {stores.map(({ space, goods }) => (
        <li key={space}>
          {kindsIn(goods).map((good) => (
            <GoodIcon key={good} good={good} count={goods[good]} size={20} />
          ))}
          <span className="kas-place">{say(depotName(position, seat, space))}</span>
        </li>
      ))}
    </ul>
  );
}
