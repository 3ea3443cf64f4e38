// Who an admin looks after: practitioners and customers (spec 3 §2.2, D34).
import { practitionerByApi } from '../arrange/applicants.ts';
import { newCustomer, registerByApi } from '../arrange/people.ts';
import { become } from '../arrange/visitors.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { downloaded, openScreen, rowWith, typeMoment } from '../pages/admin-area.ts';
import { hearNotices } from '../pages/notices.ts';
import { expect, test } from '../pages/test.ts';

test('an admin finds who wants to work here, approves, changes their mind, and downloads', {
  tag: '@phone',
}, async ({ page }) => {
  const who = await practitionerByApi();
  const whole = `${who.firstName} ${who.lastName}`;
  const heard = await hearNotices(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await become(page, 'admin');

  // Both addresses show this screen.
  await openScreen(page, '/admin', 'Practitioners');
  await expect(page.getByRole('link', { name: 'Practitioners', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText(/^\d+ waiting$/)).toBeVisible();
  await page.getByLabel('Rows').selectOption('25');
  await expect(page).toHaveURL(/per_page=25/);
  await page.getByLabel('Rows').selectOption('All');
  await expect(page.getByText(/^All \d+ rows$/)).toBeVisible();

  // What is searched for stands in the address, and is there again after a reload.
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody.has.this@people.example');
  await expect(
    page.getByRole('heading', { name: 'Nothing matches “nobody.has.this@people.example”' }),
  ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(who.email);
  await page.getByLabel('Status').selectOption('Waiting');
  await expect(rowWith(page, who.email)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(who.email);
  await expect(page.getByLabel('Status')).toHaveValue('waiting');
  await expect(rowWith(page, who.email)).toHaveCount(1);
  await expectAccessible(page);

  // All that one needs to decide.
  await button(`Open the profile of ${whole}`).click();
  const drawer = page.getByRole('dialog', { name: whole });
  await expect(drawer.getByRole('heading', { name: 'Documents declared' })).toBeVisible();
  await expect(drawer.getByText('Nobody has seen the papers.', { exact: false })).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Registered');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: `Approve ${who.firstName}` }).click();
  await expect.poll(() => heard).toContain(`${who.firstName} is approved`);
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Approved');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button(`Open the profile of ${whole}`)).toHaveCount(0);

  // Not approved after all.
  await page.getByLabel('Status').selectOption('Any status');
  await button(`Reject ${who.firstName}`).click();
  const question = page.getByRole('dialog', { name: `Reject ${who.firstName}?` });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(rowWith(page, who.email)).toContainText('Approved');
  await button(`Reject ${who.firstName}`).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => heard).toContain(`${who.firstName} is rejected`);
  await expect(rowWith(page, who.email)).toContainText('Rejected');

  // The spreadsheet is of days.
  await button('Download').click();
  await expect(page.getByText('Please select dates before load report')).toBeVisible();
  const dates = page.getByRole('group', { name: /^Joined/ }).first();
  await typeMoment(dates, '3112202901012029');
  await expect(page.getByText('The first date is after the last one')).toBeVisible();
  await typeMoment(dates, '0101202031122029');
  await expect(page).toHaveURL(/from=2020-01-01&to=2029-12-31/);
  expect(await downloaded(page, () => button('Download').click())).toBe('practitioners.xlsx');
  await expect.poll(() => heard).toContain('The spreadsheet is downloaded');
});

test('an admin gives a customer a discount, and goes on in their place for a while', {
  tag: '@phone',
}, async ({ page }) => {
  const customer = newCustomer();
  await registerByApi(customer);
  const heard = await hearNotices(page);
  await become(page, 'admin');
  const address = `/admin/customers?q=${encodeURIComponent(customer.email)}`;
  await openScreen(page, address, 'Customers');

  await page.getByRole('button', { name: `Settings of ${customer.firstName}` }).click();
  const settings = page.getByRole('dialog', { name: /^Settings of/ });
  const discount = settings.getByLabel('Discount, %');
  await expect(discount).toHaveValue('0');
  await discount.fill('');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText('Discount field is required').last()).toBeVisible();
  await discount.pressSequentially('1x53');
  await expect(discount).toHaveValue('15');
  await expectAccessible(page);
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => heard).toContain('Discount successfully updated');
  await expect(rowWith(page, customer.email)).toContainText('15%');

  await page.getByRole('button', { name: `Open profile of ${customer.firstName}` }).click();
  const profile = page.getByRole('dialog', { name: customer.firstName });
  await expect(profile.getByRole('region', { name: 'History' })).toContainText('Set a discount');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // The screen stays for two seconds; the banner says on every page who it is.
  const begun = page.waitForResponse(/userLogIn/);
  await page.getByRole('button', { name: `Log in as ${customer.firstName}` }).click();
  await begun;
  const pressed = Date.now();
  await expect.poll(() => heard).toContain(`You are logged in as ${customer.firstName}`);
  await expect(page.getByRole('button', { name: 'Return to admin' })).toBeVisible();
  await expect(page).toHaveURL('/customer/bookings');
  expect(Date.now() - pressed).toBeGreaterThan(1500);
  await page.goto('/admin');
  await expect.poll(() => heard).toContain('Available only for admins');
  await page.goto('/hygiene');
  await page.getByRole('button', { name: 'Return to admin' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole('heading', { level: 1, name: 'Practitioners' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return to admin' })).toBeHidden();

  // It is written down for good.
  await openScreen(page, '/admin/audit?action=impersonation.start', 'Audit');
  await expect(
    page.getByText('Logged in as somebody').locator('visible=true').first(),
  ).toBeVisible();
});

test('a download says that it is under way, lets the page go on, and can be given up', async ({
  page,
}) => {
  await become(page, 'admin');
  await openScreen(page, '/admin/customers', 'Customers');
  // A server that takes its time.
  await page.route('**/dashboard/admin/getCustomers', () => {});
  const download = page.getByRole('button', { name: 'Download' });

  await download.click();
  await expect(
    page.getByRole('progressbar', { name: 'The spreadsheet is being made' }),
  ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('customer@freely.example');
  await expect(rowWith(page, 'customer@freely.example')).toHaveCount(1);
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('getCustomers'),
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await givenUp;
  await expect(page.getByRole('progressbar')).toBeHidden();

  await page.unroute('**/dashboard/admin/getCustomers');
  expect(await downloaded(page, () => download.click())).toBe('customers.xlsx');
});

test('a list of practitioners that does not load signs the admin out', async ({ page }) => {
  await become(page, 'admin');
  await page.route('**/dashboard/admin/practitioners?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something goes wrong', errors: {} } }),
  );
  await page.goto('/admin/practitioners');

  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('freely.session'))).toBeNull();
});
