import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const booking = 'apps/mfe-booking/src/features';

/** What people met who booked, paid and cancelled for the first time. */
export const firstBooking: FaultArea = {
  title: 'Booking and paying for the first time',
  faults: [
    {
      id: 'cancelled-booking-confirmed',
      breaks: 'The page after payment says “You’re booked” of a cancelled booking',
      edits: [
        {
          file: 'libs/domain/src/booking-stage.ts',
          find: 'if (isCancelled(status) || isNoShow(status)) return toldStatus(status, minutesLate);',
          replace:
            "if (isNoShow(status)) return status;\n  if (isCancelled(status)) return 'upcoming';",
        },
      ],
      caughtBy: {
        jest: `${booking}/payment-success/payment-success-page.test.tsx`,
        only: 'cancelled_by_customer',
      },
    },
    {
      id: 'refund-shown-once-sent',
      breaks: 'A cancelled booking shows no refund until the provider has sent it',
      edits: [
        {
          file: `${api}/booking/bookings/bookings.presenter.ts`,
          find: 'amount_promised: poundsOf(view.amount_promised),',
          replace: 'amount_promised: poundsOf(view.amount_refunded),',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/cancellations/cancel-by-practitioner.test.ts`,
        only: 'the customer gets a full refund',
      },
    },
    {
      id: 'chargeback-promised-again',
      breaks: 'A cancellation promises money that a bank has taken back already',
      edits: [
        {
          file: `${api}/booking/bookings/payment-left.repository.ts`,
          find: 'refunded: payment.refunded + taken });',
          replace: 'refunded: payment.refunded + 0 * taken });',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/cancellations/cancel-by-customer.test.ts`,
        only: 'what a bank took back',
      },
    },
    {
      id: 'call-out-charge-left-out',
      breaks: 'Results show a price to which a call-out charge is added later',
      edits: [
        {
          file: `${booking}/find-practitioner/components/practitioner-card.tsx`,
          find: "location === 'mobile' || (location === 'idm' && found_at?.mobile);",
          replace: "location === 'mobile' && found_at?.mobile === undefined;",
        },
      ],
      caughtBy: {
        jest: `${booking}/find-practitioner/find-practitioner-page.test.tsx`,
        only: 'call-out charge',
      },
    },
    {
      id: 'inactive-account-books',
      breaks: 'An account that is set to inactive makes new bookings',
      edits: [
        {
          file: `${api}/booking/checkout/checkout.repository.ts`,
          find: 'return user?.active === true;',
          replace: 'return user !== undefined;',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/checkout/create-booking.test.ts`,
        only: 'for an inactive account',
      },
    },
    {
      id: 'no-way-back-to-payment',
      breaks: 'Who has not paid finds no way from the page after payment back to paying',
      edits: [
        {
          file: `${booking}/payment-success/components/waiting.tsx`,
          find: '{booking && (',
          replace: '{booking?.paid && (',
        },
      ],
      caughtBy: {
        jest: `${booking}/payment-success/payment-success-page.test.tsx`,
        only: 'the way back to paying',
      },
    },
    {
      id: 'too-far-said-late',
      breaks: 'A postcode that is too far away is refused only after registration',
      edits: [
        {
          file: 'apps/mfe-booking/src/slot-dialog/use-home-address.ts',
          find: "error: isTooFar ? t('slot.tooFar', { name: practitioner.name, postcode }) : (error ?? refusal),",
          replace: 'error: error ?? refusal,',
        },
      ],
      caughtBy: {
        jest: `${booking}/choose-slot/choose-slot-page.test.tsx`,
        only: 'they do not come there',
      },
    },
    {
      id: 'payment-on-its-way-denied',
      breaks: 'Who cancels while the card is charged reads that nothing was charged',
      edits: [
        {
          file: `${api}/booking/cancellations/cancellation-message.ts`,
          find: 'if (isPaymentOpen) return',
          replace: 'if (isPaymentOpen && paid > 0) return',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/cancellations/cancel-by-customer.test.ts`,
        only: 'is released at once',
      },
    },
    {
      id: 'unpaid-booking-looks-booked',
      breaks: 'A time that is only held looks like a booking in the customer’s list',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-bookings/components/booking-table.tsx',
          find: "stageOf(booking, new Date(serverNow())) === 'unpaid'",
          replace: 'booking.id === 0',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-bookings/customer-bookings-page.test.tsx',
      },
    },
    {
      id: 'double-click-continues-twice',
      breaks: 'After a double click on Continue, Back from payment seems to do nothing',
      edits: [
        {
          file: 'apps/mfe-booking/src/slot-dialog/components/slot-footer.tsx',
          find: 'clicks < 2 && onContinue()',
          replace: 'clicks < 9 && onContinue()',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/choose-slot/choose-slot-page.test.tsx',
        only: 'double click',
      },
    },
    {
      id: 'inactive-account-told-late',
      breaks:
        'Who has made their account inactive learns only after all is chosen that it books nothing',
      edits: [
        {
          file: 'apps/mfe-booking/src/slot-dialog/components/account-callout.tsx',
          find: 'if (isActive !== false || isRefused) return null;',
          replace: 'if (isActive !== false || !isRefused) return null;',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/choose-slot/choose-slot-page.test.tsx',
        only: 'an inactive account books nothing',
      },
    },
    {
      id: 'long-name-spills-from-its-button',
      breaks: 'The name of a practitioner stands half outside the button that selects them',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/view-profile/view-profile.module.css',
          find: '    white-space: normal;\n\n    & > span {',
          replace: '    white-space: nowrap;\n\n    & > span {',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/long-words.spec.ts',
        project: 'desktop',
        only: 'nothing beside it is cut',
      },
    },
    {
      id: 'results-cut-with-large-text',
      breaks: 'With large text on a phone, names and buttons of the results are cut',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/find-practitioner/components/practitioner-card.module.css',
          find: '      flex: 1 1 8rem;',
          replace: '      flex: 1;',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/large-text.spec.ts',
        project: 'desktop',
        only: 'each of its words a line',
      },
    },
    {
      id: 'own-link-forgets-the-practitioner',
      breaks: 'Who comes from a practitioner’s own link is led to everybody near their postcode',
      edits: [
        {
          file: `${booking}/search-services/search-services-page.tsx`,
          find: 'known ? timesHref(known, found) : selectLocationHref(found)',
          replace: 'known && !known ? timesHref(known, found) : selectLocationHref(found)',
        },
      ],
      caughtBy: {
        jest: `${booking}/search-services/search-services-page.test.tsx`,
        only: 'leads on to their times',
      },
    },
    {
      id: 'offer-let-go-unasked',
      breaks: 'A press of “No, thank you” gives a held time to the next person, with no way back',
      edits: [
        {
          file: `${booking}/waiting-list/components/offer-card.tsx`,
          find: 'onClick={() => setRefusing(true)}',
          replace: 'onClick={() => refuse.mutate(offer.booking_id)}',
        },
      ],
      caughtBy: {
        jest: `${booking}/waiting-list/waiting-list-page.test.tsx`,
        only: 'only after a question',
      },
    },
  ],
};
