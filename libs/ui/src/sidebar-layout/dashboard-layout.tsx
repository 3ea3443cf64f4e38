import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Page } from '../page/index.ts';
import styles from './sidebar-layout.module.css';

export interface DashboardLayoutProps {
  /** The signed-in person: avatar and name. */
  header?: ReactNode;
  /** One link each, with an icon: `<NavLink>` sets `aria-current` by itself. */
  nav: readonly { key: string; link: ReactNode }[];
  /** Names the landmark: "Your account". */
  label: string;
  children: ReactNode;
}

/** A sidebar beside the page; under 980px a bar above it that scrolls sideways. */
export function DashboardLayout({ header, nav, label, children }: DashboardLayoutProps) {
  const list = useRef<HTMLUListElement>(null);
  useScrollCurrentIntoView(list);

  return (
    <Page className={styles.dashboard}>
      <div className={styles.side}>
        {header && <div className={styles.header}>{header}</div>}
        <nav aria-label={label}>
          <ul ref={list} className={styles.list}>
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

/** Scrolls the horizontal bar so that the link of the current page is visible. */
function useScrollCurrentIntoView(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const bar = list.current;
    if (!bar) return;
    const show = () => {
      const current = bar.querySelector<HTMLElement>('[aria-current]');
      if (!current || bar.scrollWidth <= bar.clientWidth) return;
      const { left, width } = current.getBoundingClientRect();
      const middle = left - bar.getBoundingClientRect().left + width / 2;
      bar.scrollLeft += middle - bar.clientWidth / 2;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(bar, { subtree: true, attributeFilter: ['aria-current'] });

    return () => observer.disconnect();
  }, [list]);
}
