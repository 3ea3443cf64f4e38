/// <reference lib="dom" />
// What the page in a window shows. One small function looks at it: the locators of Playwright bring half a
// megabyte of script to every page that is opened, an eighth of the processor time of a try.
import type { Page } from '@playwright/test';

/** What somebody would see of a page. */
export interface PageView {
  readonly path: string;
  readonly hasHeading: boolean;
  /** What the alerts on it say. */
  readonly alerts: readonly string[];
  readonly isLoading: boolean;
  /** A prerendered page has its heading before its code has run, and nothing is wrong with it until then. */
  readonly isHydrated: boolean;
  /** Whether it came with its markup, and the browser took that over. */
  readonly wasPrerendered: boolean;
  /** What the platform noted of it that went wrong. */
  readonly events: readonly string[];
}

/**
 * Waits until a page is there: with its heading or an alert, loaded, hydrated, and idle.
 *
 * @param withinMs after this many ms it is what it is by then; a page that loops never answers
 */
export async function settledView(page: Page, withinMs: number): Promise<PageView> {
  const until = Date.now() + withinMs;
  for (;;) {
    const left = until - Date.now();
    try {
      return await page.evaluate(viewWithin, Math.max(left, 0));
    } catch (error) {
      // A page may load itself again, as after a wrong file.
      if (left <= 0 || !String(error).includes('navigation')) throw error;
    }
  }
}

/** Runs in the page, so it uses nothing from outside of it. */
function viewWithin(ms: number): Promise<PageView> {
  const until = performance.now() + ms;
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const isMarked = (name: string) => performance.getEntriesByName(name, 'mark').length > 0;
  const view = (): PageView => ({
    path: location.pathname,
    hasHeading: visible('main h1, [role=dialog] h2').length > 0,
    // One that says nothing waits for something to say.
    alerts: visible('main [role=alert]')
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter(Boolean),
    isLoading: document.querySelector('main [aria-busy=true]') !== null,
    // A shell from before the marks cannot tell.
    isHydrated: !isMarked('shell:starting') || isMarked('shell:started'),
    wasPrerendered: isMarked('shell:hydrating'),
    events: performance
      .getEntriesByType('mark')
      .filter(({ name }) =>
        /^freely:(broke|unavailable|fell-back|share-mismatch|page-mismatch)$/.test(name),
      )
      .map((mark) => {
        const { detail } = mark as PerformanceMark;

        return `${mark.name.slice('freely:'.length)}: ${detail?.remote} ${detail?.version ?? ''} ${detail?.reason ?? ''}`;
      }),
  });

  const isSettled = ({ hasHeading, alerts, isLoading, isHydrated }: PageView) =>
    (hasHeading || alerts.length > 0) && !isLoading && isHydrated;

  return new Promise((resolve) => {
    const look = () => {
      const isOver = performance.now() > until;
      if (isOver) resolve(view());
      // What runs after the page was drawn may log an error.
      else if (isSettled(view())) requestIdleCallback(lookAgain, { timeout: 1_000 });
      else setTimeout(look, 25);
    };
    const lookAgain = () => {
      const seen = view();
      if (isSettled(seen)) resolve(seen);
      else look();
    };
    look();
  });
}
