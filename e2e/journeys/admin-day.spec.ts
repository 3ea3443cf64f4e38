// The admin screens for practitioners and customers (spec 3 §2.2, D34).
import { newCustomer, registerCustomer } from '../arrange/people.ts';
import { signInAs } from '../arrange/personas.ts';
import { onboardedPractitioner } from '../arrange/practitioners.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { downloadFileName, openScreen, rowWith, typeDateTime } from '../pages/admin-area.ts';
import { expect, test } from '../pages/test.ts';
import { collectToasts } from '../pages/toasts.ts';

test('an admin finds a new practitioner, approves and then rejects them, and downloads the list', {
  tag: '@phone',
}, async ({ page }) => {
  const { person: practitioner } = await onboardedPractitioner();
  const fullName = `${practitioner.firstName} ${practitioner.lastName}`;
  const toasts = await collectToasts(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await signInAs(page, 'admin');

  // Both paths show this screen.
  await openScreen(page, '/admin', 'Practitioners');
  await expect(page.getByRole('link', { name: 'Practitioners', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText(/^\d+ waiting$/)).toBeVisible();
  await page.getByLabel('Rows').selectOption('25');
  await expect(page).toHaveURL(/per_page=25/);
  await page.getByLabel('Rows').selectOption('All');
  await expect(page.getByText(/^All [\d,]+ rows$/)).toBeVisible();

  // The search is in the URL, and survives a reload.
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody.has.this@people.example');
  await expect(
    page.getByRole('heading', { name: 'Nothing matches “nobody.has.this@people.example”' }),
  ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(practitioner.email);
  await page.getByLabel('Status').selectOption('Waiting');
  await expect(rowWith(page, practitioner.email)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(practitioner.email);
  await expect(page.getByLabel('Status')).toHaveValue('waiting');
  await expect(rowWith(page, practitioner.email)).toHaveCount(1);
  await expectAccessible(page);

  // The profile shows everything needed for the decision.
  await button(`Open the profile of ${fullName}`).click();
  const drawer = page.getByRole('dialog', { name: fullName });
  await expect(drawer.getByRole('heading', { name: 'Documents declared' })).toBeVisible();
  await expect(
    drawer.getByText('Nobody has checked the documents.', { exact: false }),
  ).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Registered');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: `Approve ${practitioner.firstName}` }).click();
  await expect.poll(() => toasts).toContain(`${practitioner.firstName} is approved`);
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Approved');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button(`Open the profile of ${fullName}`)).toHaveCount(0);

  // Then they are rejected.
  await page.getByLabel('Status').selectOption('Any status');
  await button(`Reject ${practitioner.firstName}`).click();
  const question = page.getByRole('dialog', { name: `Reject ${fullName}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowWith(page, practitioner.email)).toContainText('Approved');
  await button(`Reject ${practitioner.firstName}`).click();
  await question.getByRole('textbox').fill('Please add photos of your own work.');
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect.poll(() => toasts).toContain(`${practitioner.firstName} is rejected`);
  await expect(rowWith(page, practitioner.email)).toContainText('Rejected');

  // The download needs a date range.
  await button('Download').click();
  await expect(page.getByText('Please select dates before load report')).toBeVisible();
  const dates = page.getByRole('group', { name: /^Joined/ }).first();
  await typeDateTime(dates, '3112202901012029');
  await expect(page.getByText('The start date is after the end date')).toBeVisible();
  await typeDateTime(dates, '0101202031122029');
  await expect(page).toHaveURL(/from=2020-01-01&to=2029-12-31/);
  expect(await downloadFileName(page, () => button('Download').click())).toBe('practitioners.xlsx');
  await expect.poll(() => toasts).toContain('Spreadsheet downloaded');
});

test('an admin gives a customer a discount, and impersonates them', {
  tag: '@phone',
}, async ({ page }) => {
  const customer = newCustomer();
  await registerCustomer(customer);
  const toasts = await collectToasts(page);
  await signInAs(page, 'admin');
  const address = `/admin/customers?q=${encodeURIComponent(customer.email)}`;
  await openScreen(page, address, 'Customers');

  await page.getByRole('button', { name: `Settings for ${customer.firstName}` }).click();
  const settings = page.getByRole('dialog', { name: /^Settings for/ });
  const discount = settings.getByLabel('Discount, %');
  await expect(discount).toHaveValue('0');
  await discount.fill('');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText('Discount field is required').last()).toBeVisible();
  await discount.pressSequentially('1x53');
  await expect(discount).toHaveValue('15');
  await expectAccessible(page);
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => toasts).toContain('Discount successfully updated');
  await expect(rowWith(page, customer.email)).toContainText('15%');

  await page.getByRole('button', { name: `Open profile of ${customer.firstName}` }).click();
  const profile = page.getByRole('dialog', { name: customer.firstName });
  await expect(profile.getByRole('region', { name: 'History' })).toContainText('Set a discount');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // The screen stays for two seconds. A banner on every page shows the impersonation.
  const response = page.waitForResponse(/userLogIn/);
  await page.getByRole('button', { name: `Log in as ${customer.firstName}` }).click();
  await response;
  const start = Date.now();
  await expect.poll(() => toasts).toContain(`You are logged in as ${customer.firstName}`);
  await expect(page.getByRole('button', { name: 'Return to admin' })).toBeVisible();
  await expect(page).toHaveURL('/customer/bookings');
  expect(Date.now() - start).toBeGreaterThan(1500);
  await page.goto('/admin');
  await expect.poll(() => toasts).toContain('Available only for admins');
  await page.goto('/hygiene');
  await page.getByRole('button', { name: 'Return to admin' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole('heading', { level: 1, name: 'Practitioners' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return to admin' })).toBeHidden();

  // The impersonation is in the audit log.
  await openScreen(page, '/admin/audit?action=impersonation.start', 'Audit');
  await expect(
    page.getByText('Logged in as another user').locator('visible=true').first(),
  ).toBeVisible();
});

test('a download shows its progress, does not block the page, and can be cancelled', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await openScreen(page, '/admin/customers', 'Customers');
  // A server that never responds.
  await page.route('**/dashboard/admin/getCustomers', () => {});
  const download = page.getByRole('button', { name: 'Download' });

  await download.click();
  await expect(page.getByRole('progressbar', { name: 'Preparing the spreadsheet' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('customer@freely.example');
  await expect(rowWith(page, 'customer@freely.example')).toHaveCount(1);
  const cancelled = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('getCustomers'),
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await cancelled;
  await expect(page.getByRole('progressbar')).toBeHidden();

  await page.unroute('**/dashboard/admin/getCustomers');
  expect(await downloadFileName(page, () => download.click())).toBe('customers.xlsx');
});

test('if the list of practitioners cannot be loaded, the admin is signed out', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.route('**/dashboard/admin/practitioners?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something goes wrong', errors: {} } }),
  );
  await page.goto('/admin/practitioners');

  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('freely.session'))).toBeNull();
});
