import { apiSend, practitionerEmail } from '../arrange/api-calls.ts';
import { paidBooking } from '../arrange/bookings.ts';
import { moveBooking } from '../arrange/pass-time.ts';
import { logInByApi, storeSession } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';

test('who is wrongly marked as absent says so, the practitioner agrees, and a review can be left', {
  tag: '@phone',
}, async ({ page }) => {
  const { session, booking } = await paidBooking();
  const { id, practitioner_id, practitioner_name } = booking;
  await moveBooking(id, -3);
  const practitioner = await logInByApi(
    await practitionerEmail(practitioner_id, practitioner_name),
  );
  await apiSend('PUT', `/booking/${id}/noShow`, practitioner.access_token, {});
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto(`/customer/bookings?open-booking=${id}`);
  await page.getByRole('button', { name: 'Tell us what happened' }).locator('visible=true').click();
  await page.getByRole('radio', { name: /I was there/ }).check();
  await expectAccessible(page);
  await page.getByLabel(/Anything we should know/).fill('You cut my hair by the window.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await storeSession(page, practitioner);
  await page.goto(`/practitioner/bookings?open-booking=${id}`);
  await expect(
    page.getByText(/You cut my hair by the window/).locator('visible=true'),
  ).toBeVisible();
  await page
    .getByRole('radio', { name: /^Yes, .+ was there/ })
    .locator('visible=true')
    .check();
  await page.getByRole('button', { name: 'Send answer' }).locator('visible=true').click();
  await expect(page.getByText(/this is no longer a no-show/).locator('visible=true')).toBeVisible();

  await storeSession(page, session);
  await page.goto(`/customer/bookings?open-booking=${id}`);
  await expect(
    page.getByRole('link', { name: /^Leave review/ }).locator('visible=true'),
  ).toBeVisible();
});
