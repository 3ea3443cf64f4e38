import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const modules = `${api}/modules`;
const policy = (route: string) => ({ jest: `${api}/http/policy.test.ts`, only: route });

export const access: FaultArea = {
  title: 'Access',
  faults: [
    {
      id: 'stranger-reads-a-booking',
      breaks: 'Anybody who is signed in reads anybody’s booking',
      edits: [
        {
          file: `${modules}/bookings/bookings.policy.ts`,
          find: 'return booking.customer_id === userId || booking.practitioner_id === userId;',
          replace: 'return booking.customer_id === userId || userId > 0;',
        },
      ],
      caughtBy: policy('GET /booking/:id$'),
    },
    {
      id: 'role-not-checked',
      breaks: 'The server serves calls of admins to whoever is signed in',
      edits: [
        {
          file: `${api}/http/authenticate.ts`,
          find: "if (access !== 'signed-in' && !user.roles.includes(access)) {",
          replace: "if (access === 'customer' && !user.roles.includes(access)) {",
        },
      ],
      caughtBy: policy('GET /dashboard/admin/(audit|bookings)$'),
    },
    {
      id: 'admin-call-declared-open',
      breaks: 'The contract names one call of admins as one for whoever is signed in',
      edits: [
        {
          file: 'libs/api-client/src/contract/audit.ts',
          find: "access: 'admin'",
          replace: "access: 'signed-in'",
        },
      ],
      caughtBy: policy('GET /dashboard/admin/audit$'),
    },
    {
      id: 'dead-session-still-works',
      breaks: 'A session goes on after its time',
      edits: [
        {
          file: `${api}/sessions/sessions.ts`,
          find: "    .where('sessions.expires_at', '>', sql<Date>`now()`)\n",
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/sessions/sessions.test.ts` },
    },
    {
      id: 'token-kept-in-plain',
      breaks: 'The database holds session tokens as they are, not their hashes',
      edits: [
        {
          file: `${api}/sessions/token.ts`,
          find: "return createHash('sha256').update(token).digest();",
          replace: "return createHash === null ? Buffer.of() : Buffer.from(token, 'utf8');",
        },
      ],
      caughtBy: { jest: `${api}/sessions/sessions.test.ts` },
    },
    {
      id: 'password-change-keeps-sessions',
      breaks: 'Somebody else stays signed in when the owner changes the password',
      edits: [
        {
          file: `${modules}/accounts/password-change.ts`,
          find: '  await endSessions(trx, user.id, user.tokenHash);\n',
          replace: '  await Promise.resolve(endSessions);\n',
        },
      ],
      caughtBy: { jest: `${modules}/accounts/settings.test.ts` },
    },
    {
      id: 'password-reset-keeps-sessions',
      breaks: 'Somebody else stays signed in when the owner resets the password',
      edits: [
        {
          file: `${modules}/accounts/password-reset.ts`,
          find: '    await endSessions(trx, spent.userId);\n',
          replace: '    await Promise.resolve(endSessions);\n',
        },
      ],
      caughtBy: { jest: `${modules}/accounts/recovery.routes.test.ts` },
    },
    {
      id: 'guesses-not-limited',
      breaks: 'The password of an account may be guessed as often as one likes',
      edits: [
        {
          file: `${modules}/accounts/attempts.ts`,
          find: 'made.for_account >= limits.perAccount ||',
          replace: 'made.for_account < 0 ||',
        },
      ],
      caughtBy: { jest: `${modules}/accounts/attempts.test.ts` },
    },
    {
      id: 'calls-not-limited',
      breaks: 'One network may call as often as it likes',
      edits: [
        {
          file: `${api}/app.ts`,
          find: "allowList: (request) => isUnlimited(request.routeOptions.url ?? ''),",
          replace: "allowList: (request) => isUnlimited(request.routeOptions.url ?? '') || true,",
        },
      ],
      caughtBy: { jest: `${api}/app.test.ts` },
    },
    {
      id: 'another-site-may-call',
      breaks: 'Pages of any site may call the API',
      edits: [{ file: `${api}/app.ts`, find: 'origin: config.origins,', replace: 'origin: true,' }],
      caughtBy: { jest: `${api}/app.test.ts` },
    },
    {
      id: 'visitor-sets-a-password',
      breaks: 'An admin who is logged in as somebody sets their password',
      edits: [
        {
          file: `${modules}/accounts/settings.ts`,
          find: 'if (password !== undefined || email !== undefined) refuseVisitor(user);',
          replace: 'if (email !== undefined) refuseVisitor(user);',
        },
      ],
      caughtBy: { jest: `${modules}/accounts/settings.test.ts` },
    },
    {
      id: 'visitor-changes-bank-details',
      breaks: 'An admin who is logged in as a practitioner changes where they are paid',
      edits: [
        {
          file: `${modules}/practitioner-profile/profile.service.ts`,
          find: 'if (bankDetails) refuseVisitor(user);',
          replace: 'if (bankDetails === null) refuseVisitor(user);',
        },
      ],
      caughtBy: { jest: `${modules}/impersonation/every-write.test.ts`, only: 'is refused with' },
    },
    {
      id: 'visit-not-recorded',
      breaks: 'What an admin does while logged in as somebody is in no log',
      edits: [
        {
          file: `${api}/http/serve.ts`,
          find: 'user === null || user.impersonatorId === null || !isRecorded(call)',
          replace: 'user === null || user.impersonatorId === null || isRecorded(call)',
        },
      ],
      caughtBy: { jest: `${modules}/impersonation/impersonation.routes.test.ts` },
    },
    {
      id: 'admin-change-not-audited',
      breaks: 'An admin gives a discount without an entry in the audit log',
      edits: [
        {
          file: `${modules}/loyalty-schemes/customer-discount.ts`,
          find: '    await recordAudit(trx, { actor: admin, action, object, detail: { discount, before } });\n',
          replace: '    await Promise.resolve([recordAudit, admin, object]);\n',
        },
      ],
      caughtBy: {
        jest: `${modules}/audit/every-admin-write.test.ts`,
        only: 'admin-discount-for-customer',
      },
    },
    {
      id: 'way-back-to-another-site',
      breaks: 'Logging in can lead to another site',
      edits: [
        {
          file: 'libs/auth/src/target.ts',
          find: "return path.startsWith('/') && !/^\\/[/\\\\]/.test(path);",
          replace: "return path.startsWith('/');",
        },
      ],
      caughtBy: { jest: 'libs/auth/src/guards.test.ts' },
    },
    {
      id: 'admin-pages-without-a-guard',
      breaks: 'The pages of the admin area open for whoever is signed in',
      edits: [
        {
          file: 'apps/mfe-admin/src/routes.tsx',
          find: 'loader: guard(loginRequired, adminOnly),',
          replace: 'loader: guard(loginRequired),',
        },
      ],
      caughtBy: { jest: 'apps/mfe-admin/src/guards.test.ts' },
    },
    {
      id: 'practitioner-pages-without-a-guard',
      breaks: 'The dashboard of practitioners opens for customers',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/routes.tsx',
          find: 'guard(loginRequired, practitionerOnly, onboarded)',
          replace: 'guard(loginRequired, onboarded)',
        },
      ],
      caughtBy: { jest: 'apps/mfe-practitioner/src/guards.test.ts' },
    },
    {
      id: 'payment-page-for-strangers',
      breaks: 'The payment page opens without logging in',
      edits: [
        {
          file: 'apps/mfe-booking/src/routes.tsx',
          find: '(await guard(loginRequired, customerOnly)(args)) ?? loadPayableBooking(args),',
          replace: '(await guard()(args)) ?? loadPayableBooking(args),',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/routes.test.tsx' },
    },
  ],
};
