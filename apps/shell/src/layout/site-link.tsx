import { remoteStatusStore } from '@freely/federation/remote-status';
import { useTranslation } from '@freely/i18n';
import { NavLink, type NavLinkProps } from '@freely/router';
import { useStore } from '@freely/store';
import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { isServed, remoteAt } from '../remotes/platform.ts';
import styles from './site-link.module.css';

interface SiteLinkProps extends Omit<NavLinkProps, 'to' | 'children' | 'className'> {
  to: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A link of the frame. It is hidden if no release serves its path, and marked while the remote that
 * serves it is unavailable (D46).
 */
export function SiteLink({ to, children, className = '', ...props }: SiteLinkProps) {
  const { t } = useTranslation('shell');
  const owner = remoteAt(to);
  const isUnavailable = useStore(remoteStatusStore, (statuses) =>
    owner === null ? false : statuses[owner] === 'unavailable',
  );
  if (!isServed(to)) return null;

  return (
    <NavLink to={to} end className={className} {...props}>
      {children}
      {isUnavailable && (
        <>
          {'\u00a0'}
          <Icon of={CircleSlash} size="sm" className={styles.mark} />
          <VisuallyHidden>({t('nav.unavailable')})</VisuallyHidden>
        </>
      )}
    </NavLink>
  );
}
