import type { FaultArea } from '../planted-fault.ts';

const booking = 'apps/api/src/booking';
const list = `${booking}/waiting-list`;
const documented = { jest: 'apps/api/test/documented/documented-calls.test.ts' };

export const untrueWishes: FaultArea = {
  title: 'Wishes and names that cannot be true',
  faults: [
    {
      id: 'wait-around-another-town',
      breaks: 'A waiting list looks around a point that is not in the town that it names',
      edits: [
        { file: `${list}/join-list.ts`, find: "if (near) requireTown(near, 'near');", replace: '' },
      ],
      caughtBy: documented,
    },
    {
      id: 'same-wait-a-little-aside',
      breaks: 'The same wait is another one when its place is written a few metres aside',
      edits: [
        {
          file: `${list}/entries.repository.ts`,
          find: '<= onePlaceMiles',
          replace: '<= 0',
        },
      ],
      caughtBy: { jest: `${list}/offers.test.ts` },
    },
    {
      id: 'wait-for-no-day',
      breaks: 'Somebody waits for days of which none comes any more',
      edits: [
        {
          file: `${list}/join-list.ts`,
          find: '!isAnyTimeLeft(times, soonestDay, soonestMinute)',
          replace: 'false',
        },
      ],
      caughtBy: documented,
    },
    {
      id: 'wait-for-what-is-too-soon',
      breaks: 'Somebody waits for times that nobody can book any more, since they are too soon',
      edits: [
        {
          file: `${list}/entries.repository.ts`,
          find: '(now() + make_interval(mins => minimum_notice_minutes))',
          replace: 'now()',
        },
      ],
      caughtBy: { jest: `${list}/offers.test.ts` },
    },
    {
      id: 'booked-wait-is-only-over',
      breaks: 'Who leaves a list whose time they have just paid is not told that it is booked',
      edits: [
        {
          file: `${list}/not-waiting.ts`,
          find: "(await isBooked(trx, id)) ? 'waitingList.booked' : 'waitingList.over'",
          replace: "(await isBooked(trx, id)) ? 'waitingList.over' : 'waitingList.over'",
        },
      ],
      caughtBy: { jest: `${list}/offers.test.ts` },
    },
    {
      id: 'unknown-hold-is-replaced',
      breaks: 'A booking that takes the place of an unknown or another person’s hold is made',
      edits: [
        {
          file: `${booking}/checkout/create-booking.ts`,
          find: '  await requireOwn(deps.db, own, draft.replaces);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${booking}/checkout/create-booking.test.ts` },
    },
    {
      id: 'second-reason-is-lost',
      breaks: 'A rejection with another reason is accepted, and the first reason stays',
      edits: [
        {
          file: 'apps/api/src/back-office/people/decide-on-practitioner.ts',
          find: 'approved || practitioner.rejection_reason === reason',
          replace: 'true',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/people/practitioners.routes.test.ts' },
    },
    {
      id: 'internal-calendar-name',
      breaks: 'A calendar may be named by a host name of an internal network',
      edits: [
        {
          file: 'apps/api/src/practice/calendar/public-name.ts',
          find: "'localdomain', ",
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/api/src/practice/calendar/fetch-calendar.test.ts' },
    },
    {
      id: 'paid-visit-without-a-street',
      breaks: 'A home visit without a street can be paid for',
      edits: [
        {
          file: 'apps/api/src/money/payments/start-payment.ts',
          find: '  requireStreet(booking);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/api/test/documented/payment-calls.test.ts' },
    },
    {
      id: 'approval-overrides-a-rejection',
      breaks: 'An approval of somebody who was rejected meanwhile is accepted without a word',
      edits: [
        {
          file: 'apps/api/src/back-office/people/practitioners.routes.ts',
          find: "reason: '', seen, admin",
          replace: "reason: '', admin",
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/people/practitioners.routes.test.ts' },
    },
  ],
};
