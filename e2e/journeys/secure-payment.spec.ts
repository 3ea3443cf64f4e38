import { heldBooking, readBooking } from '../arrange/bookings.ts';
import { storeSession } from '../arrange/personas.ts';
import { bankButton, cards, fillInCard, fillInDetails, pay } from '../pages/checkout-page.ts';
import { expect, test } from '../pages/test.ts';

test('a booking stays unpaid if 3-D Secure fails, and is paid once it succeeds', async ({
  page,
}) => {
  const { customer, session, booking } = await heldBooking();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto(`/payment/${booking.id}`);
  await fillInDetails(page, customer);
  await fillInCard(page, cards.threeDSecure);
  await pay(page);
  await (await bankButton(page, 'Fail')).click();
  await expect(page.getByRole('button', { name: /^Confirm payment/ })).toBeEnabled();
  expect((await readBooking(booking.id, session)).paid).toBe(false);

  await pay(page);
  await (await bankButton(page, 'Complete')).click();
  await expect(page).toHaveURL(new RegExp(`/payment-success/${booking.id}`));
  await expect(page.getByText(`FR-${booking.id}`).first()).toBeVisible();
  expect((await readBooking(booking.id, session)).paid).toBe(true);
});
