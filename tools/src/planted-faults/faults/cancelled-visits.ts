import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';

export const cancelledVisits: FaultArea = {
  title: 'After a cancellation',
  faults: [
    {
      id: 'home-address-after-cancellation',
      breaks:
        'A practitioner can read for good where somebody lives who has cancelled, and how to get in',
      edits: [
        {
          file: `${api}/booking/bookings/bookings.presenter.ts`,
          find: 'return isPaid(view) && !isCancelled(view.status);',
          replace: 'return isPaid(view);',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/cancellations/cancel-by-customer.test.ts`,
        only: 'reads no more of the customer',
      },
    },
    {
      id: 'answers-after-cancellation',
      breaks:
        'A practitioner can read for good what a customer who has cancelled said of their health',
      edits: [
        {
          file: `${api}/booking/answers/read-answers.ts`,
          find: 'if (!isOwn && isCancelled(booking.status)) {',
          replace: "if (!isOwn && booking.status === 'expired') {",
        },
      ],
      caughtBy: {
        jest: `${api}/booking/answers/answers.routes.test.ts`,
        only: 'is read by nobody but the customer',
      },
    },
    {
      id: 'place-in-a-removed-entry',
      breaks: 'The calendar file of a cancelled booking says where the customer lives',
      edits: [
        {
          file: `${api}/booking/calendar/appointment-file.ts`,
          find: 'isCancellation ? booking.city : placeOf(booking)',
          replace: 'placeOf(booking)',
        },
      ],
      caughtBy: { jest: `${api}/booking/calendar/appointment-file.test.ts` },
    },
    {
      id: 'cancelled-out-of-sight',
      breaks: 'After cancelling, nothing says where the booking has gone, and the keyboard is lost',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-bookings/customer-bookings-page.tsx',
          find: '{gone && <CancelledNote key={gone.id} booking={gone} />}',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-bookings/customer-bookings-page.test.tsx',
      },
    },
  ],
};
