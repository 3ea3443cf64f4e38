// The account pages and dialogs: passwords, sessions in several tabs, preserved input.
import type { Page } from '@playwright/test';
import { someProfilePath } from '../arrange/api-calls.ts';
import { waitForMail } from '../arrange/inbox.ts';
import { type NewCustomer, newCustomer, registerCustomer } from '../arrange/people.ts';
import { signInAs } from '../arrange/personas.ts';
import { logIn } from '../pages/log-in.ts';
import { navigateInApp } from '../pages/navigate.ts';
import { untilFollowing } from '../pages/open-tab.ts';
import { expect, test } from '../pages/test.ts';
import { collectToasts } from '../pages/toasts.ts';

async function createCustomer(): Promise<NewCustomer> {
  const customer = newCustomer();
  await registerCustomer(customer);

  return customer;
}

test('a forgotten password can be reset with an emailed link, once', async ({ page }) => {
  const customer = await createCustomer();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page).toHaveURL('/');

  const { text } = await waitForMail(customer.email, /password/i);
  const [link = ''] = /\S+\/reset-password\/\S+/.exec(text) ?? [];
  await page.goto(new URL(link).pathname);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('another fine day');
  await page.getByLabel('Confirm password').fill('another fine day');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, customer.email, 'another fine day');

  await page.goto(new URL(link).pathname);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('a third fine day');
  await page.getByLabel('Confirm password').fill('a third fine day');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('logging out in one tab hides the others, which keep what was typed for the same person', async ({
  page,
  context,
}) => {
  const customer = await createCustomer();
  await logIn(page, customer.email, customer.password);
  const other = await context.newPage();
  await other.goto('/customer/settings');
  await other.getByLabel('New email').fill('ada@elsewhere.example');
  await other.getByRole('button', { name: 'Delete account' }).click();
  const question = other.getByText('Delete your account?');
  await expect(question).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  // Still there, with what was typed, but out of sight. Its dialogs, too.
  await expect(other.getByText(customer.email).filter({ visible: true })).toHaveCount(0);
  await expect(question).toBeHidden();

  await logInOnTheSpot(other, customer);
  await expect(question).toBeVisible();
  await other.getByRole('button', { name: 'No', exact: true }).click();
  await expect(other.getByLabel('New email')).toHaveValue('ada@elsewhere.example');
  await expect(other).toHaveURL('/customer/settings');
});

async function openSettings(page: Page): Promise<NewCustomer> {
  const customer = await createCustomer();
  await logIn(page, customer.email, customer.password);
  await page.goto('/customer/settings');
  await expect(page.getByText('This browser')).toBeVisible();

  return customer;
}

async function deleteAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
}

test('a customer who deletes their account is told so once, and nothing more is called', async ({
  page,
}) => {
  const toasts = await collectToasts(page);
  const customer = await openSettings(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });

  await deleteAccount(page);

  await expect
    .poll(() => toasts)
    .toEqual([`Welcome, ${customer.firstName}`, 'Your account has been deleted']);
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test('a customer who deletes their account is told so in their other tabs, too', async ({
  page,
  context,
}) => {
  const toasts = await collectToasts(page);
  const customer = await openSettings(page);
  const other = await context.newPage();
  await other.goto('/customer/bookings');
  await expect(other.getByRole('heading', { name: 'No upcoming bookings' })).toBeVisible();
  const told = other.getByText('This account was deleted in another tab');

  await Promise.all([deleteAccount(page), expect(told).toBeVisible()]);

  await expect(other).toHaveURL('/');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => toasts)
    .toEqual([`Welcome, ${customer.firstName}`, 'Your account has been deleted']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page whose token is rejected offers to log in on the spot', async ({ page }) => {
  const customer = await createCustomer();
  await logIn(page, customer.email, customer.password);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('freely.session') ?? '{}');
    localStorage.setItem('freely.session', JSON.stringify({ ...stored, token: 'expired' }));
  });
  await page.goto('/profile');

  await logInOnTheSpot(page, customer);
  await expect(page.getByText(customer.email)).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

async function logInOnTheSpot(page: Page, { email, password }: NewCustomer) {
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('typed input is kept while the API cannot be reached', async ({ page, context }) => {
  await page.goto('/customer-registration');
  await page.getByLabel('First name').fill('Edith');
  await page.getByLabel('Email').fill('edith@people.example');
  await page.route('**/api/v1.0/auth/**', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill('edith@people.example');
  await page.getByLabel('Password', { exact: true }).fill('a fine day');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a fine day');

  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('edith@people.example');
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('if a dialog cannot be loaded, the page stays, with everything typed in it', async ({
  page,
}) => {
  const toasts = await collectToasts(page);
  const profile = await someProfilePath();
  // Load the code for booking, and then block the code for the dialog.
  await page.goto(`/practitioner-search?${SEARCH}`);
  await expect(page.getByRole('list', { name: 'Practitioners' })).toBeVisible();
  await navigateInApp(page, '/contacts');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you come to Battersea?');
  // The notification is of the same code as the dialog.
  await untilFollowing(page);
  await page.route('**/r/shell/**/*.js', (route) => route.abort());
  await navigateInApp(
    page,
    `${profile.replace('/profile/', '/availability/')}/create-booking?${SEARCH}`,
  );

  await expect
    .poll(() => toasts)
    .toContain('This could not be opened. Please check your connection and try again.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Do you come to Battersea?',
  );
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

const SEARCH =
  'address=SW11+4NB&town=London&lat=51.4652000&lon=-0.1708000&type=beautician&location=mobile';

test('the profile page shows the account data, and an unknown path is not found', async ({
  page,
}) => {
  await signInAs(page, 'customer');
  await page.goto('/profile');
  await expect(page.getByText('customer@freely.example')).toBeVisible();
  await expect(page).toHaveTitle('Your account data | Freely');

  await page.goto('/profile/nothing-here');
  await expect(page.getByRole('heading', { name: 'We could not find that page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
