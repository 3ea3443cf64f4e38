// What the guards of payments and reviews say of links that lead nowhere any more.
import type { Page } from '@playwright/test';
import { apiBase } from '../arrange/addresses.ts';
import { type Arranged, heldBooking, paidBooking } from '../arrange/bookings.ts';
import { reviewInvitation } from '../arrange/invitations.ts';
import { complete, endHold } from '../arrange/pass-time.ts';
import { keepSession, type SignedIn } from '../arrange/visitors.ts';
import { followTo } from '../pages/navigate.ts';
import { hearNotices } from '../pages/notices.ts';
import { expect, test } from '../pages/test.ts';

interface Refused {
  link: string;
  /** Whoever follows it; nobody in particular where it needs no account. */
  session?: SignedIn;
  says: string;
}

const four = { timekeeping: 5, friendliness: 5, communication: 5, satisfaction: 5 };

test('a payment that cannot be made says why, and leads back', async ({ page }) => {
  const [paid, calledOff, expired] = [
    await paidBooking(),
    await heldBooking(),
    await heldBooking(),
  ];
  await tell(calledOff, 'PUT', `/booking/${calledOff.booking.id}/cancelByCustomer`);
  await endHold(expired.booking.id);
  const link = ({ booking, session }: Arranged) => ({ link: `/payment/${booking.id}`, session });

  await follow(page, [
    { ...link(paid), says: 'This booking has already been paid' },
    { ...link(calledOff), says: 'The status of this booking does not allow payment' },
    {
      ...link(expired),
      says: 'This booking was automatically deleted due to lack of payment',
    },
    {
      ...link(paid),
      link: `/payment/${expired.booking.id}`,
      says: 'This booking was automatically deleted due to lack of payment',
    },
  ]);
});

test('a review that cannot be left says why, and leads back', async ({ page }) => {
  const [ahead, reviewed] = [await paidBooking(), await paidBooking()];
  await complete(reviewed.booking.id);
  await tell(reviewed, 'POST', `/dashboard/user/booking/${reviewed.booking.id}/review`, {
    ...four,
    review: 'Lovely.',
  });
  const { token } = await reviewInvitation();
  await tell(null, 'POST', `/dashboard/user/inviteReview/${token}`, {
    ...four,
    review: 'Lovely.',
    reviewer_name: 'Mary Anning',
  });
  const { session } = ahead;

  await follow(page, [
    {
      link: `/customer/reviews/${ahead.booking.id}`,
      session,
      says: 'The status of this booking does not allow making a review',
    },
    {
      link: `/customer/reviews/${reviewed.booking.id}`,
      session: reviewed.session,
      says: 'You already made a review for this booking',
    },
    {
      link: `/customer/reviews/${reviewed.booking.id}`,
      session,
      says: 'Booking not found',
    },
    { link: '/customer/reviews/nonsense', session, says: 'Your link is broken' },
    { link: `/invited-client-review/${token}`, says: 'You already made a review by this link' },
    { link: `/invited-client-review/${token}x`, says: 'Invalid token' },
  ]);
});

/** Every link from the same page, which is still there afterwards. */
async function follow(page: Page, links: readonly Refused[]): Promise<void> {
  const heard = await hearNotices(page);
  for (const { link, session, says } of links) {
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
    if (session) await keepSession(page, session);
    await page.goto('/hygiene');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    heard.length = 0;
    await followTo(page, link);

    await expect.poll(() => heard, link).toEqual([says]);
    await expect(page).toHaveURL(/\/hygiene$/);
  }
}

async function tell(
  by: Arranged | null,
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
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}
