// The messages of the payment and review guards for outdated links.
import type { Page } from '@playwright/test';
import { type ArrangedBooking, heldBooking, paidBooking } from '../arrange/bookings.ts';
import { createReviewInvitation } from '../arrange/invitations.ts';
import { completeBooking, expireHold } from '../arrange/pass-time.ts';
import { type SignedIn, storeSession } from '../arrange/personas.ts';
import { apiBase } from '../arrange/service-urls.ts';
import { navigateInApp } from '../pages/navigate.ts';
import { expect, test } from '../pages/test.ts';
import { collectToasts } from '../pages/toasts.ts';

interface RefusedLink {
  link: string;
  /** Who follows it; anonymous if it needs no account. */
  session?: SignedIn;
  toast: string;
}

const ratings = { timekeeping: 5, friendliness: 5, communication: 5, satisfaction: 5 };

test('the link to a payment that cannot be made shows the reason, and leads back', async ({
  page,
}) => {
  const [paid, cancelled, expired] = [
    await paidBooking(),
    await heldBooking(),
    await heldBooking(),
  ];
  await send(cancelled, 'PUT', `/booking/${cancelled.booking.id}/cancelByCustomer`);
  await expireHold(expired.booking.id);
  const link = ({ booking, session }: ArrangedBooking) => ({
    link: `/payment/${booking.id}`,
    session,
  });

  await follow(page, [
    { ...link(paid), toast: 'This booking has already been paid' },
    { ...link(cancelled), toast: 'The status of this booking does not allow payment' },
    {
      ...link(expired),
      toast: 'This booking was automatically deleted due to lack of payment',
    },
    {
      ...link(paid),
      // Somebody else learns nothing about it.
      link: `/payment/${expired.booking.id}`,
      toast: 'Booking not found',
    },
  ]);
});

test('the link to a review that cannot be left shows the reason, and leads back', async ({
  page,
}) => {
  const [upcoming, reviewed] = [await paidBooking(), await paidBooking()];
  await completeBooking(reviewed.booking.id);
  await send(reviewed, 'POST', `/dashboard/user/booking/${reviewed.booking.id}/review`, {
    ...ratings,
    review: 'Lovely.',
  });
  const { token } = await createReviewInvitation();
  await send(null, 'POST', `/dashboard/user/inviteReview/${token}`, {
    ...ratings,
    review: 'Lovely.',
    reviewer_name: 'Mary Anning',
  });
  const { session } = upcoming;

  await follow(page, [
    {
      link: `/customer/reviews/${upcoming.booking.id}`,
      session,
      toast: 'The status of this booking does not allow making a review',
    },
    {
      link: `/customer/reviews/${reviewed.booking.id}`,
      session: reviewed.session,
      toast: 'You already made a review for this booking',
    },
    {
      link: `/customer/reviews/${reviewed.booking.id}`,
      session,
      toast: 'Booking not found',
    },
    { link: '/customer/reviews/nonsense', session, toast: 'Your link is broken' },
    { link: `/invited-client-review/${token}`, toast: 'You already made a review by this link' },
    { link: `/invited-client-review/${token}x`, toast: 'Invalid token' },
  ]);
});

/** Follows every link from the same page, which must stay on screen. */
async function follow(page: Page, links: readonly RefusedLink[]): Promise<void> {
  const toasts = await collectToasts(page);
  for (const { link, session, toast } of links) {
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
    if (session) await storeSession(page, session);
    await page.goto('/hygiene');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    toasts.length = 0;
    await navigateInApp(page, link);

    await expect.poll(() => toasts, link).toEqual([toast]);
    await expect(page).toHaveURL(/\/hygiene$/);
  }
}

async function send(
  by: ArrangedBooking | null,
  method: 'POST' | 'PUT',
  path: string,
  body: object = {},
): Promise<void> {
  const response = await fetch(`${apiBase()}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(by ? { authorization: `Bearer ${by.session.access_token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned status ${response.status}`);
}
