import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const mails = { jest: `${api}/notifications/mails.test.ts` };

export const laterStates: FaultArea = {
  title: 'States that come after the usual end',
  faults: [
    {
      id: 'moved-and-paid-sold-again',
      breaks:
        'A tab that shows a hold which was moved and paid elsewhere sells another time beside it',
      edits: [
        {
          file: `${api}/booking/checkout/own-bookings.repository.ts`,
          find: "(id = ${id} or ${isMadeInsteadOf('bookings', id)})",
          replace: "(id = ${id} or false and ${isMadeInsteadOf('bookings', id)})",
        },
      ],
      caughtBy: {
        jest: `${api}/booking/checkout/create-booking.test.ts`,
        only: 'has moved and paid since',
      },
    },
    {
      id: 'replaced-offer-is-paid',
      breaks: 'An offer that its customer gave up for another time is sold by a late payment',
      edits: [
        {
          file: `${api}/booking/bookings/replacement.repository.ts`,
          find: ".where(isMadeInsteadOf('later', id))",
          replace:
            ".where(isMadeInsteadOf('later', id))\n    .where(sql<boolean>`exists (select from hold_origins where booking_id = ${id})`)",
        },
      ],
      caughtBy: {
        jest: `${api}/booking/checkout/expiry.test.ts`,
        only: 'of an offer from a waiting list',
      },
    },
    {
      id: 'no-show-after-the-answer-time',
      breaks: 'A practitioner who did not answer a report in time escapes by a no-show',
      edits: [
        {
          file: `${api}/booking/disputes/disputes.policy.ts`,
          find: "  if (isLost(dispute, booking.now)) throw wrongState('attendance.answerTooLate');\n}",
          replace: '}',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/disputes/disputes.test.ts`,
        only: 'after 24 hours without an answer',
      },
    },
    {
      id: 'discount-lost-to-a-cancelling-practitioner',
      breaks:
        'A first booking that the practitioner cancelled uses up the discount of a first booking',
      edits: [
        {
          file: `${api}/booking/loyalty/loyalty.repository.ts`,
          find: "\n  and status <> 'cancelled_by_practitioner')",
          replace: ')',
        },
      ],
      caughtBy: { jest: `${api}/booking/loyalty/loyalty.test.ts`, only: 'was free, or cancelled' },
    },
    {
      id: 'discount-lost-to-a-free-visit',
      breaks: 'A visit that was free of charge uses up the discount of a first booking',
      edits: [
        {
          file: `${api}/booking/loyalty/loyalty.repository.ts`,
          find: ' and total_amount + discount_amount > 0',
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/booking/loyalty/loyalty.test.ts`, only: 'was free, or cancelled' },
    },
    {
      id: 'patch-test-beside-another-hold',
      breaks: 'A customer holds two visits at one time, one of which is a patch test',
      edits: [
        {
          file: `${api}/booking/checkout/hold-limits.repository.ts`,
          find: " or ${isHeld('bookings')}) as open_holds",
          replace: ') as open_holds',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/patch-tests/book-with-patch-test.test.ts`,
        only: 'at no time that its customer holds',
      },
    },
    {
      id: 'goodwill-shown-as-a-whole-refund',
      breaks: 'A practitioner reads that they earn nothing, because a part was refunded by hand',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/bookings/booking-amounts.ts',
          find: ' && returned >= total',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/bookings/booking-amounts.test.ts',
        only: 'as a goodwill',
      },
    },
    {
      id: 'payout-mail-of-a-resale-does-not-add-up',
      breaks: 'The mail of a payout states a fee of the whole price for a time that was sold again',
      edits: [
        {
          file: `${api}/notifications/mails/payout-sent.ts`,
          find: 'earningOf(total + discount - resold, 0, percent)',
          replace: 'earningOf(total + discount, 0, percent)',
        },
      ],
      caughtBy: { jest: `${api}/money/payments/resell.test.ts`, only: 'its sums add up' },
    },
    {
      id: 'review-asked-for-in-a-dispute',
      breaks: 'Who has reported that nobody came is mailed the hope that they enjoyed it',
      edits: [
        {
          file: `${api}/notifications/mails/review-request.ts`,
          find: '  if (booking.dispute && !booking.dispute.settled_at) return null;\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/notifications/review-request.test.ts` },
    },
    {
      id: 'reminder-forgets-the-move',
      breaks: 'The reminder of a moved visit threatens a customer who has not agreed to it',
      edits: [
        {
          file: `${api}/notifications/mails/reminders.ts`,
          find: '  if (booking.awaits_customer) return [];\n',
          replace: '',
        },
      ],
      caughtBy: mails,
    },
    {
      id: 'paid-in-full-by-no-money',
      breaks:
        'A practitioner reads that they are paid in full, while the customer’s bank has the money',
      edits: [
        {
          file: `${api}/notifications/mails/refund-promise.ts`,
          find: "  if (about.booking.is_charged_back) return [about.t('refund.withTheirBank')];\n",
          replace: '',
        },
      ],
      caughtBy: mails,
    },
    {
      id: 'reviewer-outlives-their-account',
      breaks: 'The name of an invited reviewer stays when the practitioner has left before them',
      edits: [
        {
          file: `${api}/practice/onboarding/personal-data.repository.ts`,
          find: "    .where('practitioner_id', '=', userId)\n    .where('used_at', 'is', null)\n",
          replace: "    .where('practitioner_id', '=', userId)\n",
        },
      ],
      caughtBy: { jest: `${api}/practice/onboarding/erased-reviewers.test.ts` },
    },
    {
      id: 'explained-times-ignore-the-distance',
      breaks: 'A practitioner reads that a time is offered to a home that is too far away',
      edits: [
        {
          file: `${api}/market/availability/travel.ts`,
          find: 'return travelsTo(base, base.travelMiles, home) && reachesOn(travel, base, home, day);',
          replace: 'return reachesOn(travel, base, home, day);',
        },
      ],
      caughtBy: { jest: `${api}/market/availability/why-not.test.ts`, only: 'too far' },
    },
  ],
};
