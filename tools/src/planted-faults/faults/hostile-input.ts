import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';

export const hostileInput: FaultArea = {
  title: 'Hostile input',
  faults: [
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
      id: 'array-for-an-object',
      breaks: 'A list in place of a form is answered with success, and nothing of it is saved',
      edits: [
        {
          file: `${api}/kernel/http/array-for-object.ts`,
          find: "if (entries && Array.isArray(input)) return '';",
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/kernel/http/parse-input.test.ts` },
    },
    {
      id: 'null-for-an-object',
      breaks: 'A body of null is answered with success, and nothing is saved',
      edits: [
        {
          file: `${api}/kernel/http/serve.ts`,
          find: 'return request.body === undefined ? {} : request.body;',
          replace: 'return request.body ?? {};',
        },
      ],
      caughtBy: { jest: `${api}/kernel/http/every-call.test.ts` },
    },
    {
      id: 'half-a-character-is-stored',
      breaks: 'Text with half a character is stored as other text, or fails the call',
      edits: [
        {
          file: 'libs/domain/src/plain-text.ts',
          find: 'text.isWellFormed() && ',
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/kernel/http/parse-input.test.ts` },
    },
    {
      id: 'misspelt-day-is-a-day-off',
      breaks:
        'Work hours under a misspelt day take the practitioner off the market, with a success',
      edits: [
        {
          file: 'libs/api-client/src/contract/work-hours.ts',
          find: 'const WeekPlan = v.strictObject(',
          replace: 'const WeekPlan = v.object(',
        },
      ],
      caughtBy: {
        jest: `${api}/practice/offering/practice.routes.test.ts`,
        only: 'is refused instead of making every day a day off',
      },
    },
    {
      id: 'hours-of-an-unknown-place-are-confirmed',
      breaks: 'Work hours under a wrong name of a location are confirmed, and saved nowhere',
      edits: [
        {
          file: 'libs/api-client/src/contract/work-hours.ts',
          find: 'export const AvailabilityChange = v.strictObject(',
          replace: 'export const AvailabilityChange = v.object(',
        },
      ],
      caughtBy: { jest: `${api}/practice/offering/wrong-names.test.ts` },
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
          file: `${api}/booking/checkout/draft-place.ts`,
          find: "if (address) return requirePlace(db, address, 'address');",
          replace: 'if (address) return;',
        },
      ],
      caughtBy: { jest: `${api}/booking/checkout/create-booking.test.ts` },
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
    {
      id: 'malformed-id-is-invalid',
      breaks: 'A malformed id in an address is an invalid form instead of not found',
      edits: [
        {
          file: `${api}/kernel/http/serve.ts`,
          find: 'parseParams(call.params',
          replace: 'parseInput(call.params',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/bookings/bookings.routes.test.ts`,
        only: 'a malformed id',
      },
    },
    {
      id: 'address-never-given',
      breaks: 'A home visit that was confirmed without a street never gets one',
      edits: [
        {
          file: `${api}/booking/bookings/own-bookings.ts`,
          find: " && view.address !== ''",
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/bookings/bookings.routes.test.ts`,
        only: 'an address that is missing',
      },
    },
    {
      id: 'malformed-event-breaks',
      breaks: 'A signed event without a body that can be read is an error of the server',
      edits: [
        {
          file: 'apps/api/src/money/payments/signed-event.ts',
          find: '  if (!event.success) throw malformed();\n\n  return event.output;',
          replace: '  return event.output as ProviderEvent;',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/money/payments/webhooks.test.ts',
        only: 'that is signed and malformed is refused',
      },
    },
  ],
};
