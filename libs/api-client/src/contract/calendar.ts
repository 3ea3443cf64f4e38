import * as v from 'valibot';
import { call } from './call.ts';
import { PractitionerBooking } from './practitioner-dashboard.ts';
import { Day, Id, IdParams, Line, Message, StartTime } from './values.ts';

/** When practitioners do not work, and the calendars that they keep elsewhere (D32, D54). */

/** Bookings that show in the calendar: those that were not cancelled. */
export const calendarBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/calendar/bookings',
  access: 'practitioner',
  answer: v.array(PractitionerBooking),
});

// Time off --------------------------------------------------------------------------------------

/** London days and wall times; the last day belongs to it. Times are null for whole days. */
export const TimeOff = v.object({
  id: v.number(),
  title: v.string(),
  date: v.string(),
  end_date: v.string(),
  full_day_off: v.boolean(),
  /** `HH:mm:ss`. */
  start_time: v.nullable(v.string()),
  end_time: v.nullable(v.string()),
  /** Blocked after a cancellation (D31): the practitioner can neither change nor remove it. */
  locked: v.optional(v.boolean()),
});
export type TimeOff = v.InferOutput<typeof TimeOff>;

const requiredDay = (message: string) => v.pipe(v.string(message), v.nonEmpty(message), Day);
const optionalText = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.lazy((input) =>
    input === '' || input === null
      ? v.pipe(
          v.any(),
          v.transform(() => undefined),
        )
      : schema,
  );

export const TimeOffBody = v.pipe(
  v.object({
    title: v.pipe(v.string('Title is required'), Line(120), v.nonEmpty('Title is required')),
    date: requiredDay('Date is required'),
    /** The same day, when none is given. */
    end_date: v.optional(optionalText(Day)),
    full_day_off: v.optional(v.boolean(), true),
    start_time: v.optional(optionalText(StartTime)),
    end_time: v.optional(optionalText(StartTime)),
  }),
  v.forward(
    v.check((each) => each.full_day_off || Boolean(each.start_time), 'Start time is required'),
    ['start_time'],
  ),
  v.forward(
    v.check((each) => each.full_day_off || Boolean(each.end_time), 'End time is required'),
    ['end_time'],
  ),
  v.forward(
    v.check((each) => !each.end_date || each.end_date >= each.date, 'End date is before the date'),
    ['end_date'],
  ),
);
export type TimeOffBody = v.InferOutput<typeof TimeOffBody>;

const TimeOffSaved = v.object({ message: v.string(), ...TimeOff.entries });

export const timeOff = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/timeoff',
  access: 'practitioner',
  answer: v.array(TimeOff),
});

/** Refused with `bookings` in the error when there are some in the way (D54). */
export const addTimeOff = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/practitioner/timeoff',
  access: 'practitioner',
  body: TimeOffBody,
  answer: TimeOffSaved,
});

export const changeTimeOff = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/timeoff/:id',
  access: 'practitioner',
  params: IdParams,
  body: TimeOffBody,
  answer: TimeOffSaved,
});

export const removeTimeOff = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/practitioner/timeoff/:id',
  access: 'practitioner',
  params: IdParams,
  answer: Message,
});

// Feeds -----------------------------------------------------------------------------------------

/** The practitioner's calendar as an iCalendar file, for whoever knows its secret address. */
export const calendarFile = /*#__PURE__*/ call({
  method: 'GET',
  path: '/calendar/:file',
  access: 'public',
  params: v.object({ file: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.string(),
});

export const CalendarFeeds = v.object({
  /** The practitioner's own secret address; null until one is asked for. */
  address: v.nullable(v.string()),
  /** Calendars elsewhere whose busy times take slots. Their address is write-only. */
  feeds: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      host: v.string(),
      /** ISO date-time of the last successful reading; null before the first. */
      read_at: v.nullable(v.string()),
      /** Why the last reading failed; the busy times of the one before stay. */
      problem: v.nullable(v.string()),
    }),
  ),
  /** When they are busy, from yesterday on, as ISO date-times; left out where they never are. */
  busy: v.optional(v.array(v.object({ feed_id: v.number(), from: v.string(), to: v.string() }))),
});
export type CalendarFeeds = v.InferOutput<typeof CalendarFeeds>;

const CalendarFeedsSaved = v.object({ message: v.string(), ...CalendarFeeds.entries });

export const calendarFeeds = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/calendar-feeds',
  access: 'practitioner',
  answer: CalendarFeeds,
});

/** What to add or remove: the own address, or a calendar from elsewhere. */
const own = v.optional(v.literal(true));

/** With `own`, makes the secret address where there is none; with `url`, adds a calendar. */
export const addCalendarFeed = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/practitioner/calendar-feeds',
  access: 'practitioner',
  body: v.pipe(
    v.object({
      own,
      url: v.optional(
        v.pipe(v.string(), v.trim(), v.nonEmpty('Address is required'), v.maxLength(2000)),
      ),
      name: v.optional(Line(80), ''),
    }),
    v.forward(
      v.check((each) => each.own === true || each.url !== undefined, 'Address is required'),
      ['url'],
    ),
  ),
  answer: CalendarFeedsSaved,
});

/** With `own`, the secret address leads nowhere from now on; with `id`, removes a calendar. */
export const removeCalendarFeed = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/practitioner/calendar-feeds',
  access: 'practitioner',
  body: v.pipe(
    v.object({ own, id: v.optional(Id) }),
    v.forward(
      v.check((each) => each.own === true || each.id !== undefined, 'Please choose a calendar'),
      ['id'],
    ),
  ),
  answer: CalendarFeedsSaved,
});
