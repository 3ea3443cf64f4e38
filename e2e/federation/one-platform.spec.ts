// Five builds in one page: one copy of each shared package, few requests, a strict policy.
import { expect, test } from '../pages/test.ts';

/** The packages that the shell provides. The remote that first needs another one provides it. */
const SHELL_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@freely/router',
  '@freely/query',
  '@freely/store',
  '@freely/i18n',
  '@freely/auth',
  '@freely/api-client/client',
  '@freely/shell-sdk',
];

test('there is one copy of each shared package', async ({ page }) => {
  await page.goto('/');
  for (const path of ['/services-search', '/practitioner/bookings', '/admin/practitioners']) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect.poll(() => loadedRemotes(page)).toContain(path.split('/')[1]);
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
  expect(fromShell).toEqual(expect.arrayContaining(SHELL_PACKAGES));
});

interface FederationGlobal {
  __FEDERATION__: {
    __INSTANCES__: {
      name: string;
      shareScopeMap: Record<string, Record<string, Record<string, { from: string }>>>;
    }[];
  };
}

/** The remotes that the page has loaded, from telemetry. */
function loadedRemotes(page: import('@playwright/test').Page): Promise<string> {
  return page.evaluate(() =>
    performance
      .getEntriesByName('freely:loaded')
      .map((mark) => String((mark as PerformanceMark).detail.remote))
      .join(' ')
      .replace('mfe-booking', 'services-search'),
  );
}

for (const path of ['/', '/services-search']) {
  test(`${path} loads at most 12 scripts, all of them named in the HTML`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    // An idle page prefetches the next one, on a slow machine before the check.
    await page.addInitScript(() => {
      (window as { requestIdleCallback?: unknown }).requestIdleCallback = undefined;
    });
    const html = await (await page.request.get(path)).text();
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    expect(new Set(scripts).size).toBeLessThanOrEqual(12);
    expect(scripts.filter((script) => !html.includes(script))).toEqual([]);
  });
}

test.describe('an attack', () => {
  test.use({ breaksPolicy: true });

  test('the policy blocks eval, injected markup and scripts of unknown origins', async ({
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

test('a path that no release serves is a 404 with a page', async ({ page }) => {
  const response = await page.goto('/no-such-place');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We could not find that page' })).toBeVisible();
});
