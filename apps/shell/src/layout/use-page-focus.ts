import { useLocation } from '@freely/router';
import { brand, pageTitleStore } from '@freely/shell-sdk';
import { useEffect, useRef } from 'react';
import { isInArea } from '../frame/page-frame.ts';

/**
 * Sets the document title (D7), and moves the focus to the heading of each new page once it is
 * shown, so that screen readers announce it. If only the query changes, the focus stays, and so it does on a page
 * from which a dialog with an address of its own goes.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // The title of a page arrives before this component's effects know the page's path.
  const latest = useRef(pathname);
  latest.current = pathname;
  const isExpected = useRef(false);
  const heading = useRef<Heading | null>(null);

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
    heading.current = headingOfPage();

    return pageTitleStore.subscribe(() => {
      setTitle();
      // Effects of the page run before those of the frame, so wait for both.
      queueMicrotask(() => {
        const before = heading.current;
        heading.current = headingOfPage();
        if (!isExpected.current) return;
        isExpected.current = false;
        if (isSame(before, heading.current)) afterRestoring(focusHeadingIfLost);
        else focusHeading();
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

interface Heading {
  element: Element;
  text: string | null;
}

function headingOfPage(): Heading | null {
  const element = document.querySelector('main h1');

  return element && { element, text: element.textContent };
}

/** The page under a dialog with an address of its own stays where it was. */
const isSame = (one: Heading | null, other: Heading | null): boolean =>
  one !== null && one.element === other?.element && one.text === other.text;

/** A dialog that closes gives the focus back to what opened it, a frame later. */
const afterRestoring = (then: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(then));

function focusHeadingIfLost(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusHeading();
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
