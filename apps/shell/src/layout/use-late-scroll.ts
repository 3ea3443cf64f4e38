import { UNSAFE_DataRouterStateContext, useLocation } from '@freely/router';
import { useContext, useEffect } from 'react';

/** For so long after a page is shown its content is expected, in milliseconds. Later a page that moves only startles. */
const GROWTH_TIMEOUT = 10_000;

/** What somebody does who has found another place to look at. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls back once the page is tall enough. After a reload, or Back to a page that is no longer in memory, the router
 * scrolls while the content is still loading, and only as far as the page reaches by then.
 */
export function useLateScroll(): void {
  const { key } = useLocation();
  // The only place where the router says to where it scrolls.
  const top = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page with the same position waits anew.
  useEffect(() => {
    if (typeof top !== 'number' || hasReached(top)) return;
    const ending = new AbortController();
    const end = () => ending.abort();
    const growth = new ResizeObserver(() => {
      if (!fits(top)) return;
      scrollTo(0, top);
      end();
    });
    growth.observe(document.body);
    const timeout = setTimeout(end, GROWTH_TIMEOUT);
    ending.signal.addEventListener('abort', () => {
      growth.disconnect();
      clearTimeout(timeout);
    });
    for (const event of OWN_SCROLLING)
      addEventListener(event, end, { signal: ending.signal, passive: true });

    return end;
  }, [key, top]);
}

const hasReached = (top: number) => Math.abs(scrollY - top) <= 1;

const fits = (top: number) => document.documentElement.scrollHeight - innerHeight >= top;
