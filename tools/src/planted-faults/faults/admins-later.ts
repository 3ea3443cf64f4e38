import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const admin = 'apps/mfe-admin/src';

export const adminsLater: FaultArea = {
  title: 'Admins: their own matters, and what they read',
  faults: [
    {
      id: 'own-booking-decided-as-the-other-party',
      breaks: 'An admin decides their own booking while they are logged in as the other party',
      edits: [
        {
          file: `${api}/booking/bookings/owned-bookings.ts`,
          find: '  haveParties: true,\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${api}/people/impersonation/every-write.test.ts`,
        only: 'who is the other party',
      },
    },
    {
      id: 'own-review-moderated',
      breaks: 'An admin settles the report about a review that they wrote',
      edits: [
        {
          file: `${api}/market/reviews/moderate.ts`,
          find: 'refuseOwnMatter(admin, before.practitioner_id, before.customer_id);',
          replace: 'refuseOwnMatter(admin, before.practitioner_id);',
        },
      ],
      caughtBy: {
        jest: `${api}/people/audit/every-admin-write.test.ts`,
        only: 'reviews/:id/unhide is refused',
      },
    },
    {
      id: 'two-impersonations-at-once',
      breaks: 'A second press of "Log in as" starts an impersonation from the first one',
      edits: [
        {
          file: `${admin}/people/use-log-in-as.ts`,
          find: 'const isUnderWay = queryClient.isMutating({ mutationKey }) > 0;',
          replace: 'const isUnderWay = queryClient.isMutating({ mutationKey }) < 0;',
        },
      ],
      caughtBy: {
        jest: `${admin}/features/customers/customers-page.test.tsx`,
        only: 'a second press',
      },
    },
    {
      id: 'late-payment-called-unpaid',
      breaks: 'A booking whose late payment is still owed back is shown to admins as not paid',
      edits: [
        {
          file: `${admin}/features/bookings/components/payment-state.ts`,
          find: "  if (isChargedBack) return 'chargedBack';",
          replace: "  if (!isPaid) return 'unpaid';\n  if (isChargedBack) return 'chargedBack';",
        },
      ],
      caughtBy: {
        jest: `${admin}/features/bookings/components/payment-state.test.ts`,
        only: 'paid too late',
      },
    },
    {
      id: 'gift-due-to-a-deleted-account',
      breaks: 'A gift of a deleted account is due for ever',
      edits: [
        {
          file: `${api}/booking/loyalty/gifts.repository.ts`,
          find: 'when g.withdrawn_at is not null or u.erased_at is not null then',
          replace: 'when g.withdrawn_at is not null then',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/loyalty/gifts.test.ts`,
        only: 'of a deleted account',
      },
    },
    {
      id: 'offer-let-go-called-cancelled-in-the-sheet',
      breaks:
        'The spreadsheet calls an offer of a waiting list that was let go a cancelled booking',
      edits: [
        {
          file: `${api}/back-office/exports/bookings-sheet.ts`,
          find: '  if (paidAt === null && offer !== null) return `offers.${offer}` as const;',
          replace: '  if (paidAt !== null && offer !== null) return `offers.${offer}` as const;',
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/exports/exports.routes.test.ts`,
        only: 'nobody has paid for',
      },
    },
    {
      id: 'free-day-after-a-move-called-abuse',
      breaks: 'Customers who use the free day after a move are listed as refunded late',
      edits: [
        {
          file: `${api}/back-office/abuse/abuse.repository.ts`,
          find: 'e.at >= greatest(b.free_after_move,\n      b.starts_at',
          replace: 'e.at >= greatest(null,\n      b.starts_at',
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/abuse/abuse.routes.test.ts`,
        only: 'the free day after a move',
      },
    },
    {
      id: 'mail-under-way-called-failing',
      breaks:
        'A mail that is being sent for the first time is called failing, and cannot be sent again',
      edits: [
        {
          file: `${api}/back-office/bookings/admin-bookings.presenter.ts`,
          find: "return mail.failed_at ? 'failing' : 'waiting';",
          replace: "return mail.failed_at || mail.last_error ? 'failing' : 'waiting';",
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/bookings/admin-bookings.routes.test.ts`,
        only: 'the detail shows people',
      },
    },
    {
      id: 'sent-mail-claims-the-address-of-today',
      breaks: 'A mail that was sent is shown with the address that its recipient has today',
      edits: [
        {
          file: `${api}/back-office/bookings/booking-detail.repository.ts`,
          find: "else trim(users.first_name || ' ' || users.last_name) end",
          replace: 'else users.email end',
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/bookings/admin-bookings.routes.test.ts`,
        only: 'the detail shows people',
      },
    },
    {
      id: 'patch-test-behind-a-dead-link',
      breaks: 'The link of a failed mail about a patch test says that there is no such booking',
      edits: [
        {
          file: `${api}/back-office/bookings/admin-bookings.repository.ts`,
          find: '(${countsAsBooking} or b.was_offered or b.is_patch_test)',
          replace: '(${countsAsBooking} or b.was_offered)',
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/bookings/admin-bookings.routes.test.ts`,
        only: 'a patch test is opened',
      },
    },
  ],
};
