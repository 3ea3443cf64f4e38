// The frame of every page: menu, focus, titles, cookies, languages.
import { brand } from '@freely/domain/brand';
import type { Page } from '@playwright/test';
import { someProfile } from '../arrange/market.ts';
import { become, type Visitor } from '../arrange/visitors.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { followTo } from '../pages/navigate.ts';
import { expect, test } from '../pages/test.ts';

test('a new page takes the focus to its heading and names itself', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();

  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await expect(page).toHaveTitle('Create an account | Freely');
});

test('the first Tab leads past the header', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('the mobile menu closes by Escape and before every navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  const menu = page.locator('#mobile-menu');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Log in' }).click();
  await expect(menu).toBeHidden();
});

test('the cookie bar stands until it is answered, and can be called back', async ({ page }) => {
  await page.goto('/login');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await bar.getByRole('button', { name: 'Close cookie message' }).click();
  await expect(bar).toBeHidden();
  expect(await consent(page)).toMatchObject({ choice: 'refused', at: expect.any(String) });

  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await bar.getByRole('button', { name: 'Accept' }).click();
  expect(await consent(page)).toMatchObject({ choice: 'accepted' });
});

const consent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('freely.consent') ?? 'null'));

/** The pages of the shell itself; `as` is who must be here to see them. */
const OWN_PAGES: readonly { address: string; as?: Visitor }[] = [
  { address: '/login' },
  { address: '/login/practitioner' },
  { address: '/customer-registration' },
  { address: '/reset-password-request' },
  { address: '/reset-password/a-token' },
  { address: '/confirm-email/a-token' },
  { address: '/no-such-place' },
  { address: '/profile', as: 'both' },
];

async function open(page: Page, { address, as }: { address: string; as?: Visitor }): Promise<void> {
  if (as) await become(page, as);
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

for (const own of [...OWN_PAGES, { address: '/' }, { address: '/services-search' }]) {
  test(`no words of ${own.address} are hard-coded`, async ({ page }) => {
    await open(page, { ...own, address: `${own.address}?lng=en-XA` });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('[');

    expect(await plainWords(page)).toEqual([]);
  });
}

test('no words of the dialogs, the menu and the bars are hard-coded', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hygiene?lng=en-XA');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
  await page.locator('[aria-controls="mobile-menu"]').click();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /\[.*ö.*\]/ })).toBeVisible();
  expect(await plainWords(page)).toEqual([]);
  await context.setOffline(false);

  await followTo(page, `${await createBookingAddress()}&lng=en-XA`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await plainWords(page)).toEqual([]);
  await dialog.locator('button').filter({ hasText: /^\[Lö/ }).click();
  await expect(dialog.getByRole('button')).not.toHaveCount(0);
  expect(await plainWords(page)).toEqual([]);
});

test('no page of the shell is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const own of OWN_PAGES) {
    await open(page, own);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, own.address).toBe(0);
  }
});

test('the pages of the shell are accessible, in the light and in the dark', async ({ page }) => {
  test.setTimeout(240_000);
  for (const own of OWN_PAGES) {
    await open(page, own);
    await expectAccessible(page);
  }
});

test('each page of the shell names itself', async ({ page }) => {
  const titles = new Set<string>();
  for (const own of OWN_PAGES.filter(({ address }) => address !== '/login/practitioner')) {
    await open(page, own);
    await expect(page).toHaveTitle(/^.+ \| Freely$/);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(OWN_PAGES.length - 1);
});

const createBookingAddress = async () =>
  `${(await someProfile()).replace('/profile/', '/availability/')}/create-booking?address=SW11+4NB&town=London&lat=51.4652000&lon=-0.1708000&type=beautician&location=mobile`;

/** Texts, labels and names for screen readers that are not in the pseudo-locale. */
async function plainWords(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const isPlain = (text: string) => /[a-z]{3}/i.test(text) && !text.includes('[');
    const texts = [...document.querySelectorAll('body *')]
      // What people wrote, and the record word for word, are not ours to translate.
      .filter((node) => !node.closest('script, style, noscript, figure, pre, option'))
      .flatMap((node) => [
        ...[...node.childNodes]
          .filter((child) => child.nodeType === Node.TEXT_NODE)
          .map((child) => child.textContent?.trim() ?? ''),
        ...['aria-label', 'alt', 'title', 'placeholder'].map(
          (name) => node.getAttribute(name) ?? '',
        ),
      ]);

    return texts.filter(isPlain);
  });
  // So is the practitioner in the drawings of the home page.
  const names = ['Amara', brand.name, brand.supportEmail, ...brand.social.map(({ name }) => name)];

  return found.filter((text) => !names.includes(text));
}
