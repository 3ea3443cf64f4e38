import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { PART_NAMES, type PartKey } from '../../libs/ui/gallery/part-names.ts';

export { expect };

export const PARTS = PART_NAMES;

export const SCHEMES = ['light', 'dark'] as const;

const GOOGLE = readFileSync(
  fileURLToPath(new URL('../../libs/ui/gallery/stand-ins/google-maps.js', import.meta.url)),
);

type Scheme = (typeof SCHEMES)[number];

/** Under the policy of the product; product-setup.ts builds and serves it once for all tests. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
  baseURL: async ({}, use) => use(process.env.GALLERY_URL),
  page: async ({ page }, use) => {
    // Nobody outside is asked: Google's script is a stand-in that speaks the used part of it.
    await page.route('https://maps.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: GOOGLE }),
    );
    await use(page);
  },
});

/** Opens the page of a part, on a Thursday in November, once its fonts and pictures are there. */
export async function openPart(page: Page, part: PartKey, scheme?: Scheme) {
  await page.clock.setFixedTime('2026-11-05T10:00:00Z');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/#/${part}${scheme ? `?scheme=${scheme}` : ''}`);
  // Until its code is there, the page before it is.
  await page.locator(`article[data-part="${part}"]`).waitFor({ timeout: 60_000 });
  if (scheme) await page.locator(`html[data-scheme=${scheme}]`).waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
}

/** Google's loader asks for a policy of its own, is refused, and goes on under the page's. */
const OWN_POLICY = "'@googlemaps/js-api-loader'";

/** What the browser complains of while `act` runs: broken policy, errors, what cannot be loaded. */
export async function complaintsDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !message.text().includes(OWN_POLICY)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await act();

  return complaints;
}
