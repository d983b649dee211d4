import type { Seat, Text } from '@roundhouse/kernel';
import { Button, SeatMark, useSeatStyle, useWords } from '@roundhouse/ui';

/** Stands in place of the whole table while the screen changes hands: nothing of anybody's view is behind it. */
export function Curtain({
  seat,
  page,
  sitDown,
  trouble,
}: {
  readonly seat: Seat;
  readonly page: string;
  readonly sitDown: () => void;
  /** Why nobody could sit down; null where all is well. */
  readonly trouble: Text | null;
}) {
  const { t, say } = useWords();
  const seatStyle = useSeatStyle();
  return (
    <main className="curtain" data-page={page} style={seatStyle(seat)}>
      <div className="curtain-sign">
        <SeatMark seat={seat} size={72} />
        <h1>{t('Pass the screen to {who}', { who: { seat } })}</h1>
        <p>{t('What the others hold stays hidden until then.')}</p>
        <Button kind="primary" size="large" autoFocus data-choice="sit-down" onClick={sitDown}>
          {t('I am {who}', { who: { seat } })}
        </Button>
        {trouble === null ? null : <p role="alert">{say(trouble)}</p>}
      </div>
    </main>
  );
}

/** Without secrets, a word about who is next is enough. */
export function HandoverBanner({ seat }: { readonly seat: Seat }) {
  const { t } = useWords();
  const seatStyle = useSeatStyle();
  return (
    <div className="handover" style={seatStyle(seat)}>
      <SeatMark seat={seat} size={30} />
      <span>{t('{who, select, many {{who} are} other {{who} is}} next', { who: { seat } })}</span>
    </div>
  );
}
