import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const erasedReviewers = (only: string) => ({
  jest: `${api}/practice/onboarding/erased-reviewers.test.ts`,
  only,
});

export const abuse: FaultArea = {
  title: 'Abuse by people who are allowed in',
  faults: [
    {
      id: 'review-before-a-no-show',
      breaks: 'Who did not come to a short visit reviews it before they can be marked as absent',
      edits: [
        {
          file: 'apps/api/src/market/reviews/leave-review.ts',
          find: 'if (!isReviewable(booking)) {',
          replace: 'if (!isReviewable({ ...booking, startsAt: new Date(0) })) {',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/market/reviews/leave-review.test.ts',
        only: 'of a short visit',
      },
    },
    {
      id: 'links-in-names',
      breaks: 'A name with a web address is repeated in mails',
      edits: [
        {
          file: 'libs/api-client/src/contract/values.ts',
          find: '    withoutLink(),\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'libs/api-client/src/contract/values.test.ts',
        only: 'is a web address',
      },
    },
    {
      id: 'invitations-die-with-the-account',
      breaks: 'Clients who review and delete their accounts make room for more invited reviews',
      edits: [
        {
          file: `${api}/practice/onboarding/personal-data.repository.ts`,
          find: "    .where('email', '=', email)\n    .where('used_at', 'is', null)\n",
          replace: "    .where('email', '=', email)\n",
        },
      ],
      caughtBy: erasedReviewers('make no room'),
    },
    {
      id: 'mailbox-of-a-former-client',
      breaks: 'A client who has deleted their account is invited to review a second time',
      edits: [
        {
          file: `${api}/practice/onboarding/erased-reviewers.ts`,
          find: 'mailboxOf(email));',
          replace: 'mailboxOf(email) + Math.random());',
        },
      ],
      caughtBy: erasedReviewers('cannot be invited again'),
    },
    {
      id: 'mailbox-in-disguise',
      breaks: 'One mailbox has any number of accounts, and reviews its own treatments',
      edits: [
        {
          file: 'libs/api-client/src/contract/values.ts',
          find: String.raw`v.regex(/^[^()<>[\]:;,"\\\u3002]*$/, 'rules.email.invalid'),`,
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'libs/api-client/src/contract/values.test.ts',
        only: 'in disguise',
      },
    },
    {
      id: 'links-with-another-dot',
      breaks: 'A name has a web address whose dots are the full stops of Chinese and Japanese',
      edits: [
        {
          file: 'libs/api-client/src/contract/values.ts',
          find: String.raw`[.\u3002\uff0e\uff61]`,
          replace: String.raw`\.`,
        },
      ],
      caughtBy: {
        jest: 'libs/api-client/src/contract/values.test.ts',
        only: 'is a web address',
      },
    },
    {
      id: 'labels-mailed-without-limit',
      breaks: 'A stranger registers labels of somebody’s mailbox, and fills it with mails',
      edits: [
        {
          file: `${api}/people/accounts/register.ts`,
          find: 'account: mailboxOf(email), address',
          replace: 'account: mailboxOf(email) && email, address',
        },
      ],
      caughtBy: {
        jest: `${api}/people/accounts/attempts.test.ts`,
        only: 'labels of one mailbox',
      },
    },
    {
      id: 'owner-locked-out',
      breaks: 'Wrong passwords of strangers keep the owner out of a browser that is known',
      edits: [
        {
          file: `${api}/people/accounts/login.ts`,
          find: 'account: own ?? email, address: own ?? network',
          replace: 'account: email, address: own === null ? network : network',
        },
      ],
      caughtBy: {
        jest: `${api}/people/accounts/known-browser.test.ts`,
        only: 'and the owner gets in',
      },
    },
    {
      id: 'shell-limited-with-visitors',
      breaks: 'Visitors use up the limit of the server of the shell, and its pages become empty',
      edits: [
        {
          file: `${api}/kernel/http/internal-call.ts`,
          find: 'return isInternalCall(request, key) && bearerOf',
          replace: 'return isInternalCall(request, `${key} `) && bearerOf',
        },
      ],
      caughtBy: { jest: `${api}/app.test.ts`, only: '600 calls of visitors' },
    },
    {
      id: 'free-bookings-earn-ratings',
      breaks: 'Reviews of bookings that cost nothing count for the rating',
      edits: [
        {
          file: 'apps/api/migrations/0069-refunded-reviews.sql',
          find: '(b.total_amount = 0 or b.status',
          replace: '(b.total_amount < 0 or b.status',
        },
      ],
      caughtBy: {
        jest: `${api}/market/reviews/leave-review.test.ts`,
        only: 'of a booking that cost nothing',
      },
    },
    {
      id: 'refunded-visits-earn-ratings',
      breaks: 'Two people agree that one was late, and keep the rating that cost neither of them',
      edits: [
        {
          file: 'apps/api/migrations/0069-refunded-reviews.sql',
          find: "'no_show_practitioner' in (old.status, new.status)",
          replace: "'no_show_customer' in (old.status, new.status)",
        },
      ],
      caughtBy: {
        jest: `${api}/market/reviews/leave-review.test.ts`,
        only: 'refunded later',
      },
    },
    {
      id: 'charged-back-visits-earn-ratings',
      breaks: 'A visit whose payment was taken back by a bank keeps its rating',
      edits: [
        {
          file: 'apps/api/migrations/0071-charged-back-visits.sql',
          find: 'after insert or update of status on chargebacks',
          replace: 'after update of status on chargebacks',
        },
      ],
      caughtBy: {
        jest: `${api}/money/payments/settle-chargeback.test.ts`,
        only: 'neither rating nor gift',
      },
    },
    {
      id: 'charged-back-visits-earn-gifts',
      breaks: 'Who has a bank take every payment back still earns gifts',
      edits: [
        {
          file: `${api}/booking/loyalty/gifts.repository.ts`,
          find: '.where(sql<boolean>`not ${isChargedBack(sql`bookings.id`)}`)',
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${api}/money/payments/settle-chargeback.test.ts`,
        only: 'neither rating nor gift',
      },
    },
    {
      id: 'production-with-the-repositorys-keys',
      breaks: 'Production starts with keys that everybody has',
      edits: [
        {
          file: `${api}/production-problems.ts`,
          find: '  value === localSecrets[',
          replace: "  value === 'x' + localSecrets[",
        },
      ],
      caughtBy: { jest: `${api}/config.test.ts`, only: 'production does not start with the' },
    },
    {
      id: 'late-refunds-unseen',
      breaks: 'Nobody sees who is refunded for late cancellations again and again',
      edits: [
        {
          file: 'apps/api/src/back-office/abuse/abuse.repository.ts',
          find: "'refunded_late', count(*)::int, '', max(e.at)\n  from bookings b",
          replace:
            "'refunded_late', count(*)::int, '', max(e.at)\n  from (select * from bookings where false) b",
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/answers/answers.routes.test.ts',
        only: 'gives a customer late cancellations back again and again',
      },
    },
  ],
};
