import { someProfilePath } from '../arrange/api-calls.ts';
import { holdBack } from '../pages/hold-back.ts';
import { untilFollowing } from '../pages/open-tab.ts';
import { prerenderedPaths } from '../pages/prerendered-paths.ts';
import { expect, test } from '../pages/test.ts';

/** One public page of each kind. The test without JavaScript visits all of them. */
const SAMPLES = ['/', '/how-it-works/faq', '/support', '/our-team', '/terms-of-service'];

/** More of them take a cheap phone longer to lay out and to paint than the scripts of the page. */
const MOST_ELEMENTS = 340;
const HOMES = ['/', '/hair-dresser', '/beautician', '/massage-therapist', '/male-grooming'];
/** The home page has a picture for each category, and shows what a booking is. */
const MOST_ELEMENTS_OF_HOME = 480;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each public page shows its content and its links', async ({ page }) => {
    const paths = await prerenderedPaths(page);
    expect(paths).toEqual(expect.arrayContaining(SAMPLES));

    for (const path of [...paths, await someProfilePath()]) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40}/);
        // The policy blocks style attributes, so the page would be unstyled.
        await expect(page.locator('[style]')).toHaveCount(0);
        // How many elements a profile has depends on the practitioner.
        if (paths.includes(path)) {
          expect(await page.locator('*').count()).toBeLessThanOrEqual(
            HOMES.includes(path) ? MOST_ELEMENTS_OF_HOME : MOST_ELEMENTS,
          );
        }
        // Nothing waits for a script to be shown.
        await expect(page.locator('[hidden] > *')).toHaveCount(0);
      });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens before any script has come, and stays open as they come', async ({
    page,
  }) => {
    const deliver = await holdBack(page, '**/*.js');
    await page.goto('/services', { waitUntil: 'commit' });
    const menu = page.locator('#site-links');

    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();

    deliver();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens, closes and leads on', async ({ page }) => {
      await page.goto('/services');
      const menu = page.locator('#site-links');

      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByRole('link', { name: 'Hygiene' }).click();
      await expect(page).toHaveURL('/hygiene');
    });
  });
});

test('the browser hydrates a prerendered page without changing it', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));

  for (const path of [...SAMPLES, await someProfilePath()]) {
    await test.step(path, async () => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.querySelector('h1')?.setAttribute('data-prerendered', '');
        });
      });
      await page.goto(path);
      await page.getByRole('region', { name: 'Cookies' }).waitFor();
      await expect(page.locator('h1[data-prerendered]')).toBeVisible();
      expect(
        await page.evaluate(() => performance.getEntriesByName('freely:page-mismatch')),
      ).toEqual([]);
    });
  }
  expect(problems).toEqual([]);
});

test('an address that was typed before the code of the page came brings suggestions', async ({
  page,
}) => {
  const deliver = await holdBack(page, '**/main.*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Where are you?').pressSequentially('SW11 4NB');
  await page.getByLabel('Who do you need?').selectOption('beautician');
  await page.getByLabel('Where are you?').focus();

  deliver();

  await page.getByRole('option', { name: /^SW11 4NB/ }).click();
  await expect(page.getByLabel('Who do you need?')).toHaveValue('beautician');
});

test('a search that was sent before the code of the page came is made when it has', async ({
  page,
}) => {
  const deliver = await holdBack(page, '**/main.*.js');
  const hasNoted = page.waitForResponse(/early-submit\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await (await hasNoted).finished();
  await page.getByLabel('Where are you?').fill('SW11 4NB');
  await page.getByLabel('Who do you need?').selectOption('beautician');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Where are you?').press('Enter');

  deliver();

  await expect(page).toHaveURL(/\/select-location\?.*type=beautician/);
});

test('a search that is sent before anything of the page works loses nothing', async ({ page }) => {
  const deliver = await holdBack(page, /\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Where are you?').fill('SW11 4NB');
  await page.getByRole('button', { name: 'Search' }).click();

  deliver();

  await untilFollowing(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Where are you?')).toHaveValue('SW11 4NB');
});

test('forms that were filled in before the code of the page came know what is in them', async ({
  page,
}) => {
  const deliver = await holdBack(page, '**/main.*.js');
  await page.goto('/contacts', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Edith Marlow');
  await page.getByLabel('Email').fill('edith@people.example');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Where do you work?');
  deliver();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Where do you work?');

  const later = await holdBack(page, '**/main.*.js');
  await page.goto('/support', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('zzzz-nothing');
  later();
  await expect(page.getByText('nothing was found')).toBeVisible();
});

test('a page that is taken over keeps the styles of its elements', async ({ page, browser }) => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await untilFollowing(page);
  const elements = await page.locator('body *').count();
  const { traceEvents }: { traceEvents: StyleEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);

  // All of them once, before the first paint: a phone takes a tenth of a second for it.
  expect(counts.filter((count) => count > elements / 2).length).toBeLessThanOrEqual(1);
});

/** Of how many elements the browser has worked out the styles. */
interface StyleEvent {
  name: string;
  args?: { elementCount?: number };
}

test('a section that waits below the first screen answers at once', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const document = await page.evaluateHandle(() => window.document);

  // Without scrolling there first, as a screen reader does.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Services', exact: true })
    .evaluate((link: HTMLAnchorElement) => link.click());

  await expect(page).toHaveURL(/\/services$/);
  expect(await page.evaluate((before) => before === window.document, document)).toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByName('freely:page-mismatch'))).toEqual(
    [],
  );
});

test('a profile that does not exist is a 404, and not prerendered, nor has it times', async ({
  page,
}) => {
  const response = await page.request.get('/practitioner-search/profile/99999999');

  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<div id="freely-loading">');
  const timesOf = (id: number | string) => `/practitioner-search/availability/${id}`;
  for (const path of [
    '/practitioner-search/profile/99999999?address=Leeds',
    timesOf(99_999_999),
    `${timesOf(99_999_999)}/with-booking-state?lat=1`,
  ]) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  }
  const id = (await someProfilePath()).replace(/.*\//, '');
  // The last is the same number in other characters.
  for (const path of [timesOf(id), timesOf(`%3${id.charAt(0)}${id.slice(1)}`)]) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
  }
});
