import type { RefObject } from 'react';

/** Whether the components of a section have to run. */
export interface Need {
  /** Null once they have to; until then, resolves when they do. */
  unmet(): Promise<void> | null;
  /** They have to from now on. */
  meet(): void;
}

/** So far below the viewport a section is nearly in sight. */
const NEAR = '200px';

/**
 * What the page does after somebody's first action may concern every section. A change that reaches a section
 * that still waits is held back by React until the section is hydrated, so these begin before it.
 */
const ACTIONS = ['click', 'keydown', 'submit', 'popstate'] as const;

/**
 * A prerendered section is in the document before its components run, and they are needed when it is nearly
 * in sight, or when somebody does something on the page. Others are needed at once.
 */
export function needOf(section: RefObject<Element | null>): Need {
  let isMet = false;
  let waiting: Promise<void> | undefined;
  let stopWaiting = () => {};

  function meet(): void {
    isMet = true;
    stopWaiting();
  }

  function wait(element: Element): Promise<void> {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && meet(),
      { rootMargin: NEAR },
    );
    observer.observe(element);
    // Before React sees the event, which this section may have to handle.
    for (const action of ACTIONS) addEventListener(action, meet, true);

    return new Promise((resolve) => {
      stopWaiting = () => {
        observer.disconnect();
        for (const action of ACTIONS) removeEventListener(action, meet, true);
        resolve();
      };
    });
  }

  return {
    meet,
    unmet() {
      if (section.current === null) meet();
      if (isMet || section.current === null) return null;
      waiting ??= wait(section.current);

      return waiting;
    },
  };
}
