import { type Text, text } from '@roundhouse/kernel';
import { ofType, ToCome } from '@roundhouse/table-kit';
import { Button, classNames, KeyHint, useWords } from '@roundhouse/ui';
import type { ReactElement } from 'react';
import type { Action } from '../../../rules/actions.ts';
import { linkAt } from '../../../rules/links.ts';
import { depotCost } from '../../../rules/move-and-action/build-depot.ts';
import { playerAt } from '../../../rules/position.ts';
import { chosenOf } from '../choice.ts';
import { NOTHING, takingUp, type Tool } from '../pointing.ts';
import { shippingAnything } from '../shipping.ts';
import { UpgradeCloseUp } from '../side/upgrade-tracks.tsx';
import { ActionDetails } from './action-details.tsx';
import { ActionIcon } from './action-icon.tsx';
import { Confirm } from './confirm.tsx';
import { GoOn } from './go-on.tsx';
import { offersOf, termsOf } from './offers.ts';
import type { PanelProps } from './panel-props.ts';
import { ShippingPrimary } from './shipping.tsx';

function nameOf(tool: Tool): Text {
  switch (tool) {
    case 'build-depot':
      return text('Build a depot');
    case 'upgrade-airship':
      return text('Upgrade airship');
    case 'upgrade-train':
      return text('Upgrade train');
    case 'ship':
      return text('Ship goods');
    case 'adjust-route':
      return text('Route adjustment');
    case 'solicit-funds':
      return text('Solicit funds');
    case 'build-link':
      return text('New railway');
    case 'transmogrify':
      return text('Transmogrify');
    case 'extra-flight':
      return text('One more flight');
  }
}

/** The six actions and those of a character, each with its price; below, what the chosen one needs to know. */
export function ActionPanel(props: PanelProps) {
  const { say, t } = useWords();
  const { table, seat, pointing } = props;
  const { tool: taken } = pointing.at;
  return (
    <div className="kas-panel">
      <ul className="kas-actions" aria-label={t('Actions')}>
        {offersOf(table.position, seat, table.legal).map(({ tool, possible, terms, whyNot }) => {
          const isTaken = tool === taken;
          const press = (): void => {
            if (!possible) return table.explain(whyNot);
            const taking =
              tool === 'ship' && !isTaken ? shippingAnything(table.legal) : takingUp(isTaken ? null : tool);
            return pointing.change({ ...NOTHING, ...taking });
          };
          return (
            <li key={tool}>
              <ActionCloseUp {...props} tool={tool}>
                <button
                  type="button"
                  className={classNames('kas-action', isTaken && 'kas-chosen', !possible && 'kas-cannot')}
                  aria-pressed={isTaken}
                  aria-disabled={!possible}
                  title={whyNot === null ? undefined : say(whyNot.why)}
                  data-choice={possible && !isTaken ? `action-${tool}` : undefined}
                  onClick={press}
                >
                  <ActionIcon action={tool} />
                  <span className="kas-action-name">{say(nameOf(tool))}</span>
                  <span className="kas-action-terms">{say(terms)}</span>
                </button>
              </ActionCloseUp>
            </li>
          );
        })}
      </ul>
      <ActionDetails {...props} />
      {taken === null ? null : (
        <Button className="kas-let-go" kind="quiet" size="small" onClick={pointing.letGo}>
          {t('Another action')} <KeyHint name="Esc" />
        </Button>
      )}
    </div>
  );
}

/** An upgrade shows what the next level brings. */
function ActionCloseUp({
  table,
  seat,
  tool,
  children,
}: PanelProps & { readonly tool: Tool; readonly children: ReactElement }) {
  const { airshipLevel, trainLevel } = playerAt(table.position, seat);
  switch (tool) {
    case 'upgrade-airship':
    case 'upgrade-train':
      return (
        <UpgradeCloseUp
          position={table.position}
          seat={seat}
          track={tool}
          level={(tool === 'upgrade-train' ? trainLevel : airshipLevel) + 1}
        >
          {children}
        </UpgradeCloseUp>
      );
    default:
      return children;
  }
}

export function ActionPrimary(props: PanelProps) {
  const { t, say } = useWords();
  const { table, seat, pointing } = props;
  const { tool, space, link } = pointing.at;
  const confirm = (words: string, action: Action) => (
    <Confirm table={table} action={action}>
      {words}
    </Confirm>
  );
  switch (tool) {
    case 'upgrade-airship':
    case 'upgrade-train':
    case 'solicit-funds':
      return confirm(
        t('{action}: {terms}', {
          action: say(nameOf(tool)),
          terms: say(termsOf(table.position, seat, tool)),
        }),
        { type: tool },
      );
    case 'build-depot': {
      const build = ofType(table.legal, tool).find((one) => one.space === space);
      return build === undefined ? (
        <ToCome label={t('Choose a plot')} />
      ) : (
        confirm(
          t('Build for ${price}', { price: depotCost(table.position, seat, linkAt(table.position, build.space)) }),
          build,
        )
      );
    }
    case 'adjust-route': {
      const adjust = ofType(table.legal, tool).find(({ to }) => to === space);
      return adjust === undefined ? <ToCome label={t('Choose a space')} /> : confirm(t('Go there'), adjust);
    }
    case 'ship':
      return <ShippingPrimary {...props} />;
    case 'build-link':
      return link === null ? (
        <ToCome label={t('Choose two cities')} />
      ) : (
        confirm(t('Build {tiles, plural, one {# tile} other {# tiles}}', { tiles: link.path.length - 2 }), link)
      );
    case 'transmogrify': {
      const change = chosenOf(table.legal, pointing.at, tool);
      return change === undefined ? (
        <ToCome label={t('Choose a good')} />
      ) : (
        confirm(t('Turn it into two {good}', { good: { term: change.into } }), change)
      );
    }
    case 'extra-flight': {
      const flight = chosenOf(table.legal, pointing.at, tool);
      return flight === undefined ? <ToCome label={t('Choose a card')} /> : confirm(t('Fly with this card'), flight);
    }
    case null:
      return <GoOn table={table} words={t('No second action')} toChoose={t('Choose an action')} />;
  }
}
