import type { FaultArea } from '../planted-fault.ts';

const remote = 'apps/mfe-practitioner/src';
const locations = `${remote}/features/locations`;
const locationsTest = `${locations}/locations-page.test.tsx`;

export const practitionerForms: FaultArea = {
  title: 'What practitioners type and change',
  faults: [
    {
      id: 'place-sends-unchanged-parts',
      breaks: 'Whoever changes an address brings back the call-out charge of before another tab',
      edits: [
        {
          file: `${locations}/components/mobile-section.tsx`,
          find: 'mobile: onlyParts(mobileChange(changed), names)',
          replace: 'mobile: (names, mobileChange(changed))',
        },
      ],
      caughtBy: { jest: locationsTest, only: 'nothing that was changed in another tab' },
    },
    {
      id: 'place-keeps-showing-old-parts',
      breaks: 'A saved place still shows the charge of before another tab changed it',
      edits: [
        {
          file: `${locations}/use-saved-parts.ts`,
          find: 'return withParts(parts, touched, stored, now);',
          replace: 'return withParts(parts, touched, now, now);',
        },
      ],
      caughtBy: { jest: locationsTest, only: 'nothing that was changed in another tab' },
    },
    {
      id: 'unsent-change-stays-unsent',
      breaks: 'What was typed offline is not saved when the connection is back',
      edits: [
        {
          file: `${remote}/autosave/use-autosave-with-status.ts`,
          find: "addEventListener('online', sendAgain);",
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${remote}/features/profile/profile-page.test.tsx`,
        only: 'saved when the connection is back',
      },
    },
    {
      id: 'logged-out-change-stays-unsent',
      breaks: 'What was typed as the session had ended is not saved after the log-in',
      edits: [
        {
          file: `${remote}/autosave/use-autosave-with-status.ts`,
          find: "if (status === 401) return 'loggedOut';",
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${remote}/features/profile/profile-page.test.tsx`,
        only: 'saved by itself after the log-in',
      },
    },
    {
      id: 'another-user-sends-the-change',
      breaks: 'Whoever logs in on a page saves what somebody else had typed there',
      edits: [
        {
          file: `${remote}/autosave/use-autosave-with-status.ts`,
          find: 'if (user && user.user_id === latest.current?.by) resend();',
          replace: 'if (user) resend();',
        },
      ],
      caughtBy: {
        jest: `${remote}/features/profile/profile-page.test.tsx`,
        only: 'whoever else logs in',
      },
    },
    {
      id: 'typed-price-thrown-away',
      breaks: 'A price that is not saved is lost when another treatment is opened',
      edits: [
        {
          file: `${remote}/features/services/use-offer-drafts.ts`,
          find: 'draftOf: (treatment: Treatment) => drafts.get(treatment.id) ?? savedFor(treatment)',
          replace: 'draftOf: (treatment: Treatment) => savedFor(treatment)',
        },
      ],
      caughtBy: {
        jest: `${remote}/features/services/services-page.test.tsx`,
        only: 'stays while another treatment is open',
      },
    },
    {
      id: 'wizard-step-of-another-tab-stuck',
      breaks: 'A step of the wizard that another tab has saved has no way on',
      edits: [
        {
          file: 'apps/mfe-public/src/features/onboarding/use-save-step.ts',
          find: '      advance(progress.onboarding_step, userId);\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-public/src/features/onboarding/services-step.test.tsx',
        only: 'saved in another tab leads to the next one',
      },
    },
    {
      id: 'evening-hours-cut-off',
      breaks: 'The calendar ends at 19:00 for somebody who works until midnight',
      edits: [
        {
          file: `${remote}/features/calendar/calendar-page.tsx`,
          find: 'workHours={workHours.data}',
          replace: 'workHours={undefined}',
        },
      ],
      caughtBy: {
        jest: `${remote}/features/calendar/calendar-page.test.tsx`,
        only: 'evening hours are shown',
      },
    },
    {
      id: 'breaks-look-bookable',
      breaks: 'The calendar of a practitioner shows a break like time that can be booked',
      edits: [
        {
          file: `${remote}/features/calendar/work-hours.ts`,
          find: 'Array.isArray(breaks) ? breaks.map(inMinutes) : []',
          replace: '[]',
        },
      ],
      caughtBy: {
        jest: `${remote}/features/calendar/calendar-page.test.tsx`,
        only: 'the times of a week are shaded',
      },
    },
    {
      id: 'planned-counts-as-earned',
      breaks: 'Earnings say nothing of what is booked, and count it as earned',
      edits: [
        {
          file: `${remote}/features/earnings/planned-of.ts`,
          find: 'new Date(date) > now',
          replace: 'new Date(date) < now',
        },
      ],
      caughtBy: {
        jest: `${remote}/features/earnings/earnings-page.test.tsx`,
        only: 'has not taken place, is told from what is earned',
      },
    },
  ],
};
