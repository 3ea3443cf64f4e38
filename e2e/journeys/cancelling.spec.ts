import { paidBooking, readBooking } from '../arrange/bookings.ts';
import { waitForMail } from '../arrange/inbox.ts';
import { moveBooking } from '../arrange/pass-time.ts';
import { storeSession } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';

const pounds = (amount: number) => `£${amount.toFixed(2)}`;

test('more than 24 hours ahead the refund is full, as the dialog says', {
  tag: '@phone',
}, async ({ page }) => {
  const { customer, session, booking } = await paidBooking();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto(`/customer/bookings?open-booking=${booking.id}`);
  await page.getByRole('button', { name: 'Cancel booking' }).locator('visible=true').click();

  const dialog = page.getByRole('dialog', { name: /^Cancel your appointment with/ });
  await expect(dialog.getByText(`You get ${pounds(booking.total_amount)} back`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yes' }).click();

  await expect(page.getByText('No upcoming bookings')).toBeVisible();
  // The list got shorter under the dialog: what became of the booking is where the keyboard is.
  await expect(page.locator('main :focus')).toContainText('is cancelled');
  await expect(page.locator('main :focus')).toBeInViewport();
  await expect(page).toHaveURL(/\/customer\/bookings$/);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Previous' }).click();
  await expect(page.getByText('Cancelled').locator('visible=true').first()).toBeVisible();
  await expect
    .poll(async () => await readBooking(booking.id, session))
    .toMatchObject({
      booking_status: 'cancelled_by_customer',
      amount_refunded: booking.total_amount,
    });
  await waitForMail(customer.email, /is cancelled/);
});

test('within 24 hours there is no refund, as the dialog says', async ({ page }) => {
  const { session, booking } = await paidBooking();
  await moveBooking(booking.id, 15);
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto(`/customer/bookings?open-booking=${booking.id}`);
  await page.getByRole('button', { name: 'Cancel booking' }).locator('visible=true').click();

  const dialog = page.getByRole('dialog', { name: /^Cancel your appointment with/ });
  await expect(
    dialog.getByText(`You will not get your ${pounds(booking.total_amount)} back`),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes' }).click();

  await expect(page.getByText('No upcoming bookings')).toBeVisible();
  expect(await readBooking(booking.id, session)).toMatchObject({
    booking_status: 'cancelled_by_customer',
    amount_refunded: 0,
  });
});
