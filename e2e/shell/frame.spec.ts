// The frame of every page: menu, focus, titles, cookies, languages.
import type { Page } from '@playwright/test';
import { someProfilePath } from '../arrange/api-calls.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { navigateInApp } from '../pages/navigate.ts';
import { smallTargets } from '../pages/tap-targets.ts';
import { expect, test } from '../pages/test.ts';
import { untranslatedTexts } from '../pages/untranslated-texts.ts';

test('a new page moves the focus to its heading and sets its title', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();

  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await expect(page).toHaveTitle('Create an account | Freely');
});

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu of a phone closes with Escape, by a tap beside it, on a wide screen, and before every navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  const menu = page.locator('#site-links');
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await page.mouse.click(200, 800);
  await expect(menu).toBeHidden();

  await open.click();
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();

  await open.click();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(menu).not.toHaveCSS('position', 'absolute');
  await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeHidden();

  for (const name of ['Log in', 'Hygiene']) {
    await open.click();
    await menu.getByRole('link', { name }).click();
    await expect(menu).toBeHidden();
  }
  await expect(page).toHaveURL('/hygiene');

  await open.click();
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(menu).toBeHidden();
  await expect(open).toBeVisible();
});

test('the cookie bar stays until a choice is made, and can be reopened', async ({ page }) => {
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

test('on a phone the cookie bar leaves the search of a page that was not found free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nowhere');
  const find = page.getByRole('search').getByRole('button', { name: 'Find practitioners' });
  const [button, bar] = await Promise.all([
    find.boundingBox(),
    page.getByRole('region', { name: 'Cookies' }).boundingBox(),
  ]);

  expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y);
});

test('the dialogs, the menu and the bars have no hard-coded texts', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hygiene?lng=en-XA');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
  await page.locator('[popovertarget]').click();
  await expect(page.locator('#site-links')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /\[.*ö.*\]/ })).toBeVisible();
  expect(await untranslatedTexts(page)).toEqual([]);
  await context.setOffline(false);

  await navigateInApp(page, `${await createBookingPath()}&lng=en-XA`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await untranslatedTexts(page)).toEqual([]);
  await dialog.locator('button').filter({ hasText: /^\[Lö/ }).click();
  await expect(dialog.getByRole('button')).not.toHaveCount(0);
  expect(await untranslatedTexts(page)).toEqual([]);
});

test('the menu, the bars and the dialogs are accessible, also on touch screens', async ({
  page,
  context,
}) => {
  const check = async () => {
    await expectAccessible(page);
    expect(await page.locator('body').evaluate(smallTargets)).toEqual([]);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hygiene');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await check();
  await context.setOffline(false);

  await navigateInApp(page, await createBookingPath());
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Create an account');
  await check();
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toHaveAccessibleName('Welcome back');
  await check();
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog).toHaveAccessibleName('Reset your password');
  await check();
});

const createBookingPath = async () =>
  `${(await someProfilePath()).replace('/profile/', '/availability/')}/create-booking?address=SW11+4NB&town=London&lat=51.4652000&lon=-0.1708000&type=beautician&location=mobile`;
