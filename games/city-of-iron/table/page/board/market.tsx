import { type Text, text } from '@roundhouse/kernel';
import { classNames, useLayout, useWords } from '@roundhouse/ui';
import { useRef } from 'react';
import { slotsFor } from '../../../content/set.ts';
import { announcedScoring, isRowRenewed } from '../../../rules/end-round/index.ts';
import { buildingLabel } from '../labels.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { BuildingCard } from '../pieces.tsx';
import { Thing } from '../thing.tsx';
import { mark } from '../things.ts';
import { useSliding } from './sliding.ts';

/** The buildings on offer, left to right, and what is left of the deck. */
export function Market(props: PanelProps) {
  const { table, set, look } = props;
  const words = useWords();
  const { t } = words;
  const { row, players } = table.position;
  // Whatever is left when the game ends, nothing leaves any more.
  const scoring = announcedScoring(table.position);
  const leaving = scoring?.isLast === true ? 0 : set.file.rowDiscard;
  const leaves = isRowRenewed(table.position)
    ? { all: t('These leave at the end of the next round'), each: t('Leaves at the end of the next round') }
    : { all: t('These leave at the end of the round'), each: t('Leaves at the end of the round') };
  const list = useRef<HTMLOListElement>(null);
  useSliding(list, row.join(), table.motion);
  const buildable = new Set(table.legal.map((action) => (action.type === 'build' ? action.building : null)));
  const slots = slotsFor(set, players.length);
  // On a phone the cards come first.
  const isBelow = useLayout() === 'phone';
  return (
    <section className="iron-part iron-market" aria-label={t('The row')}>
      <header className="iron-part-head">
        <h2>{t('The row')}</h2>
        {scoring === null ? null : <strong className="iron-scores">{words.say(announcement(scoring))}</strong>}
        {leaving === 0 ? null : <p className="iron-note iron-leaving-key">{leaves.all}</p>}
        {isBelow ? null : <DeckLine {...props} />}
      </header>
      <ol className="iron-row" ref={list} data-slots={slots}>
        {row.map((id, index) => (
          <li
            key={id}
            data-slide={id}
            className={classNames(index < leaving && 'iron-leaving')}
            title={index < leaving ? leaves.each : undefined}
          >
            <Thing
              props={props}
              thing={mark.building(id)}
              label={buildingLabel(set, id, words)}
              card={{ kind: 'building', id }}
              className={classNames(!buildable.has(id) && 'iron-out-of-reach')}
            >
              <BuildingCard set={set} id={id} theme={look.theme} />
            </Thing>
          </li>
        ))}
        {Array.from({ length: Math.max(0, slots - row.length) }, (_, index) => (
          <li key={`free-${index}`} className="iron-free-slot" aria-hidden="true" />
        ))}
      </ol>
      {isBelow ? <DeckLine {...props} /> : null}
    </section>
  );
}

/** How long it takes to the next scoring. */
function DeckLine({ table, set }: PanelProps) {
  const { t } = useWords();
  const { decks, shown } = table.position;
  const left = decks[shown]?.length ?? 0;
  const deck = set.decks[shown];
  if (deck === undefined) return null;
  return (
    <p className="iron-note">
      {t('Deck {deck}: {left, plural, one {# building} other {# buildings}} left, then a Score Card.', { deck, left })}
    </p>
  );
}

function announcement({ round, isLast }: NonNullable<ReturnType<typeof announcedScoring>>): Text {
  if (round === 'this')
    return isLast ? text('The last round: it ends with the last scoring.') : text('This round scores the goods.');
  return isLast ? text('The next round is the last.') : text('The next round scores the goods.');
}
