import { book, heldBooking, paidBooking } from '../arrange/bookings.ts';
import { completeBooking, expireHold } from '../arrange/pass-time.ts';
import { newCustomer, registerCustomer } from '../arrange/people.ts';
import { logInByApi, storeSession } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { chooseDayOfNextMonth } from '../pages/choose-day.ts';
import { expect, test } from '../pages/test.ts';
import { collectToasts } from '../pages/toasts.ts';

test('when a hold expires on the payment page, the page says so and leads back to the times', async ({
  page,
}) => {
  const toasts = await collectToasts(page);
  const { session, booking } = await heldBooking();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.clock.install();
  await page.goto(`/payment/${booking.id}`);
  await expect(page.getByText('Your time is held for').first()).toBeVisible();

  // The payment has been asked for: once the hold has expired, it would lead away from the page.
  await expect(page.getByRole('button', { name: /^Confirm payment/ })).toBeEnabled();
  // A file that is on its way would look late once the clock jumps, and the page would load again.
  await page.waitForLoadState('networkidle');
  // 16 minutes later, on the server and in the page.
  await expireHold(booking.id);
  await page.clock.fastForward('16:00');
  // At the top, and beside the button.
  await expect(page.getByText('Your time is no longer held')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Confirm payment/ })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose a time again' }).last().click();
  await expect(
    page.getByRole('dialog', { name: `Book with ${booking.practitioner_name}` }),
  ).toBeVisible();

  await page.goto(`/payment/${booking.id}`);
  const reason = 'This booking was automatically deleted due to lack of payment';
  await expect.poll(() => toasts).toContain(reason);
  // The notification goes; the list of bookings goes on to say it.
  await expect(page).toHaveURL(/\/customer\/bookings\?open-booking=\d+$/);
  await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  await expectAccessible(page);
});

test('on a device whose clock is fast, a hold ends by the clock of the server', async ({
  page,
}) => {
  const { session, booking } = await heldBooking();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.clock.setSystemTime(Date.now() + 20 * 60_000);
  await page.goto(`/payment/${booking.id}`);

  await expect(page.getByText('Your time is held for').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirm payment/ })).toBeEnabled();
  await expect(page.getByText('Your time is no longer held')).toHaveCount(0);
});

test('a time that was just taken shows an error, and disappears', async ({ page }) => {
  const { session, booking } = await paidBooking();
  await completeBooking(booking.id);
  const other = newCustomer();
  await registerCustomer(other);
  const rivalSession = await logInByApi(other.email, other.password);
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto(`/customer/rebook-booking/${booking.id}/dashboard-tab`);

  const dialog = page.getByRole('dialog', { name: `Book with ${booking.practitioner_name}` });
  const times = dialog.getByRole('radiogroup', { name: 'Start time' });
  // Late in the day, today may have a single time left.
  await expect(times).toBeVisible();
  const timesRequest = page.waitForRequest(/availableBookingStartTimes/);
  await chooseDayOfNextMonth(dialog, 3);
  await times.getByRole('radio').first().click();
  const date = new URL((await timesRequest).url()).searchParams.get('date') ?? '';
  const time = (await times.getByRole('radio').first().innerText()).trim();
  const taken = await book(
    {
      practitioner_id: booking.practitioner_id,
      services_ids: booking.treatments.map(({ id }) => id),
      total_amount: booking.total_amount,
      date,
      start_time: `${time}:00`,
    },
    rivalSession,
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

test('a hold is moved from a tab that did not make it, and the other tab goes on with the new one', {
  tag: '@phone',
}, async ({ page, context }) => {
  const { session, booking } = await heldBooking();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto(`/payment/${booking.id}`);
  const notes = page.getByLabel(/^Notes for/);
  const areSaved = page.waitForResponse(
    (response) => response.url().endsWith('/notes') && response.ok(),
  );
  await notes.fill('Allergic to latex');
  await notes.blur();
  await areSaved;
  const moved = await context.newPage();
  await moved.goto(`/customer/bookings?open-booking=${booking.id}`);
  await moved.getByRole('link', { name: 'Pay now' }).locator('visible=true').click();
  await moved.getByRole('button', { name: 'Change date and time' }).click();

  const dialog = moved.getByRole('dialog', { name: `Book with ${booking.practitioner_name}` });
  const times = dialog.getByRole('radiogroup', { name: 'Start time' });
  const held = booking.start_time.slice(0, 5);
  await expect(times.getByRole('radio', { name: held, exact: true })).toBeChecked();
  await times.getByRole('radio', { name: held, exact: true }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(moved).toHaveURL(/\/payment\/\d+$/);
  const movedTo = moved.url();
  expect(movedTo).not.toContain(`/payment/${booking.id}`);
  await expect(moved.getByLabel(/^Notes for/)).toHaveValue('Allergic to latex');

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(movedTo);
  await expect(notes).toHaveValue('Allergic to latex');
  await expect(page.getByRole('button', { name: /^Confirm payment/ })).toBeEnabled();
  await page.goto(`/customer/bookings?open-booking=${booking.id}`);
  await expect(page.getByText('This booking was moved to another time')).toBeVisible();
  await page.getByRole('link', { name: 'Show the new booking' }).click();
  await expect(
    page.getByRole('button', { name: 'Cancel booking' }).locator('visible=true'),
  ).toBeVisible();
});
