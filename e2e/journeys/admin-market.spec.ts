// The admin screens for the whole market: loyalty schemes and statistics (spec 3 §2.2, D21, D36).
import { signInAs } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { downloadFileName, openScreen, typeDateTime } from '../pages/admin-area.ts';
import { expect, test } from '../pages/test.ts';
import { collectToasts } from '../pages/toasts.ts';

test('an admin sets three discounts, each with its own validation', async ({ page }) => {
  const toasts = await collectToasts(page);
  await signInAs(page, 'admin');
  await openScreen(page, '/admin/loyalty-schemes', 'Loyalty schemes');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const percent = (name: string) => section(name).getByLabel(/^Discount for the/);
  const save = (name: string) =>
    section(name)
      .getByRole('button', { name: `Save: ${name}` })
      .click();
  const end = (name: 'From' | 'To') => section('Date interval').getByRole('group', { name });

  for (const [name, message] of [
    ['First booking', 'Discount field for the first booking is required'],
    ['Rebooking', 'Discount field for the rebooking is required'],
    ['Date interval', 'Discount field for the time is required'],
  ] as const) {
    await percent(name).fill('');
    await save(name);
    await expect(section(name).getByText(message).last()).toBeVisible();
  }
  await expectAccessible(page);

  // The value stays the same, so other tests are not affected.
  await percent('Rebooking').pressSequentially('1%09');
  await expect(percent('Rebooking')).toHaveValue('10');
  await save('Rebooking');
  await expect.poll(() => toasts).toContain('Discount successfully updated');
  await expect(section('In force now')).toContainText('Rebooking: 10%');

  const interval = section('Date interval');
  await percent('Date interval').fill('5');
  await typeDateTime(end('From'), '241220291800');
  await typeDateTime(end('To'), '011220290900');
  await save('Date interval');
  await expect(interval.getByText('Start time can not be longer end time').last()).toBeVisible();
  await typeDateTime(end('To'), '241220291800');
  await save('Date interval');
  await expect(interval.getByText('Start time cannot be equal to end time').last()).toBeVisible();
  const day = end('To').getByRole('spinbutton').first();
  await day.press('Backspace');
  await expect(day).toHaveText(/^0?2$/);
  await day.press('Backspace');
  await save('Date interval');
  await expect(interval.getByText('From and End fields are required').last()).toBeVisible();
  await typeDateTime(end('To'), '241220292000');
  const saved = page.waitForResponse(/set-time-discount/);
  await save('Date interval');
  expect((await saved).status()).toBe(200);
  await expect(interval.getByText('This interval has not started yet.')).toBeVisible();
  await expect(section('History').getByRole('listitem').first()).toContainText(
    'Date interval: 5%, 24/12/2029, 18:00 to 24/12/2029, 20:00',
  );
});

test('an admin sees where people search, and downloads the searches of a day', async ({ page }) => {
  await signInAs(page, 'admin');
  await openScreen(page, '/admin/statistics', 'Statistics');
  await expect(page.getByLabel('Distance')).toHaveValue('15');
  const download = page.getByRole('button', { name: 'Download now' });

  await download.click();
  await expect(page.getByText('Date is required')).toBeVisible();
  await expect(page.getByText('Address is required')).toBeVisible();
  await typeDateTime(page.getByRole('group', { name: 'Date', exact: true }), '01112026');
  const address = page.getByRole('combobox', { name: 'Address' });
  await address.fill('Nowhere that is');
  await download.click();
  await expect(address).toHaveAccessibleDescription(
    'Unable to establish coordinates at the address. Please select the address from the drop-down list',
  );
  await address.fill('');
  await address.pressSequentially('SW11 4NB', { delay: 10 });
  await page
    .getByRole('option', { name: /^SW11 4NB/ })
    .first()
    .click();
  await page.getByLabel('Distance').selectOption('5 miles');
  await expect(page.getByText(/^Within 5 miles of SW11 4NB/)).toBeVisible();
  expect(await downloadFileName(page, () => download.click())).toBe('search.xlsx');

  // Everything is in the URL, and each chart has a table.
  await page.reload();
  await expect(page.getByText(/^Within 5 miles of SW11 4NB/)).toBeVisible();
  await expect(page.getByLabel('Distance')).toHaveValue('5');
  await page.getByRole('button', { name: 'Show the whole country' }).click();
  await expect(page.getByText(/^Whole country/)).toBeVisible();
  for (const name of [
    'Searches by area and outcome',
    'Bookings by day',
    'Take-up by service',
    'Unmet demand',
  ]) {
    await expect(page.getByRole('img', { name: new RegExp(`^${name}\\.`) })).toBeVisible();
  }
  await page.getByText('Show the numbers').last().click();
  await expect(page.getByRole('columnheader', { name: 'Nobody was free' })).toBeVisible();
  await expectAccessible(page);
});
