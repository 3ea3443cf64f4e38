import type { ReactNode } from 'react';
import { Page } from '../page/index.ts';
import styles from './sidebar-layout.module.css';

export interface DashboardLayoutProps {
  /** Who this is: avatar and name. */
  header?: ReactNode;
  /** One link each, with an icon: `<NavLink>` sets `aria-current` by itself. */
  nav: readonly { key: string; link: ReactNode }[];
  /** Names the landmark: "Your account". */
  label: string;
  children: ReactNode;
}

/** A sidebar beside the page; under 980px a bar above it that scrolls sideways. */
export function DashboardLayout({ header, nav, label, children }: DashboardLayoutProps) {
  return (
    <Page className={styles.desk}>
      <div className={styles.side}>
        {header && <div className={styles.header}>{header}</div>}
        <nav aria-label={label}>
          <ul className={styles.list}>
            {nav.map(({ key, link }) => (
              <li key={key}>{link}</li>
            ))}
          </ul>
        </nav>
      </div>
      <div>{children}</div>
    </Page>
  );
}
