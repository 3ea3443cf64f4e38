import type { FaultArea } from '../planted-fault.ts';

const questions = 'apps/mfe-booking/src/features/answer-questions';
const questionForm = `${questions}/components/question-form.tsx`;
const questionPage = `${questions}/answer-questions-page.test.tsx`;
const waiting = 'apps/mfe-booking/src/waiting';
const session = 'libs/auth/src/session.ts';
const follow = 'apps/shell/src/session/follow-session.ts';
const ends = 'apps/shell/src/session/sessions-end.test.tsx';
const booking = 'apps/api/src/booking';

export const otherWindows: FaultArea = {
  title: 'What another window, day or rule has changed meanwhile',
  faults: [
    {
      id: 'newer-answers-overwritten',
      breaks: 'A form replaces answers that another window has signed since it was opened',
      edits: [
        {
          file: questionForm,
          find: 'sign.mutateAsync({ version, name, answers, replaces })',
          replace: 'sign.mutateAsync({ version, name, answers, replaces: latest })',
        },
      ],
      caughtBy: { jest: questionPage, only: 'once this window has learned of them' },
    },
    {
      id: 'newer-answers-stay-hidden',
      breaks: 'A form that was refused for newer answers goes on hiding them',
      edits: [{ file: questionForm, find: 'if (!isSignedElsewhere) return;', replace: 'return;' }],
      caughtBy: { jest: questionPage, only: 'the next change begins with them' },
    },
    {
      id: 'draft-hides-newer-answers',
      breaks: 'What was typed over an earlier signature is shown instead of the newer one',
      edits: [{ file: questionForm, find: "-${replaces ?? 'first'}", replace: '' }],
      caughtBy: { jest: questionPage, only: 'are not hidden by what was typed' },
    },
    {
      id: 'typed-text-hides-newer-answers',
      breaks: 'New questions begin with what was typed, although newer answers came with them',
      edits: [
        {
          file: `${questions}/components/one-questionnaire.tsx`,
          find: 'read && read.replaces === (signed?.id ?? null) ? read : null',
          replace: 'read ?? null',
        },
      ],
      caughtBy: { jest: questionPage, only: 'when the questions have changed too' },
    },
    {
      id: 'last-day-shown-wrongly-after-midnight',
      breaks: 'After midnight a form shows another last day than the one that it sends',
      edits: [
        {
          file: `${waiting}/wish-form.tsx`,
          find: 'chosenBefore ? [chosenBefore, ...days] : days',
          replace: 'days',
        },
      ],
      caughtBy: { jest: `${waiting}/wish-form.test.tsx`, only: 'chosen yesterday' },
    },
    {
      id: 'past-day-kept',
      breaks: 'A form that was kept asks to wait until a day that has passed',
      edits: [
        {
          file: `${waiting}/use-kept-wish.ts`,
          find: 'isToCome && { until }',
          replace: 'until && { until }',
        },
      ],
      caughtBy: { jest: `${waiting}/wish-form.test.tsx`, only: 'has passed is not kept' },
    },
    {
      id: 'stored-photo-not-shown',
      breaks: 'A photo whose answer was lost is on the profile, and not in the list',
      edits: [
        {
          file: 'libs/practice/src/work-images.ts',
          find: '        await queryClient.invalidateQueries({ queryKey });\n        throw error;',
          replace: '        throw error;',
        },
      ],
      caughtBy: { jest: 'libs/practice/src/work-images.test.tsx' },
    },
    {
      id: 'late-deletion-logs-out-the-next',
      breaks: 'A tab that hears late of a deletion logs out who has registered since',
      edits: [{ file: session, find: '  if (isOthers) {', replace: '  if (isOthers && false) {' }],
      caughtBy: {
        jest: 'libs/auth/src/session.test.ts',
        only: 'does not log out who has logged in since',
      },
    },
    {
      id: 'day-without-use-is-a-log-out',
      breaks: 'Whoever comes back after a day has lost what they typed, as if they had logged out',
      edits: [
        {
          file: session,
          find: 'else if (isExpired(stored, now)) loseSession();',
          replace: 'else if (isExpired(stored, now)) signOut();',
        },
      ],
      caughtBy: { jest: 'libs/auth/src/session.test.ts', only: 'expires a day after its last use' },
    },
    {
      id: 'own-session-survives-a-log-out',
      breaks: 'An admin who logs out once an impersonation has ended stays logged in on the server',
      edits: [{ file: follow, find: ' || pathname === siteMap.logout', replace: '' }],
      caughtBy: { jest: ends, only: 'logging out' },
    },
    {
      id: 'drafts-lost-with-a-session',
      breaks: 'Who logs in again after a lost session finds nothing of what they typed',
      edits: [
        { file: follow, find: 'if (!isSameOwner(session, before)) {', replace: 'if (true) {' },
      ],
      caughtBy: { jest: ends, only: 'for the same person' },
    },
    {
      id: 'kept-page-without-its-dialog',
      breaks: 'A page whose session has ended is hidden, without a dialog to log in again',
      edits: [
        {
          file: 'apps/shell/src/features/account/auth-dialog.tsx',
          find: ' && !isPageKept) dismissAuthDialog();',
          replace: ') dismissAuthDialog();',
        },
      ],
      caughtBy: { jest: ends, only: 'whose guard has let them' },
    },
    {
      id: 'later-rule-forbids-moves',
      breaks: 'A patch test that was asked for later forbids every move of what was booked before',
      edits: [
        {
          file: `${booking}/patch-tests/time-between.ts`,
          find: '({ subServiceId }) => !neededNow.some((rule) => rule.subServiceId === subServiceId),',
          replace: '() => neededNow,',
        },
      ],
      caughtBy: {
        jest: `${booking}/patch-tests/book-with-patch-test.test.ts`,
        only: 'needed a test still moves',
      },
    },
    {
      id: 'buffer-drops-a-hold-at-a-salon',
      breaks: 'A second visit to a salon drops the hold of the one beside it',
      edits: [
        {
          file: `${booking}/checkout/ending-holds.repository.ts`,
          find: '${home !== null} and not exists',
          replace: 'not exists',
        },
      ],
      caughtBy: {
        jest: `${booking}/checkout/create-booking.test.ts`,
        only: 'within the market’s buffer',
      },
    },
    {
      id: 'waits-for-ever-without-a-test',
      breaks: 'Who needs a patch test first waits for times that nobody ever offers them',
      edits: [
        {
          file: `${booking}/waiting-list/join-list.ts`,
          find: '    await requireTested(trx, entry);\n    if (await waitsForThis',
          replace: '    if (await waitsForThis',
        },
      ],
      caughtBy: {
        jest: `${booking}/waiting-list/free-treatments.test.ts`,
        only: 'needs a patch test first',
      },
    },
  ],
};
