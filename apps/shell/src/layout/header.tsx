import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, useLocation } from '@freely/router';
import { brand } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Menu, X } from 'lucide-react';
import { useCallback, useLayoutEffect, useState } from 'react';
import { linksIn } from '../frame/page-frame.ts';
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
  const [isPrerendered, setPrerendered] = useState(isInHtml);
  // If it is open by the time the page is hydrated, it stays until the menu itself has been loaded.
  const hasEarlyMenu = isPrerendered && !MobileMenu;
  function showEarlyMenu(isShown: boolean) {
    setOpen(isShown);
    setPrerendered(isShown);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is hydrated.
  useLayoutEffect(() => {
    if (isPrerendered) showEarlyMenu(document.querySelector(OPEN_EARLY_MENU) !== null);
  }, []);

  return (
    <header className={styles.header} data-bare={location.pathname === '/' || undefined}>
      <div className={styles.inner}>
        <Link className={styles.wordmark} to={siteMap.home} aria-label={t('homeLink')}>
          {brand().name}
        </Link>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes as a link is followed. */}
        <div
          id={EARLY_MENU}
          className={styles.links}
          popover={hasEarlyMenu ? 'auto' : undefined}
          onClick={hasEarlyMenu ? () => showEarlyMenu(false) : undefined}
        >
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
      {isOpen && MobileMenu && <MobileMenu key={menuKey} onClose={() => setOpen(false)} />}
    </header>
  );
}

/** The links of a wide header: until scripts run, the browser itself shows them as the menu of a small screen. */
const EARLY_MENU = 'header-links';

// A browser that knows no popovers throws at their selector, but not for a part of `:is()`.
const OPEN_EARLY_MENU = `#${EARLY_MENU}:is(:popover-open)`;

/** Whether this is the server, or its HTML is being hydrated. */
const isInHtml = () => typeof document === 'undefined' || !!document.getElementById(EARLY_MENU);

const loadMobileMenu = async () => (await importParts()).MobileMenu;

/** Before the tap, in case the page was not idle yet. A failure shows when the menu is opened. */
const fetchMobileMenu = () => void importParts().catch(() => {});
