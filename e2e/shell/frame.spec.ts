// The frame of every page: menu, focus, titles, cookies, languages.
import type { Page } from '@playwright/test';
import { someProfile } from '../arrange/market.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { followTo } from '../pages/navigate.ts';
import { plainWords } from '../pages/plain-words.ts';
import { smallTargets } from '../pages/targets.ts';
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

test('the menu, the bars and the dialogs are accessible, also to a finger', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const isFine = async () => {
    await expectAccessible(page);
    expect(await page.locator('body').evaluate(smallTargets)).toEqual([]);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hygiene');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await isFine();
  await context.setOffline(false);

  await followTo(page, await createBookingAddress());
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Create an account');
  await isFine();
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toHaveAccessibleName('Welcome back');
  await isFine();
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog).toHaveAccessibleName('Reset your password');
  await isFine();
});

const createBookingAddress = async () =>
  `${(await someProfile()).replace('/profile/', '/availability/')}/create-booking?address=SW11+4NB&town=London&lat=51.4652000&lon=-0.1708000&type=beautician&location=mobile`;
