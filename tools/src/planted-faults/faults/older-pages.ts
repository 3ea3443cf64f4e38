import type { FaultArea } from '../planted-fault.ts';

const offering = 'apps/api/src/practice/offering';
const backOffice = 'apps/api/src/back-office';
const locations = 'apps/mfe-practitioner/src/features/locations';
const admin = 'apps/mfe-admin/src/features';

export const olderPages: FaultArea = {
  title: 'Pages that are older than what is saved',
  faults: [
    {
      id: 'second-base-empties-the-hours',
      breaks: 'A page that does not know of the mobile base adds it again, and its hours are gone',
      edits: [
        {
          file: `${offering}/change-places.ts`,
          find: "      throw new AppError('conflict', 'places.mobileExists');",
          replace:
            "      await trx.deleteFrom('mobile_bases').where('practitioner_id', '=', practitionerId).execute();",
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/practice/onboarding/onboarding.routes.test.ts',
        only: 'a base is added once',
      },
    },
    {
      id: 'base-added-elsewhere-stays-unseen',
      breaks: 'The page goes on showing no base, although it says that there is one',
      edits: [
        {
          file: `${locations}/queries.ts`,
          find: 'warn(error);\n      await showSaved();',
          replace: 'warn(error);',
        },
      ],
      caughtBy: { jest: `${locations}/locations-page.test.tsx`, only: 'added elsewhere meanwhile' },
    },
    {
      id: 'roads-saved-as-usual',
      breaks: 'A change of one part of how somebody travels resets the others',
      edits: [
        {
          file: `${offering}/change-travel.ts`,
          find: 'now ?? usualTravel',
          replace: 'usualTravel',
        },
      ],
      caughtBy: {
        jest: `${offering}/practice.routes.test.ts`,
        only: 'changed by parts and weekdays',
      },
    },
    {
      id: 'roads-sent-whole',
      breaks: 'A tab sends all that it knows of roads, and takes back what another one has changed',
      edits: [
        {
          file: `${locations}/travel/travel-draft.ts`,
          find: '    : names;',
          replace: '    : Object.keys(travelParts);',
        },
      ],
      caughtBy: {
        jest: `${locations}/locations-page.test.tsx`,
        only: 'changed of roads in another tab',
      },
    },
    {
      id: 'need-of-a-paper-taken-back',
      breaks: 'Of two admins who each change a need of a paper, the second takes back the first',
      edits: [
        {
          file: `${backOffice}/papers/change-kind.ts`,
          find: 'for_tick = before.for_tick, for_work = before.for_work',
          replace: 'for_tick = false, for_work = false',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/practice/papers/papers.routes.test.ts',
        only: 'two admins who each change',
      },
    },
    {
      id: 'both-needs-of-a-paper-sent',
      breaks: 'A switch for one need of a paper sends the other as it was when the page was read',
      edits: [
        {
          file: `${admin}/papers/components/kind-rules.tsx`,
          find: 'kind: changing.rule.kind,',
          replace: 'kind: changing.rule.kind,\n                for_tick: changing.rule.for_tick,',
        },
      ],
      caughtBy: { jest: `${admin}/papers/papers-page.test.tsx`, only: 'for how many it counts' },
    },
    {
      id: 'lapsed-offers-look-like-abuse',
      breaks: 'Who lets offers of a waiting list lapse is shown as somebody who holds and drops',
      edits: [
        {
          file: `${backOffice}/abuse/abuse.repository.ts`,
          find: ' and not was_offered',
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${backOffice}/abuse/abuse.routes.test.ts`,
        only: 'offers from a waiting list',
      },
    },
    {
      id: 'moved-holds-look-like-abuse',
      breaks: 'Who moved a hold four times is shown as somebody who holds and drops, a day later',
      edits: [
        {
          file: `${backOffice}/abuse/abuse.repository.ts`,
          find: "made.kind = 'held'",
          replace: 'false',
        },
      ],
      caughtBy: { jest: `${backOffice}/abuse/abuse.routes.test.ts`, only: 'times that were moved' },
    },
    {
      id: 'calendar-forgets-busy-times',
      breaks: 'After a change of calendar addresses the calendar shows no busy times from them',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/calendar-sync/queries.ts',
          find: 'setQueryData(queryKey, saved)',
          replace: 'setQueryData(queryKey, { address: saved.address, feeds: saved.feeds })',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/calendar/calendar-page.test.tsx',
        only: 'shown at once after a change',
      },
    },
    {
      id: 'tick-promised-without-papers',
      breaks: 'An approval says that the profile shows the red tick, which lacks a paper',
      edits: [
        {
          file: `${backOffice}/people/practitioners.routes.ts`,
          find: 'approved?.verified ?? false',
          replace: 'approved?.insurance ?? false',
        },
      ],
      caughtBy: {
        jest: `${backOffice}/people/practitioners.routes.test.ts`,
        only: 'before the papers that the tick needs',
      },
    },
    {
      id: 'withdrawn-value-saved-later',
      breaks: 'A value that was typed on to an invalid one is saved when the connection is back',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/autosave/use-autosave-with-status.ts',
          find: 'latest.current = null;\n      setState(IDLE);',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/profile/profile-page.test.tsx',
        only: 'became invalid meanwhile',
      },
    },
  ],
};
