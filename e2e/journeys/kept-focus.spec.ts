// Where the keyboard is when the control that was just used has vanished (WCAG 2.4.3).
import type { Page } from '@playwright/test';
import { paidBooking } from '../arrange/bookings.ts';
import { createDisputedBooking } from '../arrange/disputed-booking.ts';
import { moveBooking } from '../arrange/pass-time.ts';
import { signInAs, storeSession } from '../arrange/personas.ts';
import { press, typeInto } from '../pages/keyboard.ts';
import { expect, test } from '../pages/test.ts';

/** The part of the page that has the focus. */
const expectFocusIn = (page: Page, text: RegExp) =>
  expect(page.locator('main :focus')).toContainText(text);

test('a report of lateness leaves the keyboard at its booking', async ({ page }) => {
  const { session, booking } = await paidBooking();
  await moveBooking(booking.id, -0.5);
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto(`/customer/bookings?open-booking=${booking.id}`);
  await press(page, page.getByRole('button', { name: 'Report lateness' }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByLabel('Minutes late'), '25');
  await press(page, dialog.getByRole('button', { name: 'Send report' }));

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Report lateness' })).toBeHidden();
  await expectFocusIn(page, /Your report/);
});

test('a settled dispute leaves it in the list', async ({ page }) => {
  const { booking } = await createDisputedBooking();
  await signInAs(page, 'admin');
  await page.goto('/admin/disputes?per_page=all');
  const open = page.getByRole('button', { name: `Settle the dispute about FR-${booking.id}` });
  await press(page, open, 'Enter');
  const dialog = page.getByRole('dialog');
  await press(page, dialog.getByRole('radio', { name: /For the customer/ }), 'Space');
  await typeInto(page, dialog.getByLabel('Reason'), 'The messages agree');
  await press(page, dialog.getByRole('button', { name: 'Settle' }));

  await expect(dialog).toBeHidden();
  await expect(open).toBeHidden();
  await expect(page.locator('main :focus')).toBeAttached();
});
