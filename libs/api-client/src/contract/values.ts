import { britishPhone } from '@freely/domain/format-phone';
import { isVisible, plainLine } from '@freely/domain/plain-text';
import { isRealDay } from '@freely/domain/real-day';
import * as v from 'valibot';

/** Schemas that many calls share. Money is a JSON number of pounds with 2 decimals (D9, D58). */

/** A number, which text is not, whatever it looks like. Nothing at all is told from what is no number. */
export const NumberOf = (required: string, notANumber: string) =>
  v.number(({ input }) => (isNothing(input) ? required : notANumber));

const isNothing = (input: unknown) =>
  input === undefined || input === null || input === '' || Number.isNaN(input);

export const Pounds = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));

export const Id = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** Counts the changes of one object: an `integer` of the database. */
export const VersionNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(2_147_483_647),
);

/** An id in a path or query. */
export const IdText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}$/),
  v.transform((text) => Number(text)),
);

export const IdParams = v.object({ id: IdText });

/** `YYYY-MM-DD`, a London day that exists, of the years 1000 to 2999. */
export const Day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isDayOfOurs, ({ input }) => (isRealDay(input) ? 'rules.date.year' : 'rules.date.exists')),
);

/** `HH:mm`. */
export const ClockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** `HH:mm:00`, or with dashes as in one document (D8); parsed to `HH:mm`. */
export const StartTime = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3])[:-][0-5]\d([:-]00)?$/),
  v.transform((text) => text.replaceAll('-', ':').slice(0, 5)),
);

/** What is booked and what is blocked begins and ends on a quarter of an hour (D10). Of a time that starts `HH:mm`. */
export const onQuarterHour = (message: string) =>
  v.check((time: string) => ['00', '15', '30', '45'].includes(time.slice(3, 5)), message);

/** When an appointment starts. */
export const AppointmentTime = v.pipe(StartTime, onQuarterHour('rules.booking.grid'));

export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** `lat` and `lng`, as in bookings. */
export const LatLng = v.object({ lat: Latitude, lng: Longitude });
/** `lat` and `lon`, as in search. */
export const LatLon = v.object({ lat: Latitude, lon: Longitude });

/** A decimal number in a query, as any language writes one: `51.5`, `-1e-7`. */
const NumberText = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i),
  v.transform((text) => Number(text)),
);
/** Coordinates are kept to 7 decimals, which is a centimetre. */
const toSevenDecimals = v.transform((degrees: number) => Math.round(degrees * 1e7) / 1e7);
export const LatitudeText = v.pipe(NumberText, v.minValue(-90), v.maxValue(90), toSevenDecimals);
export const LongitudeText = v.pipe(NumberText, v.minValue(-180), v.maxValue(180), toSevenDecimals);
export const MilesText = v.pipe(NumberText, v.minValue(0.1), v.maxValue(30));

/** A boolean in a query: `1` or `true`, `0` or `false`. */
export const FlagText = v.pipe(
  v.picklist(['0', '1', 'true', 'false']),
  v.transform((text) => text === '1' || text === 'true'),
);

/** The last page that a list can have: ten rows each of a hundred million. */
export const maxPage = 9_999_999;

export const PageText = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[1-9]\\d{0,${String(maxPage).length - 1}}$`)),
  v.transform((text) => Number(text)),
);

const plainOnly = 'rules.text.plain';

/** A single line that a person typed: trimmed, plain, and in one way of writing accents, so that it is found. */
export const Line = (max: number, plain = plainOnly) =>
  v.pipe(
    v.string(),
    v.normalize(),
    v.trim(),
    v.maxLength(max),
    v.regex(plainLine, plain),
    v.check((text) => text === '' || isVisible(text), plain),
  );

/**
 * `St.John` is a name: after its dot the case changes. Browsers and mail programs take the full stops of
 * Chinese and Japanese for dots.
 */
const anyLink = /\/\/|www\.|@|[\p{L}\d-][.\u3002\uff0e\uff61](?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u;

/** For names, since mails and screens repeat them. */
export const withoutLink = () => v.check((name: string) => !anyLink.test(name), 'rules.text.link');

/** A person's name: nothing invisible, and no web address. */
export const PersonName = (required: string) =>
  v.pipe(
    v.string(required),
    Line(80),
    v.nonEmpty(required),
    v.regex(/^[^\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u, plainOnly),
    withoutLink(),
  );

/** Would show the text after it, of a mail or page, in another order. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Multi-line text that a person typed; empty where nothing of it is seen. */
export const Prose = (max: number, message?: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => (isVisible(text) ? text.replaceAll(bidiControls, '') : '')),
    v.trim(),
    v.maxLength(max, message),
    // Other line separators would end a line of a mail or calendar where nobody expects it.
    v.transform((text) => text.replaceAll(/[\u2028\u2029]/g, '\n')),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL cannot store NUL.
    v.regex(/^[^\u0000]*$/),
  );

export const Email = v.pipe(
  v.string('rules.email.required'),
  v.trim(),
  v.nonEmpty('rules.email.required'),
  v.maxLength(254, 'rules.email.invalid'),
  v.regex(/^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u, 'rules.email.invalid'),
  // Mail servers read `<ada@b.example>`, `"ada"@b.example` and `ada@b.example.` as one mailbox.
  v.regex(/^[^()<>[\]:;,"\\\u3002]*$/, 'rules.email.invalid'),
  v.regex(/@[^.]+(\.[^.]+)*$/, 'rules.email.invalid'),
  // Nothing invisible, and no İ: PostgreSQL's lower case of it is an i.
  v.regex(/^[^\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u0130]*$/u, 'rules.email.invalid'),
  // Letters that look like others, or fold onto them: a Kelvin sign is no k.
  v.check((email) => email.normalize('NFKC') === email, 'rules.email.invalid'),
);

export const Phone = v.pipe(
  v.string('rules.phone.required'),
  v.trim(),
  v.nonEmpty('rules.phone.required'),
  v.regex(/^\d+$/, 'rules.phone.digits'),
  v.regex(britishPhone, 'rules.phone.format'),
);

export const Gender = v.picklist(['m', 'f']);

const reasonRequired = 'rules.admin.reason';
/** Why an admin changes something: for who reads the audit log. */
export const Reason = /*#__PURE__*/ v.pipe(
  v.string(reasonRequired),
  Prose(500, 'rules.text.long?max=500'),
  v.nonEmpty(reasonRequired),
);

export const Message = v.object({ message: v.string() });

// Years 1000 to 2999: dates computed from this day then still have four-digit years.
function isDayOfOurs(text: string): boolean {
  return /^[12]\d{3}-/.test(text) && isRealDay(text);
}
