// A treatment that may irritate the skin is booked with its patch test, as one booking; a reaction cancels and
// refunds it, and the customer reads why (ADR 0051).
import { apiGet, practitionerEmail } from '../arrange/api-calls.ts';
import { createCustomer, readBooking } from '../arrange/bookings.ts';
import { waitForMail } from '../arrange/inbox.ts';
import { moveBooking } from '../arrange/pass-time.ts';
import { logInByApi, storeSession } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { cards, fillInCard, fillInDetails, pay } from '../pages/checkout-page.ts';
import { chooseDayOfNextMonth } from '../pages/choose-day.ts';
import { expect, test } from '../pages/test.ts';

const treatment = 'Lash lift and tint';
const search = new URLSearchParams({
  address: 'London, SW11 4NB',
  town: 'London',
  lat: '51.4652',
  lon: '-0.1708',
  type: 'beautician',
  location: 'mobile',
});

/** Somebody near Battersea who tints lashes at home: another one for each width. */
async function tinter(nth: number): Promise<{ id: number; name: string }> {
  const { order } = await apiGet<{ order: number[] }>(
    '/practitioners/available?lat=51.4652&lon=-0.1708&locationtype=mobile&serviceType=beautician&per_page=50',
  );
  const found: { id: number; name: string }[] = [];
  for (const id of order.toReversed()) {
    const { sub_services } = await apiGet<{ sub_services: { name: string }[] }>(
      `/practitioner/${id}/services`,
    );
    if (!sub_services.some(({ name }) => name === treatment)) continue;
    const { name } = await apiGet<{ name: string }>(`/practitioner/${id}/info`);
    found.push({ id, name });
    if (found.length > nth) return found[nth] as { id: number; name: string };
  }
  throw new Error(`Nobody near Battersea offers ${treatment}`);
}

test('a tint is booked with its patch test, whose reaction cancels and refunds it', {
  tag: '@phone',
}, async ({ page }) => {
  const { customer, session } = await createCustomer();
  const practitioner = await tinter(test.info().project.name === 'phone' ? 1 : 0);
  await page.goto('/favicon.svg');
  await storeSession(page, session);

  // The treatment and its time.
  await page.goto(`/practitioner-search/availability/${practitioner.id}?${search}`);
  const dialog = page.getByRole('dialog', { name: `Book with ${practitioner.name}` });
  await dialog.getByRole('radio', { name: /At my home/ }).check();
  await dialog.getByRole('button', { name: `Add ${treatment}`, exact: true }).click();
  await chooseDayOfNextMonth(dialog, test.info().project.name === 'phone' ? 5 : 6);
  await dialog.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Continue' }).click();

  // The visit before it.
  const step = page.getByRole('region', { name: 'A patch test first' });
  await expect(step.getByText(/at least 48 hours before the treatment/)).toBeVisible();
  await expectAccessible(page);
  const times = step.getByRole('radiogroup', { name: 'Time of the patch test' });
  await times.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await step.getByRole('button', { name: 'Hold both visits' }).focus();
  await page.keyboard.press('Enter');

  // Both are paid at once.
  await expect(page).toHaveURL(/\/payment\/\d+/, { timeout: 30_000 });
  const bookingId = Number(/payment\/(\d+)/.exec(page.url())?.[1]);
  await expect(page.getByText('Patch test').first()).toBeVisible();
  await fillInDetails(page, customer);
  await fillInCard(page, cards.good);
  await expectAccessible(page);
  await pay(page);
  await expect(page).toHaveURL(/\/payment-success\/\d+/, { timeout: 30_000 });
  await expect(page.getByText('Patch test first')).toBeVisible();
  await expectAccessible(page);
  const { text } = await waitForMail(customer.email, /is confirmed$/);
  expect(text).toContain('Patch test: ');

  // The practitioner records what came of it.
  const { patch_test: visit, total_amount: total } = await apiGet<{
    patch_test: { id: number };
    total_amount: number;
  }>(`/booking/${bookingId}`, session.access_token);
  // The test has no page of its own: it is paid and cancelled with its treatment.
  await page.goto(`/payment-success/${visit.id}`);
  await expect(page).toHaveURL(new RegExp(`/payment-success/${bookingId}$`));
  await expect(page.getByText('Patch test first')).toBeVisible();
  await moveBooking(visit.id, -1);
  const grace = await logInByApi(await practitionerEmail(practitioner.id, practitioner.name));
  await page.goto('/favicon.svg');
  await storeSession(page, grace);
  await page.goto(`/practitioner/bookings?open-booking=${visit.id}`);
  await page.getByRole('button', { name: 'Record the result' }).locator('visible=true').click();
  const result = page.getByRole('dialog', { name: /^Patch test of/ });
  await result.getByRole('button', { name: 'Save the result' }).click();
  await expect(result.getByText('Please choose a result')).toBeVisible();
  await result.getByRole('radio', { name: /^A reaction/ }).check();
  await result.getByLabel('Note').fill('Red after ten minutes.');
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Save the result' }).click();
  await expect(page.getByText(/The treatment is cancelled/).first()).toBeVisible();

  // The customer has everything back, and reads why.
  await expect
    .poll(() => readBooking(bookingId, session))
    .toMatchObject({ booking_status: 'cancelled_by_practitioner', amount_refunded: total });
  await waitForMail(customer.email, /is cancelled$/);
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto(`/customer/bookings?open-booking=${bookingId}`);
  await expect(
    page
      .getByText(/Your skin reacted/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: /^Book again with/ })).toBeHidden();
  await page.goto(`/payment-success/${bookingId}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('booked');

  // It cannot be booked again with the same practitioner.
  await page.goto(`/practitioner-search/availability/${practitioner.id}?${search}`);
  await dialog.getByRole('radio', { name: /At my home/ }).check();
  await dialog.getByRole('button', { name: `Add ${treatment}`, exact: true }).click();
  await chooseDayOfNextMonth(dialog, 8);
  await dialog.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const refusal = dialog.getByRole('alert').filter({ hasText: 'This treatment cannot be booked' });
  await expect(refusal.getByText(/showed a reaction/)).toBeVisible();
});
