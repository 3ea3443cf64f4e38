import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';

export const privacy: FaultArea = {
  title: 'Privacy and hostile input',
  faults: [
    {
      id: 'phone-before-payment',
      breaks: 'A customer who has not paid can read the practitioner’s phone number',
      edits: [
        {
          file: `${api}/booking/bookings/bookings.presenter.ts`,
          find: 'practitioner_phone: isPaid(view) ? view.practitioner_phone : null,',
          replace: 'practitioner_phone: view.practitioner_phone,',
        },
      ],
      caughtBy: { jest: `${api}/booking/bookings/bookings.routes.test.ts` },
    },
    {
      id: 'salon-address-before-payment',
      breaks: 'A customer who has not paid can read the salon’s address',
      edits: [
        {
          file: `${api}/booking/bookings/bookings.presenter.ts`,
          find: "(view) => view.location_type === 'mobile' || isPaid(view);",
          replace: '(view) => view.location_type !== null;',
        },
      ],
      caughtBy: { jest: `${api}/booking/bookings/bookings.routes.test.ts` },
    },
    {
      id: 'home-address-before-payment',
      breaks: 'A practitioner can read the home address of a customer who has not paid',
      edits: [
        {
          file: `${api}/booking/bookings/bookings.presenter.ts`,
          find: "(view) => view.location_type === 'salon' || isPaid(view);",
          replace: '(view) => view.location_type !== null;',
        },
      ],
      caughtBy: { jest: `${api}/booking/bookings/bookings.routes.test.ts` },
    },
    {
      id: 'reviewer-named-in-full',
      breaks: 'A public review shows the full name of its author',
      edits: [
        {
          file: `${api}/market/profiles/practitioners.presenter.ts`,
          find: 'reviewer_name: reviewerName(review.reviewer_name),',
          replace: 'reviewer_name: review.reviewer_name || reviewerName(review.reviewer_name),',
        },
      ],
      caughtBy: { jest: `${api}/market/profiles/practitioners.routes.test.ts` },
    },
    {
      id: 'point-not-snapped',
      breaks: 'The grid that hides where practitioners live has squares of a few metres',
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
      id: 'response-not-cut-to-the-contract',
      breaks: 'A response has fields that the contract does not name',
      edits: [
        {
          file: `${api}/kernel/http/serve.ts`,
          find: 'return v.parse(call.response, worded(result, request));',
          replace: 'return v.is(call.response, result) ? result : worded(result, request);',
        },
      ],
      caughtBy: { jest: `${api}/kernel/http/serve.test.ts` },
    },
    {
      id: 'url-in-the-log',
      breaks: 'The log has the URL of each request, with its search terms',
      edits: [
        {
          file: `${api}/kernel/http/request-log.ts`,
          find: '        route,\n',
          replace: '        route: request.url,\n',
        },
      ],
      caughtBy: { jest: `${api}/kernel/http/error-handler.test.ts` },
    },
    {
      id: 'row-in-the-log',
      breaks: 'The log has the values of a row that the database refused',
      edits: [
        {
          file: `${api}/kernel/http/request-log.ts`,
          find: 'message: code, constraint, table, routine, stack };',
          replace:
            'message: `${code} ${error.message} ${error.detail}`, constraint, table, routine, stack };',
        },
      ],
      caughtBy: { jest: `${api}/kernel/http/error-handler.test.ts` },
    },
    {
      id: 'private-ip-is-fetched',
      breaks: 'A calendar may be fetched from a private network',
      edits: [
        {
          file: `${api}/practice/calendar/public-ip.ts`,
          find: "  ['10.0.0.0', 8],\n",
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/practice/calendar/public-ip.test.ts` },
    },
    {
      id: 'internal-host-name-is-fetched',
      breaks: 'The IP address that a calendar’s host name resolves to is not checked',
      edits: [
        {
          file: `${api}/practice/calendar/fetch-calendar.ts`,
          find: 'if (!addresses.every(({ address }) => isAllowed(address, allowsLoopback))) {',
          replace: 'if (addresses.length === 0) {',
        },
      ],
      caughtBy: { jest: `${api}/practice/calendar/fetch-calendar.test.ts` },
    },
    {
      id: 'redirect-not-checked',
      breaks: 'A calendar’s redirect is followed to any URL',
      edits: [
        {
          file: `${api}/practice/calendar/fetch-calendar.ts`,
          find: 'const next = calendarUrl(new URL(headers.location, url).href, limits);',
          replace: 'const next = new URL(headers.location, url);',
        },
      ],
      caughtBy: { jest: `${api}/practice/calendar/fetch-calendar.test.ts` },
    },
    {
      id: 'impersonator-reads-the-calendar-url',
      breaks: 'An admin who is logged in as a practitioner can create their secret calendar URL',
      edits: [
        {
          file: `${api}/practice/calendar/feeds.routes.ts`,
          find: '      refuseImpersonator(user);\n      await createOwnCalendarUrl(',
          replace: '      await createOwnCalendarUrl(',
        },
      ],
      caughtBy: {
        jest: `${api}/people/impersonation/every-write.test.ts`,
        only: 'is refused with',
      },
    },
    {
      id: 'decompression-bomb-is-decoded',
      breaks: 'A small file that decompresses to a huge image is decoded',
      edits: [
        {
          file: `${api}/practice/images/decode.ts`,
          find: 'if (width * height <= maxPixelCount) return;',
          replace: 'if (width * height <= maxPixelCount * 1000) return;',
        },
      ],
      caughtBy: { jest: `${api}/practice/images/upload-bombs.test.ts` },
    },
    {
      id: 'markup-in-a-mail',
      breaks: 'A name with markup becomes part of the HTML of a mail',
      edits: [
        {
          file: `${api}/notifications/mail-layout.ts`,
          find: 'return text.replace(/[&<>"\']/g, (sign) => entities[sign] ?? sign);',
          replace: 'return entities === null ? "" : text;',
        },
      ],
      caughtBy: { jest: `${api}/notifications/mails.test.ts` },
    },
    {
      id: 'formula-in-a-workbook',
      breaks: 'A name that starts with = becomes a formula in an admin’s spreadsheet',
      edits: [
        {
          file: `${api}/infrastructure/spreadsheets/write-workbook.ts`,
          find: 'for (const row of rows) yield columns.map(({ cell }) => cell(row));',
          replace:
            "for (const row of rows) yield columns.map(({ cell }) => { const value = cell(row); return typeof value === 'string' && value.startsWith('=') ? ({ value: 0, formula: value.slice(1) } as never) : value; });",
        },
      ],
      caughtBy: { jest: `${api}/back-office/exports/exports.routes.test.ts` },
    },
    {
      id: 'point-of-another-postcode',
      breaks: 'The browser chooses a point for its postcode, and with it distance and charge',
      edits: [
        {
          file: `${api}/booking/checkout/create-booking.ts`,
          find: "if (address) return requirePlace(db, address, 'address');",
          replace: 'if (address) return;',
        },
      ],
      caughtBy: { jest: `${api}/booking/checkout/create-booking.test.ts` },
    },
    {
      id: 'new-questions-not-told',
      breaks: 'Who signed answers is not told that a later version asks again',
      edits: [
        {
          file: `${api}/practice/questionnaires/publish-questionnaire.ts`,
          find: '    await events.publish(trx, questionnaireChanged, { questionnaireId: edited.id, version });\n',
          replace: '    void [events, questionnaireChanged];\n',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/answers/answers.routes.test.ts`,
        only: 'again in a new version',
      },
    },
    {
      id: 'work-of-a-practitioner-who-left',
      breaks: 'A request that was under way brings back what a practitioner who left had erased',
      edits: [
        {
          file: 'apps/api/migrations/0052-practitioners-who-left.sql',
          find: "  if (tg_argv[0] = 'practitioner_id' or",
          replace: "  if false and (tg_argv[0] = 'practitioner_id' or",
        },
      ],
      caughtBy: {
        jest: `${api}/people/accounts/erased-meanwhile.test.ts`,
        only: 'of somebody who stays as a customer',
      },
    },
    {
      id: 'words-of-erased-accounts',
      breaks: 'A request that was under way brings the words of an erased account back',
      edits: [
        {
          file: 'apps/api/migrations/0052-practitioners-who-left.sql',
          find: 'if exists (select from users where id = writer and erased_at is not null)\n',
          replace: 'if false\n',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/erased-meanwhile.test.ts` },
    },
    {
      id: 'separators-in-mails',
      breaks: 'A customer adds lines of their own to the mail of a practitioner',
      edits: [
        {
          file: 'libs/api-client/src/contract/values.ts',
          find: "    v.transform((text) => text.replaceAll(/[\\u2028\\u2029]/g, '\\n')),\n",
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/notifications/line-separators.test.ts',
        only: 'stay one line of a mail',
      },
    },
  ],
};
