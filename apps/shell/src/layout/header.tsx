import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, useLocation } from '@freely/router';
import { brand } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Menu, X } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { linksIn } from '../frame/page-frame.ts';
import { EarlyMenu } from './early-menu.tsx';
import styles from './header.module.css';
import { importParts, showOpeningFailed } from './lazy-parts.ts';
import { SiteLink } from './site-link.tsx';
import { useLazyPart } from './use-lazy-part.ts';

/** Wordmark, main links, and the account links of the user's role. */
export function Header() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const location = useLocation();
  const [isOpen, setOpen] = useState(false);
  const menuKey = location.key;
  const giveUp = useCallback(() => {
    showOpeningFailed();
    setOpen(false);
  }, []);
  const MobileMenu = useLazyPart(loadMobileMenu, isOpen, giveUp);
  const [isPrerendered, setPrerendered] = useState(useIsHydrating());
  // Once it is open it stays until the menu itself has been loaded.
  const hasEarlyMenu = isPrerendered && !MobileMenu;
  function showEarlyMenu(isShown: boolean) {
    setOpen(isShown);
    setPrerendered(isShown);
  }

  return (
    <header className={styles.header} data-bare={location.pathname === '/' || undefined}>
      <div className={styles.inner}>
        <Link className={styles.wordmark} to={siteMap.home} aria-label={t('homeLink')}>
          {brand().name}
        </Link>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          {linksIn('header', session).map(({ label, to }) => (
            <SiteLink key={to} to={to}>
              {label}
            </SiteLink>
          ))}
        </nav>
        <div className={styles.side}>
          {session.status === 'signed-in' ? (
            <>
              {linksIn('account', session).map(({ label, to }) => (
                <SiteLink key={to} to={to}>
                  {label}
                </SiteLink>
              ))}
              <SiteLink to={siteMap.logout}>{t('nav.logOut')}</SiteLink>
            </>
          ) : (
            <>
              <SiteLink to={siteMap.login}>{t('nav.logIn')}</SiteLink>
              {linksIn('sign-up', session).map(({ label, to }) => (
                <SiteLink
                  key={to}
                  to={to}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {label}
                </SiteLink>
              ))}
            </>
          )}
        </div>
        <IconButton
          className={styles.toggle}
          label={t(isOpen ? 'nav.close' : 'nav.open')}
          {...(hasEarlyMenu
            ? { popoverTarget: EARLY_MENU }
            : { 'aria-expanded': isOpen, 'aria-controls': 'mobile-menu' })}
          onPointerDown={fetchMobileMenu}
          onFocus={fetchMobileMenu}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={isOpen ? X : Menu} />
        </IconButton>
      </div>
      {hasEarlyMenu && (
        <EarlyMenu
          id={EARLY_MENU}
          session={session}
          onHydrated={showEarlyMenu}
          onClose={() => showEarlyMenu(false)}
        />
      )}
      {isOpen && MobileMenu && <MobileMenu key={menuKey} onClose={() => setOpen(false)} />}
    </header>
  );
}

const EARLY_MENU = 'early-menu';

/** Whether this is the first render over the HTML of the server, or that of the server itself. */
const useIsHydrating = () => useSyncExternalStore(subscribeToNothing, isFalse, isTrue);

const subscribeToNothing = () => () => {};
const isFalse = () => false;
const isTrue = () => true;

const loadMobileMenu = async () => (await importParts()).MobileMenu;

/** Before the tap, in case the page was not idle yet. A failure shows when the menu is opened. */
const fetchMobileMenu = () => void importParts().catch(() => {});
