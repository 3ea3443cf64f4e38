// The frame and the account by keyboard alone.
import { someProfilePath } from '../arrange/api-calls.ts';
import { press, tabTo, typeInto } from '../pages/keyboard.ts';
import { navigateInApp } from '../pages/navigate.ts';
import { tabStops } from '../pages/tab-stops.ts';
import { expect, test } from '../pages/test.ts';
import { FAILURES, openShellPage, SHELL_PAGES } from './shell-pages.ts';

test('the account pages can be used by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Forgot password?' }));
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
  await typeInto(page, page.getByLabel('Email'), 'nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-mail must be valid')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await press(page, page.getByRole('main').getByRole('link', { name: 'Log in' }));
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();

  await press(page, page.getByRole('main').getByRole('link', { name: 'Create an account' }));
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('on every page of the shell, all controls are tab stops with a name and a focus ring', async ({
  page,
}) => {
  for (const shellPage of [...SHELL_PAGES, ...FAILURES]) {
    await openShellPage(page, shellPage);
    const controls = page.locator('main :is(a[href], :enabled):visible');
    const stops = await tabStops(page);

    expect
      .soft(
        stops.filter(({ hasFocusRing, hasName }) => !hasFocusRing || !hasName),
        shellPage.path,
      )
      .toEqual([]);
    expect.soft(stops.length, shellPage.path).toBe(await controls.count());
  }
});

test('the cookie bar and toasts can be used by keyboard', async ({ page }) => {
  await page.goto('/login');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await press(page, bar.getByRole('button', { name: 'Accept' }));
  await expect(bar).toBeHidden();
  await press(page, page.getByRole('button', { name: 'Cookie settings' }));
  await press(page, bar.getByRole('button', { name: 'Close cookie message' }), 'Space');
  await expect(bar).toBeHidden();

  await page.goto('/hygiene');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await navigateInApp(page, '/profile');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  const close = toast.getByRole('button', { name: 'Close' });
  // A toast stays while it has the focus (D4).
  await close.focus();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(toast).toContainText('You must log in to continue');
  await page.keyboard.press('Enter');
  await expect(toast).toBeHidden();
});

test('a dialog traps the focus, and returns it when closed', async ({ page }) => {
  const path = `${(await someProfilePath()).replace('/profile/', '/availability/')}/create-booking`;
  await page.goto('/hygiene');
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await tabTo(page, opener);
  await navigateInApp(page, `${path}?${SEARCH}`);
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await expect(dialog).toBeVisible();

  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

const SEARCH =
  'address=SW11+4NB&town=London&lat=51.4652000&lon=-0.1708000&type=beautician&location=mobile';
