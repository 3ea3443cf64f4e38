import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const holdLimits = (only: string) => ({
  jest: `${api}/booking/checkout/hold-limits.test.ts`,
  only,
});

export const freeBookings: FaultArea = {
  title: 'Free bookings',
  faults: [
    {
      id: 'free-bookings-without-limit',
      breaks: 'One account can take every slot of a practitioner whose treatment is free',
      edits: [
        {
          file: `${api}/booking/checkout/hold-limits.repository.ts`,
          find: ".status = 'confirmed' and",
          replace: ".status = 'never' and",
        },
      ],
      caughtBy: holdLimits('has three free bookings to come at most'),
    },
    {
      id: 'free-bookings-keep-from-paid-ones',
      breaks: 'Who has three free bookings to come can book nothing that is paid for',
      edits: [
        {
          file: 'libs/domain/src/hold-limits.ts',
          find: '!hold.wasOffered && (hold.isFree ?? false) === isFree,',
          replace: '!hold.wasOffered,',
        },
      ],
      caughtBy: holdLimits('has three free bookings to come at most'),
    },
    {
      id: 'free-booking-without-email',
      breaks: 'An account with an invented email books for free, and sees address and telephone',
      edits: [
        {
          file: `${api}/booking/checkout/create-booking.ts`,
          find: '  if (price.total === 0) await assertMayBookFree(trx, customer.id);\n',
          replace: '  void assertMayBookFree;\n',
        },
      ],
      caughtBy: holdLimits('books nothing that is free'),
    },
    {
      id: 'free-bookings-earn-gifts',
      breaks: 'Free bookings earn gifts',
      edits: [
        {
          file: 'libs/domain/src/gifts.ts',
          find: 'each.isPaid && each.total > 0 &&',
          replace: 'each.isPaid &&',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/gifts.test.ts', only: 'leaves out unpaid, free' },
    },
  ],
};
