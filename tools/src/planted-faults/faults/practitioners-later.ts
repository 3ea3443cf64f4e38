import type { FaultArea } from '../planted-fault.ts';

export const practitionersLater: FaultArea = {
  title: 'Practitioners: what comes later',
  faults: [
    {
      id: 'questionnaire-of-a-removed-treatment',
      breaks: 'A questionnaire about a treatment that is not offered any more can never be changed',
      edits: [
        {
          file: 'apps/api/src/practice/questionnaires/publish-questionnaire.ts',
          find: 'new Set([...own, ...(await treatmentsOf(trx, id))])',
          replace: 'new Set((void [id, treatmentsOf], own))',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/practice/questionnaires/publish-questionnaire.test.ts',
        only: 'although one of its treatments is not offered any more',
      },
    },
    {
      id: 'removed-treatment-not-shown',
      breaks:
        'What a questionnaire is asked about, and is not offered any more, is neither shown nor taken out',
      edits: [
        {
          file: 'libs/practice/src/questionnaire-editor/treatments-field.tsx',
          find: '[...treatments, ...published.filter((each) => !isOffered(each))]',
          replace: '(void published, [...treatments])',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/questionnaires/questionnaires-page.test.tsx',
        only: 'left in the questionnaire, or taken out',
      },
    },
    {
      id: 'lost-hours-put-back-here-only',
      breaks: 'Hours whose answer was lost are put back in the form, and stay on the server',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/work-hours/use-weeks.ts',
          find: 'unsure.current = changed;',
          replace: 'void changed;',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/work-hours/work-hours-page.test.tsx',
        only: 'is taken back on the server, too',
      },
    },
    {
      id: 'lost-hours-hide-another-tab',
      breaks: 'After a lost answer, hours that another tab has changed are overwritten unseen',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/work-hours/use-weeks.ts',
          find: 'arrived && awaited && isSameDay(arrived, awaited);',
          replace: 'arrived && awaited;',
        },
        {
          file: 'apps/mfe-practitioner/src/features/work-hours/use-weeks.ts',
          find: '[day, isArrived ? awaited : week[day]]',
          replace: '[day, isArrived ? arrived : (void isSameDay, week[day])]',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/work-hours/work-hours-page.test.tsx',
        only: 'what was changed elsewhere is not',
      },
    },
    {
      id: 'calendar-of-yesterday',
      breaks:
        'A calendar that stays open over midnight shows yesterday, and Today and Next lead nowhere',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/calendar/use-shown.ts',
          find: '[latest, today]);',
          replace: '[latest]);',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/calendar/use-shown.test.tsx',
        only: 'shows the new day after midnight',
      },
    },
    {
      id: 'own-visits-elsewhere-not-blocked',
      breaks:
        'A practitioner can be booked while they are a customer of another one, which their calendar says',
      edits: [
        {
          file: 'apps/api/src/practice/calendar/feeds.repository.ts',
          find: 'where id = any (${[...ids]}::bigint[]) and practitioner_id = ${practitionerId}`',
          replace: 'where id = any (${[...ids]}::bigint[]) and ${practitionerId}::bigint > 0`',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/practice/calendar/feeds.routes.test.ts',
        only: 'a visit at another practitioner',
      },
    },
    {
      id: 'reaction-again-cancels-later-visits',
      breaks:
        'A reaction that is saved again cancels, without a penalty, what was booked on a later clear test',
      edits: [
        {
          file: 'apps/api/src/booking/patch-tests/record-result.ts',
          find: "result === 'clear' || visits.result === 'reaction'",
          replace: "result === 'clear'",
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/patch-tests/record-result.test.ts',
        only: 'cancels nothing when it is saved again',
      },
    },
    {
      id: 'patch-test-note-erased-by-saving',
      breaks: 'Who opens the result of a patch test again and saves it erases the note on the skin',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/bookings/components/patch-test-dialog.tsx',
          find: "useState(booking.patch_test_for?.note ?? '')",
          replace: "useState('')",
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/bookings/bookings-page.test.tsx',
        only: 'a result that is opened again has its note',
      },
    },
    {
      id: 'patch-test-list-without-note',
      breaks: 'The practitioner does not read their own note on a patch test, and so overwrites it',
      edits: [
        {
          file: 'apps/api/src/booking/bookings/patch-test.presenter.ts',
          find: 'test && { booking_id: test.booking_id, ...presentRecord(test, keys, viewer) };',
          replace:
            "test && { booking_id: test.booking_id, ...presentRecord(test, keys, viewer), note: '' };",
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/patch-tests/record-result.test.ts',
        only: 'is read in no list by an admin who impersonates',
      },
    },
    {
      id: 'name-taken-back-here-only',
      breaks:
        'A name that was saved before another field was refused stays, although it is typed back',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/profile/components/about-form.tsx',
          find: '[...new Set([...unsure.current, ...changedFields(saved.current, next)])]',
          replace: 'changedFields(saved.current, next)',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/profile/profile-page.test.tsx',
        only: 'is taken back with it',
      },
    },
    {
      id: 'reported-no-show-promises-pay',
      breaks: 'A no-show of a booking that is reported already promises the practitioner full pay',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/bookings/components/no-show-dialog.tsx',
          find: "booking.dispute || booking.change_to_accept ? 'undecided'",
          replace: "booking.change_to_accept ? 'undecided'",
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/bookings/bookings-page.test.tsx',
        only: 'is reported promises no payment',
      },
    },
    {
      id: 'moved-patch-test-to-agree-to',
      breaks: 'Moving a patch test says that the customer has to agree, who is not asked',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/bookings/components/edit-dialog.tsx',
          find: '{!booking.patch_test_for && needsAcceptance(',
          replace: '{needsAcceptance(',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/bookings/edit-day.test.tsx',
        only: 'whose move nobody has to accept',
      },
    },
    {
      id: 'words-of-agreement-lost',
      breaks: 'What a practitioner writes who agrees with a report is kept nowhere',
      edits: [
        {
          file: 'apps/api/src/booking/disputes/report-lateness.ts',
          find: 'await saveWords(trx, id, details);',
          replace: 'void saveWords;',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/disputes/report-attendance.test.ts',
        only: 'when the practitioner does not answer, or says otherwise',
      },
    },
    {
      id: 'shorter-roads-offered-to-nobody',
      breaks: 'Times that a change of travelling frees are offered to nobody who waits',
      edits: [
        {
          file: 'apps/api/src/practice/offering/practice.routes.ts',
          find: 'await freeing(user.id, (trx) => changeTravel(',
          replace: 'await withLock(user.id, (trx) => changeTravel(',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/practice/offering/practice.routes.test.ts',
        only: 'frees times, as hours and places do',
      },
    },
  ],
};
