// A time that comes free is offered to those who wait for it, one after the other; and what a late
// cancellation gets back when it is sold again (D86, D87).
import type { Page } from '@playwright/test';
import { paidBooking, readBooking } from '../arrange/bookings.ts';
import { waitForMail } from '../arrange/inbox.ts';
import { beginVisits } from '../arrange/pass-time.ts';
import { type SignedIn, storeSession } from '../arrange/personas.ts';
import { confirmedCustomer, joinPath, waitFor } from '../arrange/waiting.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { cards, fillInCard, fillInDetails, pay } from '../pages/checkout-page.ts';
import { expect, test } from '../pages/test.ts';

const freed = /^A time has come free/;

async function changePerson(page: Page, session: SignedIn): Promise<void> {
  await page.goto('/favicon.svg');
  await storeSession(page, session);
}

async function cancelBooking(page: Page, id: number, expected: RegExp): Promise<void> {
  await page.goto(`/customer/bookings?open-booking=${id}`);
  await page.getByRole('button', { name: 'Cancel booking' }).locator('visible=true').click();
  const dialog = page.getByRole('dialog', { name: /^Cancel your appointment with/ });
  await expect(dialog.getByText(expected)).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('No upcoming bookings')).toBeVisible();
}

/** The link of a mail, without the site. */
async function offerLink(email: string): Promise<string> {
  const { text } = await waitForMail(email, freed);
  const [path] = /\/customer\/waiting-list\/offers\/\d+/.exec(text) ?? [];
  if (!path) throw new Error(`The mail has no link to the offer: ${text}`);

  return path;
}

test('a time that somebody cancels is offered, refused, and booked by the next on the list', {
  tag: '@phone',
}, async ({ page }) => {
  const arranged = await paidBooking();
  const [first, second] = [await confirmedCustomer(), await confirmedCustomer()];

  // The first joins on screen, with the keyboard.
  await changePerson(page, first.session);
  await page.goto(joinPath(arranged));
  await expect(page.getByRole('heading', { name: 'Tell me when a time comes free' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join the waiting list' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What you wait for' })).toBeVisible();
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
  await waitFor(arranged, second);

  await changePerson(page, arranged.session);
  await cancelBooking(page, arranged.booking.id, /You get £[\d.]+ back/);

  // Offered to the first, who lets it go, and finds out what became of it.
  await changePerson(page, first.session);
  const offer = await offerLink(first.customer.email);
  await page.goto('/customer');
  await expect(page.getByText(/It is yours if you pay by/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/customer/waiting-list');
  await expect(page.getByText(/^Held for you for 1\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Book for £/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No, thank you' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('You let it go').first()).toBeVisible();
  await page.goto(offer);
  await expect(page.getByText('You have let this time go')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Book for £/ })).toBeHidden();
  // Who joined first would be asked first in every other test, too.
  await page.getByRole('button', { name: /^Leave the list for/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Left', { exact: true })).toBeVisible();

  // The link of the second leads to the payment at once.
  await changePerson(page, second.session);
  const next = await offerLink(second.customer.email);
  expect(next).not.toBe(offer);
  await page.goto(next);
  await expect(page).toHaveURL(/\/payment\/\d+/);
  await expectAccessible(page);
  await fillInDetails(page, second.customer);
  await fillInCard(page, cards.good);
  await pay(page);
  await expect(page.getByRole('heading', { name: /^You’re booked/ })).toBeVisible();

  await page.goto('/customer/waiting-list');
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await expect(page.getByText('You booked it')).toBeVisible();
  await page.goto(offer);
  await expect(page.getByText('This offer is not on your list')).toBeVisible();
});

test('who cancels too late is refunded when somebody else books the time', {
  tag: '@phone',
}, async ({ page }) => {
  const arranged = await paidBooking(undefined, { from: 2, to: 23 });
  const next = await confirmedCustomer();
  await waitFor(arranged, next);

  await changePerson(page, arranged.session);
  await cancelBooking(
    page,
    arranged.booking.id,
    /If somebody else books your time, we return what that brings/,
  );
  expect(await readBooking(arranged.booking.id, arranged.session)).toMatchObject({
    amount_refunded: 0,
  });

  await changePerson(page, next.session);
  await page.goto(await offerLink(next.customer.email));
  await fillInDetails(page, next.customer);
  await fillInCard(page, cards.good);
  await pay(page);
  await expect(page.getByRole('heading', { name: /^You’re booked/ })).toBeVisible();

  const sold = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
  await beginVisits(arranged.booking.id, sold);
  await waitForMail(arranged.customer.email, /^Somebody else took your time/);
  await changePerson(page, arranged.session);
  await page.goto('/customer/bookings');
  await page.getByRole('tab', { name: 'Previous' }).click();
  await page
    .getByRole('button', { name: /booking FR-\d+ with/ })
    .first()
    .click();
  await expect(
    page.getByText('Your time was sold again: refund').locator('visible=true'),
  ).toBeVisible();
  await expectAccessible(page);
});
