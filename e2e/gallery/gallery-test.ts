import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { PART_NAMES, type PartKey } from '../../apps/gallery/src/part-names.ts';

export { expect };

export const PARTS = PART_NAMES;

export const SCHEMES = ['light', 'dark'] as const;

const GOOGLE = readFileSync(
  fileURLToPath(new URL('../../apps/gallery/src/fakes/google-maps.js', import.meta.url)),
);

export type Scheme = (typeof SCHEMES)[number];

/** Has the same policy as the product. product-setup.ts serves the gallery for all tests. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies from the pattern.
  baseURL: async ({}, use) => use(process.env.GALLERY_URL),
  page: async ({ page }, use) => {
    // No network: Google's script is a fake with the part of its API that we use.
    await page.route('https://maps.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: GOOGLE }),
    );
    await use(page);
  },
});

/** Opens the page of a component at a fixed time, and waits for its fonts and images. */
export async function openPart(page: Page, part: PartKey, scheme?: Scheme) {
  await page.clock.setFixedTime('2026-11-05T10:00:00Z');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/#/${part}${scheme ? `?scheme=${scheme}` : ''}`);
  // Until its code is loaded, the previous page is shown.
  await page.locator(`article[data-part="${part}"]`).waitFor({ timeout: 60_000 });
  await page.locator(scheme ? `html[data-scheme=${scheme}]` : 'html:not([data-scheme])').waitFor();
  await page.evaluate(async () => {
    // Versions of Chromium draw the handle that resizes a text area by other pixels.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('textarea { resize: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
  });
}

/** Google's loader tries to create its own Trusted Types policy, which is refused as expected. */
const EXPECTED_REFUSAL = "'@googlemaps/js-api-loader'";

/** Console errors, warnings and exceptions while `act` runs, such as policy violations. */
export async function consoleProblemsDuring(
  page: Page,
  act: () => Promise<void>,
): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type());
    if (isProblem && !message.text().includes(EXPECTED_REFUSAL)) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await act();

  return problems;
}
