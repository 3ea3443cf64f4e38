import type { FaultArea } from '../planted-fault.ts';

const list = 'apps/api/src/booking/waiting-list';

export const chosenSalons: FaultArea = {
  title: 'The salon that was chosen',
  faults: [
    {
      id: 'offered-at-another-salon',
      breaks: 'Who chose a salon is offered a time at another salon of the practitioner',
      edits: [
        {
          file: `${list}/offer-freed-slot.ts`,
          find: 'salonId: entry.salon_id,\n    subServiceIds',
          replace: 'salonId: null,\n    subServiceIds',
        },
      ],
      caughtBy: {
        jest: `${list}/chosen-salon.test.ts`,
        only: 'is offered at the salon that was chosen',
      },
    },
    {
      id: 'checkout-without-salon',
      breaks: 'Nobody sees at the checkout which of the salons of a practitioner they pay for',
      edits: [
        {
          file: 'apps/api/src/booking/bookings/bookings.presenter.ts',
          find: '    salon_name: view.salon_name,\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/bookings/bookings.routes.test.ts',
        only: 'the customer gets its phone and address only after payment',
      },
    },
    {
      id: 'salon-not-waited-for',
      breaks: 'The link to wait leaves out the salon that was chosen',
      edits: [
        {
          file: 'apps/mfe-booking/src/journey/waiting-link.ts',
          find: "  if (salon) query.set('salon', String(salon));\n",
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/choose-slot/choose-slot-page.test.tsx',
        only: 'asks which salon when there are several',
      },
    },
  ],
};
