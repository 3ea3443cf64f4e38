// Each page of the shell itself: its words, its looks on a phone, and who can use it.
import { expectAccessible } from '../pages/accessibility.ts';
import { plainWords } from '../pages/plain-words.ts';
import { smallTargets } from '../pages/targets.ts';
import { expect, test } from '../pages/test.ts';
import { NO_WIDER, widthBeyondWindow } from '../pages/widths.ts';
import { FAILURES, OWN_PAGES, openOwn } from './own-pages.ts';

for (const own of [...OWN_PAGES, ...FAILURES, { address: '/' }, { address: '/services-search' }]) {
  const state = own.given ? ` (${own.given.name})` : '';

  test(`no words of ${own.address}${state} are hard-coded`, async ({ page }) => {
    await openOwn(page, own, 'en-XA');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('[');

    expect(await plainWords(page)).toEqual([]);
  });
}

for (const own of [...OWN_PAGES, ...FAILURES]) {
  const state = own.given ? ` (${own.given.name})` : '';

  test(`${own.address}${state} is accessible, in the light and in the dark, and to a finger`, async ({
    page,
  }) => {
    await openOwn(page, own);
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('body').evaluate(smallTargets)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await widthBeyondWindow(page), `${width} wide`).toEqual(NO_WIDER);
    }
  });
}

test('each page of the shell names itself', async ({ page }) => {
  // One page with two addresses has one name.
  const pages = OWN_PAGES.filter(({ address }) => address !== '/login/practitioner');
  const titles = new Set<string>();
  for (const own of pages) {
    await openOwn(page, own);
    await expect(page).toHaveTitle(/^.+ \| Freely$/);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(pages.length);
});
