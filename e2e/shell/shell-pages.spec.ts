// Each page of the shell itself: translation, accessibility, and layout on a phone.
import { expectAccessible } from '../pages/accessibility.ts';
import {
  horizontalOverflow,
  NO_OVERFLOW,
  overflowOfLargeText,
} from '../pages/horizontal-overflow.ts';
import { smallTargets } from '../pages/tap-targets.ts';
import { expect, test } from '../pages/test.ts';
import { untranslatedTexts } from '../pages/untranslated-texts.ts';
import { FAILURES, openShellPage, SHELL_PAGES } from './shell-pages.ts';

for (const shellPage of [
  ...SHELL_PAGES,
  ...FAILURES,
  { path: '/' },
  { path: '/services-search' },
]) {
  const state = shellPage.given ? ` (${shellPage.given.name})` : '';

  test(`${shellPage.path}${state} has no hard-coded texts`, async ({ page }) => {
    await openShellPage(page, shellPage, 'en-XA');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('[');

    expect(await untranslatedTexts(page)).toEqual([]);
  });
}

for (const shellPage of [...SHELL_PAGES, ...FAILURES]) {
  const state = shellPage.given ? ` (${shellPage.given.name})` : '';

  test(`${shellPage.path}${state} is accessible, in light and dark schemes, and on touch screens`, async ({
    page,
  }) => {
    await openShellPage(page, shellPage);
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('body').evaluate(smallTargets)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await horizontalOverflow(page), `${width} wide`).toEqual(NO_OVERFLOW);
    }
    expect(await overflowOfLargeText(page), 'large text').toBe(0);
  });
}

test('each page of the shell has its own title', async ({ page }) => {
  // A page with two paths has one title.
  const pages = SHELL_PAGES.filter(({ path }) => path !== '/login/practitioner');
  const titles = new Set<string>();
  for (const shellPage of pages) {
    await openShellPage(page, shellPage);
    await expect(page).toHaveTitle(/^.+ \| Freely$/);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(pages.length);
});
