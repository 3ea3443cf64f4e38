import { useLocation } from '@freely/router';
import { brand, pageTitleStore } from '@freely/shell-sdk';
import { useEffect, useRef } from 'react';
import { isInArea } from '../frame/page-frame.ts';

/**
 * Sets the document title (D7), and moves the focus to the heading of each new page once it is
 * shown, so that screen readers announce it. If only the query changes, the focus stays, and so it does on a page
 * from which a dialog with an address of its own goes. A heading that had the focus passes it on to the one that
 * takes its place.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // The title of a page arrives before this component's effects know the page's path.
  const latest = useRef(pathname);
  latest.current = pathname;
  const isExpected = useRef(false);
  const heading = useRef<Heading | null>(null);
  const focused = useRef<Element | null>(null);

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
        const focus = () => {
          focused.current = focusHeading() ?? focused.current;
        };
        const focusIfLost = () => {
          if (isFocusLost()) focus();
        };
        if (!isExpected.current) {
          if (before && before.element === focused.current) focusIfLost();
          return;
        }
        isExpected.current = false;
        if (isSame(before, heading.current)) afterRestoring(focusIfLost);
        else focus();
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

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** @returns what has the focus now; null when it was left where it is */
function focusHeading(): Element | null {
  // A dialog over the page keeps the focus it has.
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return null;
  const main = document.querySelector<HTMLElement>('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return null;

  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });

  return target;
}
