import { itemAt, type Text, text } from '@roundhouse/kernel';
import { type FrameExtra, SeatMark, useSeatName, useWords, type Words } from '@roundhouse/ui';
import { nationCards } from '../../../content/set.ts';
import type { Event } from '../../../rules/events.ts';
import type { Report } from '@roundhouse/table-kit';
import { playerAt } from '../../../rules/position.ts';
import { scoreOf } from '../../../rules/result.ts';
import { cardLabel } from '../labels.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { PersonCard, Sign } from '../pieces.tsx';
import type { SignName } from '../../board/signs.ts';
import { RoundReport } from './report.tsx';

type Props = Pick<PanelProps, 'table' | 'set' | 'look' | 'seat'>;

/** What can be looked up beside the table. */
export function extras(props: Props, { events, fresh }: Report<Event>, t: Words['t']): readonly FrameExtra[] {
  return [
    { id: 'bonuses', title: t('End bonuses'), content: <Bonuses {...props} /> },
    { id: 'cards', title: t('Cards'), content: <AllCards {...props} /> },
    { id: 'signs', title: t('Signs'), content: <Signs {...props} /> },
    ...(events === null
      ? []
      : [{ id: 'report', title: t('Last round'), content: <RoundReport events={events} look={props.look} />, fresh }]),
  ];
}

/** Who would get which bonus if the game ended now. */
function Bonuses({ table }: Props) {
  const { t, say } = useWords();
  const seatName = useSeatName();
  const { position } = table;
  const scores = position.players.map((_, seat) => scoreOf(position, seat));
  const bonuses = itemAt(scores, 0).lines.filter(({ rule }) => rule.startsWith('game-end.'));
  return (
    <>
      <p className="iron-note">{t('If the game ended now:')}</p>
      <dl className="iron-lines">
        {bonuses.map(({ rule, label }) => {
          const winners = scores.flatMap(({ lines }, seat) => {
            const points = lines.find((line) => line.rule === rule)?.points ?? 0;
            return points === 0 ? [] : [{ seat, points }];
          });
          return (
            <div key={rule}>
              <dt>{rule === 'game-end.stored' ? t('Stored buildings') : say(label)}</dt>
              <dd className="iron-winners">
                {winners.length === 0 ? '—' : null}
                {winners.map(({ seat, points }) => (
                  <span key={seat}>
                    <SeatMark seat={seat} size={18} label={seatName(seat)} />{' '}
                    {points > 0 ? `+${points}` : `−${-points}`}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Every card that this seat could ever own. */
function AllCards({ table, set, look, seat }: Props) {
  const words = useWords();
  const { nation } = playerAt(table.position, seat);
  if (nation === null) return null;
  const { mode, nationAbilities } = table.position;
  const { start, supply } = nationCards(set, nation, nationAbilities, mode === 'full');
  const ids = [...new Set([...start.citizen, ...start.military, ...supply])];
  return (
    <ul className="iron-reference">
      {ids.map((id) => (
        <li key={id}>
          <span className="iron-reference-card">
            <PersonCard set={set} id={id} theme={look.theme} />
          </span>
          <span>{cardLabel(set, id, words)}</span>
        </li>
      ))}
    </ul>
  );
}

const SIGNS: readonly { readonly name: SignName; readonly label: Text }[] = [
  { name: 'distance', label: text('Distance: a skill that reaches lands and towns') },
  { name: 'work', label: text('Work: a skill that drives the actions of cards') },
  { name: 'attack', label: text('Attack: strength against towns') },
  { name: 'ship', label: text('Ship') },
  { name: 'airship', label: text('Airship') },
  { name: 'citizen', label: text('Citizen deck') },
  { name: 'military', label: text('Military deck, and the defense of a town') },
  { name: 'draw', label: text('Draw cards') },
  { name: 'building', label: text('Build') },
  { name: 'store', label: text('Store a building') },
  { name: 'settle', label: text('Settle a land') },
  { name: 'expand', label: text('Add a district') },
  { name: 'recover', label: text('Take cards back from the discard pile') },
  { name: 'steal', label: text('Take coins of another player') },
  { name: 'demolish', label: text('Demolish a building') },
];

function Signs({ look }: Props) {
  const { say } = useWords();
  return (
    <ul className="iron-signs">
      {SIGNS.map(({ name, label }) => (
        <li key={name}>
          <Sign name={name} look={look} size={26} />
          <span>{say(label)}</span>
        </li>
      ))}
    </ul>
  );
}
