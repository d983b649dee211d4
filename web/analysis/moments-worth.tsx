import { type Analysis, dearest, type Facts, priceOf, toldInstead, toldOf } from '@roundhouse/bots/analysis';
import { type AnyMatch, itemAt, type Seat, type Text } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, SeatMark, useWords } from '@roundhouse/ui';

const MOST_SLIPS = 8;

interface TurnsProps {
  readonly facts: Facts;
  /** Shows the beginning of a turn or round. */
  readonly show: (chapter: number) => void;
}

/** Where the lead changed hands. */
export function Turns({ facts: { leads, period }, show }: TurnsProps) {
  const { t } = useWords();
  return (
    <section aria-labelledby="explained-turns">
      <h2 id="explained-turns">{t('Where the lead changed')}</h2>
      {leads.length < 2 ? <p>{t('It never changed.')}</p> : null}
      <ul className="explained-list">
        {leads.slice(1).map(({ seat, from }, index) => (
          <li key={from}>
            <SeatMark seat={seat} size={22} />
            <p>
              {t(
                '{period, select, round {Round} other {Turn}} {n}: the lead goes from {from, select, you {you} other {{from}}} to {who, select, you {you} other {{who}}}',
                { period, n: from, who: { seat }, from: { seat: itemAt(leads, index).seat } },
              )}
            </p>
            <Button size="small" onClick={() => show(from)}>
              {t('Show the board')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SlipsProps {
  readonly page: AnyGamePage;
  readonly match: AnyMatch;
  readonly analysis: Analysis<unknown>;
  readonly isWhole: boolean;
  readonly show: (moment: number) => void;
  readonly tryFrom: (seq: number, seat: Seat) => void;
}

/** The decisions that cost most, what would have been better, and the way to try that. */
export function Slips({ page, match, analysis, isWhole, show, tryFrom }: SlipsProps) {
  const { t, say } = useWords();
  const words = (sentences: readonly Text[]): string => sentences.map((sentence) => say(sentence)).join(' ');
  const slips = dearest(analysis, MOST_SLIPS);
  return (
    <section aria-labelledby="explained-slips">
      <h2 id="explained-slips">{t('What cost most')}</h2>
      {slips.length === 0 ? (
        <p>
          {isWhole
            ? t('No decision was found that cost anything worth mentioning. More thought may find some.')
            : t('Nothing worth mentioning so far.')}
        </p>
      ) : null}
      <ol className="explained-list">
        {slips.map(({ seq, seat, better, cost }) => (
          <li key={seq}>
            <SeatMark seat={seat} size={22} />
            <div>
              <p>
                <strong>
                  {t('{period, select, round {Round} other {Turn}} {n}, {price}', {
                    period: page.period,
                    n: page.turnOf(match.at(seq - 1)),
                    price: priceOf(cost),
                  })}
                </strong>
              </p>
              <p>{words(toldOf(match, seq, seat))}</p>
              {better === null ? null : (
                <p>{t('Better: {what}', { what: words(toldInstead(match, seq, seat, better)) })}</p>
              )}
            </div>
            <div className="explained-buttons">
              <Button size="small" onClick={() => show(seq - 1)}>
                {t('Show the board')}
              </Button>
              <Button size="small" icon="fork" onClick={() => tryFrom(seq, seat)}>
                {t('Try it from here')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
