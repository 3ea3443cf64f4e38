import { useSession } from '@freely/auth';
import { brand } from '@freely/domain/brand';
import { useTranslation } from '@freely/i18n';
import { Link, useLocation } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { accountEntries, LOG_IN, MAIN_ENTRIES, SIGN_UP } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

/** Wordmark, main links, and the account links of the user's role. */
export function Header() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const location = useLocation();
  const [isOpen, setOpen] = useState(false);
  const menuKey = location.key;

  return (
    <header className={styles.header} data-bare={location.pathname === '/' || undefined}>
      <div className={styles.inner}>
        <Link className={styles.wordmark} to={siteMap.home} aria-label={t('homeLink')}>
          {brand.name}
        </Link>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          {MAIN_ENTRIES.map(({ label, to }) => (
            <SiteLink key={label} to={to}>
              {t(`nav.${label}`)}
            </SiteLink>
          ))}
        </nav>
        <div className={styles.side}>
          {session.status === 'signed-in' ? (
            accountEntries(session).map(({ label, to }) => (
              <SiteLink key={label} to={to}>
                {t(`nav.${label}`)}
              </SiteLink>
            ))
          ) : (
            <>
              <SiteLink to={LOG_IN.to}>{t('nav.logIn')}</SiteLink>
              <SiteLink
                to={SIGN_UP.to}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {t('nav.practitionerSignUp')}
              </SiteLink>
            </>
          )}
        </div>
        <IconButton
          className={styles.toggle}
          label={t(isOpen ? 'nav.close' : 'nav.open')}
          aria-expanded={isOpen}
          aria-controls="mobile-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={isOpen ? X : Menu} />
        </IconButton>
      </div>
      {isOpen && <MobileMenu key={menuKey} onClose={() => setOpen(false)} />}
    </header>
  );
}
