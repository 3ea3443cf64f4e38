// The shell stays usable when a remote is down, slow, broken or tampered with (D46).
import { holdBack } from '../pages/hold-back.ts';
import { lookForReleases } from '../pages/open-tab.ts';
import { expect, test } from './own-shell.ts';

const remotes = [
  { remote: 'mfe-booking', path: '/services-search' },
  { remote: 'mfe-practitioner', path: '/practitioner/bookings' },
  { remote: 'mfe-admin', path: '/admin/practitioners' },
];

for (const { remote, path } of remotes) {
  test(`when ${remote} is down, the shell shows an error panel and recovers on retry`, async ({
    page,
  }) => {
    await page.route(`**/r/${remote}/**`, (route) => route.abort());
    await page.goto(path);

    const panel = page.getByRole('alert').filter({ hasText: 'taking a break' });
    await expect(panel).toContainText(remote);
    await expect(panel).toContainText(/reference [0-9a-f]{8}/);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();

    await page.goBack();
    await expect(panel).toBeVisible();
    await page.unroute(`**/r/${remote}/**`);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });
}

test('a prerendered page whose script is blocked stays readable, and says what does not work', async ({
  page,
}) => {
  await page.route('**/r/mfe-public/**', (route) => route.abort());
  await page.goto('/');

  await expect(page.getByText('You can read it')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('taking a break')).toBeHidden();
  await page.unroute('**/r/mfe-public/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You can read it')).toBeHidden();
});

test('a prerendered page whose shell is blocked stays readable, and says so without any script', async ({
  page,
}) => {
  await page.route('**/r/shell/**/*.js', (route) => route.abort());
  await page.goto('/');

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Limited page' });
  await expect(bar).toContainText('You can read on');
  await page.unroute('**/r/shell/**/*.js');
  await bar.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expect(page.locator('#freely-stalled')).toHaveCount(0);
});

test('a page whose shell is blocked has its wordmark in its place, and says so', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/r/shell/**/*.js', (route) => route.abort());
  await page.goto('/login');

  const wordmark = page.getByRole('banner').getByRole('link', { name: 'Freely home' });
  await expect(page.getByRole('status')).toHaveText('Loading');
  const before = await wordmark.boundingBox();
  const bar = page.getByRole('complementary', { name: 'Slow page' });
  await expect(bar).toContainText('takes longer than usual');
  await page.unroute('**/r/shell/**/*.js');
  await bar.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await wordmark.boundingBox()).toEqual(before);
  await expect(page.locator('#freely-stalled, #freely-loading')).toHaveCount(0);
});

test('links to a remote that is down are marked as unavailable', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/r/mfe-booking/**', (route) => route.abort());
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Find a practitioner' });
  await link.click();

  await expect(page.getByText('taking a break')).toBeVisible();
  await expect(link).toHaveAccessibleName(/unavailable at the moment/);
});

test('header and footer are usable while a remote loads slowly', async ({ page }) => {
  const deliver = await holdBack(page, '**/r/mfe-booking/**');
  await page.goto('/services-search', { waitUntil: 'commit' });

  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  deliver();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

for (const target of ['entry', 'page'] as const) {
  test(`a release with one flipped byte in its ${target} is refused`, async ({ page, shell }) => {
    const { entry, routes } = await shell.release('mfe-booking');
    const pageFiles = routes.find(({ path }) => path === '/services-search')?.files ?? [];
    const files = target === 'entry' ? entry : pageFiles.filter((file) => !entry.includes(file));
    const script = files.find((file) => file.endsWith('.js'));
    if (!script) throw new Error('The release has no such script.');
    await shell.flipByte('mfe-booking', script);
    const consoleMessages: string[] = [];
    page.on('console', (message) => consoleMessages.push(message.text()));

    await page.goto(`${shell.url}/services-search`);

    await expect(page.getByText('taking a break')).toBeVisible();
    expect(consoleMessages.join('\n')).toMatch(/integrity/);
  });
}

test('a missing chunk is retried, then the page is reloaded once, never in a loop', async ({
  page,
  shell,
}) => {
  const { entry, routes } = await shell.release('mfe-booking');
  const chunk = routes
    .find(({ path }) => path === '/services-search')
    ?.files.find((file) => file.endsWith('.js') && !entry.includes(file));
  const requests = { pages: 0, chunks: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.pages += 1;
  });
  await page.route(`**/r/mfe-booking/**/${chunk}`, (route) => {
    if (route.request().resourceType() === 'script') requests.chunks += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto(`${shell.url}/services-search`);

  const panel = page.getByText('taking a break');
  await expect.poll(() => requests.pages).toBe(2);
  await expect(panel).toBeVisible();
  expect(requests.chunks).toBeGreaterThan(2);
  await page.unroute(`**/r/mfe-booking/**/${chunk}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a tampered page of a release is replaced by the release before, on the spot', async ({
  page,
  shell,
}) => {
  const { entry, routes } = await shell.release('mfe-booking');
  const pageFiles = routes.find(({ path }) => path === '/services-search')?.files ?? [];
  const script = pageFiles.find((file) => file.endsWith('.js') && !entry.includes(file));
  if (!script) throw new Error('The release has no such script.');
  await shell.copyRelease('mfe-booking', 'before');
  await shell.flipByte('mfe-booking', script);
  await page.goto(`${shell.url}/services-search`);

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('taking a break')).toBeHidden();
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByName('freely:loaded')
      .map((mark) => (mark as PerformanceMark).detail.version),
  );
  expect(loaded).toEqual(['before']);
});

test('a remote that is switched off reaches an open tab, and so does its return', async ({
  page,
  shell,
}) => {
  await page.goto(`${shell.url}/services-search`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await shell.change('mfe-booking', (state) => ({ ...state, killed: true }));
  await lookForReleases(page);
  // The response is there before the page has read it.
  await page.waitForFunction(
    () =>
      JSON.parse(localStorage.getItem('freely.registry') ?? '{}').remotes?.['mfe-booking']?.killed,
  );
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a practitioner' }).click();
  await expect(page.getByText('taking a break')).toBeVisible();

  await shell.change('mfe-booking', (state) => ({ ...state, killed: false }));
  await lookForReleases(page);
  await expect(page.getByText('taking a break')).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a release with a tampered manifest is refused', async ({ page, shell }) => {
  await page.goto(`${shell.url}/login`);
  await shell.flipByte('mfe-booking', 'release.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a practitioner' }).click();

  await expect(page.getByText('taking a break')).toBeVisible();
});

test('if a release is broken, the previous one is loaded', async ({ page, shell }) => {
  const broken = { version: 'broken', url: '/r/mfe-booking/broken/' };
  await shell.change('mfe-booking', (state) => ({
    ...state,
    previous: state.active,
    active: state.active && { ...state.active, ...broken },
  }));
  await page.goto(`${shell.url}/services-search`);

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const marks = await page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name }) => name),
  );
  expect(marks).toContain('freely:fell-back');
});

test('a remote that is switched off is not requested', async ({ page, shell }) => {
  await shell.change('mfe-booking', (state) => ({ ...state, killed: true }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${shell.url}/services-search`);

  await expect(page.getByText('taking a break')).toBeVisible();
  expect(requests.filter((url) => url.includes('/r/mfe-booking/'))).toEqual([]);
});

test('with an invalid registry, the last valid one stays in use', async ({ page, shell }) => {
  await page.goto(shell.url);
  await shell.damageHeads('{"generation": "oops"');
  await page.goto(`${shell.url}/services-search`);

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
