import { classNames, Icon, IconButton, Menu, type MenuItem, Tooltip, useLayout, useWords } from '@roundhouse/ui';
import { useOnline } from '../pages/use-online.ts';
import { Link } from '../router.tsx';
import type { Undo } from './undo.ts';

/** A button of the ribbon that opens or closes something. */
export interface Toggle {
  readonly id: string;
  readonly icon: 'log' | 'rules' | 'notes' | 'chat' | 'history' | 'hint';
  readonly label: string;
  readonly key: string;
  readonly on: boolean;
  /** How much is new behind it. */
  readonly unread?: number;
  readonly toggle: () => void;
}

export interface RibbonToolsProps {
  readonly undo: Undo;
  readonly toggles: readonly Toggle[];
  /** What is needed less often. */
  readonly menu: readonly MenuItem[];
}

/** The right end. Where the phases need the room all but undo go into the menu. */
export function RibbonTools({ undo, toggles, menu }: RibbonToolsProps) {
  const { t } = useWords();
  const folded = useLayout() !== 'desk';
  const toggleItems = toggles.map(
    ({ id, icon, label, key, unread = 0, toggle }): MenuItem => ({
      id,
      icon,
      label: unread === 0 ? label : t('{what}: {n} new', { what: label, n: unread }),
      hint: key,
      choose: toggle,
    }),
  );
  const news = toggles.some(({ unread = 0 }) => unread > 0);
  return (
    <>
      <UndoButtons undo={undo} />
      {folded
        ? null
        : toggles.map(({ id, icon, label, key, on, unread = 0, toggle }) => (
            <IconButton
              key={id}
              icon={icon}
              label={unread === 0 ? label : t('{what}: {n} new', { what: label, n: unread })}
              pressed={on}
              className={unread === 0 ? undefined : 'has-news'}
              aria-keyshortcuts={key}
              onClick={toggle}
            />
          ))}
      <Menu label={t('Menu')} items={folded ? [...toggleItems, ...menu] : menu}>
        <button
          type="button"
          className={classNames('icon-button', folded && news && 'has-news')}
          aria-label={folded && news ? t('Menu: something new') : t('Menu')}
        >
          <Icon name={folded ? 'menu' : 'more'} />
        </button>
      </Menu>
    </>
  );
}

function UndoButtons({ undo }: { readonly undo: Undo }) {
  const { t } = useWords();
  const blocked = undo.why !== null;
  return (
    <span className="undo">
      <Tooltip words={undo.why === null ? undo.label : t('Nothing can be taken back: {why}', { why: undo.why })}>
        <button
          type="button"
          className="icon-button"
          aria-label={undo.label}
          aria-disabled={blocked ? true : undefined}
          aria-keyshortcuts="u Control+z"
          onClick={undo.takeBack}
        >
          <Icon name="undo" />
        </button>
      </Tooltip>
      {undo.points.length < 2 ? null : (
        <Menu label={t('Take back to before')} items={undo.points}>
          <button type="button" className="icon-button undo-more" aria-label={t('Choose how far to take back')}>
            <Icon name="forward" size={14} />
          </button>
        </Menu>
      )}
    </span>
  );
}

/** The left end: the way out, which is the house's own sign. */
export function RibbonStart({ playedHere }: { readonly playedHere: boolean }) {
  return (
    <>
      <HomeLink />
      {playedHere ? <OfflineMark /> : null}
    </>
  );
}

function HomeLink() {
  const { t } = useWords();
  return (
    <Link to="/" className="home-link" aria-label={t('Roundhouse, home')}>
      <img src="/icon.svg" alt="" width="30" height="30" />
    </Link>
  );
}

/** Without a network the game goes on; this says so to whoever wonders. */
function OfflineMark() {
  const { t } = useWords();
  const online = useOnline();
  if (online) return null;
  const words = t('Offline: the game goes on in this browser');
  return (
    <span className="offline-mark" role="img" aria-label={words} title={words}>
      <Icon name="offline" size={18} />
    </span>
  );
}
