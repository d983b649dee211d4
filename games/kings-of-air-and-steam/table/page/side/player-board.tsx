import { Fact, useWords } from '@roundhouse/ui';
import { findTeam } from '../../../content/boxes.ts';
import { characterOf, playerAt } from '../../../rules/position.ts';
import { scoreOf } from '../../../rules/result.ts';
import { kindsIn } from '../../../rules/stock.ts';
import { SpecialWords } from '../panels/setup.tsx';
import { CharacterPortrait, GoodIcon } from '../pieces.tsx';
import { powerWords } from '../power-words.ts';
import { depotName } from '../space-name.ts';
import type { PlayerProps } from './players.tsx';
import { UpgradeTrack } from './upgrade-tracks.tsx';

/** What opens below a player's numbers: both upgrade tracks, stores, power, points. */
export function PlayerBoard({ position, seat }: PlayerProps) {
  const { say } = useWords();
  const team = findTeam(position, playerAt(position, seat).team);
  const character = characterOf(position, seat);
  return (
    <div className="kas-player-board">
      <UpgradeTrack position={position} seat={seat} track="upgrade-airship" />
      <UpgradeTrack position={position} seat={seat} track="upgrade-train" />
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
