import { heldBooking, readBooking } from '../arrange/bookings.ts';
import { keepSession } from '../arrange/visitors.ts';
import { bankQuestion, cards, fillInCard, fillInDetails, pay } from '../pages/checkout-page.ts';
import { expect, test } from '../pages/test.ts';

test('a bank that asks is answered: refused it stays unpaid, completed it is paid', async ({
  page,
}) => {
  const { customer, session, booking } = await heldBooking();
  await page.goto('/favicon.svg');
  await keepSession(page, session);
  await page.goto(`/payment/${booking.id}`);
  await fillInDetails(page, customer);
  await fillInCard(page, cards.asked);
  await pay(page);
  await (await bankQuestion(page, 'Fail')).click();
  await expect(page.getByRole('button', { name: /^Confirm payment/ })).toBeEnabled();
  expect((await readBooking(booking.id, session)).paid).toBe(false);

  await pay(page);
  await (await bankQuestion(page, 'Complete')).click();
  await expect(page).toHaveURL(new RegExp(`/payment-success/${booking.id}`));
  await expect(page.getByText(`FR-${booking.id}`).first()).toBeVisible();
  expect((await readBooking(booking.id, session)).paid).toBe(true);
});
