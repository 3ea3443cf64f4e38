import { brand } from '@freely/domain/brand';
import { useLocation } from '@freely/router';
import { pageTitleStore } from '@freely/shell-sdk';
import { useEffect, useRef } from 'react';

/**
 * Sets the document title (D7), and moves the focus to the heading of each new page once it is
 * shown, so that screen readers announce it. If only the query changes, the focus stays.
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
    const setTitle = () => {
      const { title } = pageTitleStore.getState();
      document.title = title === '' ? brand.name : `${title} | ${brand.name}`;
    };
    setTitle();

    return pageTitleStore.subscribe(() => {
      setTitle();
      // Effects of the page run before those of the frame, so wait for both.
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
