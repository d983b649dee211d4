import { useWords } from '@roundhouse/ui';
import { Link } from '../router.tsx';

/** The way out: the house's own sign. */
export function HomeLink() {
  const { t } = useWords();
  return (
    <Link to="/" className="home-link" aria-label={t('Roundhouse, home')}>
      <img src="/icon.svg" alt="" width="30" height="30" />
    </Link>
  );
}
