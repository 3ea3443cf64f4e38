import { someProfile } from '../arrange/market.ts';
import { readyAddresses } from '../pages/ready-addresses.ts';
import { expect, test } from '../pages/test.ts';

/** Public pages, some of each kind: the served list is walked below. */
const SAMPLES = ['/', '/how-it-works/faq', '/support', '/our-team', '/terms-of-service'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each public page shows its content and its links', async ({ page }) => {
    const addresses = await readyAddresses(page);
    expect(addresses).toEqual(expect.arrayContaining(SAMPLES));

    for (const address of [...addresses, await someProfile()]) {
      await test.step(address, async () => {
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40}/);
        // The policy would let no such attribute through, and the page would stand undressed.
        await expect(page.locator('[style]')).toHaveCount(0);
      });
    }
  });
});

test('the browser takes a ready page over as it stands', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));

  for (const address of [...SAMPLES, await someProfile()]) {
    await test.step(address, async () => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.querySelector('h1')?.setAttribute('data-made-ahead', '');
        });
      });
      await page.goto(address);
      await page.getByRole('region', { name: 'Cookies' }).waitFor();
      await expect(page.locator('h1[data-made-ahead]')).toBeVisible();
      expect(
        await page.evaluate(() => performance.getEntriesByName('freely:page-mismatch')),
      ).toEqual([]);
    });
  }
  expect(problems).toEqual([]);
});

test('a practitioner who does not exist is not found, and nothing is made ahead', async ({
  page,
}) => {
  const answer = await page.request.get('/practitioner-search/profile/99999999');

  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<div id="root"></div>');
});
