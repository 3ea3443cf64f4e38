import type { Page } from '@playwright/test';

/** Everything that notices say from now on: they go by themselves, perhaps before a test looks. */
export async function hearNotices(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeBinding('tellOfNotice', (_source, text: string) => {
    heard.push(text);
  });
  await page.addInitScript(() => {
    const { tellOfNotice } = window as unknown as { tellOfNotice(text: string): void };
    const said = new WeakSet<Element>();
    const listen = () => {
      for (const notice of document.querySelectorAll('[aria-label="Notices"] > div')) {
        if (said.has(notice)) continue;
        said.add(notice);
        tellOfNotice(notice.querySelector('b')?.textContent ?? '');
      }
    };
    new MutationObserver(listen).observe(document, { childList: true, subtree: true });
  });

  return heard;
}
