import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const takeover = (only: string) => ({ jest: `${api}/people/accounts/takeover.test.ts`, only });
const formerEmail = (only: string) => ({
  jest: `${api}/people/accounts/former-email.test.ts`,
  only,
});
const unconfirmedEmail = (only: string) => ({
  jest: `${api}/back-office/own-data/unconfirmed-email.test.ts`,
  only,
});

export const takeovers: FaultArea = {
  title: 'Takeover of accounts',
  faults: [
    {
      id: 'password-not-asked-again',
      breaks: 'A stolen session changes email and bank details, and deletes the account',
      edits: [
        {
          file: `${api}/kernel/http/serve.ts`,
          find: '      requireRecentLogin(call, user, body);\n',
          replace: '',
        },
      ],
      caughtBy: takeover('the email cannot be changed or read without it'),
    },
    {
      id: 'thief-stays-after-undo',
      breaks: 'Who stole an account stays logged in after the owner has taken it back',
      edits: [
        {
          file: `${api}/people/accounts/email-change.ts`,
          find: '    await endSessions(trx, userId);\n',
          replace: '',
        },
      ],
      caughtBy: takeover('is told when the change is asked for'),
    },
    {
      id: 'former-email-taken',
      breaks:
        'Somebody registers with the email that an owner wants to take back, and blocks them for good',
      edits: [
        {
          file: `${api}/people/accounts/accounts.repository.ts`,
          find: '  if (await isEmailReserved(trx, user.email, null)) return undefined;\n',
          replace: '',
        },
      ],
      caughtBy: formerEmail('is kept for the owner'),
    },
    {
      id: 'email-change-outlives-password',
      breaks: 'A thief confirms their email after the owner has chosen a new password',
      edits: [
        {
          file: `${api}/people/accounts/password-reset.ts`,
          find: '    await endAccessOfOthers(trx, events, spent.userId);\n',
          replace: '',
        },
      ],
      caughtBy: formerEmail('not confirmed yet is ended by a reset password'),
    },
    {
      id: 'failed-mail-outlives-change',
      breaks:
        'A mail that failed and is tried again gives the account to an email whose change has ended',
      edits: [
        {
          file: `${api}/notifications/mail-outbox.repository.ts`,
          find: "    .where('dropped_at', 'is', null)\n    .where('to_address'",
          replace:
            "    .where('dropped_at', 'is', null)\n    .where('failed_at', 'is', null)\n    .where('to_address'",
        },
      ],
      caughtBy: formerEmail('brings no change'),
    },
    {
      id: 'own-mail-outlives-change',
      breaks: 'A mail to the email that an account has left gives the account back to it',
      edits: [
        {
          file: `${api}/notifications/queue-mail.ts`,
          find: "['confirm_email', 'confirm_own_email']",
          replace: "['confirm_email']",
        },
      ],
      caughtBy: formerEmail('does not give the account'),
    },
    {
      id: 'link-to-typed-email',
      breaks: 'A link for a new password goes to an email that only looks like the account’s',
      edits: [
        {
          file: `${api}/notifications/account-links.ts`,
          find: 'mail.toUserId === null ? to.email : (mail.toEmail ?? to.email)',
          replace: 'mail.toEmail ?? to.email',
        },
      ],
      caughtBy: formerEmail('a link goes to the email as the account has it'),
    },
    {
      id: 'thief-undoes-the-undo',
      breaks: 'The link of the thief’s own change kills the link of the owner',
      edits: [
        {
          file: `${api}/people/accounts/email-change.ts`,
          find: "'undo_email', createdAt);",
          replace: "'undo_email');",
        },
      ],
      caughtBy: takeover('still can when the thief'),
    },
    {
      id: 'unconfirmed-email-reads',
      breaks: 'Who registers with the email of somebody else downloads what they wrote to us',
      edits: [
        {
          file: `${api}/back-office/own-data/own-data.repository.ts`,
          find: ' where id = ${id} and email_confirmed_at is not null)',
          replace: ' where id = ${id})',
        },
      ],
      caughtBy: unconfirmedEmail('does not read'),
    },
    {
      id: 'unconfirmed-email-erases',
      breaks: 'Who registers with the email of somebody else erases their messages and invitations',
      edits: [
        {
          file: `${api}/people/accounts/delete-account.ts`,
          find: 'const own = isConfirmed ? email : null;',
          replace: 'const own = isConfirmed ? email : email;',
        },
      ],
      caughtBy: unconfirmedEmail('erases nothing'),
    },
    {
      id: 'own-mailbox-reviews',
      breaks: 'A practitioner invites a label of their own mailbox to review them',
      edits: [
        {
          file: 'libs/domain/src/mailbox.ts',
          find: "const [name = ''] = lower.slice(0, at).split('+');",
          replace: 'const name = lower.slice(0, at);',
        },
      ],
      caughtBy: {
        jest: `${api}/practice/onboarding/reviewers.routes.test.ts`,
        only: 'nobody can review themselves',
      },
    },
    {
      id: 'words-of-strangers-mailed',
      breaks: 'A registration mails its name to an address that is not the person’s',
      edits: [
        {
          file: `${api}/notifications/mail-outbox.repository.ts`,
          find: 'case when email_confirmed_at is not null or practitioners.approved',
          replace: 'case when true',
        },
        {
          file: `${api}/notifications/mails/registration.ts`,
          find: '    heading: welcome,',
          replace: '    heading: `${welcome}, ${to.firstName}`,',
        },
      ],
      caughtBy: { jest: `${api}/notifications/mails.test.ts`, only: 'has no words of the person' },
    },
    {
      id: 'links-end-before-their-limit',
      breaks: 'A stranger who asks for links keeps the owner from one that works',
      edits: [
        {
          file: `${api}/people/accounts/password-reset.ts`,
          find: '      minutes: passwordLinkMinutes,\n',
          replace: '      minutes: 2 * passwordLinkMinutes,\n',
        },
      ],
      caughtBy: {
        jest: `${api}/people/accounts/recovery.routes.test.ts`,
        only: 'keeps nobody out for longer',
      },
    },
    {
      id: 'attempts-die-with-the-account',
      breaks: 'Deleting an account and registering again gives new attempts',
      edits: [
        {
          file: `${api}/people/accounts/attempts.repository.ts`,
          find: "createHash('sha256').update(account.toLowerCase())",
          replace: "createHash('sha256').update(account.toLowerCase() + Math.random())",
        },
      ],
      caughtBy: {
        jest: `${api}/people/accounts/attempts.test.ts`,
        only: 'deleting the account and registering again',
      },
    },
    {
      id: 'password-of-a-thief-works-on',
      breaks: 'Who stole an account logs in again after the owner has taken it back',
      edits: [
        {
          file: `${api}/people/accounts/email-change.ts`,
          find: '    await savePassword(trx, userId, unusablePassword);\n',
          replace: '',
        },
      ],
      caughtBy: takeover('is told when the change is asked for'),
    },
    {
      id: 'two-passwords-set-at-once',
      breaks: 'Of two changes of a password at once both succeed, and only one password works',
      edits: [
        {
          file: `${api}/people/accounts/accounts.repository.ts`,
          find: "    .where('password_hash', '=', from)\n",
          replace: "    .where('password_hash', '<>', '')\n",
        },
      ],
      caughtBy: {
        jest: `${api}/people/accounts/settings.test.ts`,
        only: 'of two at once',
      },
    },
    {
      id: 'own-email-taken-for-a-new-one',
      breaks: 'Who enters their present email as a new one reads that it is saved',
      edits: [
        {
          file: 'apps/api/src/people/accounts/settings.ts',
          find: '  if (keepsEmail && (await findPendingEmail(deps.db, user.id)) === null) throw emailIsOwn();\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/api/src/people/accounts/settings.test.ts' },
    },
  ],
};
