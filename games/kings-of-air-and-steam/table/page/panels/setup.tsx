import type { Seat } from '@roundhouse/kernel';
import { ofType, ToCome } from '@roundhouse/table-kit';
import { classNames, useWords } from '@roundhouse/ui';
import { specialCardOf } from '../../../content/box.ts';
import type { Character, Team } from '../../../content/box-file.ts';
import { boxOf, findTeam } from '../../../content/boxes.ts';
import type { Action } from '../../../rules/actions.ts';
import { playerAt, type Position } from '../../../rules/position.ts';
import { effectWords, flightWords } from '../card-words.ts';
import { chosenOf } from '../choice.ts';
import { CharacterPortrait } from '../pieces.tsx';
import { powerWords } from '../power-words.ts';
import { choosing } from './action-pick.tsx';
import { Confirm } from './confirm.tsx';
import type { Choosers, PanelProps } from './panel-props.ts';

/** Chooses the team that is pointed at: it stays for the whole game, so one press must not be enough. */
export function TeamPrimary({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const chosen = chosenOf(table.legal, pointing.at, 'choose-team');
  if (chosen === undefined) return <ToCome label={t('Choose a team')} />;
  return (
    <Confirm table={table} action={chosen}>
      {t('Choose {team}', { team: findTeam(table.position, chosen.team)?.name ?? chosen.team })}
    </Confirm>
  );
}

/** The teams, with their priority, their special card, and what their two characters can do. */
export function TeamsPanel({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const choices = ofType(table.legal, 'choose-team');
  return (
    <ul className="kas-signs" aria-label={t('Teams')}>
      {boxOf(table.position).teams.map((team) => {
        const action = choices.find((one) => one.team === team.id);
        // What cannot be chosen says why.
        const button =
          action === undefined
            ? { 'aria-pressed': false, onClick: () => table.act({ type: 'choose-team', team: team.id }) }
            : choosing({ table, pointing, action, mark: `team-${team.id}` });
        return (
          <li key={team.id}>
            <button
              type="button"
              className={classNames(
                'kas-sign',
                action === undefined && 'kas-cannot',
                button['aria-pressed'] && 'kas-chosen',
              )}
              aria-disabled={action === undefined}
              {...button}
            >
              <TeamWords team={team} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A team is chosen for what its characters can do, before one of them is. */
function TeamWords({ team }: { readonly team: Team }) {
  const { t } = useWords();
  return (
    <>
      <span className="kas-sign-head">
        <span className="kas-sign-name">{team.name}</span>
        <span className="kas-sign-help">{t('Priority {priority}', { priority: team.priority })}</span>
      </span>
      <SpecialWords team={team} />
      {team.characters.map((one) => (
        <span key={one.id} className="kas-sign-help">
          <NamedPower character={one} />
        </span>
      ))}
    </>
  );
}

export function NamedPower({ character }: { readonly character: Character }) {
  const { say } = useWords();
  return (
    <>
      <strong>{character.name}</strong>: {say(powerWords(character))}
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

/** Chooses the character that is pointed at: it stays for the whole game as well. */
export function CharacterPrimary({ table, seat, pointing }: Choosers & { readonly seat: Seat }) {
  const { t } = useWords();
  const { choice } = pointing.at;
  if (choice?.type !== 'choose-character') {
    // Whoever has chosen may stay with it.
    return playerAt(table.position, seat).character === null ? <ToCome label={t('Choose a character')} /> : null;
  }
  const chosen = charactersOf(table.position, seat).find(({ id }) => id === choice.character);
  return (
    <Confirm table={table} action={choice}>
      {t('Choose {character}', { character: chosen?.name ?? choice.character })}
    </Confirm>
  );
}

function charactersOf(p: Position, seat: Seat): readonly Character[] {
  return findTeam(p, playerAt(p, seat).team)?.characters ?? [];
}

/** The two characters of a team; nobody else sees which one is chosen until all have chosen. */
export function CharactersPanel({ table, seat, pointing }: Choosers & { readonly seat: Seat }) {
  const { t } = useWords();
  const decided = playerAt(table.position, seat).character;
  return (
    <ul className="kas-signs" aria-label={t('Characters')}>
      {charactersOf(table.position, seat).map((one) => (
        <li key={one.id}>
          <CharacterSign table={table} pointing={pointing} character={one} isDecided={one.id === decided} />
        </li>
      ))}
    </ul>
  );
}

interface CharacterSignProps extends Choosers {
  readonly character: Character;
  /** Whether it is the choice that stands, as long as no other is confirmed. */
  readonly isDecided: boolean;
}

function CharacterSign({ table, pointing, character, isDecided }: CharacterSignProps) {
  const { say } = useWords();
  const action: Action = { type: 'choose-character', character: character.id };
  const possible = ofType(table.legal, action.type).some((one) => one.character === character.id);
  const button = isDecided
    ? { 'aria-pressed': pointing.at.choice === null, onClick: pointing.letGo }
    : choosing({ table, pointing, action, mark: possible ? `character-${character.id}` : undefined });
  return (
    <button
      type="button"
      className={classNames('kas-sign', 'kas-sign-portrayed', button['aria-pressed'] && 'kas-chosen')}
      {...button}
    >
      <CharacterPortrait id={character.id} size={56} />
      <span className="kas-sign-name">{character.name}</span>
      <span className="kas-sign-help">{say(powerWords(character))}</span>
    </button>
  );
}
