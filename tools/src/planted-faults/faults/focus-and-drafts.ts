import type { FaultArea } from '../planted-fault.ts';

export const focusAndDrafts: FaultArea = {
  title: 'Focus and typed text',
  faults: [
    {
      id: 'typed-review-lost',
      breaks: 'A review that was typed is gone after a look at another page, or a reload',
      edits: [
        {
          file: 'libs/forms/src/use-kept-draft.ts',
          find: '      if (!isSent.current) storeDraft(name, getValues());\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'libs/forms/src/use-kept-draft.test.tsx' },
    },
    {
      id: 'notes-of-another-page-overwritten',
      breaks: 'Notes that a customer saved in one tab are overwritten unseen by those of another',
      edits: [
        {
          file: 'apps/api/src/booking/bookings/own-bookings.ts',
          find: 'before !== undefined && ![before, notes].includes(view.notes)',
          replace: 'before === null',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/bookings/bookings.routes.test.ts',
        only: 'are not overwritten by who has not read them',
      },
    },
    {
      id: 'place-lost-as-content-comes-late',
      breaks: 'Who reloads in the middle of a page whose content comes late begins further up',
      edits: [
        {
          file: 'apps/shell/src/layout/use-late-scroll.ts',
          find: 'if (!fits(top)) return;',
          replace: 'return;',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/reload-scroll.spec.ts',
        project: 'desktop',
        only: 'a reload of /practitioner/services',
      },
    },
    {
      id: 'focus-lost-as-a-treatment-is-added',
      breaks: 'Whoever adds a treatment by keyboard begins again at the top of the dialog',
      edits: [
        {
          file: 'apps/mfe-booking/src/slot-dialog/components/treatments-step.tsx',
          find: "    [...row.querySelectorAll('button')].at(-1)?.focus();\n",
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/choose-slot/choose-slot-page.test.tsx',
        only: 'says how long each treatment takes',
      },
    },
    {
      id: 'focus-thrown-to-the-heading',
      breaks: 'A dialog that closes sends the focus to the top of the page instead of its button',
      edits: [
        {
          file: 'apps/shell/src/layout/use-page-focus.ts',
          find: 'one.element === other?.element && one.text === other.text',
          replace: 'one.element !== other?.element && one.text === other?.text',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/layout/use-page-focus.test.tsx',
        only: 'a new page has the focus',
      },
    },
    {
      id: 'listed-text-comes-after-the-click',
      breaks: 'A qualification that is typed is not in what the button sends that is pressed next',
      edits: [
        {
          file: 'libs/ui/src/text-list/text-list.tsx',
          find: "document.addEventListener('click', addBeforeClick, true);",
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'libs/ui/src/text-list/text-list.test.tsx',
        only: 'there for the button that is pressed next',
      },
    },
    {
      id: 'step-problem-out-of-sight',
      breaks:
        'What is wrong with a step of the wizard appears at the other end of the page, without the focus',
      edits: [
        {
          file: 'libs/ui/src/callout/callout.tsx',
          find: '=> element?.focus();',
          replace: '=> void element;',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-public/src/features/onboarding/availability-step.test.tsx',
        only: 'each location needs a working day',
      },
    },
    {
      id: 'replaced-heading-loses-the-focus',
      breaks: 'The focus is nowhere once a page that waited says that all is done',
      edits: [
        {
          file: 'apps/shell/src/layout/use-page-focus.ts',
          find: 'if (before && before.element === focused.current) focusIfLost();',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/layout/use-page-focus.test.tsx',
        only: 'passes it on',
      },
    },
    {
      id: 'lost-time-out-of-sight',
      breaks: 'That a time was taken is said at the other end of the dialog, without the focus',
      edits: [
        {
          file: 'apps/mfe-booking/src/slot-dialog/components/time-step.tsx',
          find: 'takesFocus={Boolean(slot.choice.lostTime)}',
          replace: 'takesFocus={false}',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/rebook/rebook-page.test.tsx',
        only: 'is named on the page',
      },
    },
    {
      id: 'dialog-gone-at-once-loses-the-focus',
      breaks:
        'A drawer that is closed leaves the focus nowhere, since the page under it is still inert',
      edits: [
        {
          file: 'libs/ui/src/dialog/dialog.tsx',
          find: '          <ReturnedFocus />\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'libs/ui/src/dialog/dialog.test.tsx' },
    },
    {
      id: 'dialog-twice-in-the-history',
      breaks: 'After a log-in over the dialog of times, a refusal leaves it in the history twice',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/choose-slot/choose-slot-page.tsx',
          find: '<IsOverDialog value={isOverDialog}>',
          replace: '<IsOverDialog value={false}>',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/features/create-booking/refused-booking.test.tsx' },
    },
    {
      id: 'offline-words-not-sent',
      breaks: 'What is typed offline in the checkout is not saved when the browser is online again',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/pay/use-details-form.ts',
          find: "    addEventListener('online', saveAgain);\n",
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/pay/pay-page.test.tsx',
        only: 'as soon as the browser is online again',
      },
    },
  ],
};
