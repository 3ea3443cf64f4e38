import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const policy = (route: string) => ({ jest: `${api}/kernel/http/policy.test.ts`, only: route });

export const access: FaultArea = {
  title: 'Access',
  faults: [
    {
      id: 'stranger-reads-a-booking',
      breaks: 'Everybody who is signed in can read every booking',
      edits: [
        {
          file: 'libs/api-client/src/contract/bookings.ts',
          find: "  owner: { of: 'booking', by: 'party' },\n",
          replace: '',
        },
      ],
      caughtBy: policy('permissions.md'),
    },
    {
      id: 'owner-not-checked',
      breaks: 'A declared owner is not looked up: everybody may use the objects of others',
      edits: [
        {
          file: `${api}/kernel/http/ownership.ts`,
          find: '  if (ids.length === 0) return;',
          replace: '  if (ids.length >= 0) return;',
        },
      ],
      caughtBy: policy('(GET|PUT|POST) /booking/:id'),
    },
    {
      id: 'role-not-checked',
      breaks: 'Everybody who is signed in can make admin calls',
      edits: [
        {
          file: `${api}/kernel/http/authenticate.ts`,
          find: "access !== 'public' && !user.roles.includes(access)",
          replace: "access === 'customer' && !user.roles.includes(access)",
        },
      ],
      caughtBy: policy('GET /dashboard/admin/(audit|bookings)$'),
    },
    {
      id: 'admin-call-declared-open',
      breaks: 'The contract allows an admin call for everybody who is signed in',
      edits: [
        {
          file: 'libs/api-client/src/contract/audit.ts',
          find: "access: 'admin'",
          replace: "access: 'signed-in'",
        },
      ],
      caughtBy: policy('permissions.md'),
    },
    {
      id: 'expired-session-still-works',
      breaks: 'A session can be used after it has expired',
      edits: [
        {
          file: `${api}/kernel/sessions/sessions.repository.ts`,
          find: "    .where('sessions.expires_at', '>', sql<Date>`now()`)\n",
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/kernel/sessions/sessions.test.ts` },
    },
    {
      id: 'token-stored-in-plain-text',
      breaks: 'The database stores session tokens in plain text, not as hashes',
      edits: [
        {
          file: `${api}/kernel/sessions/token.ts`,
          find: "return createHash('sha256').update(token).digest();",
          replace: "return createHash === null ? Buffer.of() : Buffer.from(token, 'utf8');",
        },
      ],
      caughtBy: { jest: `${api}/kernel/sessions/sessions.test.ts` },
    },
    {
      id: 'password-change-keeps-sessions',
      breaks: 'Other sessions stay signed in when the password is changed',
      edits: [
        {
          file: `${api}/people/accounts/password-change.ts`,
          find: '  await endSessions(trx, user.id, user.tokenHash);\n',
          replace: '  await Promise.resolve(endSessions);\n',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/settings.test.ts` },
    },
    {
      id: 'password-reset-keeps-sessions',
      breaks: 'Other sessions stay signed in when the password is reset',
      edits: [
        {
          file: `${api}/people/accounts/password-reset.ts`,
          find: '    await endSessions(trx, spent.userId);\n',
          replace: '    await Promise.resolve(endSessions);\n',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/recovery.routes.test.ts` },
    },
    {
      id: 'guesses-not-limited',
      breaks: 'The number of wrong passwords for an account is not limited',
      edits: [
        {
          file: `${api}/people/accounts/attempts.ts`,
          find: 'made.for_account >= limits.perAccount ||',
          replace: 'made.for_account < 0 ||',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/attempts.test.ts` },
    },
    {
      id: 'limit-of-one-process',
      breaks: 'Each process of the API has a general limit of its own',
      edits: [
        {
          file: 'apps/api/src/kernel/call-limit/call-limit.ts',
          find: 'const granted = count - Math.max(0, taken - max);',
          replace: 'const granted = count;',
        },
      ],
      caughtBy: { jest: 'apps/api/src/kernel/call-limit/call-limit.test.ts' },
    },
    {
      id: 'requests-not-limited',
      breaks: 'The number of requests from one network is not limited',
      edits: [
        {
          file: `${api}/app.ts`,
          find: "isUnlimited(request.routeOptions.url ?? '') ||",
          replace: "true || isUnlimited(request.routeOptions.url ?? '') ||",
        },
      ],
      caughtBy: { jest: `${api}/app.test.ts` },
    },
    {
      id: 'refused-calls-not-limited',
      breaks:
        'Calls with a wrong token are refused without counting, so tokens are tried without end',
      edits: [
        {
          file: `${api}/app.ts`,
          find: "  app.addHook('onRequest', app.rateLimit());\n",
          replace: "  app.addHook('preHandler', app.rateLimit());\n",
        },
      ],
      caughtBy: { jest: `${api}/app.test.ts` },
    },
    {
      id: 'invented-tokens-have-own-limits',
      breaks:
        'Each invented token that passes through the server of the shell has a limit of its own',
      edits: [
        {
          file: `${api}/kernel/http/internal-call.ts`,
          find: '  if (!(await findSession(db, token))) return UNKNOWN_SESSIONS;\n',
          replace: '  await findSession(db, token).then(() => UNKNOWN_SESSIONS);\n',
        },
      ],
      caughtBy: { jest: `${api}/app.test.ts` },
    },
    {
      id: 'common-passwords-accepted',
      breaks: 'Somebody registers with a password that many people have',
      edits: [
        {
          file: `${api}/people/accounts/new-password.ts`,
          find: '(await common).has(password)',
          replace: '(await common).has(`${password} `)',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/accounts.routes.test.ts` },
    },
    {
      id: 'any-internal-key-counts',
      breaks: 'Every caller with some key is taken for the server of the shell, and not limited',
      edits: [
        {
          file: `${api}/kernel/http/internal-call.ts`,
          find: "typeof given === 'string' && timingSafeEqual(digest(given), digest(key))",
          replace: "typeof given === 'string' && key !== ''",
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
      id: 'admin-change-not-audited',
      breaks: 'An admin gives a discount without an entry in the audit log',
      edits: [
        {
          file: `${api}/back-office/loyalty-schemes/customer-discount.ts`,
          find: '    await recordAudit(trx, { actor: admin, action, object, detail: { discount, before } });\n',
          replace: '    await Promise.resolve([recordAudit, admin, object]);\n',
        },
      ],
      caughtBy: {
        jest: `${api}/people/audit/every-admin-write.test.ts`,
        only: 'admin-discount-for-customer',
      },
    },
    {
      id: 'own-dispute-settled',
      breaks: 'An admin settles the dispute about their own booking, for themselves',
      edits: [
        {
          file: `${api}/booking/disputes/admin-disputes.routes.ts`,
          find: 'refuseOwnMatter(admin, booking.customer_id, booking.practitioner_id);',
          replace: 'refuseOwnMatter(admin);',
        },
      ],
      caughtBy: {
        jest: `${api}/people/audit/every-admin-write.test.ts`,
        only: 'disputes/:id/settle is refused',
      },
    },
  ],
};
