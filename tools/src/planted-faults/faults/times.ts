import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const slots = { jest: 'libs/domain/src/slots.test.ts' };
const found = { jest: `${api}/market/search/search.routes.test.ts` };

export const times: FaultArea = {
  title: 'Times and search',
  faults: [
    {
      id: 'ended-hold-takes-its-day',
      breaks: 'A hold that has ended still takes its day from the available days',
      edits: [
        {
          file: 'apps/api/src/market/availability/kept-days.sql',
          find: 'when b.held_until <= statement_timestamp() then',
          replace: 'when false then',
        },
      ],
      caughtBy: { jest: 'apps/api/src/market/availability/availability.routes.test.ts' },
    },
    {
      id: 'breaks-outside-the-hours',
      breaks: 'Breaks outside the work hours, over each other or as long as the day are saved',
      edits: [
        {
          file: 'libs/api-client/src/contract/work-hours.ts',
          find: 'const DayPlan = orEmpty(v.pipe(WorkDay, breaksFit));',
          replace: 'const DayPlan = orEmpty(v.pipe(WorkDay));',
        },
      ],
      caughtBy: { jest: `${api}/practice/offering/save-hours.test.ts` },
    },
    {
      id: 'time-off-between-quarters',
      breaks: 'Time off begins between two quarters of an hour, and takes both from the day',
      edits: [
        {
          file: `${api}/practice/calendar/change-time-off.ts`,
          find: 'if (body.full_day_off) return;',
          replace: 'if (body.full_day_off || kept.length === 0) return;',
        },
      ],
      caughtBy: { jest: `${api}/practice/calendar/time-off.routes.test.ts` },
    },
    {
      id: 'slots-ignore-time-off',
      breaks: 'Times within a practitioner’s time off can be booked',
      edits: [
        {
          file: 'libs/domain/src/slots.ts',
          find: "if (rangesOverlap(by, treatment)) yield { refusal: 'in_time_off', by };",
          replace: "if (by === undefined) yield { refusal: 'in_time_off', by };",
        },
      ],
      caughtBy: slots,
    },
    {
      id: 'slots-ignore-notice',
      breaks: 'A time can be booked with less than the minimum notice',
      edits: [
        {
          file: 'libs/domain/src/slots.ts',
          find: 'const earliest = now + rules.minimumNoticeMinutes * minute;',
          replace: 'const earliest = now;',
        },
      ],
      caughtBy: slots,
    },
    {
      id: 'slots-ignore-travel',
      breaks: 'Home visits can follow each other without time to travel',
      edits: [
        {
          file: 'libs/domain/src/slots.ts',
          find: 'const buffer = rules.bufferMinutes * minute;',
          replace: 'const buffer = 0;',
        },
      ],
      caughtBy: slots,
    },
    {
      id: 'lateness-a-moment-early',
      breaks: 'A practitioner who comes exactly 20 minutes late can be reported',
      edits: [
        {
          file: 'libs/domain/src/attendance.ts',
          find: 'booking.now > lateFrom(booking)',
          replace: 'booking.now >= lateFrom(booking)',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/attendance.test.ts' },
    },
    {
      id: 'summer-time-an-hour-off',
      breaks: 'A time that occurs twice in autumn means its second occurrence',
      edits: [
        {
          file: 'libs/domain/src/london-time.ts',
          find: 'for (const offset of [60, 0]) {',
          replace: 'for (const offset of [0, 60]) {',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/london-time.test.ts' },
    },
    {
      id: 'travel-distance-not-checked',
      breaks: 'A home beyond the practitioner’s travel distance can be booked',
      edits: [
        {
          file: `${api}/market/availability/assert-bookable.ts`,
          find: '!travelsTo(place, place.travelMiles, home)',
          replace: '!travelsTo(place, 1e4, home)',
        },
      ],
      caughtBy: { jest: `${api}/market/availability/assert-bookable.test.ts` },
    },
    {
      id: 'search-offers-booked-times',
      breaks: 'The search finds practitioners who have no free time',
      edits: [
        {
          file: `${api}/market/search/search-page.sql`,
          find: 'else b.booked',
          replace: "else '{}'",
        },
      ],
      caughtBy: found,
    },
    {
      id: 'approved-while-signing-up',
      breaks: 'A practitioner is approved before they have declared insurance or shown any work',
      edits: [
        {
          file: `${api}/back-office/people/decide-on-practitioner.ts`,
          find: 'if (approved && !isOnboarded(practitioner.onboarding_step)) {',
          replace: 'if (approved && practitioner.onboarding_step < 0) {',
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/people/practitioners.routes.test.ts`,
        only: 'still signing up',
      },
    },
    {
      id: 'search-finds-unapproved-practitioners',
      breaks: 'The search finds practitioners whom no admin has approved',
      edits: [
        {
          file: 'apps/api/migrations/0003-search.sql',
          find: 'where users.active and practitioners.approved and',
          replace: 'where users.active and',
        },
      ],
      caughtBy: found,
    },
  ],
};
