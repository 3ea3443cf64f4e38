import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const modules = `${api}/modules`;
const policy = (route: string) => ({ jest: `${api}/http/policy.test.ts`, only: route });

export const access: FaultArea = {
  title: 'Access and privacy',
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
      id: 'phone-before-payment',
      breaks: 'Who has not paid reads the practitioner’s phone',
      edits: [
        {
          file: `${modules}/bookings/bookings.presenter.ts`,
          find: 'practitioner_phone: isPaid(view) ? view.practitioner_phone : null,',
          replace: 'practitioner_phone: view.practitioner_phone,',
        },
      ],
      caughtBy: { jest: `${modules}/bookings/bookings.routes.test.ts` },
    },
    {
      id: 'salon-address-before-payment',
      breaks: 'Who has not paid reads the address of the salon',
      edits: [
        {
          file: `${modules}/bookings/bookings.presenter.ts`,
          find: "(view) => view.location_type === 'mobile' || isPaid(view);",
          replace: '(view) => view.location_type !== null;',
        },
      ],
      caughtBy: { jest: `${modules}/bookings/bookings.routes.test.ts` },
    },
    {
      id: 'home-address-before-payment',
      breaks: 'A practitioner reads the home of a customer who has not paid',
      edits: [
        {
          file: `${modules}/bookings/bookings.presenter.ts`,
          find: "(view) => view.location_type === 'salon' || isPaid(view);",
          replace: '(view) => view.location_type !== null;',
        },
      ],
      caughtBy: { jest: `${modules}/bookings/bookings.routes.test.ts` },
    },
    {
      id: 'reviewer-named-in-full',
      breaks: 'A public review names its writer in full',
      edits: [
        {
          file: `${modules}/practitioners/practitioners.presenter.ts`,
          find: 'reviewer_name: reviewerName(review.reviewer_name),',
          replace: 'reviewer_name: review.reviewer_name || reviewerName(review.reviewer_name),',
        },
      ],
      caughtBy: { jest: `${modules}/practitioners/practitioners.routes.test.ts` },
    },
    {
      id: 'point-not-snapped',
      breaks: 'The grid that hides where a practitioner lives has squares of a few metres',
      edits: [
        {
          file: 'libs/domain/src/geo.ts',
          find: 'return { latCell: Math.floor(lat * 50), lonCell: Math.floor((lon * 100) / 3) };',
          replace: 'return { latCell: lat * 50 - 0.5, lonCell: (lon * 100) / 3 - 0.5 };',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/geo.test.ts' },
    },
    {
      id: 'answer-not-cut-to-the-contract',
      breaks: 'An answer leaves with fields that the contract does not name',
      edits: [
        {
          file: `${api}/http/serve.ts`,
          find: 'return v.parse(call.answer, answer);',
          replace: 'return v.is(call.answer, answer) ? answer : answer;',
        },
      ],
      caughtBy: { jest: `${api}/http/serve.test.ts` },
    },
    {
      id: 'address-in-the-log',
      breaks: 'The log keeps the address of each call, with what was searched for',
      edits: [
        {
          file: `${api}/http/request-log.ts`,
          find: '        route,\n',
          replace: '        route: request.url,\n',
        },
      ],
      caughtBy: { jest: `${api}/http/error-handler.test.ts` },
    },
    {
      id: 'row-in-the-log',
      breaks: 'The log repeats the row that the database refused',
      edits: [
        {
          file: `${api}/http/request-log.ts`,
          find: 'message: code, constraint, table, routine, stack };',
          replace:
            'message: `${code} ${error.message} ${error.detail}`, constraint, table, routine, stack };',
        },
      ],
      caughtBy: { jest: `${api}/http/error-handler.test.ts` },
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
      id: 'private-address-is-fetched',
      breaks: 'A calendar may be fetched from a private network',
      edits: [
        {
          file: `${modules}/calendar/public-address.ts`,
          find: "  ['10.0.0.0', 8],\n",
          replace: '',
        },
      ],
      caughtBy: { jest: `${modules}/calendar/public-address.test.ts` },
    },
    {
      id: 'name-that-leads-inside',
      breaks: 'A calendar’s name is not looked at when it is resolved to an inner address',
      edits: [
        {
          file: `${modules}/calendar/fetch-calendar.ts`,
          find: 'if (!addresses.every(({ address }) => isAllowed(address, allowsLoopback))) {',
          replace: 'if (addresses.length === 0) {',
        },
      ],
      caughtBy: { jest: `${modules}/calendar/fetch-calendar.test.ts` },
    },
    {
      id: 'redirect-not-looked-at',
      breaks: 'A calendar’s redirect is followed wherever it leads',
      edits: [
        {
          file: `${modules}/calendar/fetch-calendar.ts`,
          find: 'const next = calendarUrl(new URL(headers.location, url).href, limits);',
          replace: 'const next = new URL(headers.location, url);',
        },
      ],
      caughtBy: { jest: `${modules}/calendar/fetch-calendar.test.ts` },
    },
    {
      id: 'visitor-reads-the-calendar-address',
      breaks: 'An admin who is logged in as a practitioner makes their secret calendar address',
      edits: [
        {
          file: `${modules}/calendar/feeds.routes.ts`,
          find: '      refuseVisitor(user);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${modules}/impersonation/every-write.test.ts`, only: 'is refused with' },
    },
    {
      id: 'picture-bomb-is-decoded',
      breaks: 'A small file that unpacks to a huge picture is decoded',
      edits: [
        {
          file: `${modules}/files/decode.ts`,
          find: 'if (width * height <= most) return;',
          replace: 'if (width * height <= most * 1000) return;',
        },
      ],
      caughtBy: { jest: `${modules}/files/upload-bombs.test.ts` },
    },
    {
      id: 'markup-in-a-mail',
      breaks: 'A name with markup in it becomes part of a mail’s page',
      edits: [
        {
          file: `${modules}/notifications/mail-layout.ts`,
          find: 'return text.replace(/[&<>"\']/g, (sign) => entities[sign] ?? sign);',
          replace: 'return entities === null ? "" : text;',
        },
      ],
      caughtBy: { jest: `${modules}/notifications/mails.test.ts` },
    },
    {
      id: 'formula-in-a-workbook',
      breaks: 'A name that begins with = becomes a formula in an admin’s spreadsheet',
      edits: [
        {
          file: `${modules}/exports/write-workbook.ts`,
          find: 'for (const row of rows) yield columns.map(({ cell }) => cell(row));',
          replace:
            "for (const row of rows) yield columns.map(({ cell }) => { const value = cell(row); return typeof value === 'string' && value.startsWith('=') ? ({ value: 0, formula: value.slice(1) } as never) : value; });",
        },
      ],
      caughtBy: { jest: `${modules}/exports/exports.routes.test.ts` },
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
      caughtBy: { jest: 'apps/mfe-admin/src/routes.test.tsx', only: '^/admin/audit' },
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
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/routes.test.tsx',
        only: '^/practitioner/bookings',
      },
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
