import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const secondFactor = (only: string) => ({
  jest: `${api}/people/accounts/second-factor.test.ts`,
  only,
});
const adminSecondFactor = (only: string) => ({
  jest: `${api}/people/accounts/admin-second-factor.test.ts`,
  only,
});

export const secondFactors: FaultArea = {
  title: 'Second factor',
  faults: [
    {
      id: 'login-without-code',
      breaks: 'The password alone logs in to an account with a second factor',
      edits: [
        {
          file: `${api}/people/accounts/login.ts`,
          find: '    const withSecondFactor = await requireCode(trx, { config }, account.id, code);\n',
          replace: '    void requireCode;\n    const withSecondFactor = false;\n',
        },
      ],
      caughtBy: secondFactor('needs a right code besides'),
    },
    {
      id: 'second-factor-on-unconfirmed-email',
      breaks: 'Whoever registers another person’s email keeps them out for good by a second factor',
      edits: [
        {
          file: `${api}/people/accounts/second-factor.ts`,
          find: 'if (!isConfirmed) throw',
          replace: 'if (!isConfirmed && id < 0) throw',
        },
      ],
      caughtBy: secondFactor('waits for the confirmed email'),
    },
    {
      id: 'password-again-without-code',
      breaks: 'A stolen session and the password take an account with a second factor over',
      edits: [
        {
          file: `${api}/people/accounts/password-change.ts`,
          find: '    await requireCode(trx, deps, user.id, code);\n',
          replace: '    void requireCode;\n',
        },
      ],
      caughtBy: secondFactor('is asked for a code as well as the password'),
    },
    {
      id: 'admin-without-second-factor',
      breaks: 'An admin’s password alone opens the whole market',
      edits: [
        {
          file: `${api}/kernel/http/authenticate.ts`,
          find: 'if (user.lacksSecondFactor && !beforeSecondFactor) {',
          replace: 'if (user.lacksSecondFactor && beforeSecondFactor) {',
        },
      ],
      caughtBy: adminSecondFactor('without one, an admin can read'),
    },
    {
      id: 'session-of-before-gets-in',
      breaks: 'A session without a code counts because its account has a second factor',
      edits: [
        {
          file: `${api}/kernel/sessions/sessions.repository.ts`,
          find: 'and not (coalesce(behind.second_factor, sessions.second_factor) and exists (',
          replace: 'and not (true and exists (',
        },
      ],
      caughtBy: adminSecondFactor('a session of before'),
    },
    {
      id: 'own-second-factor-reset',
      breaks: 'A stolen session of an admin takes the admin’s own second factor off',
      edits: [
        {
          file: `${api}/people/accounts/second-factor-reset.ts`,
          find: 'refuseOwnMatter(admin, userId);',
          replace: 'refuseOwnMatter(admin);',
        },
      ],
      caughtBy: {
        jest: `${api}/people/accounts/second-factor-reset.test.ts`,
        only: 'is not oneself',
      },
    },
    {
      id: 'code-accepted-twice',
      breaks: 'Who reads a code over a shoulder uses it again',
      edits: [
        {
          file: `${api}/people/accounts/second-factor.ts`,
          find: 'if (step <= factor.last_step) throw',
          replace: 'if (step < 0) throw',
        },
      ],
      caughtBy: secondFactor('accepts a code once'),
    },
    {
      id: 'codes-guessed-without-limit',
      breaks: 'Who has the password tries codes until one is right',
      edits: [
        {
          file: `${api}/people/accounts/second-factor.ts`,
          find: '    perAccount: limits.failuresPerAccount,\n',
          replace: '    perAccount: 1e9,\n',
        },
      ],
      caughtBy: secondFactor('refuses guesses after ten'),
    },
    {
      id: 'start-with-a-wrong-data-key',
      breaks: 'A start accepts a DATA_KEY that what is sealed cannot be opened with',
      edits: [
        {
          file: `${api}/back-office/operations/data-key.ts`,
          find: 'if (!opens(dataKeys, context, sealed)) refuse();',
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/back-office/operations/data-key.test.ts` },
    },
    {
      id: 'disabled-admin-stays',
      breaks: 'An admin who was disabled goes on',
      edits: [
        {
          file: `${api}/people/accounts/admins.ts`,
          find: 'await takeAdminRole(trx, id);',
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/admins.test.ts` },
    },
    {
      id: 'suspended-account-logs-in',
      breaks: 'Who is suspended logs in again',
      edits: [
        {
          file: `${api}/people/accounts/sign-in.ts`,
          find: '  await refuseSuspended(trx, userId);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/suspension.test.ts` },
    },
  ],
};
