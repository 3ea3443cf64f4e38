import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, useLocation, useNavigation } from '@freely/router';
import { brand } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Menu, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { linksIn } from '../frame/page-frame.ts';
import styles from './header.module.css';
import { SiteLink } from './site-link.tsx';

/**
 * Wordmark, main links, and the account links of the user's role. On a small screen the links are a menu, which the
 * browser itself opens and closes: also before any script has come, by Escape, and by a tap beside it.
 */
export function Header() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { pathname } = useLocation();
  const links = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(links.current?.matches(':is(:popover-open)') === true), []);
  useClosing(links);

  return (
    <header className={styles.header} data-bare={pathname === '/' || undefined}>
      <div className={styles.inner}>
        <Link className={styles.wordmark} to={siteMap.home} aria-label={t('homeLink')}>
          {brand().name}
        </Link>
        <IconButton
          className={styles.toggle}
          label={t(isOpen ? 'nav.close' : 'nav.open')}
          popoverTarget="site-links"
        >
          <Icon of={isOpen ? X : Menu} />
        </IconButton>
        <div
          ref={links}
          id="site-links"
          className={styles.links}
          popover="auto"
          onToggle={({ newState }) => setOpen(newState === 'open')}
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
                <SiteLink to={siteMap.login} className={styles.logIn}>
                  {t('nav.logIn')}
                </SiteLink>
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
      </div>
    </header>
  );
}

/**
 * Before every navigation (spec 1 §2.1), when the focus goes on to the page behind it, and when a tablet is turned:
 * then the links stand in the header itself.
 */
function useClosing(menu: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const { state } = useNavigation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what ends with a place closes, not what begins there.
  useEffect(() => {
    const links = menu.current;
    const close = () => links?.hidePopover?.();
    const closeBehindFocus = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Node && !links?.parentElement?.contains(next)) close();
    };
    const wide = matchMedia('(width >= 980px)');
    wide.addEventListener('change', close);
    links?.addEventListener('focusout', closeBehindFocus);

    return () => {
      wide.removeEventListener('change', close);
      links?.removeEventListener('focusout', closeBehindFocus);
      if (links?.isConnected) close();
    };
  }, [key, state, menu]);
}
