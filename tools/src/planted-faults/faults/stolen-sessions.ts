import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const takeover = (only: string) => ({ jest: `${api}/people/accounts/takeover.test.ts`, only });
const formerEmail = (only: string) => ({
  jest: `${api}/people/accounts/former-email.test.ts`,
  only,
});

export const stolenSessions: FaultArea = {
  title: 'Stolen sessions',
  faults: [
    {
      id: 'tax-details-read-by-thief',
      breaks:
        'A stolen session reads name, address and birthday that were given for the tax authority',
      edits: [
        {
          file: 'libs/api-client/src/contract/tax-details.ts',
          find: "tax-details/given',\n  access: 'practitioner',\n  recentLogin: 'always',\n",
          replace: "tax-details/given',\n  access: 'practitioner',\n",
        },
      ],
      caughtBy: takeover('given tax details cannot be changed or read without it'),
    },
    {
      id: 'tax-details-beside-standing',
      breaks: 'The call of the dashboard, which asks for no password, has the tax details too',
      edits: [
        {
          file: `${api}/money/tax-details/tax-details.routes.ts`,
          find: 'readTaxStanding(deps.db, user.id)',
          replace: '(void readTaxStanding, readOwnTaxDetails(deps, user.id))',
        },
      ],
      caughtBy: takeover('given tax details cannot be changed or read without it'),
    },
    {
      id: 'papers-read-by-thief',
      breaks: 'A stolen session reads the passport of its owner',
      edits: [
        {
          file: 'libs/api-client/src/contract/papers.ts',
          find: "  recentLogin: 'always',\n",
          replace: '',
        },
      ],
      caughtBy: takeover('no paper is read without it'),
    },
    {
      id: 'own-data-read-by-thief',
      breaks: 'A stolen session downloads everything that is stored about its owner',
      edits: [
        {
          file: 'libs/api-client/src/contract/own-data.ts',
          find: "data',\n  access: 'signed-in',\n  recentLogin: 'always',\n",
          replace: "data',\n  access: 'signed-in',\n",
        },
      ],
      caughtBy: takeover('the download of all data cannot be changed or read without it'),
    },
    {
      id: 'link-in-flight-works',
      breaks: 'A link that is being mailed works after the owner has shut the thief out',
      edits: [
        {
          file: `${api}/notifications/account-links.ts`,
          find: 'if (token !== null && (await isDropped(db, mail.id))) {',
          replace: 'if (token !== null && (await isDropped(db, -mail.id))) {',
        },
      ],
      caughtBy: formerEmail('a link that is being mailed while its change ends'),
    },
    {
      id: 'earlier-email-links-work',
      breaks: 'Of changes of the email that are asked for at once, several links work',
      edits: [
        {
          file: `${api}/people/accounts/email-change.ts`,
          find: 'findSettings(trx, userId);\n  await endEmailChanges(trx, events, userId);\n',
          replace: 'findSettings(trx, userId);\n',
        },
      ],
      caughtBy: formerEmail('of changes that are asked for at once'),
    },
    {
      id: 'calendar-url-outlives-password',
      breaks:
        'A thief who has read the secret URL of a calendar reads it after the new password, too',
      edits: [
        {
          file: `${api}/practice/calendar/subscribe.ts`,
          find: 'await revokeOwnCalendarUrl(trx, userId)',
          replace: '(void revokeOwnCalendarUrl, false)',
        },
      ],
      caughtBy: formerEmail('is ended by a reset password, and the owner is told'),
    },
    {
      id: 'calendar-url-made-by-ended-session',
      breaks: 'A session that is being ended leaves a secret URL of the calendar behind',
      edits: [
        {
          file: `${api}/practice/calendar/own-calendar-url.ts`,
          find: 'if (!(await keepSession(trx, tokenHash))) {',
          replace: 'if (!(await keepSession(trx, tokenHash)) && practitionerId < 0) {',
        },
      ],
      caughtBy: formerEmail('is not made by a session that ends meanwhile'),
    },
    {
      id: 'changed-bank-details-paid-at-once',
      breaks: 'Payouts go to changed bank details at once',
      edits: [
        {
          file: `${api}/practice/profile/bank-details.repository.ts`,
          find: '        ...wait,\n',
          replace: '',
        },
      ],
      caughtBy: takeover('are paid to after 48 hours'),
    },
    {
      id: 'first-bank-details-paid-at-once',
      breaks: 'A thief who finds earnings and no bank details gives their own and is paid at once',
      edits: [
        {
          file: `${api}/practice/profile/bank-details.ts`,
          find: "(kind === 'first' && (await hasEarned(db, practitionerId)))",
          replace: "(kind === 'first' && (await hasEarned(db, -1)))",
        },
      ],
      caughtBy: takeover('wait, too, when they are the first'),
    },
    {
      id: 'left-account-paid-at-once',
      breaks: 'A thief who changes the bank details and closes the account is paid at once',
      edits: [
        {
          file: `${api}/money/payouts/index.ts`,
          find: 'await keepPayableFrom(trx, user.id);',
          replace: 'await keepPayableFrom(trx, -user.id);',
        },
      ],
      caughtBy: {
        jest: `${api}/money/payouts/payouts.test.ts`,
        only: 'are not paid to earlier when the account is closed',
      },
    },
    {
      id: 'payouts-do-not-wait',
      breaks: 'Payouts to changed bank details do not wait for their 48 hours',
      edits: [
        {
          file: `${api}/money/payouts/settle-payout.ts`,
          find: '  if (payable !== null && payable > booking.now) return lookAt(payable);\n',
          replace: '  void payable;\n',
        },
      ],
      caughtBy: {
        jest: `${api}/money/payouts/payouts.test.ts`,
        only: 'that are changed are paid to after their wait',
      },
    },
    {
      id: 'wait-not-shown',
      breaks: 'Earnings say that a payout is on its way that waits for new bank details',
      edits: [
        {
          file: `${api}/money/payouts/earnings.presenter.ts`,
          find: 'return payableFrom !== null && payableFrom > due ? payableFrom : due;',
          replace: 'return payableFrom !== null && payableFrom < due ? payableFrom : due;',
        },
      ],
      caughtBy: {
        jest: `${api}/money/payouts/earnings.test.ts`,
        only: 'a payout shows what it is waiting for',
      },
    },
  ],
};
