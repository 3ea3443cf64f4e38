import type { Locator, Page } from '@playwright/test';
import { apiGet } from '../arrange/api-calls.ts';
import { paidBooking } from '../arrange/bookings.ts';
import { createReviewInvitation } from '../arrange/invitations.ts';
import { completeBooking } from '../arrange/pass-time.ts';
import { storeSession } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { fillInReview } from '../pages/review-form.ts';
import { expect, test } from '../pages/test.ts';
import { collectToasts } from '../pages/toasts.ts';

interface Reviews {
  reviews: { reviewer_name: string; rating: number; text: string; invited: boolean }[];
}

test('a customer reviews a completed appointment, once', { tag: '@phone' }, async ({ page }) => {
  const toasts = await collectToasts(page);
  const { customer, session, booking } = await paidBooking();
  await completeBooking(booking.id);
  const name = booking.practitioner_name;
  // Unique, and no email: what people write may break anywhere, an email may not.
  const text = `Lovely and on time, ${customer.email.replace(/@.*/, '')}`;
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/customer');
  await page
    .getByRole('link', { name: `Leave review of ${name}` })
    .locator('visible=true')
    .click();

  await expect(page).toHaveTitle(new RegExp(`Review of ${name}`));
  await page.getByRole('button', { name: 'Leave review' }).click();
  await expect(page.getByText('Please rate the friendliness')).toBeVisible();
  await expectAccessible(page);
  await fillInReview(page, { rating: '4.5', text });
  await page.getByRole('button', { name: 'Leave review' }).click();

  await expect(page).toHaveURL(/\/customer$/);
  await expect(page.getByRole('link', { name: /^Leave review/ })).toHaveCount(0);
  const { reviews } = await apiGet<Reviews>(`/practitioner/${booking.practitioner_id}/reviews`);
  expect(reviews).toContainEqual(expect.objectContaining({ rating: 4.5, text, invited: false }));

  await page.goto(`/customer/reviews/${booking.id}`);
  await expect(page).toHaveURL(/\/customer$/);
  await expect.poll(() => toasts).toContain('You already made a review for this booking');
});

test('an invited client reviews without an account, once', async ({ page }) => {
  const toasts = await collectToasts(page);
  const { token, practitionerId, name } = await createReviewInvitation();
  const text = `A steady hand, ${token}`;
  await page.goto(`/invited-client-review/${token}`);
  await expect(page).toHaveTitle(new RegExp(`Review of ${name}`));
  expect(await gapsAround(page)).toEqual({ isTitleApart: true, isButtonApart: true });
  await fillInReview(page, { rating: '5', text });
  await page.getByLabel('Your name').fill('Mary Anning');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave review' }).click();

  await expect(page).toHaveURL('/');
  const { reviews } = await apiGet<Reviews>(`/practitioner/${practitionerId}/reviews`);
  expect(reviews).toContainEqual(
    expect.objectContaining({ rating: 5, text, invited: true, reviewer_name: 'Mary A.' }),
  );

  await page.goto(`/invited-client-review/${token}`);
  await expect(page).toHaveURL('/');
  await expect.poll(() => toasts).toContain('You already made a review by this link');
});

/** Whether title and button keep away from the header and the footer. */
async function gapsAround(page: Page) {
  const edgesOf = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox())!;
    return { top: y, bottom: y + height };
  };
  const header = await edgesOf(page.getByRole('banner'));
  const title = await edgesOf(page.getByRole('heading', { level: 1 }));
  const button = await edgesOf(page.getByRole('button', { name: 'Leave review' }));
  const footer = await edgesOf(page.getByRole('contentinfo'));

  return {
    isTitleApart: title.top - header.bottom >= 24,
    isButtonApart: footer.top - button.bottom >= 24,
  };
}
