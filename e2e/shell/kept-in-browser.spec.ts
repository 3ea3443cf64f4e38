// What browsers keep over a journey of everybody is what the cookies policy lists (D43), and what needs
// consent is not kept before it.
import type { Page } from '@playwright/test';
import { heldBooking } from '../arrange/bookings.ts';
import { demoPassword } from '../arrange/people.ts';
import { joinPath } from '../arrange/waiting.ts';
import { logIn, logOut } from '../pages/log-in.ts';
import { searchFromHome } from '../pages/search-pages.ts';
import { expect, test } from '../pages/test.ts';
import { setPrice } from '../pages/wizard.ts';

/** What only a release that is tried, or one that fails, leaves: federation/ and releases/ have those. */
const OF_RELEASES = [
  'freely-rollout',
  'freely-bad-releases',
  'freely.bad-releases',
  'freely.reloaded.*',
  'freely.upgraded.*',
  'freely-access',
  'freely-opener',
  'freely.groups',
];

test('browsers keep what the cookies policy lists, and nothing else', async ({ page }) => {
  const arranged = await heldBooking();
  const { customer, booking } = arranged;
  const { necessary, afterConsent } = await listedNames(page);
  expect(afterConsent).toContain('_gcl*');
  const seen = new Set<string>();
  const compare = async () => {
    for (const name of await keptNames(page)) {
      const entry = necessary.find((each) => isNamed(name, each));
      expect(entry, `${page.url()} keeps ${name}, which may be kept before consent`).toBeDefined();
      seen.add(entry!);
    }
  };
  const visit = async (...paths: string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await compare();
    }
  };

  // Anonymous, with no choice made: the bar is open.
  await visit('/', '/services', '/practitioner-registration', '/cookies-policy');
  await searchFromHome(page);
  await page.getByRole('link', { name: /My home/ }).click();
  await page
    .getByRole('link', { name: /^View profile/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Select / })
    .or(page.getByRole('button', { name: /^Select / }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Book with/ });
  await dialog.getByRole('button', { name: /^Add / }).first().click();
  await compare();
  await visit('/customer/bookings');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();

  // Everybody, still without a choice.
  await logIn(page, customer.email, customer.password);
  await visit('/customer', `/payment/${booking.id}`, '/customer/settings');
  // Nobody has confirmed this email, which a waiting list needs, and says once it has read it.
  await visit(joinPath(arranged));
  await expect(page.getByText(/open the link that we sent there before you join/)).toBeVisible();
  await compare();
  await logOut(page);
  await logIn(page, 'new-practitioner@freely.example', demoPassword);
  await visit('/practitioner-information/1');
  await setPrice(page, 'Gel manicure', '30');
  await compare();
  await logOut(page);
  await logIn(page, 'practitioner@freely.example', demoPassword);
  await visit('/practitioner', '/practitioner/calendar', '/practitioner/locations');
  await logOut(page);
  await logIn(page, 'admin@freely.example', demoPassword);
  await visit('/admin/customers', '/admin/statistics', '/admin/audit');
  await page.goto(`/admin/customers?q=${encodeURIComponent(customer.email)}`);
  await page.getByRole('button', { name: `Log in as ${customer.firstName}` }).click();
  await expect(page).toHaveURL('/customer/bookings');
  await compare();

  // The choice, each way.
  const bar = page.getByRole('region', { name: 'Cookies' });
  for (const choice of ['Only what is necessary', 'Accept']) {
    if (!(await bar.isVisible()))
      await page.getByRole('button', { name: 'Cookie settings' }).click();
    await bar.getByRole('button', { name: choice }).click();
    await visit('/', `/booking-overview/${booking.id}`, '/customer/bookings');
  }

  const unseen = necessary.filter((name) => !seen.has(name) && !OF_RELEASES.includes(name));
  expect(unseen, 'listed, but kept nowhere').toEqual([]);
});

/** The names on the page of the policy: before any consent, and after it only. */
async function listedNames(page: Page) {
  await page.goto('/cookies-policy');
  const namesIn = (heading: string) =>
    page.getByRole('region', { name: heading, exact: true }).locator('code').allInnerTexts();
  await expect(page.locator('code').first()).toBeVisible();

  return {
    necessary: await namesIn('Strictly necessary'),
    afterConsent: await namesIn('Only if you accept'),
  };
}

const isNamed = (name: string, entry: string) =>
  entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry;

/** Everything that a page can keep, by name: also where we keep nothing, such as databases. */
async function keptNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ]);

  return [...cookies.map(({ name }) => name), ...stored];
}
