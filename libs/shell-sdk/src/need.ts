import type { RefObject } from 'react';

/** Whether the components of a section have to run. */
export interface Need {
  /** Null once they have to; until then, resolves when they do. */
  unmet(): Promise<void> | null;
}

/** So far below the viewport a section is nearly in sight. */
const NEAR = '200px';

/**
 * What the page does after somebody's first action may concern every section: React throws away the markup
 * of a section that still waits when something above it changes.
 */
const ACTIONS = ['click', 'keydown', 'submit', 'popstate'] as const;

/**
 * A prerendered section is in the document before its components run, and they are needed when it is nearly
 * in sight, or when somebody does something on the page. Others are needed at once.
 */
export function needOf(section: RefObject<Element | null>): Need {
  let isMet = false;
  let waiting: Promise<void> | undefined;

  function wait(element: Element): Promise<void> {
    return new Promise((resolve) => {
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && meet(),
        { rootMargin: NEAR },
      );
      function meet() {
        isMet = true;
        observer.disconnect();
        for (const action of ACTIONS) removeEventListener(action, meet, true);
        resolve();
      }
      observer.observe(element);
      // Before React sees the event, which this section may have to handle.
      for (const action of ACTIONS) addEventListener(action, meet, true);
    });
  }

  return {
    unmet() {
      if (isMet || section.current === null) {
        isMet = true;
        return null;
      }
      waiting ??= wait(section.current);

      return waiting;
    },
  };
}
