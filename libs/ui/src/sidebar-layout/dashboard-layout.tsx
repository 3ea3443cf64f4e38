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
  const side = useRef<HTMLDivElement>(null);
  useScrollCurrentIntoView(list, side);

  return (
    <Page className={styles.dashboard}>
      <div ref={side} className={styles.side} data-above-bars>
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

/** Scrolls the bar sideways, or a sidebar that is longer than the window, to the link of the current page. */
function useScrollCurrentIntoView(
  list: RefObject<HTMLUListElement | null>,
  side: RefObject<HTMLDivElement | null>,
): void {
  useEffect(() => {
    const bar = list.current;
    if (!bar) return;
    const show = () => {
      const current = bar.querySelector<HTMLElement>('[aria-current]');
      if (!current) return;
      centre(current, bar);
      // Each press in the sidebar would move it, so only what cannot be seen is moved.
      if (side.current && !isBetween(current, side.current)) centre(current, side.current);
    };
    show();
    const observer = new MutationObserver(show);
    // A link may be added late, such as one that an admin needs a right for.
    observer.observe(bar, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
    // A bar at the bottom of the window, such as that of cookies, makes the sidebar lower.
    const resizes = new ResizeObserver(show);
    if (side.current) resizes.observe(side.current);

    return () => {
      observer.disconnect();
      resizes.disconnect();
    };
  }, [list, side]);
}

/** Not `scrollIntoView`, which would scroll the page, too. */
function centre(element: HTMLElement, scroller: HTMLElement): void {
  const inner = element.getBoundingClientRect();
  const outer = scroller.getBoundingClientRect();
  scroller.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  scroller.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
}

function isBetween(element: HTMLElement, scroller: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const outer = scroller.getBoundingClientRect();

  return top >= outer.top && bottom <= outer.bottom;
}
