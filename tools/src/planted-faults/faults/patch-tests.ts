import type { FaultArea } from '../planted-fault.ts';

const module = 'apps/api/src/booking/patch-tests';
const booking = (only: string) => ({ jest: `${module}/book-with-patch-test.test.ts`, only });
const recording = (only: string) => ({ jest: `${module}/record-result.test.ts`, only });

export const patchTests: FaultArea = {
  title: 'Patch tests',
  faults: [
    {
      id: 'patch-test-of-anybody',
      breaks: 'A test with another practitioner counts',
      edits: [
        {
          file: `${module}/patch-tests.repository.ts`,
          find: 'where t.customer_id = ${customerId} and t.practitioner_id = ${practitionerId}',
          replace: 'where t.customer_id = ${customerId} and ${practitionerId} > 0',
        },
      ],
      caughtBy: booking('with this practitioner'),
    },
    {
      id: 'patch-test-too-close',
      breaks: 'The test takes place so shortly before the treatment that no reaction has shown yet',
      edits: [
        {
          file: `${module}/hold-patch-test.ts`,
          find: 'const refusal = start && patchTestRefusal(rule, start, treatedAt);',
          replace:
            'const refusal = start && patchTestRefusal({ ...rule, hoursBefore: 0 }, start, treatedAt);',
        },
      ],
      caughtBy: booking('needs the hours between them'),
    },
    {
      id: 'patch-test-moved-close',
      breaks: 'A move brings treatment and test together',
      edits: [
        {
          file: 'apps/api/src/booking/rescheduling/move-booking.ts',
          find: '  await requireTimeBetween(trx, booking, slot.startsAt);\n',
          replace: '  void requireTimeBetween;\n',
        },
      ],
      caughtBy: booking('keeps the hours between them'),
    },
    {
      id: 'impersonator-reads-patch-test',
      breaks: 'An admin who is logged in as a party reads what came of a patch test',
      edits: [
        {
          file: 'apps/api/src/booking/bookings/patch-test.presenter.ts',
          find: '({ impersonatorId }: Viewer): boolean => impersonatorId === null;',
          replace: '({ impersonatorId }: Viewer): boolean => impersonatorId !== undefined;',
        },
      ],
      caughtBy: recording('is read in no list by an admin who impersonates'),
    },
    {
      id: 'impersonator-records-patch-test',
      breaks: 'An admin who is logged in as a practitioner can record a reaction',
      edits: [
        {
          file: `${module}/patch-tests.routes.ts`,
          find: '    refuseImpersonator(user);\n',
          replace: '    void refuseImpersonator;\n',
        },
      ],
      caughtBy: recording('is read in no list by an admin who impersonates'),
    },
    {
      id: 'reaction-forgotten',
      breaks: 'A treatment can be booked again after a reaction',
      edits: [
        {
          file: `${module}/needed-tests.ts`,
          find: "if (latest?.result !== 'reaction') return;",
          replace: 'if (latest !== null) return;',
        },
      ],
      caughtBy: booking('showed a reaction blocks'),
    },
    {
      id: 'patch-test-left-behind',
      breaks: 'The test of a cancelled treatment keeps its slot',
      edits: [
        {
          file: 'apps/api/src/booking/bookings/bookings.repository.ts',
          find: "  if (step !== 'complete') await takePatchTestAlong(trx, booking, step, actor);\n",
          replace: '  void takePatchTestAlong;\n',
        },
      ],
      caughtBy: booking('paid, expired and cancelled with it'),
    },
    {
      id: 'reaction-without-refund',
      breaks: 'A reaction within a day of the treatment is not refunded',
      edits: [
        {
          file: `${module}/record-result.ts`,
          find: "cancelBooking(trx, deps, booking, 'practitioner', practitioner)",
          replace: "cancelBooking(trx, deps, booking, 'customer', practitioner)",
        },
      ],
      caughtBy: recording('a reaction returns everything'),
    },
    {
      id: 'patch-test-note-in-the-clear',
      breaks: 'What a practitioner writes about a skin stands in the database as they typed it',
      edits: [
        {
          file: `${module}/record-result.ts`,
          find: 'encrypt(deps.config.dataKeys, label, note)',
          replace: '(encrypt(deps.config.dataKeys, label, note), Buffer.from(note))',
        },
      ],
      caughtBy: recording('its note is sealed'),
    },
    {
      id: 'reaction-before-the-test',
      breaks: 'A practitioner cancels without a penalty by a reaction to a test that is not over',
      edits: [
        {
          file: 'libs/domain/src/patch-tests.ts',
          find: "if (endsAt > now) return 'not_over';",
          replace: '',
        },
      ],
      caughtBy: recording('waits for the visit'),
    },
    {
      id: 'reaction-months-later',
      breaks: 'A practitioner cancels without a penalty by a reaction to a test of months ago',
      edits: [
        {
          file: 'libs/domain/src/patch-tests.ts',
          find: "if (now > addDays(endsAt, reactionDays)) return 'too_late';",
          replace: 'void addDays;',
        },
      ],
      caughtBy: recording('shows within two weeks of the test'),
    },
    {
      id: 'reaction-again-and-again',
      breaks: 'One patch test cancels booking after booking without a penalty',
      edits: [
        {
          file: `${module}/patch-tests.repository.ts`,
          find: 't.reacted_at is not null as "hasReacted"',
          replace: 'false as "hasReacted"',
        },
      ],
      caughtBy: recording('is taken back once'),
    },
    {
      id: 'cancels-without-penalty-unseen',
      breaks: 'Nobody sees who cancels paid bookings again and again without a penalty',
      edits: [
        {
          file: 'apps/api/src/back-office/abuse/abuse.repository.ts',
          find: '  union all ${withoutPenalty} union all ${refundedLate}',
          replace: '  union all ${refundedLate}',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/back-office/abuse/abuse.routes.test.ts',
        only: 'end by reactions again and again',
      },
    },
    {
      id: 'patch-test-told-too-late',
      breaks: 'The price list does not say which treatments need a patch test',
      edits: [
        {
          file: 'apps/mfe-booking/src/slot-dialog/components/treatments-step.tsx',
          find: '{hours && <small>',
          replace: '{hours === 0 && <small>',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/choose-slot/choose-slot-page.test.tsx',
        only: 'needs a patch test before a time is chosen',
      },
    },
    {
      id: 'time-without-room-for-patch-test',
      breaks: 'A time is offered before which no patch test is possible',
      edits: [
        {
          file: 'apps/api/src/market/availability/test-before.ts',
          find: '    return false;\n',
          replace: '    return true;\n',
        },
      ],
      caughtBy: {
        jest: `${module}/times-with-test.test.ts`,
        only: 'are those for which a test is offered',
      },
    },
    {
      id: 'patch-test-wanted-of-tested',
      breaks: 'Times are hidden from a customer whose patch test is valid',
      edits: [
        {
          file: `${module}/needed-tests.ts`,
          find: 'customerId === null\n',
          replace: 'customerId !== -1\n',
        },
      ],
      caughtBy: {
        jest: `${module}/times-with-test.test.ts`,
        only: 'are all of them for who has a valid test',
      },
    },
    {
      id: 'impossible-times-before-registration',
      breaks:
        'A guest chooses a time, registers, and only then learns that no patch test fits before it',
      edits: [
        {
          file: 'apps/mfe-booking/src/slot-dialog/queries.ts',
          find: '...(isTestFirst && ',
          replace: '...(isTestFirst === null && ',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/choose-slot/patch-test-times.test.tsx',
        only: 'leave room for it, unless a guest says',
      },
    },
    {
      id: 'impossible-day-chosen-again',
      breaks: 'The dialog comes back to a day before which no patch test is possible',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/create-booking/components/patch-test-step.tsx',
          find: '    clearDay(practitionerId);\n',
          replace: '    void clearDay;\n',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/choose-slot/patch-test-times.test.tsx',
        only: 'begin with the first possible day',
      },
    },
  ],
};
