// What an admin sets and sees of the market as a whole (spec 3 §2.2, D21, D36).
import { become } from '../arrange/visitors.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { downloaded, openScreen, typeMoment } from '../pages/admin-area.ts';
import { hearNotices } from '../pages/notices.ts';
import { expect, test } from '../pages/test.ts';

test('an admin sets three discounts, each by its own rules', async ({ page }) => {
  const heard = await hearNotices(page);
  await become(page, 'admin');
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

  // What is so already: other bookings keep their price.
  await percent('Rebooking').pressSequentially('1%09');
  await expect(percent('Rebooking')).toHaveValue('10');
  await save('Rebooking');
  await expect.poll(() => heard).toContain('Discount successfully updated');
  await expect(section('In force now')).toContainText('Rebooking: 10%');

  const interval = section('Date interval');
  await percent('Date interval').fill('5');
  await typeMoment(end('From'), '241220291800');
  await typeMoment(end('To'), '011220290900');
  await save('Date interval');
  await expect(interval.getByText('Start time can not be longer end time').last()).toBeVisible();
  await typeMoment(end('To'), '241220291800');
  await save('Date interval');
  await expect(interval.getByText('Start time cannot be equal to end time').last()).toBeVisible();
  const day = end('To').getByRole('spinbutton').first();
  await day.press('Backspace');
  await expect(day).toHaveText(/^0?2$/);
  await day.press('Backspace');
  await save('Date interval');
  await expect(interval.getByText('From and End fields are required').last()).toBeVisible();
  await typeMoment(end('To'), '241220292000');
  const saved = page.waitForResponse(/set-time-discount/);
  await save('Date interval');
  expect((await saved).status()).toBe(200);
  await expect(interval.getByText('This interval is still to come.')).toBeVisible();
  await expect(section('History').getByRole('listitem').first()).toContainText(
    'Date interval: 5%, 24/12/2029, 18:00 to 24/12/2029, 20:00',
  );
});

test('an admin sees where people search, and downloads the searches of a day', async ({ page }) => {
  await become(page, 'admin');
  await openScreen(page, '/admin/statistics', 'Statistics');
  await expect(page.getByLabel('Distance')).toHaveValue('15');
  const download = page.getByRole('button', { name: 'Download now' });

  await download.click();
  await expect(page.getByText('Date is required')).toBeVisible();
  await expect(page.getByText('Address is required')).toBeVisible();
  await typeMoment(page.getByRole('group', { name: 'Date', exact: true }), '01112026');
  const address = page.getByRole('combobox', { name: 'Address' });
  await address.fill('Nowhere that is');
  await download.click();
  await expect(
    page.getByText(
      'Unable to establish coordinates at the address. Please select the address from the drop-down list',
    ),
  ).toBeVisible();
  await address.fill('');
  await address.pressSequentially('SW11 4NB', { delay: 10 });
  await page
    .getByRole('option', { name: /^SW11 4NB/ })
    .first()
    .click();
  await page.getByLabel('Distance').selectOption('5 miles');
  await expect(page.getByText(/^Within 5 miles of SW11 4NB/)).toBeVisible();
  expect(await downloaded(page, () => download.click())).toBe('search.xlsx');

  // It is all in the address; each chart has its numbers.
  await page.reload();
  await expect(page.getByText(/^Within 5 miles of SW11 4NB/)).toBeVisible();
  await expect(page.getByLabel('Distance')).toHaveValue('5');
  await page.getByRole('button', { name: 'Show all of the country' }).click();
  await expect(page.getByText(/^All of the country/)).toBeVisible();
  for (const name of [
    'Searches by area and outcome',
    'Bookings by day',
    'Take-up by service',
    'Gaps',
  ]) {
    await expect(page.getByRole('img', { name: new RegExp(`^${name}\\.`) })).toBeVisible();
  }
  await page.getByText('Show the numbers').last().click();
  await expect(page.getByRole('columnheader', { name: 'Nobody was free' })).toBeVisible();
  await expectAccessible(page);
});
