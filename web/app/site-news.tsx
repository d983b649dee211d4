import { Button, useWords } from '@roundhouse/ui';
import { useEffect, useState } from 'react';
import { Announcement } from '../online/announcement.tsx';
import { keepSite } from '../service-worker/register.ts';

/** Keeps the site for use without a network, and says when a newer one is ready. */
export function SiteNews() {
  const { t } = useWords();
  const [news, setNews] = useState<{ readonly changeOver: () => void } | null>(null);
  useEffect(() => {
    // Where the browser keeps nothing, the page simply needs the network.
    keepSite((changeOver) => setNews({ changeOver })).catch(() => undefined);
  }, []);
  return (
    <div className="site-news" role="status">
      <Announcement />
      {news === null ? null : (
        <div className="site-news-slip">
          <span>{t('A newer Roundhouse is ready.')}</span>
          <Button size="small" onClick={() => news.changeOver()}>
            {t('Load it')}
          </Button>
          <Button size="small" kind="quiet" onClick={() => setNews(null)}>
            {t('Later')}
          </Button>
        </div>
      )}
    </div>
  );
}
