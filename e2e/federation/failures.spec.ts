// A remote that is down, slow, broken or tampered with leaves a usable shell (D46).
import { expect, test } from './own-shell.ts';

const remotes = [
  { remote: 'mfe-public', address: '/' },
  { remote: 'mfe-booking', address: '/services-search' },
  { remote: 'mfe-practitioner', address: '/practitioner/bookings' },
  { remote: 'mfe-admin', address: '/admin/practitioners' },
];

for (const { remote, address } of remotes) {
  test(`${remote} is down: the shell stays, says so, and recovers on retry`, async ({ page }) => {
    await page.route(`**/r/${remote}/**`, (route) => route.abort());
    await page.goto(address);

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

test('while a remote is down, its links say so', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/r/mfe-booking/**', (route) => route.abort());
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Find a practitioner' });
  await link.click();

  await expect(page.getByText('taking a break')).toBeVisible();
  await expect(link).toHaveAccessibleName(/unavailable at the moment/);
});

test('a slow remote leaves header and footer usable meanwhile', async ({ page }) => {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/r/mfe-booking/**', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto('/services-search', { waitUntil: 'commit' });

  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  letThrough();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

for (const what of ['entry', 'page'] as const) {
  test(`a release with one flipped byte in its ${what} is refused`, async ({ page, shell }) => {
    const { entry, routes } = await shell.release('mfe-booking');
    const ofPage = routes.find(({ path }) => path === '/services-search')?.files ?? [];
    const script = (what === 'entry' ? entry : ofPage.filter((file) => !entry.includes(file))).find(
      (file) => file.endsWith('.js'),
    );
    if (!script) throw new Error('The release names no script.');
    await shell.flipByte('mfe-booking', script);
    const refusals: string[] = [];
    page.on('console', (message) => refusals.push(message.text()));

    await page.goto(`${shell.address}/services-search`);

    await expect(page.getByText('taking a break')).toBeVisible();
    expect(refusals.join('\n')).toMatch(/integrity/);
  });
}

test('a chunk that is gone is asked for again, then the page is loaded anew once, never in a loop', async ({
  page,
  shell,
}) => {
  const { entry, routes } = await shell.release('mfe-booking');
  const chunk = routes
    .find(({ path }) => path === '/services-search')
    ?.files.find((file) => file.endsWith('.js') && !entry.includes(file));
  const asked = { pages: 0, chunks: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.pages += 1;
  });
  await page.route(`**/r/mfe-booking/**/${chunk}`, (route) => {
    if (route.request().resourceType() === 'script') asked.chunks += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto(`${shell.address}/services-search`);

  const panel = page.getByText('taking a break');
  await expect.poll(() => asked.pages).toBe(2);
  await expect(panel).toBeVisible();
  expect(asked.chunks).toBeGreaterThan(2);
  await page.unroute(`**/r/mfe-booking/**/${chunk}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a tampered manifest is refused as a whole', async ({ page, shell }) => {
  await page.goto(`${shell.address}/login`);
  await shell.flipByte('mfe-booking', 'release.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a practitioner' }).click();

  await expect(page.getByText('taking a break')).toBeVisible();
});

test('a broken release gives way to the previous one', async ({ page, shell }) => {
  const registry = JSON.parse(await (await fetch(`${shell.address}/registry.json`)).text());
  const booking = registry.remotes['mfe-booking'];
  booking.previous = booking.active;
  booking.active = { ...booking.active, version: 'broken', url: '/r/mfe-booking/broken/' };
  await shell.writeRegistry(JSON.stringify(registry));
  await page.goto(`${shell.address}/services-search`);

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const marks = await page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name }) => name),
  );
  expect(marks).toContain('freely:fell-back');
});

test('a remote that is switched off is not even tried', async ({ page, shell }) => {
  const registry = JSON.parse(await (await fetch(`${shell.address}/registry.json`)).text());
  registry.remotes['mfe-booking'].killed = true;
  await shell.writeRegistry(JSON.stringify(registry));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${shell.address}/services-search`);

  await expect(page.getByText('taking a break')).toBeVisible();
  expect(asked.filter((url) => url.includes('/r/mfe-booking/'))).toEqual([]);
});

test('a bad registry leaves the last good one in force', async ({ page, shell }) => {
  await page.goto(shell.address);
  await shell.writeRegistry('{"generation": "oops"');
  await page.goto(`${shell.address}/services-search`);

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
