import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const modules = `${api}/modules`;

export const privacy: FaultArea = {
  title: 'Privacy and hostile input',
  faults: [
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
  ],
};
