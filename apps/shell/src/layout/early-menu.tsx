import type { Session } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { siteMap } from '@freely/shell-sdk/site-map';
import { useLayoutEffect, useRef } from 'react';
import { linksIn } from '../frame/page-frame.ts';
import styles from './mobile-menu.module.css';
import { SiteLink } from './site-link.tsx';

interface EarlyMenuProps {
  id: string;
  session: Session;
  /** Called once the page is hydrated, with whether somebody has opened it by then. */
  onHydrated: (isOpen: boolean) => void;
  onClose: () => void;
}

/**
 * The menu of a small screen until scripts run, as part of the HTML: the browser itself opens it, and its links
 * are links. A browser that knows no popovers does not show it.
 */
export function EarlyMenu({ id, session, onHydrated, onClose }: EarlyMenuProps) {
  const { t } = useTranslation('shell');
  const menu = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is hydrated.
  useLayoutEffect(() => {
    const isKnown = 'popover' in HTMLElement.prototype;
    onHydrated(isKnown && (menu.current?.matches(':popover-open') ?? false));
  }, []);

  return (
    <nav
      ref={menu}
      id={id}
      popover="auto"
      className={`${styles.menu} ${styles.early}`}
      aria-label={t('nav.mobileLabel')}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {[
        ...linksIn('header', session),
        ...(session.status === 'signed-in'
          ? linksIn('account', session)
          : [{ label: t('nav.logIn'), to: siteMap.login }, ...linksIn('sign-up', session)]),
      ].map(({ label, to }) => (
        <SiteLink key={to} to={to} className={styles.entry} onClick={onClose}>
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}
