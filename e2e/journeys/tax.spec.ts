// Tax details from the practitioner's form to the report that an admin files, and the copy of it.
import { readFileSync } from 'node:fs';
import { apiSend, practitionerEmail } from '../arrange/api-calls.ts';
import { paidBooking } from '../arrange/bookings.ts';
import { moveBooking } from '../arrange/pass-time.ts';
import { logInByApi, signInAs, storeSession } from '../arrange/personas.ts';
import { onboardedPractitioner } from '../arrange/practitioners.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';

const given = {
  first_name: 'Grace',
  last_name: 'Example',
  street: '7 Canary Row',
  city: 'London',
  postcode: 'SW11 4NB',
  birthday: '1990-04-01',
  tax_number: 'AB123456C',
};

test('a practitioner gives tax details with the keyboard, and reads them back without the number', {
  tag: '@phone',
}, async ({ page }) => {
  const { session } = await onboardedPractitioner();
  await signInAs(page, 'anonymous');
  await storeSession(page, session);
  await page.goto('/practitioner/tax');
  await page.getByRole('button', { name: 'Save tax details' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('National Insurance number or UTR is required')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Legal first name').fill('Grace');
  await page.getByLabel('Legal last name').fill('Example');
  await page.getByLabel('House number and street').fill('7 Canary Row');
  await page.getByLabel('Town or city').fill('London');
  await page.getByLabel('Postcode').fill('SW11 4NB');
  await page.getByRole('group', { name: 'Date of birth' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('01041990');
  await page.getByLabel('National Insurance number or UTR').fill('ab 12 34 56 c');
  await page.keyboard.press('Enter');

  await expect(page.getByText('We have your tax details')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Show my tax details' }).click();
  await expect(page.getByText(/one that ends in 56C/)).toBeVisible();
  await expect(page.getByLabel('National Insurance number or UTR')).toHaveValue('');
  await expectAccessible(page);
});

test('an admin makes, downloads and files the report, and the practitioner reads the copy', async ({
  page,
}) => {
  const year = new Date().getFullYear() - 1;
  const { booking } = await paidBooking();
  const email = await practitionerEmail(booking.practitioner_id, booking.practitioner_name);
  const practitioner = await logInByApi(email);
  await apiSend('PUT', '/dashboard/practitioner/tax-details', practitioner.access_token, given);
  // To the middle of the last year, at an hour of its own.
  const hours = (Date.now() - Date.UTC(year, 5, 1)) / 3_600_000;
  await moveBooking(booking.id, -Math.round(hours) + (booking.id % 2_000));

  await signInAs(page, 'admin');
  await page.goto('/admin/tax-reports');
  await expect(page.getByText(`Due on 31/01/${year + 1}`)).toBeVisible();
  await page.getByRole('button', { name: `Make the report for ${year}` }).click();
  await expect(page.getByText('The report has been made')).toBeVisible();
  const messages = page.getByRole('table', { name: 'Messages' });
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await messages
    .getByRole('button', { name: /^Download the XML/ })
    .last()
    .click();
  const xml = readFileSync(await (await downloading).path(), 'utf8');
  expect(xml).toContain(`<dpi:ReportingPeriod>${year}-12-31</dpi:ReportingPeriod>`);
  expect(xml).toContain('<dpi:NumbQ');

  for (
    let open = await messages.getByRole('button', { name: /^Mark as filed/ }).count();
    open > 0;
    open -= 1
  ) {
    await messages
      .getByRole('button', { name: /^Mark as filed/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(messages.getByRole('button', { name: /^Mark as filed/ })).toHaveCount(open - 1);
  }

  await signInAs(page, 'anonymous');
  await storeSession(page, practitioner);
  await page.goto('/practitioner/tax');
  await page.getByRole('button', { name: 'Show what we have reported' }).click();
  await expect(page.getByRole('table', { name: `Reported for ${year}` })).toBeVisible();
  await expectAccessible(page);
});
