import type { Page } from '@playwright/test';

/** Collects the titles of all toasts from now on, since they disappear by themselves. */
export async function collectToasts(page: Page): Promise<string[]> {
  const toasts: string[] = [];
  await page.exposeBinding('reportToast', (_source, title: string) => {
    toasts.push(title);
  });
  await page.addInitScript(() => {
    const { reportToast } = window as unknown as { reportToast(title: string): void };
    const reported = new WeakSet<Element>();
    const reportNew = () => {
      for (const toast of document.querySelectorAll('[aria-label="Notifications"] > div')) {
        if (reported.has(toast)) continue;
        reported.add(toast);
        reportToast(toast.querySelector('b')?.textContent ?? '');
      }
    };
    new MutationObserver(reportNew).observe(document, { childList: true, subtree: true });
  });

  return toasts;
}
