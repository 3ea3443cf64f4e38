// Third-party scripts are allowed only with their setting. The page's policy is always enforced.
import type { Page } from '@playwright/test';
import { expect, test } from '../federation/own-shell.ts';

const maps = 'https://maps.googleapis.com/maps/api/js?key=a-key';
const stripe = 'https://js.stripe.com/v3/';
const tag = 'https://www.googletagmanager.com/gtag/js?id=AW-1';

/** Responds with a fake script, so that nothing is requested. Returns the requested URLs. */
async function mockOrigin(page: Page, url: string): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${new URL(url).origin}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.isLoaded = true;' });
  });

  return requests;
}

/** Loads a script like the third parties do: a script element whose `src` is a string. */
const canLoadScript = (page: Page, url: string) =>
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
  }, url);

const canCreatePolicy = (page: Page, name: string) =>
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

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('without their settings', () => {
  test.use({ breaksPolicy: true });

  test('no third party is allowed', async ({ page, shell }) => {
    await open(page, shell.url);
    for (const url of [maps, stripe, tag]) {
      await mockOrigin(page, url);
      expect(await canLoadScript(page, url), url).toBe(false);
    }
    expect(await canCreatePolicy(page, 'google-maps-api#html')).toBe(false);
    expect(await canCreatePolicy(page, 'goog#html')).toBe(false);
  });
});

test.describe('with a key for maps', () => {
  test.use({ shellSettings: { GOOGLE_MAPS_KEY: 'a-key' } });

  test('Google Maps is allowed, with its policies and styles', async ({ page, shell }) => {
    await mockOrigin(page, maps);
    await open(page, shell.url);

    expect(await canLoadScript(page, maps)).toBe(true);
    for (const policy of ['google-maps-api-loader', 'google-maps-api#html', 'lit-html']) {
      expect(await canCreatePolicy(page, policy), policy).toBe(true);
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

test.describe('with the real Stripe', () => {
  test.use({
    shellSettings: {
      STRIPE_API_URL: 'https://api.stripe.com',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      INTERNAL_KEY: 'kept-by-shell-and-api',
    },
  });

  test('its script is allowed', async ({ page, shell }) => {
    await mockOrigin(page, stripe);
    await open(page, shell.url);

    expect(await canLoadScript(page, stripe)).toBe(true);
  });
});

test.describe('with an account for conversions, in production', () => {
  test.use({
    shellSettings: {
      NODE_ENV: 'production',
      CONVERSION_ID: 'AW-1/label',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      INTERNAL_KEY: 'kept-by-shell-and-api',
    },
  });

  test('its script is loaded after consent, and not before', async ({ page, shell }) => {
    const requests = await mockOrigin(page, tag);
    await open(page, shell.url);
    const bar = page.getByRole('region', { name: 'Cookies' });
    await bar.getByRole('button', { name: 'Close cookie message' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(bar).toBeVisible();
    expect(requests).toEqual([]);

    await bar.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => requests).toEqual([tag]);
    await page.reload();
    await expect.poll(() => requests).toEqual([tag, tag]);
  });
});
