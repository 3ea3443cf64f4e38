// Scripts of others come in with their setting only; the policy of the page is enforced throughout.
import type { Page } from '@playwright/test';
import { expect, test } from '../federation/own-shell.ts';

const maps = 'https://maps.googleapis.com/maps/api/js?key=a-key';
const stripe = 'https://js.stripe.com/v3/';
const tag = 'https://www.googletagmanager.com/gtag/js?id=AW-1';

/** Nothing leaves this machine: each of them is a script that says that it came in. */
async function standInFor(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${new URL(address).origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.cameIn = true;' });
  });

  return asked;
}

/** As their loaders do it: a script element with a string for an address. */
const comesIn = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const script = document.createElement('script');
    try {
      script.src = src;
    } catch {
      return false;
    }
    const loaded = new Promise<boolean>((resolve) => {
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
    });
    document.head.append(script);

    return loaded;
  }, address);

const makesPolicy = (page: Page, name: string) =>
  page.evaluate((policy) => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(policy: string, rules: object): unknown };
    };
    try {
      trustedTypes.createPolicy(policy, { createHTML: (html: string) => html });
      return true;
    } catch {
      return false;
    }
  }, name);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('without their settings', () => {
  test.use({ breaksPolicy: true });

  test('nobody else comes in', async ({ page, shell }) => {
    await open(page, shell.address);
    for (const address of [maps, stripe, tag]) {
      await standInFor(page, address);
      expect(await comesIn(page, address), address).toBe(false);
    }
    expect(await makesPolicy(page, 'google-maps-api#html')).toBe(false);
    expect(await makesPolicy(page, 'goog#html')).toBe(false);
  });
});

test.describe('with a key for maps', () => {
  test.use({ shellSettings: { GOOGLE_MAPS_KEY: 'a-key' } });

  test('maps come in, with their policies and styles', async ({ page, shell }) => {
    await standInFor(page, maps);
    await open(page, shell.address);

    expect(await comesIn(page, maps)).toBe(true);
    for (const policy of ['google-maps-api-loader', 'google-maps-api#html', 'lit-html']) {
      expect(await makesPolicy(page, policy), policy).toBe(true);
    }
    const colour = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = '.drawn-by-maps { color: rgb(1, 2, 3) }';
      document.head.append(style);
      const part = document.createElement('p');
      part.className = 'drawn-by-maps';
      document.body.append(part);
      return getComputedStyle(part).color;
    });
    expect(colour).toBe('rgb(1, 2, 3)');
  });
});

test.describe('with Stripe itself', () => {
  test.use({
    shellSettings: {
      STRIPE_API_URL: 'https://api.stripe.com',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    },
  });

  test('its script comes in', async ({ page, shell }) => {
    await standInFor(page, stripe);
    await open(page, shell.address);

    expect(await comesIn(page, stripe)).toBe(true);
  });
});

test.describe('with an account for conversions, in production', () => {
  test.use({
    shellSettings: {
      NODE_ENV: 'production',
      CONVERSION_ID: 'AW-1/label',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    },
  });

  test('its script comes in after consent, and not before', async ({ page, shell }) => {
    const asked = await standInFor(page, tag);
    await open(page, shell.address);
    const bar = page.getByRole('region', { name: 'Cookies' });
    await bar.getByRole('button', { name: 'Close cookie message' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(bar).toBeVisible();
    expect(asked).toEqual([]);

    await bar.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => asked).toEqual([tag]);
    await page.reload();
    await expect.poll(() => asked).toEqual([tag, tag]);
  });
});
