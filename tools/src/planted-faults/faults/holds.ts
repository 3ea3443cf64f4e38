import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const holdLimits = (only: string) => ({
  jest: `${api}/booking/checkout/hold-limits.test.ts`,
  only,
});

export const holds: FaultArea = {
  title: 'Holds',
  faults: [
    {
      id: 'hold-of-the-rejected',
      breaks:
        'A practitioner whom an admin has rejected gets phone and address of a customer who was about to pay',
      edits: [
        {
          file: `${api}/back-office/people/decide-on-practitioner.ts`,
          find: 'if (!approved) await cancelHolds(',
          replace: 'if (false) await cancelHolds(',
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/people/reject-with-holds.test.ts`,
        only: 'ends at once',
      },
    },
    {
      id: 'late-payment-to-the-rejected',
      breaks:
        'A payment that comes after its hold books a practitioner whom an admin has rejected meanwhile',
      edits: [
        {
          file: `${api}/booking/bookings/bookings.repository.ts`,
          find: 'and approved = false)',
          replace: 'and false)',
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/people/reject-with-holds.test.ts`,
        only: 'had ended before',
      },
    },
    {
      id: 'same-hold-replaced-under-its-payment',
      breaks:
        'A second tab that asks for the time that is held lets go of the hold that the first one pays',
      edits: [
        {
          file: 'apps/api/src/booking/checkout/create-booking.ts',
          find: 'if (same) return same;\n  const replaced',
          replace: 'void same;\n  const replaced',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/checkout/create-booking.test.ts',
        only: 'is the same hold, which another tab may be paying',
      },
    },
    {
      id: 'moved-hold-loses-its-notes',
      breaks: 'The notes and the street of a visit are lost when its hold is moved to another time',
      edits: [
        {
          file: 'apps/api/src/booking/checkout/create-booking.ts',
          find: '  await carryOver(trx, replaced, id);\n',
          replace: '  void carryOver;\n',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/checkout/create-booking.test.ts',
        only: 'wrote for it goes with it',
      },
    },
    {
      id: 'hold-renewed-for-ever',
      breaks: 'Who asks for the time that they hold again, and again, keeps it without ever paying',
      edits: [
        {
          file: `${api}/booking/checkout/create-booking.ts`,
          find: 'runningClock: await runningClock(trx, before, visits),',
          replace: 'runningClock: null && (await runningClock(trx, before, visits)),',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/checkout/hold-clock.test.ts`,
        only: 'wins no time',
      },
    },
    {
      id: 'hold-renewed-by-a-detour',
      breaks: 'Who moves a hold to another time and back has the whole time to pay once more',
      edits: [
        {
          file: `${api}/booking/checkout/create-booking.ts`,
          find: 'runningClock(trx, before, visits)',
          replace: 'runningClock(trx, replaced, visits)',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/checkout/hold-clock.test.ts`,
        only: 'going to another time and back',
      },
    },
    {
      id: 'pause-that-never-ends',
      breaks:
        'Whoever has moved a hold often is told to wait a minute, and is refused after it, too',
      edits: [
        {
          file: 'apps/api/src/booking/checkout/hold-limits.repository.ts',
          find: ' and updated_at < now())`;',
          replace: ')`;',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/checkout/hold-limits.test.ts',
        only: 'changing one’s mind',
      },
    },
    {
      id: 'lapse-counted-from-its-note',
      breaks: 'The pause after a hold that lapsed begins when somebody notices that it lapsed',
      edits: [
        {
          file: 'apps/api/src/booking/checkout/hold-limits.repository.ts',
          find: 'least(updated_at, hold_until)',
          replace: 'updated_at',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/checkout/hold-limits.test.ts',
        only: 'longer and longer',
      },
    },
    {
      id: 'holds-without-limit',
      breaks: 'One account can hold every slot of a practitioner',
      edits: [
        {
          file: `${api}/booking/checkout/hold-limits.ts`,
          find: '  if (refusal !== null) throw new HoldRefused(refusal, facts.now);\n',
          replace: '  void refusal;\n',
        },
      ],
      caughtBy: holdLimits('holds three appointments at most'),
    },
    {
      id: 'holds-counted-without-lock',
      breaks: 'Holds with several practitioners at the same time pass the limit',
      edits: [
        {
          file: `${api}/booking/checkout/hold-limits.ts`,
          find: '  await lockCustomer(trx, wanted.customerId);\n',
          replace: '',
        },
      ],
      caughtBy: holdLimits('three at most also when all of them are asked for at once'),
    },
    {
      id: 'hold-moved-for-ever',
      breaks: 'One account keeps a practitioner’s day by moving its hold again and again',
      edits: [
        {
          file: 'libs/domain/src/hold-limits.ts',
          find: 'Math.max(0, facts.moves - freeMoves)',
          replace: 'facts.moves * 0',
        },
      ],
      caughtBy: holdLimits('but cannot keep a day for ever'),
    },
    {
      id: 'strangers-close-a-day',
      breaks: 'Six strangers keep a customer with a confirmed email out of a practitioner’s day',
      edits: [
        {
          file: 'libs/domain/src/hold-limits.ts',
          find: '!facts.isEmailConfirmed && facts.openOnDay',
          replace: 'facts.openOnDay',
        },
      ],
      caughtBy: holdLimits('until their email is confirmed'),
    },
    {
      id: 'moved-hold-counts-as-lapsed',
      breaks: 'Customers who change their mind about the time have to wait',
      edits: [
        {
          file: `${api}/booking/checkout/expire-hold.ts`,
          find: '  await markMoved(trx, replaced);\n',
          replace: '',
        },
      ],
      caughtBy: holdLimits('changing one’s mind'),
    },
    {
      id: 'lift-never-ends',
      breaks: 'An account whose limits were lifted once never meets them again',
      edits: [
        {
          file: `${api}/booking/checkout/hold-limits.repository.ts`,
          find: '\n        and until > clock_timestamp()) as is_lifted',
          replace: ') as is_lifted',
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/abuse/abuse.routes.test.ts`,
        only: 'lets the account hold again',
      },
    },
    {
      id: 'wave-not-seen',
      breaks: 'Accounts that register in a wave are not shown to admins',
      edits: [
        {
          file: `${api}/people/accounts/register.ts`,
          find: 'isNew: true, subnet, userAgent',
          replace: 'isNew: false, subnet, userAgent',
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/abuse/abuse.routes.test.ts`,
        only: 'accounts that register in a wave',
      },
    },
    {
      id: 'hold-moved-twice',
      breaks: 'A hold that two tabs move at once becomes two, and a customer blocks both times',
      edits: [
        {
          file: `${api}/booking/checkout/create-booking.ts`,
          find: 'before.length > 0 ? { replaces: before } : {}',
          replace: '{}',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/checkout/create-booking.test.ts`,
        only: 'two tabs move at once',
      },
    },
    {
      id: 'held-beyond-cards',
      breaks: 'A booking that no card can pay holds a time, and payments seem to be out of order',
      edits: [
        {
          file: 'libs/domain/src/treatment-price.ts',
          find: ' && amount <= largestPayment',
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/checkout/create-booking.test.ts`,
        only: 'what no card can pay',
      },
    },
  ],
};
