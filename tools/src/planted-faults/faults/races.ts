import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const races = { jest: `${api}/booking/checkout/race.test.ts`, only: 'a protection is taken away' };
const webhooks = { jest: `${api}/money/payments/webhooks.test.ts` };

export const racesAndRepeats: FaultArea = {
  title: 'Races and repeats',
  faults: [
    {
      id: 'moved-hold-was-paid',
      breaks: 'Who chooses another time a moment after paying for the first loses both',
      edits: [
        {
          file: 'apps/api/src/booking/checkout/create-booking.ts',
          find: '  await confirmPaidHolds(deps.payments, await ownHolds(deps.db, own));\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/checkout/expiry.test.ts',
        only: 'who has just paid',
      },
    },
    {
      id: 'practitioner-lock-not-taken',
      breaks: 'Two transactions write one practitioner’s time at the same time',
      edits: [
        {
          file: `${api}/infrastructure/database/transaction.ts`,
          find: 'await sql`select pg_advisory_xact_lock(${practitionerId}::bigint)`.execute(trx);',
          replace: 'await sql`select ${practitionerId}::bigint`.execute(trx);',
        },
      ],
      caughtBy: races,
    },
    {
      id: 'overlaps-not-excluded',
      breaks: 'The database accepts two bookings of one practitioner for the same time',
      edits: [
        {
          file: 'apps/api/migrations/0002-bookings.sql',
          find: 'exclude using gist (practitioner_id with =, during with &&)',
          replace: 'exclude using gist (id with =, during with &&)',
        },
      ],
      caughtBy: races,
    },
    {
      id: 'late-request-brings-a-hold-back',
      breaks: 'A request that comes again after its hold was moved holds the first time as well',
      edits: [
        {
          file: `${api}/booking/checkout/idempotency.repository.ts`,
          find: 'return moved === undefined ||',
          replace: 'return moved !== undefined ||',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/checkout/create-booking.test.ts`,
        only: 'of a hold that was moved gives',
      },
    },
    {
      id: 'idempotency-key-ignored',
      breaks: 'The same booking request sent twice creates two bookings',
      edits: [
        {
          file: `${api}/booking/checkout/create-booking.ts`,
          find: 'const call = key === null ? null :',
          replace: 'const call = key !== undefined ? null :',
        },
      ],
      caughtBy: { jest: `${api}/booking/checkout/create-booking.test.ts` },
    },
    {
      id: 'idempotency-key-for-another-body',
      breaks: 'A key that was used for another booking returns that booking',
      edits: [
        {
          file: `${api}/booking/checkout/idempotency.repository.ts`,
          find: 'if (!earlier.body_hash.equals(hashOf(body))) {',
          replace: 'if (hashOf(body).length === 0) {',
        },
      ],
      caughtBy: { jest: `${api}/booking/checkout/create-booking.test.ts` },
    },
    {
      id: 'webhook-signature-not-verified',
      breaks: 'Anybody can send events in the name of the payment provider',
      edits: [
        {
          file: `${api}/money/payments/signed-event.ts`,
          find: 'return firstThatFits(config.stripe.webhookSecrets(), construct);',
          replace: 'return JSON.parse(String(body));',
        },
      ],
      caughtBy: webhooks,
    },
    {
      id: 'webhook-handled-twice',
      breaks: 'An event that is delivered again gets another job and is handled again',
      edits: [
        {
          file: `${api}/money/payments/provider-events.ts`,
          find: 'if (isNew && isOurs) {',
          replace: 'if (isOurs) {',
        },
        {
          file: `${api}/money/payments/provider-events.ts`,
          find: 'if (!event || event.handled_at !== null) return;',
          replace: 'if (!event) return;',
        },
      ],
      caughtBy: webhooks,
    },
    {
      id: 'payment-settled-twice',
      breaks: 'A payment that is settled again is refunded, as if it had come too late',
      edits: [
        {
          file: `${api}/money/payments/settle-payment.ts`,
          find: '      if (status === payment.status) return;\n',
          replace: '',
        },
      ],
      caughtBy: webhooks,
    },
    {
      id: 'operation-executed-twice',
      breaks: 'Two processes that execute the same operation both call the provider',
      edits: [
        {
          file: `${api}/money/outbox/provider-ops.repository.ts`,
          find: '    .where(sql<boolean>`coalesce(leased_until < clock_timestamp(), true)`)\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/money/outbox/execute.test.ts` },
    },
    {
      id: 'lost-response-is-not-looked-up',
      breaks: 'A provider call whose response was lost is sent again without a look-up',
      edits: [
        {
          file: `${api}/money/outbox/execute.ts`,
          find: 'mayBeDone ? await operation.lookUp(deps, op) : null',
          replace: 'null',
        },
      ],
      caughtBy: { jest: `${api}/money/outbox/execute.test.ts` },
    },
    {
      id: 'mail-sent-by-two-workers',
      breaks: 'Two workers that process the same mail both send it',
      edits: [
        {
          file: `${api}/notifications/mail-outbox.repository.ts`,
          find: '    .where(sql<boolean>`coalesce(claimed_until < clock_timestamp(), true)`)\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/notifications/mails.test.ts` },
    },
    {
      id: 'mail-queued-twice',
      breaks: 'A change that is reported twice is mailed twice',
      edits: [
        {
          file: `${api}/notifications/mail-outbox.repository.ts`,
          find: 'const parts = [kind, toUserId, ',
          replace: 'const parts = [kind, toUserId, crypto.randomUUID(), ',
        },
      ],
      caughtBy: { jest: `${api}/notifications/mails.test.ts` },
    },
    {
      id: 'gifts-counted-in-parallel',
      breaks: 'Payments at the same time are counted without each other',
      edits: [
        {
          file: `${api}/booking/loyalty/recount-gifts.ts`,
          find: '  await lockCustomer(trx, customerId);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/booking/loyalty/gifts.test.ts` },
    },
    {
      id: 'guesses-counted-in-parallel',
      breaks: 'Many password guesses at the same time exceed the limit',
      edits: [
        {
          file: `${api}/people/accounts/attempts.ts`,
          find: '    await lockKey(trx, `account ${attempt.account.toLowerCase()}`);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/attempts.test.ts` },
    },
    {
      id: 'reset-link-works-twice',
      breaks: 'Two requests with one reset link at the same time both set a password',
      edits: [
        {
          file: `${api}/kernel/sessions/account-tokens.repository.ts`,
          find: `    .set({ used_at: sql<Date>\`clock_timestamp()\` })
    .from('users')
    .whereRef('users.id', '=', 'account_tokens.user_id')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)`,
          replace: `    .set({ kind })
    .from('users')
    .whereRef('users.id', '=', 'account_tokens.user_id')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)`,
        },
        {
          file: `${api}/people/accounts/password-reset.ts`,
          find: "    await deleteAccountTokens(trx, spent.userId, 'password_reset');\n",
          replace: '    await Promise.resolve(deleteAccountTokens);\n',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/recovery.routes.test.ts` },
    },
    {
      id: 'double-click-sends-twice',
      breaks: 'Two quick presses of a button send two requests',
      edits: [
        {
          file: 'libs/facades/query/use-mutation.ts',
          find: 'replaceEqualDeep(one, other) === one;',
          replace: 'one === other && false;',
        },
      ],
      caughtBy: { jest: 'libs/facades/query/use-mutation.test.tsx', only: '^a double click' },
    },
    {
      id: 'moved-again-unseen',
      breaks: 'A tab that does not know of a move moves a booking again, and nobody is told',
      edits: [
        {
          file: 'apps/api/src/booking/rescheduling/move-booking.ts',
          find: '      requireUnmoved(booking, wanted);\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/rescheduling/move-booking.test.ts',
        only: 'moved in another tab',
      },
    },
  ],
};
