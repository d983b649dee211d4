import { PlayerBadge, useWords } from '@roundhouse/ui';
import { findTeam } from '../../../content/boxes.ts';
import { characterOf, type Position } from '../../../rules/position.ts';
import { NamedPower, SpecialWords } from '../panels/setup.tsx';
import { CharacterPortrait } from '../pieces.tsx';

/** Who flies with whom, and what they can do. */
export function Characters({ position }: { readonly position: Position }) {
  const { t } = useWords();
  return (
    <ul className="kas-characters">
      {position.players.map(({ team: id }, seat) => {
        const team = findTeam(position, id);
        const character = characterOf(position, seat);
        return (
          <li key={seat}>
            <PlayerBadge seat={seat} size={18} />
            {team === undefined ? null : (
              <>
                <strong>{t('{team}, priority {priority}', { team: team.name, priority: team.priority })}</strong>
                <SpecialWords team={team} />
              </>
            )}
            {character === undefined ? null : (
              <span className="kas-portrayed">
                <CharacterPortrait id={character.id} />
                <span>
                  <NamedPower character={character} />
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
