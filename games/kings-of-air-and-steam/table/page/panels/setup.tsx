import type { Seat } from '@roundhouse/kernel';
import { ofType } from '@roundhouse/table-kit';
import { Button, classNames, useWords } from '@roundhouse/ui';
import { specialCardOf } from '../../../content/box.ts';
import type { Character, Team } from '../../../content/box-file.ts';
import { boxOf, findTeam } from '../../../content/boxes.ts';
import { playerAt } from '../../../rules/position.ts';
import { effectWords, flightWords } from '../card-words.ts';
import { CharacterPortrait } from '../pieces.tsx';
import { powerWords } from '../power-words.ts';
import type { KingsView, PanelProps } from './panel-props.ts';

/** Chooses the team that is pointed at: it stays for the whole game, so one press must not be enough. */
export function TeamPrimary({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const chosen = ofType(table.legal, 'choose-team').find(({ team }) => team === pointing.at.team);
  if (chosen === undefined) return null;
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => table.act(chosen)}>
      {t('Choose {team}', { team: findTeam(table.position, chosen.team)?.name ?? chosen.team })}
    </Button>
  );
}

/** The teams, with their priority, their special card and their two characters. */
export function TeamsPanel({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const choices = ofType(table.legal, 'choose-team');
  return (
    <ul className="kas-signs" aria-label={t('Teams')}>
      {boxOf(table.position).teams.map((team) => {
        const choice = choices.find((one) => one.team === team.id);
        const isChosen = choice !== undefined && pointing.at.team === team.id;
        return (
          <li key={team.id}>
            <button
              type="button"
              className={classNames('kas-sign', choice === undefined && 'kas-cannot', isChosen && 'kas-chosen')}
              aria-disabled={choice === undefined}
              aria-pressed={isChosen}
              data-choice={choice === undefined || isChosen ? undefined : `team-${team.id}`}
              // The second half of a double click is not meant to confirm; and what cannot be chosen says why.
              onClick={({ detail }) => {
                if (choice !== undefined && !isChosen) pointing.change({ team: team.id });
                else if (choice === undefined || detail < 2) table.act({ type: 'choose-team', team: team.id });
              }}
            >
              <span className="kas-sign-name">{team.name}</span>
              <TeamWords team={team} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function TeamWords({ team }: { readonly team: Team }) {
  const { t } = useWords();
  return (
    <>
      <SpecialWords team={team} />
      <span className="kas-sign-help">
        {t('Priority {priority}: {one}, {other}', {
          priority: team.priority,
          one: team.characters[0].name,
          other: team.characters[1].name,
        })}
      </span>
    </>
  );
}

export function SpecialWords({ team }: { readonly team: Team }) {
  const { t, say } = useWords();
  const card = specialCardOf(team);
  const effect = effectWords(card);
  return (
    <span className="kas-sign-help">
      {effect === null
        ? t('Special card: {flight}.', { flight: say(flightWords(card)) })
        : t('Special card: {flight}, {effect}.', { flight: say(flightWords(card)), effect: say(effect) })}
    </span>
  );
}

/** The two characters of a team; nobody else sees which one is chosen until all have chosen. */
export function CharactersPanel({ table, seat }: { readonly table: KingsView; readonly seat: Seat }) {
  const { t } = useWords();
  const { team, character } = playerAt(table.position, seat);
  const characters = findTeam(table.position, team)?.characters ?? [];
  return (
    <ul className="kas-signs" aria-label={t('Characters')}>
      {characters.map((one) => (
        <li key={one.id}>
          <CharacterSign table={table} character={one} chosen={one.id === character} />
        </li>
      ))}
    </ul>
  );
}

function CharacterSign({
  table,
  character,
  chosen,
}: {
  readonly table: KingsView;
  readonly character: Character;
  readonly chosen: boolean;
}) {
  const { say } = useWords();
  const possible = ofType(table.legal, 'choose-character').some((one) => one.character === character.id);
  return (
    <button
      type="button"
      className={classNames('kas-sign', 'kas-sign-portrayed', chosen && 'kas-chosen')}
      aria-pressed={chosen}
      data-choice={possible && !chosen ? `character-${character.id}` : undefined}
      onClick={() => table.act({ type: 'choose-character', character: character.id })}
    >
      <CharacterPortrait id={character.id} size={56} />
      <span className="kas-sign-name">{character.name}</span>
      <span className="kas-sign-help">{say(powerWords(character))}</span>
    </button>
  );
}
