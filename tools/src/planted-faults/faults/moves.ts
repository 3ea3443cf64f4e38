import type { FaultArea } from '../planted-fault.ts';

export const moves: FaultArea = {
  title: 'Moves and cancellations',
  faults: [
    {
      id: 'cancelled-for-nothing-after-a-refund-was-read',
      breaks:
        'Who reads that their payment comes back, and confirms it late, loses booking and payment',
      edits: [
        {
          file: 'apps/api/src/booking/cancellations/cancel-by-customer.ts',
          find: 'if (told.is_refunded && !isFree)',
          replace: 'if (told.is_refunded && !isFree && booking.id < 0)',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/cancellations/cancel-by-customer.test.ts',
        only: 'cancels nothing once there is none',
      },
    },
    {
      id: 'unseen-time-accepted',
      breaks: 'A customer accepts a time to which the booking was moved after they had looked',
      edits: [
        {
          file: 'apps/api/src/booking/rescheduling/accept-change.ts',
          find: 'requireUnmoved(booking, { from: seen.to });',
          replace: 'void requireUnmoved;\n    void seen;',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/rescheduling/move-booking.test.ts',
        only: 'accepts only the time that they have seen',
      },
    },
    {
      id: 'move-leaves-no-time-to-say-no',
      breaks:
        'A move to just over a day ahead leaves the customer minutes to cancel free of charge',
      edits: [
        {
          file: 'libs/domain/src/cancellation.ts',
          find: 'afterMove !== null && afterMove > usual ? afterMove : usual',
          replace: 'usual',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/cancellation.test.ts', only: 'a move leaves a day' },
    },
  ],
};
