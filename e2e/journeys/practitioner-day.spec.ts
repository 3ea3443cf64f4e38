import { formatPhone } from '@freely/domain/format-phone';
import { practitionerEmail } from '../arrange/api-calls.ts';
import { paidBooking, readBooking } from '../arrange/bookings.ts';
import { waitForMail } from '../arrange/inbox.ts';
import { logInByApi, storeSession } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';

// Far enough ahead to be free of bookings.
const dayOff = new Date(Date.now() + 100 * 86_400_000);
const typedDate = dayOff.toLocaleDateString('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const month = dayOff.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });

test('a practitioner takes time off, moves and cancels an appointment, and opens the earnings', {
  tag: '@phone',
}, async ({ page }) => {
  const { customer, session, booking } = await paidBooking();
  const email = await practitionerEmail(booking.practitioner_id, booking.practitioner_name);
  await page.goto('/favicon.svg');
  await storeSession(page, await logInByApi(email));

  // Upcoming appointments.
  await page.goto('/practitioner');
  await expect(
    page.getByRole('heading', { name: 'Upcoming appointments', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Contact / }).first()).toBeVisible();
  await expectAccessible(page);

  // A day off, which is removed again.
  await page.goto('/practitioner/calendar');
  await expect(page.getByRole('region', { name: /^Calendar of/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Time off', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add time off' });
  const title = `Away ${booking.id}`;
  await form.getByLabel('Title').fill(title);
  await form.getByRole('spinbutton', { name: /^day, Date/ }).focus();
  await page.keyboard.type(typedDate.replaceAll('/', ''));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  while ((await page.getByRole('heading', { level: 1 }).innerText()) !== month) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('button', { name: new RegExp(title) }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to remove this event?',
  });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: new RegExp(title) })).toBeHidden();

  // Move the appointment.
  await page.goto(`/practitioner/bookings?open-booking=${booking.id}`);
  await expect(
    page.getByRole('link', { name: formatPhone(customer.phone) }).locator('visible=true'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Edit booking' }).locator('visible=true').click();
  const edit = page.getByRole('dialog', { name: `Edit booking FR-${booking.id}` });
  const times = edit.getByLabel('Time', { exact: true });
  await expect(times).toBeEnabled();
  const now = booking.start_time.slice(0, 5);
  const other = times.locator(`option:not([value=""], [value="${now}"])`).last();
  const time = await other.innerText();
  await times.selectOption(time);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect
    .poll(async () => (await readBooking(booking.id, session)).start_time)
    .toBe(`${time}:00`);

  // Cancel it: the customer gets a full refund.
  await page.getByRole('button', { name: 'Cancel booking' }).locator('visible=true').click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(cancel.getByText(`£${booking.total_amount.toFixed(2)} back in full`)).toBeVisible();
  await cancel.getByRole('button', { name: 'Yes' }).click();
  await expect(cancel).toBeHidden();
  await expect
    .poll(async () => await readBooking(booking.id, session))
    .toMatchObject({
      booking_status: 'cancelled_by_practitioner',
      amount_refunded: booking.total_amount,
    });
  await waitForMail(customer.email, /cancel/i);

  // Earnings.
  await page.goto('/practitioner/earnings');
  await expect(page.getByRole('heading', { name: /^Statement for/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next payouts' })).toBeVisible();
  await expectAccessible(page);
});
