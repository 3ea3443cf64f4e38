import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';

export const impersonationFaults: FaultArea = {
  title: 'Impersonation',
  faults: [
    {
      id: 'impersonator-sets-a-password',
      breaks: 'An admin who is logged in as a user can set the user’s password',
      edits: [
        {
          file: `${api}/people/accounts/settings.ts`,
          find: 'if (password !== undefined || email !== undefined) refuseImpersonator(user);',
          replace: 'if (email !== undefined) refuseImpersonator(user);',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/settings.test.ts` },
    },
    {
      id: 'impersonator-changes-bank-details',
      breaks: 'An admin who is logged in as a practitioner can change the bank details',
      edits: [
        {
          file: `${api}/practice/profile/change-profile.ts`,
          find: 'if (bankDetails) refuseImpersonator(user);',
          replace: 'if (bankDetails === null) refuseImpersonator(user);',
        },
      ],
      caughtBy: {
        jest: `${api}/people/impersonation/every-write.test.ts`,
        only: 'is refused with',
      },
    },
    {
      id: 'impersonator-reads-sessions',
      breaks: 'An admin who is logged in as a user reads where else the user is logged in',
      edits: [
        {
          file: `${api}/people/accounts/own-sessions.routes.ts`,
          find: 'refuseImpersonator(user);\n\n    return (await',
          replace: 'return (await',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/own-sessions.test.ts` },
    },
    {
      id: 'impersonation-not-recorded',
      breaks: 'What an admin does while logged in as a user is not in the audit log',
      edits: [
        {
          file: `${api}/kernel/http/serve.ts`,
          find: 'user === null || user.impersonatorId === null || !isAudited(call)',
          replace: 'user === null || user.impersonatorId === null || isAudited(call)',
        },
      ],
      caughtBy: { jest: `${api}/people/impersonation/impersonation.routes.test.ts` },
    },
  ],
};
