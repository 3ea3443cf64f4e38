import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const checkout = `${api}/booking/checkout`;

export const discounts: FaultArea = {
  title: 'Discounts and gifts',
  faults: [
    {
      id: 'gift-withdrawn-in-silence',
      breaks: 'A customer who was told of a gift is not told that a cancellation took it',
      edits: [
        {
          file: `${api}/booking/cancellations/cancel-booking.ts`,
          find: 'const isGiftWithdrawn = await recountGifts(trx, events, booking);',
          replace: 'await recountGifts(trx, events, booking);\n  const isGiftWithdrawn = false;',
        },
      ],
      caughtBy: { jest: `${api}/booking/loyalty/gifts.test.ts` },
    },
    {
      id: 'discount-not-compared',
      breaks: 'A discount that the customer did not see is applied without an error',
      edits: [
        {
          file: `${checkout}/draft-price.ts`,
          find: "pence(draft.discount_amount, 'discount_amount') === price.discountAmount",
          replace: 'true',
        },
      ],
      caughtBy: { jest: `${checkout}/create-booking.test.ts` },
    },
    {
      id: 'point-swallowed-in-a-number',
      breaks: 'A discount of 7.5 that an admin types becomes 75',
      edits: [
        {
          file: 'libs/domain/src/whole-number.ts',
          find: ".replace(/[^\\d.,+\\-e]/gi, '')",
          replace: ".replace(/\\D/g, '')",
        },
      ],
      caughtBy: { jest: 'libs/domain/src/whole-number.test.ts' },
    },
    {
      id: 'first-booking-discount-twice',
      breaks: 'Two first bookings made at the same time both get the discount of a first booking',
      edits: [
        {
          file: `${api}/booking/loyalty/claim-discount.ts`,
          find: '  await lockCustomer(trx, customerId);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${checkout}/create-booking.test.ts` },
    },
    {
      id: 'first-booking-discount-by-slow-payment',
      breaks:
        'A payment that is still under way after its hold, and the next one, both get the discount',
      edits: [
        {
          file: `${api}/booking/loyalty/loyalty.repository.ts`,
          find: "or (status = 'held' and discount_mark",
          replace: "or (status = 'held' and hold_until > now() and discount_mark",
        },
      ],
      caughtBy: {
        jest: `${api}/booking/loyalty/loyalty.test.ts`,
        only: 'a hold past its time has the first-booking discount',
      },
    },
    {
      id: 'first-booking-discount-by-late-payment',
      breaks:
        'A hold that has ended is paid late, and it and the next one have the discount of a first booking',
      edits: [
        {
          file: `${api}/money/payments/settle-payment.ts`,
          find: ' &&\n      !(await isDiscountGone(trx, booking))',
          replace: ' &&\n      isDiscountGone !== null',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/checkout/expiry.test.ts`,
        only: 'when the discount of a first booking has gone',
      },
    },
    {
      id: 'gift-before-its-bookings',
      breaks: 'Somebody is given a gift, cancels the bookings that earned it, and keeps it',
      edits: [
        {
          file: `${api}/booking/loyalty/give-gift.ts`,
          find: "if (before.state !== 'due') throw",
          replace: "if (before.state !== 'due' && before.state !== 'awaiting') throw",
        },
      ],
      caughtBy: {
        jest: `${api}/booking/loyalty/gifts.test.ts`,
        only: 'a gift is due once its three bookings took place',
      },
    },
    {
      id: 'discounts-add-up',
      breaks: 'Several discounts are added together',
      edits: [
        {
          file: 'libs/domain/src/loyalty.ts',
          find: '(offer.percent > top.percent ? offer : top)',
          replace: '({ ...top, percent: top.percent + offer.percent })',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/loyalty.test.ts' },
    },
    {
      id: 'gift-for-every-fourth',
      breaks: 'Every fourth booking brings a gift, not every third',
      edits: [
        {
          file: 'libs/domain/src/gifts.ts',
          find: 'export const bookingsPerGift = 3;',
          replace: 'export const bookingsPerGift = 4;',
        },
      ],
      caughtBy: { jest: `${api}/booking/loyalty/gifts.test.ts` },
    },
    {
      id: 'practitioner-pays-the-discount',
      breaks: 'Fee and income are computed from the price after the discount',
      edits: [
        {
          file: 'libs/domain/src/fees.ts',
          find: 'const price = total + discount;',
          replace: 'const price = discount < 0 ? 0 : total;',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/fees.test.ts' },
    },
  ],
};
