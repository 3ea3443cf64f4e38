import { useLocation } from '@freely/router';
import { brand, pageTitleStore } from '@freely/shell-sdk';
import { useEffect, useRef } from 'react';
import { isInArea } from '../frame/page-frame.ts';

/**
 * Sets the document title (D7), and moves the focus to the heading of each new page once it is
 * shown, so that screen readers announce it. If only the query changes, the focus stays.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // The title of a page arrives before this component's effects know the page's path.
  const latest = useRef(pathname);
  latest.current = pathname;
  const isExpected = useRef(false);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    isExpected.current = true;
  }, [pathname]);

  useEffect(() => {
    const setTitle = () => {
      document.title = documentTitle(pageTitleStore.getState().title, latest.current);
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

/** The brand ends the title, except where the documents say how titles end: "Practitioner Earnings" (D7). */
function documentTitle(title: string, path: string): string {
  if (title === '') return brand().name;
  const isPractitioners = isInArea('practitioner', path);

  return (isPractitioners ? [brand().name, title] : [title, brand().name]).join(' | ');
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
