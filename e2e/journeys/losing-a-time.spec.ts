import { book, heldBooking, paidBooking } from '../arrange/bookings.ts';
import { complete, endHold } from '../arrange/pass-time.ts';
import { newCustomer, registerByApi } from '../arrange/people.ts';
import { keepSession, logInByApi } from '../arrange/visitors.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { hearNotices } from '../pages/notices.ts';
import { expect, test } from '../pages/test.ts';

test('a hold that ends while the page is open says so, and leads back to the times', async ({
  page,
}) => {
  const heard = await hearNotices(page);
  const { session, booking } = await heldBooking();
  await page.goto('/favicon.svg');
  await keepSession(page, session);
  await page.clock.install();
  await page.goto(`/payment/${booking.id}`);
  await expect(page.getByText('Your time is held for')).toBeVisible();

  // A quarter of an hour later, for the server and for the page.
  await endHold(booking.id);
  await page.clock.fastForward('16:00');
  await expect(page.getByText('Your time is no longer held')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirm payment/ })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose a time again' }).click();
  await expect(
    page.getByRole('dialog', { name: `Book with ${booking.practitioner_name}` }),
  ).toBeVisible();

  await page.goto(`/payment/${booking.id}`);
  await expect(page).toHaveURL(/\/customer$/);
  await expect
    .poll(() => heard)
    .toContain('This booking was automatically deleted due to lack of payment');
});

test('a time that somebody else books at the last moment is said, and goes', async ({ page }) => {
  const { session, booking } = await paidBooking();
  await complete(booking.id);
  const other = newCustomer();
  await registerByApi(other);
  const rival = await logInByApi(other.email, other.password);
  await page.goto('/favicon.svg');
  await keepSession(page, session);
  const asked = page.waitForRequest(/availableBookingStartTimes/);
  await page.goto(`/customer/rebook-booking/${booking.id}/dashboard-tab`);

  const dialog = page.getByRole('dialog', { name: `Book with ${booking.practitioner_name}` });
  const times = dialog.getByRole('radiogroup', { name: 'Start time' });
  await times.getByRole('radio').first().click();
  const date = new URL((await asked).url()).searchParams.get('date') ?? '';
  const time = (await times.getByRole('radio').first().innerText()).trim();
  const taken = await book(
    {
      practitioner_id: booking.practitioner_id,
      services_ids: booking.treatments.map(({ id }) => id),
      total_amount: booking.total_amount,
      date,
      start_time: `${time}:00`,
    },
    rival,
  );
  expect(taken).not.toBeNull();
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await expect(dialog.getByText(`${time} is no longer free`)).toBeVisible();
  await expect(times.getByRole('radio', { name: time, exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await times.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/payment\/\d+/);
});
