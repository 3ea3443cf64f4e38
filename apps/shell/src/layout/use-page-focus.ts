import { brand } from '@freely/domain/brand';
import { pageTitleStore } from '@freely/federation';
import { useLocation } from '@freely/router';
import { useEffect, useRef } from 'react';

/**
 * Keeps the document's title (D7), and takes the focus to the heading of each new page once it is
 * there, so that a screen reader says where it is. A change of the query alone moves nothing.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const isExpected = useRef(false);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    isExpected.current = true;
  }, [pathname]);

  useEffect(() => {
    const name = () => {
      const { title } = pageTitleStore.getState();
      document.title = title === '' ? brand.name : `${title} | ${brand.name}`;
    };
    name();

    return pageTitleStore.subscribe(() => {
      name();
      // Effects of the page run before those of the frame, so wait until both have.
      queueMicrotask(() => {
        if (!isExpected.current) return;
        isExpected.current = false;
        focusHeading();
      });
    });
  }, []);
}

function focusHeading(): void {
  // A dialog over the page keeps the focus it has.
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
  const main = document.querySelector<HTMLElement>('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;

  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
