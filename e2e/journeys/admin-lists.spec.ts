// The admin screens for bookings, disputes, gifts and reviews (spec 3 §2.2, D26 to D28, D35).
import { apiGet } from '../arrange/api-calls.ts';
import { paidBooking } from '../arrange/bookings.ts';
import { createDisputedBooking } from '../arrange/disputed-booking.ts';
import { completeBooking } from '../arrange/pass-time.ts';
import { signInAs } from '../arrange/personas.ts';
import { reportedReview } from '../arrange/reported-review.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { downloadFileName, openScreen, rowWith, typeDateTime } from '../pages/admin-area.ts';
import { expect, test } from '../pages/test.ts';
import { collectToasts } from '../pages/toasts.ts';

test('an admin downloads bookings, opens the details of one, and settles its dispute', {
  tag: '@phone',
}, async ({ page }) => {
  const { booking } = await createDisputedBooking();
  const reference = `FR-${booking.id}`;
  const toasts = await collectToasts(page);
  await signInAs(page, 'admin');

  // The download needs a valid date range.
  await openScreen(page, '/admin/bookings', 'Bookings');
  const download = page.getByRole('button', { name: 'Download' });
  await download.click();
  await expect(page.getByText('Please select dates before load report')).toBeVisible();
  await typeDateTime(page.getByRole('group', { name: 'From' }), '31122029');
  await typeDateTime(page.getByRole('group', { name: 'To' }), '01012026');
  await expect(page.getByText('The start date is after the end date')).toBeVisible();
  await typeDateTime(page.getByRole('group', { name: 'From' }), '01012026');
  await typeDateTime(page.getByRole('group', { name: 'To' }), '31122029');
  await expect(page).toHaveURL(/from=2026-01-01&to=2029-12-31/);
  expect(await downloadFileName(page, () => download.click())).toBe('bookings.xlsx');

  // The filters of the table are in the URL.
  await page.getByRole('searchbox', { name: 'Search' }).fill(reference);
  await page.getByLabel('Status').selectOption('Cancelled by customer');
  await expect(page.getByRole('heading', { name: `Nothing matches “${reference}”` })).toBeVisible();
  await page.getByLabel('Status').selectOption('Any status');
  await page.getByLabel('Payment').selectOption('Paid');
  await page.getByLabel('Location type').selectOption('Mobile');
  await expect(rowWith(page, booking.practitioner_name)).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Payment')).toHaveValue('true');
  await expect(rowWith(page, reference)).toHaveCount(1);
  await expectAccessible(page);

  // The details can be opened by keyboard.
  await page.getByRole('button', { name: `Open booking ${reference}` }).press('Enter');
  const drawer = page.getByRole('dialog', { name: `Booking ${reference}` });
  const section = (name: string) => drawer.getByRole('region', { name });
  await expect(section('Appointment')).toContainText(/(Confirmed|Completed), Paid/);
  await expect(section('Available actions')).toContainText('Admin: Settle the dispute');
  await expect(section('History')).toContainText(booking.practitioner_name);
  await expect(section('Payments and refunds')).toContainText(
    `£${booking.total_amount.toFixed(2)} captured`,
  );
  await expect(section('Ledger').getByRole('listitem').last()).toHaveText('Sum£0.00');
  await expect(section('Emails').getByRole('listitem').first()).toBeVisible();
  await expect(section('Dispute')).toContainText('I waited at the window.');
  await expectAccessible(page);

  // An outcome and a reason are required.
  await section('Dispute').getByRole('button', { name: 'Settle' }).click();
  const settle = page.getByRole('dialog', { name: `Settle the dispute about ${reference}` });
  await settle.getByRole('button', { name: 'Settle' }).click();
  await expect(settle.getByText('Please choose an outcome')).toBeVisible();
  await expect(settle.getByText('Please give a reason')).toBeVisible();
  await expectAccessible(page);
  await settle.getByRole('radio', { name: /^For the customer/ }).check();
  await settle.getByLabel('Reason').fill('The bell was heard after half an hour.');
  await settle.getByRole('button', { name: 'Settle' }).click();
  await expect.poll(() => toasts).toContain('The dispute has been settled');
  await expect(section('Dispute')).toContainText('For the customer');
  await expect(section('Available actions')).not.toContainText('Settle');
  // The button that opened the dialog is gone; the keyboard is still where Escape closes the drawer.
  await expect(settle).toBeHidden();
  await expect(drawer.locator(':focus')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);

  // The list of all disputes.
  await openScreen(page, '/admin/disputes', 'Disputes');
  await expect(page.getByText(/^\d+ open$/)).toBeVisible();
  await page.getByRole('button', { name: 'Settled' }).click();
  await expect(page).toHaveURL(/status=settled/);
  await page.getByLabel('Rows').selectOption('All');
  const row = rowWith(page, reference);
  await row.getByRole('button', { name: `Show more of the dispute about ${reference}` }).click();
  await expect(
    page.getByText('The bell was heard after half an hour.').locator('visible=true'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('an admin marks the gift for a third booking as given', async ({ page }) => {
  const first = await paidBooking();
  const others = [await paidBooking(first), await paidBooking(first)];
  for (const { booking } of [first, ...others]) await completeBooking(booking.id);
  const toasts = await collectToasts(page);
  await signInAs(page, 'admin');

  // Gifts to give come first, the newest of them last.
  await openScreen(page, '/admin/gifts?per_page=50', 'Gifts');
  const due = Number.parseInt(await page.getByText(/^\d+ to give$/).innerText(), 10);
  await openScreen(page, `/admin/gifts?per_page=50&page=${Math.ceil(due / 50)}`, 'Gifts');
  const gift = rowWith(page, first.customer.email);
  await expect(gift).toContainText('To give');
  await expectAccessible(page);
  await gift.getByRole('button', { name: /^Mark as given: gift 1 of/ }).click();
  const question = page.getByRole('dialog', { name: /^Mark gift 1 of/ });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => toasts).toContain('The gift is marked as given');
  // It moves to the given ones.
  await expect(page.getByText(`${due - 1} to give`)).toBeVisible();
  await expect(gift).toHaveCount(0);
});

test('an admin hides a reported review and shows it again, and both are in the audit log', async ({
  page,
}) => {
  const arranged = await paidBooking();
  await completeBooking(arranged.booking.id);
  // No email: what people write may break anywhere, an email may not.
  const text = `Not what I hoped for, ${arranged.customer.email.replace(/@.*/, '')}`;
  await reportedReview(arranged, text);
  const practitioner = arranged.booking.practitioner_id;
  const toasts = await collectToasts(page);
  await signInAs(page, 'admin');

  await openScreen(page, '/admin/reviews', 'Reviews');
  await expect(page.getByText(/^\d+ reports? pending$/)).toBeVisible();
  await page.getByLabel('Status').selectOption('Reported');
  await page.getByLabel('Rating').selectOption('2 or less');
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await expect(page).toHaveURL(/state=reported&max_rating=2&q=/);
  await page.reload();
  const review = rowWith(page, text);
  await expect(review).toContainText('Reported: This was not me');
  await expectAccessible(page);
  await review.getByRole('button', { name: /^Hide the review/ }).click();
  const hide = page.getByRole('dialog', { name: 'Hide this review?' });
  await hide.getByRole('button', { name: 'Hide' }).click();
  await expect(hide.getByText('Please give a reason')).toBeVisible();
  const reason = `It is about somebody else, ${arranged.booking.id}`;
  await hide.getByLabel('Reason').fill(reason);
  await hide.getByRole('button', { name: 'Hide' }).click();
  await expect.poll(() => toasts).toContain('The review is hidden');
  expect(await publicReviewTexts(practitioner)).not.toContain(text);

  await page.getByLabel('Status').selectOption('Hidden');
  await expect(review).toContainText(`Hidden: ${reason}`);
  await review.getByRole('button', { name: /^Show again: the review/ }).click();
  await expect.poll(() => toasts).toContain('The review is shown');
  expect(await publicReviewTexts(practitioner)).toContain(text);

  await openScreen(page, '/admin/audit?action=review.hide', 'Audit');
  await expect(page.getByLabel('Action')).toHaveValue('review.hide');
  await page
    .getByRole('button', { name: /^Show more of entry/ })
    .first()
    .press('Enter');
  await expect(page.getByText('settles report').locator('visible=true')).toBeVisible();
  await expectAccessible(page);
});

async function publicReviewTexts(practitionerId: number): Promise<string[]> {
  const { reviews } = await apiGet<{ reviews: { text: string }[] }>(
    `/practitioner/${practitionerId}/reviews`,
  );

  return reviews.map(({ text }) => text);
}
