import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useLocation, useNavigation } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { linksIn } from '../frame/page-frame.ts';
import styles from './mobile-menu.module.css';
import { SiteLink } from './site-link.tsx';

/** The menu of small screens. Closed before every navigation, and by Escape (spec 1 §2.1). */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  useCloseOnNavigation(onClose);
  useCloseOnEscape(onClose);

  return (
    <div id="mobile-menu" className={styles.menu}>
      <nav aria-label={t('nav.mobileLabel')}>
        {linksIn('header', session).map(({ label, to }) => (
          <SiteLink key={to} to={to} className={styles.entry} onClick={onClose}>
            {label}
            <Icon of={ChevronRight} />
          </SiteLink>
        ))}
      </nav>
      <div className={styles.foot}>
        {session.status === 'signed-in' ? (
          <>
            {linksIn('account', session).map(({ label, to }) => (
              <SiteLink
                key={to}
                to={to}
                className={buttonClass({ variant: 'secondary', isBlock: true })}
                onClick={onClose}
              >
                {label}
              </SiteLink>
            ))}
            <SiteLink
              to={siteMap.logout}
              className={buttonClass({ variant: 'secondary', isBlock: true })}
              onClick={onClose}
            >
              {t('nav.logOut')}
            </SiteLink>
          </>
        ) : (
          <>
            <SiteLink
              to={siteMap.login}
              className={buttonClass({ isBlock: true })}
              onClick={onClose}
            >
              {t('nav.logIn')}
            </SiteLink>
            {linksIn('sign-up', session).map(({ label, to }) => (
              <SiteLink
                key={to}
                to={to}
                className={buttonClass({ variant: 'secondary', isBlock: true })}
                onClick={onClose}
              >
                {label}
              </SiteLink>
            ))}
          </>
        )}
      </div>
    </div>
  );
}

/** Wherever the focus is: after a tap it is still on the button that opened the menu. */
function useCloseOnEscape(onClose: () => void): void {
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);

    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
}

function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const { state } = useNavigation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (state !== 'idle' || key !== openedAt.current) onClose();
  }, [key, state, onClose]);
}
