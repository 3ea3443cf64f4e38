// Five builds, one page: one copy of everything shared, few requests, a strict policy.
import { expect, test } from '../pages/test.ts';

/** What the shell brings with it; other shared parts come from whoever needs them first. */
const NEEDED_AT_ONCE = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@freely/router',
  '@freely/query',
  '@freely/store',
  '@freely/i18n',
  '@freely/auth',
  '@freely/api-client/client',
  '@freely/federation',
];

test('there is one copy of each shared package', async ({ page }) => {
  await page.goto('/');
  for (const address of ['/services-search', '/practitioner/bookings', '/admin/practitioners']) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect.poll(() => loadedRemotes(page)).toContain(address.split('/')[1]);
  }

  const copies = await page.evaluate(() => {
    const { __INSTANCES__ } = (globalThis as never as FederationGlobal).__FEDERATION__;
    const scope = __INSTANCES__.find(({ name }) => name === 'shell')?.shareScopeMap.default ?? {};

    return Object.entries(scope).map(([name, versions]) => ({
      name,
      from: Object.values(versions).map(({ from }) => from),
    }));
  });

  for (const { name, from } of copies)
    expect({ name, copies: from.length }).toEqual({ name, copies: 1 });
  const fromShell = copies.filter(({ from }) => from[0] === 'shell').map(({ name }) => name);
  expect(fromShell).toEqual(expect.arrayContaining(NEEDED_AT_ONCE));
});

interface FederationGlobal {
  __FEDERATION__: {
    __INSTANCES__: {
      name: string;
      shareScopeMap: Record<string, Record<string, Record<string, { from: string }>>>;
    }[];
  };
}

/** Which remotes the page has brought in, as telemetry tells it. */
function loadedRemotes(page: import('@playwright/test').Page): Promise<string> {
  return page.evaluate(() =>
    performance
      .getEntriesByName('freely:loaded')
      .map((mark) => String((mark as PerformanceMark).detail.remote))
      .join(' ')
      .replace('mfe-booking', 'services-search'),
  );
}

for (const address of ['/', '/services-search']) {
  test(`${address} loads with at most 12 scripts, none of them found late`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    // An idle page fetches ahead for the next one, on a busy machine before we have looked.
    await page.addInitScript(() => {
      (window as { requestIdleCallback?: unknown }).requestIdleCallback = undefined;
    });
    const html = await (await page.request.get(address)).text();
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    expect(new Set(scripts).size).toBeLessThanOrEqual(12);
    expect(scripts.filter((script) => !html.includes(script))).toEqual([]);
  });
}

test.describe('an attack', () => {
  test.use({ breaksPolicy: true });

  test('the policy lets nothing inline or evaluated run, and only known script addresses', async ({
    page,
    violations,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    const outcome = await page.evaluate(async () => {
      const refused = (work: () => unknown) => {
        try {
          work();
          return false;
        } catch {
          return true;
        }
      };
      const inline = document.createElement('div');

      return {
        evaluation: refused(() => setTimeout('1' as never)),
        markup: refused(() => {
          inline.innerHTML = '<img src=x>';
        }),
        script: refused(() => {
          document.createElement('script').src = 'https://elsewhere.example/x.js';
        }),
      };
    });

    expect(outcome).toEqual({ evaluation: true, markup: true, script: true });
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
  });
});

test('an address that nobody serves is a 404 with a page', async ({ page }) => {
  const answer = await page.goto('/no-such-place');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We could not find that page' })).toBeVisible();
});
