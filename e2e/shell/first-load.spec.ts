// What a page loads at first, and what it loads lazily.
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { someProfilePath } from '../arrange/api-calls.ts';
import { expect, test } from '../pages/test.ts';

/** The document, scripts and stylesheets of a first load, without prefetched ones. */
async function firstLoad(page: Page, path: string): Promise<{ url: string; body: string }[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  const files = await Promise.all(
    responses
      .filter((response) => ['document', 'script', 'stylesheet'].includes(kindOf(response)))
      .map(async (response) => ({
        url: response.url(),
        isPrefetch: (await response.request().allHeaders())['sec-purpose'] !== undefined,
        body: (await response.body()).toString(),
      })),
  );

  return files.filter(({ isPrefetch }) => !isPrefetch);
}

const kindOf = (response: Response) => response.request().resourceType();

test('the registry is written into the page, and the remote of the path is preloaded', async ({
  request,
}) => {
  const html = await (await request.get('/services-search')).text();
  const boot = JSON.parse(/id="freely-boot">([^<]*)</.exec(html)?.[1] ?? '{}');
  const entry = `${boot.registry.remotes['mfe-booking'].active.url}remoteEntry.js`;

  expect(Object.keys(boot.registry.remotes).sort()).toEqual([
    'mfe-admin',
    'mfe-booking',
    'mfe-practitioner',
    'mfe-public',
  ]);
  expect(html).toContain(`<link rel="preload" as="script" href="${entry}" integrity="sha384-`);
});

test('the styles of a first load are small and inlined', async ({ page }) => {
  const [html] = await firstLoad(page, '/');
  const styles = [...(html?.body.matchAll(/<style [^>]*>([^<]*)/g) ?? [])].map(([, text]) => text);

  expect(styles).toHaveLength(2);
  expect(brotliCompressSync(styles.join('')).length).toBeLessThan(14_000);
  // What an idle page fetches afterwards is not part of it, however early a test looks.
  const urls = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const end = document?.loadEventStart ?? 0;
    const resources = performance.getEntriesByType('resource');
    return resources.filter(({ startTime }) => startTime < end).map(({ name }) => name);
  });
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => url.endsWith('.css'))).toEqual([]);
});

const SEARCH =
  'address=SW11+4NB&town=London&lat=51.4652000&lon=-0.1708000&type=beautician&location=mobile';

/** CSS class names of components that only some pages need. They survive minification. */
const LAZY_CLASS_NAMES = ['__scrim_', '__enlarged_', '__crop_', '__scale_'];

for (const path of ['/', '/login', '/services-search']) {
  test(`${path} does not load dialogs, galleries or maps`, async ({ page }) => {
    const code = (await firstLoad(page, path)).map(({ body }) => body).join('\n');

    for (const name of LAZY_CLASS_NAMES) expect(code.includes(name), name).toBe(false);
  });
}

test('lazy components are loaded when they are needed', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) scripts.push(response.text());
  });
  await page.goto(`${await someProfilePath()}?${SEARCH}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /^Select/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('__scrim_');
  expect(code).toContain('__enlarged_');
});
