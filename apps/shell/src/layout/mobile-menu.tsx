import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useLocation, useNavigation } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './mobile-menu.module.css';
import { accountEntries, LOG_IN, MAIN_ENTRIES, SIGN_UP } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

/** The menu of small screens. Closed before every navigation, and by Escape (spec 1 §2.1). */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  useCloseOnNavigation(onClose);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape for all elements inside.
    <div id="mobile-menu" className={styles.menu} onKeyDown={closeOnEscape}>
      <nav aria-label={t('nav.mobileLabel')}>
        {MAIN_ENTRIES.map(({ label, to }) => (
          <SiteLink key={label} to={to} className={styles.entry} onClick={onClose}>
            {t(`nav.${label}`)}
            <Icon of={ChevronRight} />
          </SiteLink>
        ))}
      </nav>
      <div className={styles.foot}>
        {session.status === 'signed-in' ? (
          accountEntries(session).map(({ label, to }) => (
            <SiteLink
              key={label}
              to={to}
              className={buttonClass({ variant: 'secondary', isBlock: true })}
              onClick={onClose}
            >
              {t(`nav.${label}`)}
            </SiteLink>
          ))
        ) : (
          <>
            <SiteLink to={LOG_IN.to} className={buttonClass({ isBlock: true })} onClick={onClose}>
              {t('nav.logIn')}
            </SiteLink>
            <SiteLink
              to={SIGN_UP.to}
              className={buttonClass({ variant: 'secondary', isBlock: true })}
              onClick={onClose}
            >
              {t('nav.practitionerSignUp')}
            </SiteLink>
          </>
        )}
      </div>
    </div>
  );
}

function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const { state } = useNavigation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (state !== 'idle' || key !== openedAt.current) onClose();
  }, [key, state, onClose]);
}
