import { Button, useWords } from '@roundhouse/ui';
import { ROUTES } from '@roundhouse/wire';
import { type ReactNode, useEffect, useState } from 'react';
import { usePlace } from '../router.tsx';
import { reasonOf } from '../pages/use-start.ts';
import { useShownMoment } from '../table/moments.ts';
import { useVisit } from './context.tsx';
import { canShare, copyText, share } from './hand-on.ts';
import { momentIn, momentLink } from './links.ts';

/** A link to a moment: shared by the means of the device, copied, or shown to be copied by hand. */
export function useShareMoment(table: string): {
  readonly share: (moment: number) => void;
  readonly element: ReactNode;
} {
  const { t } = useWords();
  const { server } = useVisit();
  const [said, setSaid] = useState<string | null>(null);
  const give = async (moment: number): Promise<string | null> => {
    const query = { mine: String(moment) };
    const { public: counted } = await server.ask(ROUTES.moment, { gaps: { table }, query });
    const url = momentLink(table, counted, window.location.href);
    if (canShare({ url })) {
      await share({ url });
      return null;
    }
    return (await copyText(url).catch(() => false)) ? t('The link to this moment was copied.') : url;
  };
  return {
    share: (moment) => {
      give(moment).then(setSaid, (error: unknown) => setSaid(reasonOf(error)));
    },
    element:
      said === null ? null : (
        <div className="slip" role="status">
          <span>{said}</span>
          <Button onClick={() => setSaid(null)}>{t('Close')}</Button>
        </div>
      ),
  };
}

/** Whoever comes by a link to a moment sees that moment first. */
export function OpenAtMoment({ table }: { readonly table: string }) {
  const { server } = useVisit();
  const { goTo } = useShownMoment();
  const wanted = momentIn(usePlace().search);
  useEffect(() => {
    if (wanted === null) return undefined;
    let current = true;
    server.ask(ROUTES.moment, { gaps: { table }, query: { public: String(wanted) } }).then(
      ({ mine }) => {
        if (current) goTo(mine);
      },
      // The table is there all the same, as it is now.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [server, table, wanted, goTo]);
  return null;
}
