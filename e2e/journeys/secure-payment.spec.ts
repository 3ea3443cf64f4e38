import type { Page } from '@playwright/test';
import { heldBooking, readBooking } from '../arrange/bookings.ts';
import { storeSession } from '../arrange/personas.ts';
import { bankButton, cards, fillInCard, fillInDetails, pay } from '../pages/checkout-page.ts';
import { expect, test } from '../pages/test.ts';

/** Pays with a card whose bank asks the customer, and stops at the question. */
async function payUntilBankAsks(page: Page) {
  const held = await heldBooking();
  await page.goto('/favicon.svg');
  await storeSession(page, held.session);
  await page.goto('/customer');
  await page.getByRole('link', { name: 'Pay now' }).click();
  await fillInDetails(page, held.customer);
  await fillInCard(page, cards.threeDSecure);
  await pay(page);
  await bankButton(page, 'Complete');

  return held;
}

test('a booking stays unpaid if 3-D Secure fails, and is paid once it succeeds', async ({
  page,
}) => {
  const { session, booking } = await payUntilBankAsks(page);
  await (await bankButton(page, 'Fail')).click();
  await expect(page.getByRole('button', { name: /^Confirm payment/ })).toBeEnabled();
  expect((await readBooking(booking.id, session)).paid).toBe(false);

  await pay(page);
  await (await bankButton(page, 'Complete')).click();
  await expect(page).toHaveURL(new RegExp(`/payment-success/${booking.id}`));
  await expect(page.getByText(`FR-${booking.id}`).first()).toBeVisible();
  expect((await readBooking(booking.id, session)).paid).toBe(true);
});

test('Back while the bank asks stays at the payment, and the question can be answered', async ({
  page,
}) => {
  const { booking } = await payUntilBankAsks(page);
  await page.evaluate(() => history.back());

  await expect(page.getByText('Your payment is under way')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/payment/${booking.id}`));
  await (await bankButton(page, 'Complete')).click();
  await expect(page).toHaveURL(new RegExp(`/payment-success/${booking.id}`));
});

test('who logged out elsewhere while the bank asks can log in, and answer it then', async ({
  page,
  context,
}) => {
  const { booking, customer } = await payUntilBankAsks(page);
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/(login)?$/);
  await page.bringToFront();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();

  await (await bankButton(page, 'Complete')).click();
  await expect(page).toHaveURL(new RegExp(`/payment-success/${booking.id}`));
});
